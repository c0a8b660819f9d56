"""The end of a game: the count, the result, and the picture of it."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.faults import faults, too_wide
from tests.browser.visitor import END, Visitor
from tests.server.running_server import RunningServer, run_server
from tests.server.stored_tables import Log, act, add, cookie_for, started, store

SIZES = ((1024, 640), (1920, 1080), (360, 640), (844, 390))
WIDE = 900
HEADLINE = re.compile(r"^You (win|share|are)|wins? ")
# A table of points may scroll inside; nothing else may.
HEIGHTS = "[document.documentElement, document.querySelector('section.end')].map((one) => one.scrollHeight - one.clientHeight)"

# After a change of size, until the log has moved into its drawer or out of it.
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def played_out(game: str, guests: list[str]) -> tuple[Log, int]:
    """Play a game at random to its end. Return the log, and the seat that had the last turn."""
    chance, (table, log) = random.Random(1), started(game, guests, 2)
    while table.asked is not None:
        match = table.match
        add(table, log, act(table, chance.choice([match.game.describe(int(one)) for one in match.legal()])))
    return log, int(table.match.state["turn"])


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a table whose game is over."""
    logs = {"ended": played_out("altar", ["Anna", "Ben"])[0]}
    with run_server(store(tmp_path_factory.mktemp("ended") / "tables.sqlite", logs)) as running:
        yield running


def finished(visit: Visit, ended: RunningServer, **settings: Any) -> Visitor:
    """Return a visitor who sees the result of a game."""
    anna = visit("/table/ended", port=ended.port, cookie=cookie_for("Anna"), **settings)
    anna.page.locator(END).wait_for()
    return anna


def test_the_points_are_counted_first_and_that_can_be_skipped(visit: Visit, ended: RunningServer) -> None:
    page = finished(visit, ended, stored={"speed": "normal"}, reduced_motion="no-preference").page
    end = page.locator(END)
    title = end.get_by_role("heading")
    page.get_by_role("button", name="Watch the count").click()
    expect(end.get_by_text("Counting the points")).to_be_visible()
    expect(end.get_by_role("button", name="Skip")).to_be_focused()
    expect(end.get_by_role("table")).to_have_count(0)
    expect(page.locator("section.panels").get_by_text("1st")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(title).to_have_text(HEADLINE)
    expect(title).to_be_focused()
    expect(end.get_by_role("row")).to_have_count(10)
    expect(page.locator("section.panels").get_by_text("1st")).to_be_visible()


def test_every_name_is_shown_in_full_and_one_of_them_is_yours(visit: Visit, ended: RunningServer) -> None:
    page = finished(visit, ended).page
    names = page.locator(".bars .name")
    expect(names).to_have_count(2)
    expect(names.get_by_text("You", exact=True)).to_have_count(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert names.locator("span").evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_at_the_speed_instant_the_result_offers_the_count(visit: Visit, ended: RunningServer) -> None:
    page = finished(visit, ended, reduced_motion="no-preference").page
    end = page.locator(END)
    expect(end.get_by_role("heading")).to_have_text(HEADLINE)
    expect(end.locator(".bars .place")).to_have_count(2)
    expect(end.get_by_role("row")).to_have_count(10)
    again = end.get_by_role("button", name="Watch the count")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(again).to_be_in_viewport(ratio=1)
    again.click()
    expect(end.get_by_text("Counting the points")).to_be_visible()


def test_a_resignation_shows_the_points_at_that_moment(anna: Visitor) -> None:
    anna.resign()
    end = anna.page.locator(END)
    expect(end.get_by_role("heading")).to_have_text(re.compile("^You resigned"))
    expect(end).to_contain_text("These were the points at that moment.")
    expect(end.get_by_role("row")).to_have_count(10)


def test_the_result_fits_every_screen(visit: Visit, ended: RunningServer) -> None:
    anna = finished(visit, ended)
    page = anna.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="Home", exact=True)).to_be_in_viewport(ratio=1)
        assert page.evaluate(HEIGHTS) == [0, 0], (width, height)
        page.evaluate(TWO_FRAMES)
        assert not too_wide(anna), (width, height)
        if width >= WIDE:
            expect(page.get_by_role("row", name="Place")).to_be_in_viewport(ratio=1)
    assert faults(anna) == []


