"""dalang's table: the card being answered, choosing a player to spare, and laying down a hand."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bali.dalang.cards import COURT
from tests.browser.conftest import Visit
from tests.browser.faults import faults
from tests.browser.fitting import SIZES
from tests.browser.visitor import HANDOVER, Visitor
from tests.server.running_server import Guest, Json, RunningServer, cookie_of

PHONE = {"width": 360, "height": 640}
SEATS = ("you", "you", "you")
EARLY = 20  # actions after which there are stacks
TARGET = 44  # pixels
LEAST = 5  # cards worth ordering: a scoring leaves four
BOXES = "(all) => all.map((one) => JSON.stringify(one.getBoundingClientRect()))"


class AtOneScreen:
    """A game of three at one screen, played at random over the API."""

    def __init__(self, port: int, seed: int) -> None:
        self.guest = Guest(port, "Anna")
        self.table = self.guest.open("dalang", len(SEATS), SEATS, memory="open")
        self.chance = random.Random(seed)

    def play_until(self, wanted: Callable[[Json], bool]) -> Json:
        """Play until a decision is wanted, and return the game as its player sees it."""
        view = self.guest.see(self.table)  # the page may have acted, too
        while True:
            view = self.guest.ask("GET", f"/api/tables/{self.table}?seat={view['game']['asked']}")
            game: Json = view["game"]
            if wanted(game):
                return game
            view = self.guest.do(self.table, "act", step=game["step"], action=self.chance.choice(game["actions"]))

    def show(self, page: Page) -> None:
        """Open the table where the player of the decision sees it."""
        page.goto(f"/table/{self.table}")
        page.locator(".curtain button").click()


def is_laying(game: Json) -> bool:
    return game["prompt"]["name"] == "laying" and game["state"]["hand_size"][game["asked"]] >= LEAST and len(game["actions"]) > 1


def laid(page: Page) -> list[str]:
    """Return the names of the cards in the order in which they will be laid down."""
    return [label.split(",")[0] for label in page.locator("[data-slot]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")]


def test_the_card_that_is_answered_lies_in_the_middle(visit: Visit, shared_server: RunningServer) -> None:
    game = AtOneScreen(shared_server.port, 1)
    page = visit(cookie=cookie_of(game.guest), viewport=PHONE).page
    middle = page.locator("[data-anchor='played']")
    state = game.play_until(lambda game: game["prompt"]["name"] == "repelling")["state"]
    active, spared = (["Anna", "Anna 2", "Anna 3"][state[name]] for name in ("turn", "spared"))
    game.show(page)
    expect(middle.get_by_role("img", name=f"{active} plays a warrior and spares {spared}.")).to_be_visible()
    expect(page.locator(".tile.here li", has_text="spared")).to_contain_text(spared)

    game.play_until(lambda game: game["prompt"]["name"].startswith("blocking"))
    game.show(page)
    expect(middle.get_by_role("img", name="to send the Dalang to")).to_be_visible()
    expect(page.locator("[data-anchor='goal']")).to_be_visible()

    game.play_until(lambda game: game["prompt"]["name"] == "playing")
    game.show(page)
    expect(middle).to_be_empty()


def test_a_warrior_asks_whom_to_spare(visit: Visit, shared_server: RunningServer) -> None:
    game = AtOneScreen(shared_server.port, 2)
    page = visit(cookie=cookie_of(game.guest), viewport=PHONE).page
    game.play_until(lambda game: any("sparing" in action for action in game["actions"]))
    game.show(page)
    cards = page.locator(".own [data-kind]")
    cards.first.wait_for()
    before = cards.evaluate_all(BOXES)
    page.locator("[data-kind='warrior'] button").click()
    assert cards.evaluate_all(BOXES) == before
    asked = page.get_by_role("group", name="Who will you spare? Everyone else must repel or flee.")
    expect(asked.get_by_role("button")).to_have_count(len(SEATS) - 1)
    asked.get_by_role("button").first.click()
    expect(page.locator(".choice")).to_contain_text("Play a warrior, sparing")


@pytest.mark.parametrize("decide", ["click", "Enter"])
def test_a_player_without_a_choice_confirms_nothing(visit: Visit, shared_server: RunningServer, decide: str) -> None:
    game = AtOneScreen(shared_server.port, 5)
    anna = visit(cookie=cookie_of(game.guest))
    game.play_until(lambda game: game["actions"] == ["flee"])
    game.show(anna.page)
    flee, step = anna.page.locator(".choices .primary"), anna.step
    expect(flee).to_have_text(re.compile("Flee"))
    if decide == "click":
        flee.click()
    else:
        anna.press(decide)
    anna.wait_for_change(step)


def test_a_small_screen_shows_one_island_large_and_the_others_on_demand(visit: Visit, shared_server: RunningServer) -> None:
    game = AtOneScreen(shared_server.port, 4)
    page = visit(cookie=cookie_of(game.guest), viewport=PHONE).page
    game.play_until(lambda game: game["prompt"]["name"] == "playing" and game["step"] > EARLY)
    game.show(page)
    active, large = page.locator(".tile.here"), page.locator(".tile.wide")
    others = page.get_by_role("button", name=re.compile("^Show "))
    expect(active).to_have_class(re.compile("wide"))
    expect(others).to_have_count(3)
    assert all(box["width"] >= TARGET and box["height"] >= TARGET for one in others.all() if (box := one.bounding_box()))

    other = page.locator(".tile:not(.here)").first
    other.get_by_role("button").click()
    expect(other).to_have_class(re.compile("wide"))
    expect(large).to_have_count(1)
    assert faults(Visitor(page)) == []


def test_a_hand_is_laid_down_as_last_time(visit: Visit, shared_server: RunningServer) -> None:
    game = AtOneScreen(shared_server.port, 3)
    page = visit(cookie=cookie_of(game.guest), viewport=PHONE).page
    seat = game.play_until(lambda game: is_laying(game) and "then" in game["prompt"]["values"])["asked"]  # others lay down next
    game.show(page)
    finish, again = (page.get_by_role("button", name=name) for name in (re.compile("^Lay down"), "Sort as last time"))
    expect(finish).to_be_in_viewport(ratio=1)
    expect(again).to_have_count(0)

    page.locator("[data-slot]").last.press("Home")
    order = laid(page)
    finish.click()
    page.locator(HANDOVER).click()

    step = game.play_until(lambda game: is_laying(game) and game["asked"] == seat)["step"]
    page.locator(f".stage[data-step='{step}']").wait_for()
    page.locator(".curtain button").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(again).to_be_in_viewport(ratio=1)
    again.click()
    known = [name for name in order if name in laid(page)]
    assert [name for name in dict.fromkeys(laid(page)) if name in known] == list(dict.fromkeys(known))


def has_few_to_lay(game: Json) -> bool:
    """Whether a player is about to lay down two cards or more, all of which come back."""
    state, asked = game["state"], game["asked"]
    begins = game["prompt"]["name"] == "laying" and state["stack_size"][asked][state["island"]] == 0
    return begins and 1 < state["hand_size"][asked] < LEAST


def test_few_cards_are_laid_down_with_one_tap(visit: Visit, shared_server: RunningServer) -> None:
    game = AtOneScreen(shared_server.port, 3)
    page = visit(cookie=cookie_of(game.guest), viewport=PHONE).page
    step = game.play_until(has_few_to_lay)["step"]
    game.show(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_text("The order matters only to a scholar")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Lay down", exact=True).click()
    page.locator(f".stage:not([data-step='{step}']), {HANDOVER}").first.wait_for()
    expect(page.locator(".laying")).to_have_count(0)


def has_several_to_play(game: Json) -> bool:
    """Whether a player can play a card of a kind of which there are more in hand."""
    return game["prompt"]["name"] == "playing" and max(game["state"]["hand"][game["asked"]][: len(COURT)]) > 1


def test_the_cards_behind_another_one_can_be_clicked(visit: Visit, shared_server: RunningServer) -> None:
    game = AtOneScreen(shared_server.port, 3)
    page = visit(cookie=cookie_of(game.guest)).page
    game.play_until(has_several_to_play)
    game.show(page)
    page.locator("[data-kind]:has(.glow) .fan:has(> img)").first.click(position={"x": 3, "y": 20})
    expect(page.locator(".choice, [data-kind] [aria-pressed='true']").first).to_be_visible()
