"""A finished game, seen again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys, play_calmly
from tests.browser.visitor import Visitor


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
