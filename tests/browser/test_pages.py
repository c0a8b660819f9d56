"""Every page in every language and size: complete, readable for everyone, nothing from other hosts, light to load."""

import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from bali.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.faults import faults, too_wide
from tests.browser.visitor import Visitor

PAGES = ("/", "/new", "/rules/altar", "/rules/dalang", "/settings", "/about")
TITLES = {"en": "Two card games", "de": "Zwei Kartenspiele", "nl": "Twee kaartspellen", "ja": "カードゲーム"}
PHONE = {"width": 360, "height": 740}
PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
MAX_BYTES = 150_000  # of script and style on the first load, compressed
MAX_WORKER_BYTES = 30_000  # of the script that runs the games of this device, compressed
MAX_START_BYTES = 100_000  # of everything that the start page loads, with headers
UNSAID = "\u2039"  # stands before a message that is missing


def is_ready(anna: Visitor) -> None:
    expect(anna.page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visit: Visit, path: str) -> None:
    anna = visit(path, color_scheme="light")
    is_ready(anna)
    assert faults(anna) == []
    anna.page.emulate_media(color_scheme="dark")
    assert faults(anna, "color-contrast") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_browsers_language_and_fits_a_phone(visit: Visit, language: str) -> None:
    anna = visit(locale=language, viewport=PHONE)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(TITLES[language])
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    for path in PAGES:
        anna.page.goto(path)
        is_ready(anna)
        assert UNSAID not in anna.page.inner_text("body"), path
        assert not too_wide(anna), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_can_be_started_on_a_phone_without_scrolling(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=PHONES[0]).page
    games = page.locator(".games article")
    expect(games).to_have_count(2)
    for size in PHONES:
        page.set_viewport_size(size)
        for game in games.all():
            for part in (game.locator("img"), game.get_by_role("heading", level=2), game.locator(".play")):
                expect(part).to_be_in_viewport(ratio=1)


def test_the_language_can_be_changed_at_any_moment(visit: Visit) -> None:
    anna = visit()
    anna.play_now("altar")
    anna.wait_for_decision()
    anna.page.get_by_label("Language").select_option("ja")
    expect(anna.page.get_by_role("link", name="ルール", exact=True)).to_be_visible()
    assert re.search(r"[ぁ-ん]", anna.page.locator("#prompt").inner_text())
    anna.page.reload()
    anna.wait_for_decision()
    assert re.search(r"[ぁ-ん]", anna.page.locator("#prompt").inner_text())


def test_the_rules_are_found_by_their_words(visit: Visit) -> None:
    anna = visit("/rules/altar")
    is_ready(anna)
    clauses = anna.page.locator("[id^='A']:visible")
    clauses.first.wait_for()
    before = clauses.count()
    anna.page.get_by_role("searchbox").fill("stonemason")
    expect(anna.page.locator("mark").first).to_be_visible()
    assert 0 < anna.page.locator("[id^='A']:visible").count() < before


def test_settings_are_kept(visit: Visit) -> None:
    anna = visit("/settings")
    is_ready(anna)
    anna.page.get_by_role("radio", name="dark").check(force=True)
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.page.reload()
    is_ready(anna)
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_first_load_is_light_and_all_from_here(visit: Visit) -> None:
    anna = visit("/health")
    sizes: dict[str, int] = {}
    hosts: set[str] = set()

    def note(answer: Any) -> None:
        hosts.add(answer.url.split("/")[2])
        if answer.url.endswith((".js", ".css")):  # sent in this size, even if it now comes from the cache
            sizes[answer.url.rpartition("/")[2]] = int(answer.headers["content-length"])

    anna.page.on("response", note)
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Play now").first.click()
    anna.wait_for_decision()
    assert hosts == {anna.page.url.split("/")[2]}
    workers = {name: size for name, size in sizes.items() if "worker" in name}
    assert 0 < sum(workers.values()) < MAX_WORKER_BYTES
    assert sum(sizes.values()) - sum(workers.values()) < MAX_BYTES


def test_a_new_player_meets_novices_and_the_choice_is_remembered(visit: Visit) -> None:
    page = visit(viewport=PHONE).page
    level = page.get_by_label("Bot level")
    expect(level).to_have_value("novice")
    level.select_option("expert")
    page.reload()
    expect(level).to_have_value("expert")
    page.get_by_role("button", name="More").first.click()
    expect(page.locator("article").first.get_by_role("link", name="Rules")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_loads_little(visit: Visit, language: str) -> None:
    anna = visit("/health", locale=language)  # so that nothing of the page is in the cache
    session = anna.page.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda finished: sizes.append(int(finished["encodedDataLength"])))
    anna.page.goto("/")
    expect(anna.page.locator(".play").first).to_be_enabled()
    anna.page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert sum(sizes) < MAX_START_BYTES


def test_every_picture_is_there(visit: Visit) -> None:
    built = files("bali").joinpath("client", "assets")
    names = [file.name for file in built.iterdir() if file.name.endswith(".svg")]
    assert len(names) > 40
    anna = visit()
    assert all(anna.page.request.get(f"/assets/{name}").ok for name in names)
