"""What one click, two clicks and a key do at a table of dalang."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.test_before_you_confirm import played_until
from tests.browser.visitor import Visitor
from tests.server.running_server import run_server
from tests.server.stored_tables import cookie_for, store

WITHOUT_CARDS = 5  # a deal in which a player soon has no card to answer with; any other leads there, too
CHOOSING = {"speed": "instant", "answersForced": False}


def test_a_double_click_takes_one_card_from_a_stack(visit: Visit, tmp_path: Path) -> None:
    log = played_until(lambda prompt, actions: prompt == "exchanging" and any(one.startswith("take") for one in actions))
    with run_server(store(tmp_path / "tables.sqlite", {"take": log})) as running:
        anna = visit("/table/take", port=running.port, cookie=cookie_for("Anna"))
        step = anna.step
        target = anna.page.locator("button.target").first
        target.click()
        expect(target).to_have_accessible_name(re.compile(r"\(again to confirm\)$"))
        target.dblclick()  # the first half confirms, and the second one meets the next question
        anna.wait_for_step(step + 1)
        expect(anna.page.locator("section.line.yours")).to_be_visible()
        expect(anna.page.locator("button.target[aria-pressed=true]")).to_have_count(0)


def test_a_button_that_names_an_answer_gives_it_and_one_that_ends_the_turn_asks(visit: Visit, tmp_path: Path) -> None:
    logs = {
        "done": played_until(lambda prompt, actions: prompt == "exchanging" and len(actions) > 1),
        "stop": played_until(lambda _, actions: "stop" in actions and len(actions) > 1),
    }
    with run_server(store(tmp_path / "tables.sqlite", logs)) as running:
        anna = visit("/table/done", port=running.port, cookie=cookie_for("Anna"))
        step = anna.step
        done = anna.page.locator(".line [data-action='done']")
        done.click()
        anna.wait_for_change(step)
        anna = visit("/table/stop", port=running.port, cookie=cookie_for("Anna"))
        step = anna.step
        anna.page.locator(".line [data-action='stop']").click()
        expect(anna.page.locator(".line .choice")).to_be_visible()
        assert anna.step == step


def test_keys_appear_once_the_player_has_used_one_and_the_same_one_always_ends_the_turn(visit: Visit, tmp_path: Path) -> None:
    log = played_until(lambda _, actions: "stop" in actions and len(actions) > 1)
    with run_server(store(tmp_path / "tables.sqlite", {"stop": log})) as running:
        anna = visit("/table/stop", port=running.port, cookie=cookie_for("Anna"))
        key = anna.page.locator(".line [data-action='stop'] .key")
        anna.wait_for_decision()
        expect(key).to_be_hidden()
        anna.press("e")
        expect(anna.page.locator(".line .choice")).to_contain_text("Stop")
        anna.press("Escape")
        expect(key).to_be_visible()
        expect(key).to_have_attribute("data-text", "e")
        anna.page.get_by_role("link", name="Settings").click()
        anna.page.get_by_role("dialog").get_by_label("Show keys on cards and buttons").uncheck()
        anna.close_dialog()
        expect(key).to_be_hidden()


def test_enter_lays_the_hand_down_in_the_suggested_order(visit: Visit, tmp_path: Path) -> None:
    log = played_until(lambda prompt, actions: prompt == "laying" and len(actions) > 1)
    with run_server(store(tmp_path / "tables.sqlite", {"lay": log})) as running:
        anna = visit("/table/lay", port=running.port, cookie=cookie_for("Anna"))
        expect(anna.page.locator(".laying")).to_be_visible()
        anna.press("Enter")
        expect(anna.page.locator(".laying")).to_have_count(0)


def test_after_the_settings_and_the_speed_were_changed_the_keys_choose_and_confirm(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.play_now("dalang", 3)
    anna.wait_for_decision()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    anna.press("Escape")
    first_by_keys(anna)
    expect(page.get_by_role("dialog")).to_have_count(0)
    anna.wait_for_decision()
    speed = page.get_by_label("Speed of other players").first
    speed.focus()
    speed.select_option("instant")
    first_by_keys(anna)


def test_the_help_says_what_a_click_does(visit: Visit) -> None:
    anna = visit()
    anna.play_now("dalang", 3)
    anna.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Everything else asks for a second click.")


def is_left_without_a_choice(anna: Visitor) -> bool:
    return "You can only" in anna.page.locator("section.line").inner_text()


def until_left_without_a_choice(anna: Visitor) -> None:
    """Decide until Anna can only pass or flee."""
    anna.play_now("dalang", 4, deal=WITHOUT_CARDS)
    anna.wait_for_decision()
    while not is_left_without_a_choice(anna):
        first_by_keys(anna)
        anna.wait_for_decision()


def test_against_bots_nobody_has_to_pass_who_can_only_pass(visit: Visit) -> None:
    anna = visit(stored=CHOOSING)
    until_left_without_a_choice(anna)
    step = anna.step
    anna.page.get_by_role("link", name="Settings").click()
    anna.page.get_by_label("Answer for me if I have no choice").check()
    anna.press("Escape")
    anna.wait_for_change(step)  # by the page, also the question at which this was turned on
    for _ in range(6):
        anna.wait_for_decision()
        step = anna.step
        while is_left_without_a_choice(anna):
            anna.wait_for_change(step)  # by the page
            anna.wait_for_decision()
            step = anna.step
        first_by_keys(anna)


def test_why_there_is_no_choice_can_be_read_before_the_page_passes(visit: Visit) -> None:
    anna = visit(stored=CHOOSING)
    until_left_without_a_choice(anna)
    step = anna.step
    anna.page.evaluate("localStorage.setItem('bali-settings', JSON.stringify({speed: 'slow'}))")
    anna.page.reload()
    line = anna.page.locator("section.line")
    expect(line.get_by_role("button", name="Continue")).to_be_visible()
    expect(line).to_contain_text("You can only")
    anna.press("Enter")
    anna.wait_for_change(step)
