"""Answers in advance on the page: set, seen and cancelled at any time, by mouse, keys and touch."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from bali.table.commands import AnswerInAdvance
from bali.table.handlers import Visitor, handle
from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.faults import faults, too_wide
from tests.browser.fitting import misfits
from tests.browser.visitor import Visitor as Player
from tests.server.running_server import run_server
from tests.server.stored_tables import Log, act, add, cookie_for, started, store

# Deals in which a player is soon asked to join another one, and has soon passed twice. Any others lead there, too.
JOINED, PASSED_TWICE = 3, 17


def test_answers_are_set_and_cancelled_at_any_time(visit: Visit) -> None:
    anna = visit(viewport={"width": 390, "height": 844})
    page = anna.page
    anna.play_now("dalang", 3)
    anna.wait_for_decision()  # in her own turn, so that the game waits and no answer is used up
    anna.press("a")
    dialog = page.get_by_role("dialog", name="Auto-replies")
    expect(dialog.get_by_text("your answer is given for you")).to_be_in_viewport()
    dialog.get_by_label("Artists", exact=True).select_option("Pass")
    dialog.get_by_label("New answers apply").select_option("until my next turn")
    dialog.get_by_label("Warriors", exact=True).select_option("Repel, otherwise flee")
    expect(dialog.locator("li.given")).to_have_count(2)
    expect(dialog.locator("li.given small")).to_have_text(["until my next turn", "until I cancel"])
    assert faults(anna) == []
    assert not too_wide(anna)
    page.reload()
    page.get_by_role("button", name="Auto-replies: 2 set").click()
    dialog.get_by_role("button", name="Cancel: Artists").click()
    expect(dialog.get_by_label("Artists", exact=True)).to_have_value("")
    dialog.get_by_role("button", name="Cancel all").click()
    expect(dialog.locator("li.given")).to_have_count(0)


def test_answers_are_offered_only_where_they_save_something(visit: Visit) -> None:
    anna = visit()
    anna.play_now("altar", 2)
    anna.wait_for_decision()
    expect(anna.page.get_by_role("button", name="Hint")).to_be_visible()
    expect(anna.page.get_by_role("button", name=re.compile("^Auto-replies"))).to_have_count(0)
    anna.press("a")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_one_click_next_to_pass_answers_from_now_on(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.play_now("dalang", 3, deal=JOINED)
    always = page.locator(".line").get_by_role("button", name=re.compile("^(Always|Never)"))
    anna.wait_for_decision()
    while not always.count():
        first_by_keys(anna)
        anna.wait_for_decision()
    step = anna.step
    always.click()
    anna.wait_for_change(step)
    expect(page.get_by_role("button", name="Auto-replies: 1 set")).to_be_visible()
    expect(page.get_by_text("You can cancel that under “Auto-replies”.")).to_be_visible()


ASKED = {"speed": "instant", "answersForced": False}  # every question, so that many can be passed on
SIZES = [(1366, 657), (1024, 640), (390, 844), (360, 640), (844, 390)]


def pass_twice_and_be_asked_again(anna: Player) -> None:
    """Decide until the page offers to pass in advance."""
    offer = anna.page.locator("section.offer")
    while not offer.count():
        step = anna.step
        if anna.page.locator(".line [data-action='pass']").count():
            anna.press("p")
            anna.wait_for_change(step)
        else:
            first_by_keys(anna)
        anna.wait_for_decision()


def test_a_player_who_has_passed_twice_is_offered_to_pass_until_the_next_turn(visit: Visit) -> None:
    anna = visit(stored=ASKED)
    page = anna.page
    anna.play_now("dalang", 4, deal=PASSED_TWICE)
    anna.wait_for_decision()
    pass_twice_and_be_asked_again(anna)
    offer = page.locator("section.offer")
    expect(offer).to_contain_text("That tells nobody what you hold")
    for size in SIZES:
        assert [one for one in misfits(page, size) if not one.endswith("lines of the log")] == []
        expect(offer.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    assert faults(anna) == []
    step = anna.step
    offer.get_by_role("button", name="Pass on everything until my next turn").click()
    expect(page.get_by_text("Until your next turn")).to_be_visible()
    anna.wait_for_change(step)
    anna.wait_for_decision()
    expect(offer).to_have_count(0)
    assert anna.page.locator(".line [data-action='pass']").count() == 0  # the next decision is one in which nobody can pass


def test_the_offer_to_pass_in_advance_can_be_closed_for_good(visit: Visit) -> None:
    anna = visit(stored=ASKED)
    anna.play_now("dalang", 4, deal=PASSED_TWICE)
    anna.wait_for_decision()
    pass_twice_and_be_asked_again(anna)
    anna.page.locator("section.offer").get_by_role("button", name="Close").click()
    expect(anna.page.locator("section.offer")).to_have_count(0)
    expect(anna.page.locator(".line [data-action='pass']")).to_be_visible()
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('bali-settings')).answersExplained")


def question_answered_in_advance() -> tuple[str, Log]:
    """Play until a player is asked something that they have answered in advance. Return that player and the log."""
    guests = ("Anna", "Ben", "Cleo")
    chance, (table, log) = random.Random(1), started("dalang", guests, 1)
    answer = AnswerInAdvance(seat=0, question="everything", reply="pass", until="cancelled")
    add(table, log, handle(table, answer, Visitor(guests[0], ""), 0))
    while table.due_answer is None:
        actions = [table.match.game.describe(int(action)) for action in table.match.legal()]
        add(table, log, act(table, chance.choice(actions)))
    return guests[0], log


def test_a_question_that_is_answered_in_advance_says_so_until_the_player_changes_that(visit: Visit, tmp_path: Path) -> None:
    guest, log = question_answered_in_advance()
    with run_server(store(tmp_path / "tables.sqlite", {"asked": log}), "--bot-delay", "60") as running:
        anna = visit("/table/asked", port=running.port, cookie=cookie_for(guest))
        line = anna.page.locator("section.line")
        expect(line).to_contain_text("Answering for you: Pass (Everything except warriors)")
        expect(line.locator(".choices")).to_have_count(0)
        line.get_by_role("button", name="Change").click()
        expect(line.locator(".choices button").first).to_be_visible()
