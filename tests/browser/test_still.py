"""What a player is about to click stays where it is while they choose."""

from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import ALTAR, DALANG
from tests.browser.fitting import Size
from tests.browser.test_fits import ALWAYS_CONFIRM, NAME, Asked, prompts_on_full_tables, show
from tests.long import LONG
from tests.server.running_server import run_server
from tests.server.stored_tables import cookie_for, store

SIZES: tuple[Size, ...] = ((1366, 657), (1280, 800))
TARGETS = ".own .card, .own li > button, .table .card, .table button, section.panels article"
ASKED = ".ask, .own .choices, section.line .choice"  # what a click on a card shows: its choices, or its confirmation
RIGHT = "(one) => one.getBoundingClientRect().right"
NOTE = "(all) => all.forEach((one) => (one.noted = JSON.stringify(one.getBoundingClientRect())))"
MOVED = """(all) => all
  .filter((one) => one.noted && one.noted !== JSON.stringify(one.getBoundingClientRect()))
  .map((one) => `${one.ariaLabel ?? one.textContent.trim().slice(0, 20)} from ${one.noted}`)"""


class Chosen(NamedTuple):
    """A game with prompts at which its player chooses a card from the hand."""

    game: str
    all_prompts: list[str]
    prompts: tuple[str, ...]


def moved_by_a_click(page: Page, card: Locator) -> list[str]:
    """Click a card and return what has moved."""
    targets = page.locator(TARGETS)
    targets.evaluate_all(NOTE)
    card.click()
    page.locator(ASKED).first.wait_for()
    moved: list[str] = targets.evaluate_all(MOVED)
    page.keyboard.press("Escape")
    if page.locator(ASKED).count():
        card.click()  # closes the numbers of farmers
    page.locator(ASKED).first.wait_for(state="detached")
    return moved


def moved_at(page: Page, asked: Asked) -> list[str]:
    """Click every legal card of the hand at a table, in every size, and return what has moved."""
    show(page, asked)
    wrong: list[str] = []
    for width, height in SIZES if LONG else SIZES[:1]:
        page.set_viewport_size({"width": width, "height": height})
        cards = page.locator(".own button.glow")
        cards.first.wait_for()
        wrong += [f"{asked.prompt}, {width}: {one}" for card in cards.all() for one in moved_by_a_click(page, card)]
    return wrong


@pytest.mark.parametrize(
    "chosen", [Chosen("altar", ALTAR, ("playing", "sacrificing")), Chosen("dalang", DALANG, ("playing", "exchanging", "fleeing"))]
)
def test_nothing_moves_when_a_card_is_chosen(visit: Visit, tmp_path: Path, chosen: Chosen) -> None:
    tables = [asked for asked in prompts_on_full_tables(chosen.game, chosen.all_prompts) if asked.prompt in chosen.prompts]
    with run_server(store(tmp_path / "tables.sqlite", {asked.prompt: asked.log for asked in tables})) as running:
        page = visit(port=running.port, cookie=cookie_for(NAME)).page
        page.add_init_script(ALWAYS_CONFIRM)
        assert [one for asked in tables for one in moved_at(page, asked)] == []
        page.close()


def test_undo_moves_no_other_button(visit: Visit, tmp_path: Path) -> None:
    [asked] = [asked for asked in prompts_on_full_tables("dalang", DALANG) if asked.prompt == "exchanging"]
    with run_server(store(tmp_path / "tables.sqlite", {asked.prompt: asked.log})) as running:
        page = visit(port=running.port, cookie=cookie_for(NAME)).page
        page.add_init_script(ALWAYS_CONFIRM)
        show(page, asked)
        finish, undo = page.locator("section.line .choices button"), page.get_by_role("button", name="Undo")
        before = finish.evaluate(RIGHT)
        page.locator(".own button.glow").first.click()
        page.locator(".tile .target").first.click()
        page.get_by_role("button", name="Confirm", exact=True).click()
        expect(undo.first).to_be_visible()
        assert finish.evaluate(RIGHT) == before  # at the left, its words have changed
        page.close()


def test_islands_keep_their_width_when_the_dalang_moves(visit: Visit, tmp_path: Path) -> None:
    tables = [asked for asked in prompts_on_full_tables("dalang", DALANG) if asked.prompt in ("playing", "laying")]
    with run_server(store(tmp_path / "tables.sqlite", {asked.prompt: asked.log for asked in tables})) as running:
        page = visit(port=running.port, cookie=cookie_for(NAME)).page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            widths = set()
            for asked in tables:
                show(page, asked)
                widths |= set(page.locator(".tile").evaluate_all("(all) => all.map((one) => Math.round(one.offsetWidth))"))
            assert max(widths) - min(widths) <= 1
        page.close()
