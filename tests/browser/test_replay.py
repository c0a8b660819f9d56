"""Replays of finished games."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys, play_calmly
from tests.browser.faults import faults
from tests.browser.visitor import Visitor

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
    assert page.locator(".marks .scoring").count() > 0
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


def test_a_link_leads_to_the_same_position(visit: Visit) -> None:
    anna, ben = visit(), visit()
    page = given_up(anna)
    anna.press("ArrowRight")
    page.wait_for_url(f"**step={anna.step}*")
    ben.page.goto(page.url)
    expect(ben.page.locator(f".stage[data-step='{anna.step}']")).to_be_visible()


def test_a_game_is_replayed_from_its_file_and_its_deal_verified(visit: Visit) -> None:
    anna, ben = visit(), visit()
    page = anna.page
    anna.play_now("altar")
    anna.wait_for_decision()
    play_calmly(anna)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as file").click()
    page.get_by_role("link", name="Verify the deal").click()
    expect(page.get_by_role("heading", name="The cards were dealt as promised.")).to_be_visible()
    ben.page.goto("/replay")
    ben.page.get_by_label("Saved game").set_input_files(saved.value.path())
    expect(ben.page.get_by_role("slider")).to_be_visible()
