"""The rematch: one click for each player who wants it, and nothing happens to the others."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.faults import faults
from tests.browser.test_together import open_table
from tests.browser.visitor import Visitor
from tests.server.running_server import RunningServer, cookie_of, sit


@pytest.fixture
def played(visit_online: Visit, shared_server: RunningServer) -> tuple[Visitor, Visitor]:
    """Return two people who have just finished a game against each other."""
    table, guests, _ = sit(shared_server.port, "altar", 2, 2)
    guests[0].do(table, "resign", seat=0)
    anna, ben = (visit_online(f"/table/{table}", cookie=cookie_of(guest)) for guest in guests)
    for player in (anna, ben):
        expect(player.page.locator("section.end")).to_be_visible()
    return anna, ben


WAITING = re.compile("answered yet$")


def wait_for_rematch(player: Visitor, table: str) -> None:
    """Wait until a player sits at another table than this, whose cards are still shown after its game."""
    expect(player.page).not_to_have_url(re.compile(f"/table/{table}$"))
    expect(player.page.locator("section.end")).to_have_count(0)
    player.wait_for_table()


def button(player: Visitor, name: str) -> Locator:
    return player.page.get_by_role("button", name=name, exact=True)


def test_against_bots_one_click_leads_to_the_next_game(visit_online: Visit) -> None:
    anna = visit_online()
    anna.play_now("altar")
    before = anna.page.url
    anna.resign()
    button(anna, "Rematch").click()
    expect(anna.page).not_to_have_url(before)
    anna.wait_for_table()
    expect(anna.page.locator("section.end")).to_have_count(0)


def test_several_at_one_screen_go_on_with_one_click(visit_online: Visit) -> None:
    anna = visit_online()
    open_table(anna, {0: "you", 1: "you"})
    before = anna.page.url
    button(anna, "Start game").click()
    anna.page.locator(".curtain button").click()
    anna.resign()
    button(anna, "Rematch").click()
    expect(anna.page).not_to_have_url(before)
    expect(anna.page.locator(".curtain")).to_be_visible()


def test_the_other_player_joins_with_one_click(played: tuple[Visitor, Visitor]) -> None:
    anna, ben = played
    before = anna.table
    button(anna, "Rematch").click()
    expect(anna.page.locator(".lobby").get_by_text(WAITING)).to_be_visible()
    expect(anna.page.get_by_text("Everyone is here.")).to_have_count(0)
    expect(button(anna, "Start game")).to_be_disabled()
    expect(ben.page.locator(".end").get_by_text(re.compile("wants a rematch"))).to_be_visible()
    expect(ben.page.locator("#voice")).to_have_text(re.compile("wants a rematch"))
    expect(ben.page).to_have_title("● Rematch · Bali")
    assert faults(ben) == []
    button(ben, "Join").click()
    for player in (anna, ben):
        wait_for_rematch(player, before)
    names = [player.page.locator("section.panels article:has(.you)").inner_text() for player in (anna, ben)]
    assert [name.strip()[0] for name in names] == ["2", "1"]  # they have changed seats


def test_a_player_who_looks_at_the_board_sees_that_a_rematch_is_offered(played: tuple[Visitor, Visitor]) -> None:
    anna, ben = played
    button(ben, "See the board").click()
    button(anna, "Rematch").click()
    expect(ben.page.locator(".toasts .toast")).to_contain_text("wants a rematch")
    button(ben, "See the result").click()
    expect(button(ben, "Join")).to_be_visible()


def test_nobody_starts_without_a_friend_by_accident(played: tuple[Visitor, Visitor]) -> None:
    anna, _ = played
    anna.page.clock.install()
    button(anna, "Rematch").click()
    expect(anna.page.get_by_text("You can start without them after a minute.")).to_be_visible()
    anna.page.clock.run_for(61_000)
    without = anna.page.get_by_role("button", name=re.compile("^Start without "))
    without.click()
    expect(anna.page.get_by_role("dialog").get_by_role("heading")).to_have_text(re.compile(r"^Start without .*\?$"))
    assert faults(anna) == []
    button(anna, "Keep waiting").click()
    expect(without).to_be_visible()
    expect(anna.page.locator(".lobby").get_by_text(WAITING)).to_be_visible()


def test_who_declines_stays_and_the_seat_is_free_for_another(played: tuple[Visitor, Visitor]) -> None:
    anna, ben = played
    button(anna, "Rematch").click()
    button(ben, "Decline").click()
    expect(ben.page.get_by_text("You declined the rematch.")).to_be_visible()
    expect(anna.page.locator(".lobby").get_by_text(re.compile("^empty; .* declined$"))).to_be_visible()
    assert faults(anna) == []
    button(anna, "Add bot").click()
    button(anna, "Start game").click()
    anna.wait_for_table()
    expect(ben.page.locator("section.end")).to_be_visible()


def test_a_link_to_the_rematch_makes_nobody_sit_down(played: tuple[Visitor, Visitor]) -> None:
    anna, ben = played
    button(anna, "Rematch").click()
    expect(anna.page.locator(".lobby")).to_be_visible()
    ben.page.goto(anna.page.url)
    expect(ben.page.locator(".lobby").get_by_text(WAITING)).to_be_visible()
    button(ben, "Join").click()
    for player in (anna, ben):
        player.wait_for_table()


def test_a_kept_seat_is_not_freed_before_its_time(played: tuple[Visitor, Visitor]) -> None:
    anna, _ = played
    button(anna, "Rematch").click()
    button(anna, "Release seat").click()
    expect(anna.page.locator(".toasts .toast")).to_contain_text("reserved for a player from the last game")


# A player who clicks a moment later may already be invited.
CLICK = "[...document.querySelectorAll('.end button')].find((one) => ['Rematch', 'Join'].includes(one.textContent)).click()"


def test_two_who_click_at_the_same_moment_meet_at_one_table(played: tuple[Visitor, Visitor]) -> None:
    anna, ben = played
    before = anna.table
    for player in (anna, ben):
        player.page.evaluate(CLICK)
    for player in (anna, ben):
        wait_for_rematch(player, before)
    assert anna.page.url == ben.page.url
    for player in (anna, ben):
        expect(player.page.locator(".toasts .toast")).to_have_count(0)