def test_the_board_is_seen_and_the_result_again(visit: Visit, ended: RunningServer) -> None:
    page = finished(visit, ended).page
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(END)).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="See the result").click()
    expect(page.locator(END).get_by_role("row")).to_have_count(10)
    page.reload()  # the count is not repeated
    expect(page.locator(END).get_by_role("row")).to_have_count(10)


def test_the_result_is_shared_as_a_picture_also_in_the_replay(visit: Visit, ended: RunningServer) -> None:
    page = finished(visit, ended).page
    for _ in range(2):
        with page.expect_download() as saved:
            page.get_by_role("button", name="Share as a picture").click()
        assert saved.value.suggested_filename == "bali-altar.png"
        assert saved.value.path().read_bytes().startswith(b"\x89PNG")
        dialog = page.get_by_role("dialog", name="Share as a picture")
        expect(dialog.get_by_role("img", name=HEADLINE)).to_be_in_viewport(ratio=1)
        expect(dialog.get_by_role("status")).to_have_text("Saved as bali-altar.png in your downloads folder.")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        if "/replay/" not in page.url:
            page.get_by_role("link", name="Replay").click()
            page.get_by_role("slider").wait_for()
            page.keyboard.press("End")
            expect(page.locator(END).get_by_role("heading")).to_be_in_viewport(ratio=1)
            assert page.evaluate("scrollY") == 0


def test_blossoms_fall_for_the_winner_and_can_be_skipped(visit: Visit, tmp_path: Path) -> None:
    chance = random.Random(1)
    names = ("Anna", "Ben")
    table, log = started("altar", list(names), 1)
    while table.asked is not None:
        match = table.match
        add(table, log, act(table, chance.choice([match.game.describe(int(one)) for one in match.legal()])))
    with run_server(store(tmp_path / "tables.sqlite", {"ended": log})) as running:
        for name, place in zip(names, table.match.places(), strict=True):
            motion = {"stored": {"speed": "normal"}, "reduced_motion": "no-preference"}
            page = visit(port=running.port, cookie=cookie_for(name), **motion).page
            page.goto("/table/ended")
            blossoms = page.locator(".flourish")
            page.get_by_role("button", name="Watch the count").click()
            expect(blossoms).to_have_count(0)
            page.get_by_role("button", name="Skip", exact=True).click()
            headline = re.compile("^You win by" if place == 1 else "you are second$")
            expect(page.locator(END).get_by_role("heading")).to_have_text(headline)
            expect(blossoms).to_have_count(int(place == 1))
            page.keyboard.press("Escape")
            expect(blossoms).to_have_count(0)
            page.close()


def test_dalang_says_who_took_the_last_mask(visit: Visit, tmp_path: Path) -> None:
    log, turn = played_out("dalang", ["Anna"] * 4)
    last = ("Anna", "Anna 2", "Anna 3", "Anna 4")[turn]
    with run_server(store(tmp_path / "tables.sqlite", {"ended": log})) as running:
        anna = visit(port=running.port, cookie=cookie_for("Anna"))
        page = anna.page
        page.goto("/table/ended")
        page.locator(END).wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            assert page.evaluate(HEIGHTS) == [0, 0], (width, height)
            assert not too_wide(anna), (width, height)
        page.set_viewport_size({"width": 390, "height": 844})
        expect(page.locator(END).get_by_text(f"{last} took the last mask.")).to_be_in_viewport(ratio=1)
        expect(page.locator(END).get_by_role("img", name="mask of").first).to_be_in_viewport(ratio=1)
        page.close()
