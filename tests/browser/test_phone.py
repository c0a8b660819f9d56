"""A table on a phone: what its small signs mean, and that what a thumb reaches for stays in its place."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys, first_key
from tests.browser.faults import faults
from tests.browser.visitor import Visitor
from tests.long import LONG

PHONE: ViewportSize = {"width": 390, "height": 844}
DECISIONS = 6 if LONG else 4


def play(visit: Visit, game: str, players: int) -> Visitor:
    """Return a player on a phone who has to decide."""
    anna = visit(viewport=PHONE)
    anna.play_now(game, players)
    anna.wait_for_decision()
    return anna


@pytest.mark.parametrize(
    ("game", "owned"), [("altar", ("stone", "cards in hand", "sacrifice cards")), ("dalang", ("stack of", "hand"))]
)
def test_a_tap_on_a_panel_shows_the_player_in_words(visit: Visit, game: str, owned: tuple[str, ...]) -> None:
    anna = play(visit, game, 3)
    step, panels = anna.step, anna.page.locator("section.panels article")
    for panel in panels.all():
        panel.click()
        dialog = anna.page.get_by_role("dialog")
        for words in ("Seat", "would have", *owned):
            expect(dialog).to_contain_text(words)
        anna.close_dialog()
    panels.last.get_by_role("button").focus()
    anna.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_contain_text(re.compile("Bot, |You"))
    assert faults(anna) == []
    assert anna.step == step


def test_the_viewer_s_panel_says_so(visit: Visit) -> None:
    anna = play(visit, "altar", 4)
    own = anna.page.locator("section.panels article:has(.you)")
    expect(own).to_have_count(1)
    expect(own.get_by_text("You", exact=True)).to_be_in_viewport(ratio=1)


def places(page: Page) -> tuple[object, ...]:
    """Return where the offer and the buttons of the prompt are."""
    parts = (
        page.locator(".board > .table"),
        page.get_by_role("button", name="Hint"),
        page.get_by_role("button", name="Leave or resign"),
    )
    return tuple(str(part.bounding_box()) for part in parts)


def test_the_offer_has_headings_and_a_legend_and_stays_in_its_place_with_the_buttons(visit: Visit) -> None:
    anna = play(visit, "altar", 3)
    for text in ("Column 1", "Column 4", "scores if the card below it is the last one taken"):
        expect(anna.page.locator(".offer").get_by_text(text, exact=True)).to_be_in_viewport(ratio=1)
    seen, prompts = set[tuple[object, ...]](), set[str | None]()
    while len(prompts) < 3:  # buying, playing and taking
        seen.add(places(anna.page))
        prompts.add(anna.page.locator(".stage").get_attribute("data-prompt"))
        first_by_keys(anna)
        anna.wait_for_decision()
    assert len(seen) == 1


# Where buttons of the action line are: left, top, right and bottom.
BOXES = """(all) => all.map((one) => one.getBoundingClientRect()).filter(({width}) => width)
  .map(({left, top, right, bottom}) => [left, top, right, bottom])"""


def overlap(one: list[float], other: list[float]) -> bool:
    """Whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize(("game", "players"), [("altar", 3), ("dalang", 3)])
def test_no_other_button_appears_where_a_choice_was_confirmed(visit: Visit, game: str, players: int) -> None:
    anna = play(visit, game, players)
    line = anna.page.locator("section.line")
    others, confirming = list[list[float]](), list[list[float]]()
    while len(confirming) < DECISIONS:
        others += line.locator(".choices button, .aside button").evaluate_all(BOXES)
        step = anna.step
        anna.press(first_key(anna))
        anna.page.locator(f".stage:not([data-step='{step}']), .choice").first.wait_for()
        if anna.step == step:
            confirming += line.locator(".choice .primary").evaluate_all(BOXES)
            anna.press("Enter")
        anna.wait_for_change(step)
        anna.wait_for_decision()
    assert not any(overlap(one, other) for one in confirming for other in others)


def test_a_tap_on_a_small_sign_says_what_it_means(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.play_now("altar", 3)
    anna.wait_for_decision()
    anna.page.locator(".altar .tally li").first.tap()
    expect(anna.page.locator(".toast")).to_contain_text("rice: 0 on the altar, worth 0 each now")


def test_a_card_that_is_held_is_explained_and_not_refused(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.play_now("altar", 2)
    anna.wait_for_decision()
    page, touch = anna.page, {"pointerType": "touch", "bubbles": True}
    while page.locator(".stage[data-prompt='taking']:has(section.line.yours)").count() == 0:
        first_by_keys(anna)
        anna.wait_for_decision()
    page.locator(".own .hand button").first.dispatch_event("pointerdown", touch)
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("farmer|stonemason|priest|shrine"))
    expect(page.get_by_role("tooltip")).not_to_contain_text("right now")


def test_the_settings_can_be_closed_from_their_end_and_the_speed_is_written_in_full(visit: Visit) -> None:
    anna = play(visit, "altar", 2)
    anna.page.get_by_role("link", name="Settings").click()
    dialog = anna.page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Your name").scroll_into_view_if_needed()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    anna.page.get_by_role("button", name="Log and chat").click()
    speed = anna.page.get_by_label("Speed of other players\u2019 actions")
    expect(speed).to_be_in_viewport(ratio=1)
    assert speed.evaluate("(one) => one.clientWidth >= 92")  # the longest word and the arrow


def test_a_card_s_information_has_each_heading_once(visit: Visit) -> None:
    anna = visit()
    anna.play_now("altar", 2)
    anna.wait_for_decision()
    anna.page.locator(".supply [data-info='good-pepper']").first.hover()
    info = anna.page.get_by_role("tooltip")
    expect(info).to_contain_text("Now: worth")
    expect(info.get_by_text("Scoring", exact=True)).to_have_count(1)
