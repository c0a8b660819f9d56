"""Around a table: the list of your tables, joining by link, one screen for several players, settings, memory."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.faults import faults
from tests.browser.test_together import open_table
from tests.browser.visitor import Visitor
from tests.server.running_server import COOKIE, Guest, RunningServer


def test_the_start_page_says_without_a_reload_when_it_is_my_turn(visit: Visit, shared_server: RunningServer) -> None:
    ben, cem = Guest(shared_server.port, "Ben"), Guest(shared_server.port, "Cem")
    table = ben.open(clock={"move": 86_400})
    ben.do(table, "sit", seat=0)
    cem.do(table, "sit", seat=1)
    ben.do(table, "start")
    page = visit(cookie=ben.http.cookies[COOKIE]).page
    other = visit(cookie=cem.http.cookies[COOKIE]).page
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link")).to_contain_text(re.compile("Your turn.*(1 d 0 h|23:59:..) left", re.DOTALL))
    theirs = other.get_by_role("region", name="Your tables").get_by_role("link")
    expect(theirs).to_contain_text("Ben is deciding")
    game = ben.see(table)["game"]
    while game["asked"] == 0:
        game = ben.do(table, "act", step=game["step"], action=game["actions"][0])["game"]
    expect(theirs).to_contain_text("Your turn")
    ben.do(table, "resign", seat=0)
    expect(other.get_by_role("region", name="Finished games")).to_contain_text("You won by resignation")


def test_a_table_says_when_it_is_my_turn_at_another_one(anna: Visitor) -> None:
    page, first = anna.page, anna.page.url
    page.goto("/")
    anna.play_now("altar")
    anna.wait_for_decision()
    page.locator("header.top").get_by_role("link", name="Your turn at another table").click()
    page.wait_for_url(first)
    anna.wait_for_decision()


def test_a_finished_game_has_its_result_and_its_replay(anna: Visitor) -> None:
    page = anna.page
    anna.resign()
    expect(page.locator(".log")).to_contain_text("resigns.")
    page.goto("/")
    finished = page.get_by_role("region", name="Finished games")
    expect(finished).to_contain_text("You resigned")
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    assert faults(anna) == []
    finished.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_anyone_who_comes_by_a_link_is_asked_for_a_name_and_can_change_it(visit: Visit) -> None:
    anna, ben = visit(), visit()
    link = open_table(anna, {0: "you", 1: "open"})
    page = ben.page
    page.goto(link)
    expect(page.get_by_label("What\u2019s your name?")).not_to_have_value("")
    page.get_by_label("What\u2019s your name?").fill("Ben")
    assert faults(ben) == []
    page.get_by_role("button", name="Join the table").click()
    expect(anna.page.locator(".seats")).to_contain_text("Ben")
    page.get_by_label("Name of player 2").fill("Benno")
    ben.press("Enter")
    expect(anna.page.locator(".seats")).to_contain_text("Benno")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_label("Your name")).to_have_value("Benno")


def test_players_at_one_screen_bring_their_names_and_only_one_of_them_is_you(visit: Visit) -> None:
    anna = visit("/new?game=altar&together")
    page = anna.page
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Uwe")
    page.get_by_role("button", name="Start game").click()
    page.get_by_role("button", name="Anna: show my cards").click()
    anna.wait_for_decision()
    panels = page.locator("section.panels article")
    expect(panels.nth(0)).to_contain_text("You")
    expect(panels.nth(1)).not_to_contain_text("You")
    while not page.get_by_role("button", name="Pass the screen to Uwe").count():
        first_by_keys(anna)
    expect(page.locator(".log")).to_contain_text("Scored")
    expect(page.locator("section.own")).to_be_visible()
    page.get_by_role("button", name="Pass the screen to Uwe").click()
    expect(page.get_by_role("button", name="Uwe: show my cards")).to_be_focused()
    expect(page.locator(".stage")).to_be_visible()
    expect(page.locator(".own")).to_have_count(0)
    assert faults(anna) == []


def test_a_new_game_has_the_name_that_was_typed_last(visit: Visit) -> None:
    anna = visit()
    anna.page.get_by_label("Your name").fill("Anneliese")
    anna.play_now("altar")
    expect(anna.page.locator("section.panels")).to_contain_text("Anneliese")


def test_the_rules_of_a_table_are_those_of_its_game(anna: Visitor) -> None:
    anna.page.get_by_role("link", name="Rules", exact=True).click()
    anna.page.wait_for_url("**/rules/altar")
    anna.page.go_back()
    anna.wait_for_table()


def test_the_settings_open_over_the_table(anna: Visitor) -> None:
    page, table = anna.page, anna.page.url
    page.get_by_role("link", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert faults(anna) == []
    dialog.get_by_label("Your name").fill("Annika")
    anna.press("Enter")
    expect(page.locator("section.panels")).to_contain_text("Annika")
    dialog.get_by_role("button", name="Close").focus()
    step = anna.step
    anna.press("1")
    anna.press("Escape")
    expect(dialog).to_have_count(0)
    assert (page.url, anna.step, page.locator(".choice, .chosen").count()) == (table, step, 0)


def test_resigning_asks_again(anna: Visitor) -> None:
    page = anna.page
    page.get_by_role("button", name="Leave or resign").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("The game ends now, and you lose it.")
    page.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not anna.over


def test_memory_is_explained_once_when_something_fades(visit: Visit) -> None:
    anna = visit("/new?game=altar")
    anna.know_deals()
    page = anna.page
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label(re.compile("^2")).select_option("novice")
    expect(page.get_by_label("Memory")).to_have_value("open")
    page.get_by_label("Memory").select_option("faithful")
    page.get_by_role("button", name="Start game").click()
    why = page.get_by_role("button", name="Older lines no longer name every card. Why?")
    while not why.count():
        anna.wait_for_decision()
        first_by_keys(anna)
    why.click()
    note = page.get_by_role("dialog", name="Memory")
    expect(note.get_by_role("link", name="See the rule")).to_have_attribute("href", "/rules/altar#A10.5")
    note.get_by_role("button", name="Got it").click()
    page.reload()
    anna.wait_for_decision()
    expect(why).to_have_count(0)
