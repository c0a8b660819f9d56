"""Replays of finished games."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.faults import faults
from tests.browser.visitor import Visitor
from tests.server.running_server import run_server
from tests.server.stored_tables import Log, act, add, cookie_for, started, store

CARD = 43  # pixels, as wide as a finger needs


def given_up(anna: Visitor) -> Page:
    """Play a few actions, resign and open the replay."""
    anna.play_now("altar")
    for _ in range(8):
        anna.wait_for_decision()
        first_by_keys(anna)
    anna.resign()
    return replay(anna)


def replay(anna: Visitor) -> Page:
    anna.page.get_by_role("link", name="Replay").click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    return anna.page


def test_a_replay_steps_jumps_and_shows_every_seat(visit: Visit) -> None:
    anna = visit()
    page = given_up(anna)
    assert anna.step == 0
    anna.press("ArrowRight")
    first = anna.step
    assert first > 0
    anna.press("ArrowLeft")
    assert anna.step == 0
    anna.press("End")
    last = anna.step
    assert last > first
    expect(page.locator("section.end")).to_be_visible()
    page.locator(".log li button").nth(3).click()
    at = anna.step
    assert 0 < at < last
    open_cards = page.locator("section.panels").inner_text()
    page.get_by_label(re.compile("^Viewpoint")).select_option("1")
    expect(page.locator("section.panels")).not_to_have_text(open_cards)
    assert anna.step == at


def test_a_replay_plays_and_jumps_to_turns_and_scorings_without_moving_the_page(visit: Visit) -> None:
    anna = visit(viewport={"width": 390, "height": 844})
    page = given_up(anna)
    hand = page.locator(".own").inner_text()
    page.get_by_role("button", name="Next turn").click()
    first = anna.step
    anna.press("Shift+ArrowRight")
    second = anna.step
    anna.press("Shift+ArrowLeft")
    assert 0 < first < second
    assert anna.step == first
    anna.press("s")
    assert anna.step >= second
    expect(page.locator(".marks .scoring")).not_to_have_count(0)
    anna.press("Home")
    assert page.locator(".own").inner_text() == hand
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".stage:not([data-step='0'])")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    anna.press("End")
    assert page.evaluate("scrollY") == 0
    assert faults(anna) == []


def test_a_phone_shows_the_hand_of_one_player_at_a_time(visit: Visit) -> None:
    anna = visit(viewport={"width": 360, "height": 640})
    anna.play_now("dalang", 4)
    anna.wait_for_decision()
    anna.resign()
    page = replay(anna)
    hands = page.get_by_role("group", name="Whose cards are shown").get_by_role("button")
    expect(hands).to_have_count(4)
    expect(hands.first).to_have_attribute("aria-pressed", "true")
    before = page.locator(".own .hand").inner_text()
    hands.nth(2).click()
    expect(hands.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".own .hand")).not_to_have_text(before)
    assert all(box["width"] > CARD for card in page.locator(".own .card").all() if (box := card.bounding_box()))
    assert faults(anna) == []


def test_a_link_leads_to_the_same_position(visit: Visit, visit_online: Visit) -> None:
    anna, ben = visit_online(), visit()
    page = given_up(anna)
    anna.press("ArrowRight")
    page.wait_for_url(f"**step={anna.step}*")
    ben.page.goto(page.url)
    expect(ben.page.locator(f".stage[data-step='{anna.step}']")).to_be_visible()


def finished_by_four(name: str) -> Log:
    """Play a game of altar for four at random."""
    chance, (table, log) = random.Random(1), started("altar", [name] * 4, 1, memory="open")
    while table.asked is not None:
        add(table, log, act(table, chance.choice([table.match.game.describe(int(action)) for action in table.match.legal()])))
    return log


def test_a_game_is_replayed_from_its_file_and_its_deal_verified(visit: Visit, tmp_path: Path) -> None:
    with run_server(store(tmp_path / "tables.sqlite", {"four": finished_by_four("Anna")})) as running:
        anna, ben = visit("/table/four", port=running.port, cookie=cookie_for("Anna")), visit("/replay")
        page = anna.page
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save as file").click()
        page.get_by_role("link", name="Was the deal fair?").click()
        expect(page.get_by_role("heading", name="The cards were dealt as promised.")).to_be_visible()
        ben.page.get_by_label("Saved game").set_input_files(saved.value.path())
        expect(ben.page.get_by_role("slider")).to_be_visible()
        page.close()


@pytest.mark.parametrize("viewport", [{"width": 1024, "height": 640}, {"width": 1366, "height": 657}])
def test_a_replay_shows_all_four_players_and_its_board_stays_still(visit: Visit, tmp_path: Path, viewport: ViewportSize) -> None:
    name = "Bartholomäus"
    with run_server(store(tmp_path / "tables.sqlite", {"four": finished_by_four(name)})) as running:
        anna = visit("/replay/four", port=running.port, cookie=cookie_for(name), viewport=viewport)
        page, places = anna.page, set()
        line = page.locator("section.replay")
        for _ in range(8):  # turns with short texts and long ones
            expect(line.locator("p")).not_to_be_empty()
            places.add(page.locator(".board > .table").evaluate("(table) => JSON.stringify(table.getBoundingClientRect())"))
            for panel in page.locator("section.panels article").all():
                expect(panel).to_be_in_viewport(ratio=1)
            anna.press("s")
        assert len(places) == 1
        page.close()
