"""Broken files, old browsers and private windows: one clear sentence each, nothing is lost, and online play is possible."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "altar"
SAVED = (GOLDEN / "2.jsonl").read_bytes()
FOREIGN = "This isn\u2019t a saved Bali game."
FILES = {
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe", FOREIGN),
    "nothing": (b"", FOREIGN),
    "a list": (b"[1, 2, 3]\n", FOREIGN),
    "another program's object": (json.dumps({"game": "chess", "moves": ["e4"]}).encode(), FOREIGN),
    "half a game": (SAVED[: len(SAVED) // 2], "The file is incomplete: its closing line is missing."),
    "a game with another card": (SAVED.replace(b"rice", b"pepper", 1), "The file was changed after the game was saved."),
}
MISSING = "This browser is too old to play without a server. Online tables still work."
ABSENT = ("BroadcastChannel", "WebAssembly", "Worker")  # parts without which a browser plays online
NO_DATABASE = "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });"
NO_STORAGE = """for (const area of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, area, { get() { throw new DOMException('no', 'SecurityError'); } });"""


def game_file(content: bytes) -> FilePayload:
    return {"name": "game.jsonl", "mimeType": "application/json", "buffer": content}


def opened_table(page: Page) -> str:
    """Wait for the table that is being opened, and return its name."""
    expect(page.locator(".stage")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_a_file_that_is_no_whole_game_is_refused_in_a_sentence(anna: Visitor) -> None:
    page, table = anna.page, anna.page.url
    for content, sentence in FILES.values():
        page.goto("/settings")
        page.get_by_label("Import games").set_input_files(game_file(content))
        expect(page.locator(".toast.bad")).to_have_text(re.compile(re.escape(sentence)))
        expect(page.get_by_text("Games on this device: 1.")).to_be_visible()
        page.goto("/replay")
        page.get_by_label("Saved game").set_input_files(game_file(content))
        expect(page.get_by_text(sentence).first).to_be_visible()
    page.goto(table)
    anna.wait_for_decision()


@pytest.mark.parametrize("part", ABSENT)
def test_an_old_browser_plays_online(visit: Visit, part: str) -> None:
    page = visit().page
    page.add_init_script(f"delete window.{part}")
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    assert not opened_table(page).startswith("local-")
    page.goto("/table/local-0123456789abcdef")
    expect(page.get_by_text(MISSING)).to_be_visible()


def test_a_private_window_without_storage_says_so_and_plays_online(visit: Visit) -> None:
    page = visit().page

    def without_database(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=NO_DATABASE + answer.text())

    page.route(re.compile("/worker-"), without_database)
    page.add_init_script(NO_DATABASE + NO_STORAGE)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("Use a normal window, or play online.")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)
    Visitor(page).play_online("altar", 2)
    assert not opened_table(page).startswith("local-")
