"""Several people: by link, at one screen, as spectators, and in the chat."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.visitor import YOURS, Visitor


def open_table(anna: Visitor, seats: dict[int, str], players: int = 2, game: str = "altar") -> str:
    """Open a table with these seats and return its address."""
    page = anna.page
    page.goto(f"/new?game={game}")
    page.get_by_label(re.compile("^Players")).select_option(str(players))
    for seat, who in seats.items():
        page.get_by_label(re.compile(f"^{seat + 1}")).select_option(who)
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".lobby")).to_be_visible()
    return page.url


def two_people(visit_online: Visit) -> tuple[Visitor, Visitor]:
    """Return two people at one table, where the game has started."""
    anna, ben = visit_online(), visit_online()
    link = open_table(anna, {0: "you", 1: "open"})
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.get_by_text("Everyone is here.")).to_be_visible()
    expect(anna.page.locator(".lobby").get_by_role("img", name="connected", exact=True)).to_be_visible()
    anna.page.get_by_role("button", name="Start game").click()
    for player in (anna, ben):
        player.wait_for_table()
    return anna, ben


def test_two_browsers_play_at_one_table_by_its_link(visit_online: Visit) -> None:
    anna, ben = two_people(visit_online)
    for _ in range(6):
        asked, other = (anna, ben) if anna.asked else (ben, anna)
        first_by_keys(asked)
        other.wait_for_step(asked.step)
    assert anna.asked != ben.asked
    hidden = ben.page.locator('[data-anchor="hand-0"]')
    expect(hidden.get_by_role("button")).to_have_count(0)


def test_what_players_say_reaches_everyone_as_text(visit_online: Visit) -> None:
    anna, ben = chatting(visit_online)
    say(anna, "<b>Hello</b> Ben")
    expect(ben.page.get_by_text("<b>Hello</b> Ben")).to_be_visible()
    ben.page.get_by_role("button", name="Hide chat").click()
    expect(ben.page.get_by_text("<b>Hello</b> Ben")).to_have_count(0)


def test_what_a_spectator_says_players_see_after_the_game(visit_online: Visit) -> None:
    anna, ben = chatting(visit_online)
    expect(ben.page.get_by_text("The players will see your messages after the game.")).to_be_visible()
    say(ben, "take the priest")
    expect(ben.page.get_by_text("take the priest")).to_be_visible()
    say(anna, "what a game")
    expect(ben.page.get_by_text("what a game")).to_be_visible()
    expect(anna.page.locator(".chat li")).to_have_count(1)
    anna.resign()
    line = anna.page.locator(".chat li", has_text="take the priest")
    expect(line.get_by_text("(spectator)")).to_be_visible()
    expect(anna.page.locator(".chat li", has_text="what a game").get_by_text("(spectator)")).to_have_count(0)


def watched(visit_online: Visit) -> tuple[Visitor, Visitor]:
    """Return a player against a bot, and a spectator."""
    anna, ben = visit_online(), visit_online()
    link = open_table(anna, {0: "you", 1: "novice"})
    anna.page.get_by_role("button", name="Start game").click()
    anna.wait_for_table()
    ben.page.goto(link)
    ben.wait_for_table()
    return anna, ben


def chatting(visit_online: Visit) -> tuple[Visitor, Visitor]:
    """Return a player against a bot, and a spectator, both with the chat open."""
    anna, ben = watched(visit_online)
    for player in (anna, ben):
        player.page.get_by_role("tab", name="Chat").click()
    return anna, ben


def say(player: Visitor, text: str) -> None:
    player.page.get_by_label("Write a message").fill(text)
    player.press("Enter")


def test_a_spectator_sees_no_hand(visit_online: Visit) -> None:
    _, ben = watched(visit_online)
    expect(ben.page.get_by_role("heading", name="Hand", exact=True)).to_have_count(0)
    expect(ben.page.locator("button.glow")).to_have_count(0)


def test_players_at_one_screen_have_a_curtain_between_them(visit_online: Visit) -> None:
    anna = visit_online()
    page = anna.page
    open_table(anna, {0: "you", 1: "you"})
    page.get_by_role("button", name="Start game").click()
    names = []
    for _ in range(3):
        curtain = page.locator(".curtain")
        anna.wait_for_table()  # with what everyone may see
        expect(page.locator(".own")).to_have_count(0)
        names.append(curtain.get_by_role("heading").inner_text())
        anna.open_curtain()
        anna.play_until_the_curtain(first_by_keys)
    assert names[0] != names[1]
    assert names[0] == names[2]


def test_a_player_who_leaves_keeps_the_seat_and_can_return(visit_online: Visit) -> None:
    anna, ben = two_people(visit_online)  # while Anna is away, the game goes no further than Ben's decision
    page = anna.page
    page.get_by_role("button", name="Leave or resign").click()
    page.get_by_role("button", name="Leave for now").click()
    page.wait_for_url("**/")
    ben.wait_for_decision()
    page.go_back()
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)
    while not anna.asked:
        first_by_keys(ben)
        anna.wait_for_step(ben.step)


def test_what_one_player_looked_at_is_not_shown_to_the_next(visit_online: Visit) -> None:
    anna = visit_online()
    page = anna.page
    open_table(anna, {0: "you", 1: "you"})
    page.get_by_role("button", name="Start game").click()
    anna.open_curtain()
    first_by_keys(anna)
    own = page.get_by_role("region", name="Hand").inner_html()
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    assert own not in page.content()
    anna.open_curtain()
    page.locator(".log li button").last.click()
    expect(page.locator(YOURS)).to_have_count(0)
    anna.press("Escape")
    page.evaluate("document.activeElement.blur()")
    anna.play_until_the_curtain(first_by_keys)
    expect(page.locator("#voice")).to_have_text("")
    expect(page.locator(".own")).to_have_count(0)
    assert own not in page.content()
