"""Games on this device: without a network, after a reload, without space, in two tabs and with several players at one screen."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.deals import know_stored_deals
from tests.browser.decisions import first_by_keys, play_calmly
from tests.browser.memory import Memory
from tests.browser.test_pages import PHONE
from tests.browser.visitor import CURTAIN, END, YOURS, Visitor
from tests.long import LONG
from tests.server.running_server import run_server

BY_HAND = 20 if LONG else 8  # decisions with real keys or taps; after them the page plays itself, which is quicker
CORNER = (PHONE["width"] - 1, PHONE["height"] - 1)  # where nothing can be tapped
TINY = 1_000  # bytes, less than a table needs
TRIES = 100  # to get rid of what a page no longer needs

# Notes every message that a table's worker sends to the page.
NOTE_MESSAGES = """
  window.received = [];
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      this.port1.addEventListener('message', ({data}) => window.received.push(JSON.stringify(data)));
    }
  };
"""


def without_network(visit: Visit, folder: Path, **settings: Any) -> Visitor:
    """Return a visitor whose browser has been here before, and has no network now. The server has stopped, too."""
    with run_server(str(folder / "tables.sqlite")) as running:
        anna = visit(port=running.port, service_workers="allow", **settings)
        anna.wait_until_stored()
        know_stored_deals(anna.page)
        anna.page.context.set_offline(True)
    return anna


def finish(anna: Visitor, *, whole: bool) -> None:
    """Play a game to its end, or resign."""
    if whole:
        play_calmly(anna)
    else:
        anna.wait_for_decision()
        anna.resign()
    expect(anna.page.locator(END)).to_be_visible()


def tap_what_glows(anna: Visitor) -> None:
    """Tap the first element on the board that leads to an action, and the first choice that it offers, and confirm."""
    step, page = anna.step, anna.page
    came = page.locator(f".stage:not([data-step='{step}']), .choice")
    more = page.locator(".board .ways button, .board .choices button")
    page.touchscreen.tap(*CORNER)  # so that the next tap is no second half of a double tap, which would be ignored
    page.locator(".board button.glow, .board button[data-action], .line .choices button").first.tap()
    came.or_(more).first.wait_for()
    if not came.count():
        more.first.tap()
        came.first.wait_for()
    if anna.step == step:
        page.locator(".choice .primary").tap()
    anna.wait_for_change(step)


def test_the_cards_are_the_same_in_every_run(visit: Visit) -> None:
    """Otherwise these tests would depend on the deal."""
    deals = []
    for _ in range(2):
        anna = visit()
        anna.play_now("dalang")
        anna.wait_for_decision()
        kinds = anna.page.locator("section.own [data-kind]").evaluate_all("(all) => all.map((one) => one.dataset.kind)")
        deals.append((anna.step, kinds))
    assert deals[0] == deals[1]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_game_by_keys_without_a_network(visit: Visit, tmp_path: Path, game: str) -> None:
    anna = without_network(visit, tmp_path)
    anna.page.locator("article").nth(("altar", "dalang").index(game)).get_by_role("button", name="Play now").focus()
    anna.press("Enter")
    anna.wait_for_table()
    assert anna.table.startswith("local-")
    for _ in range(BY_HAND):
        anna.wait_for_decision()
        first_by_keys(anna)
    finish(anna, whole=LONG or game == "altar")
    anna.page.get_by_role("link", name="Was the deal fair?").focus()
    anna.press("Enter")
    expect(anna.page.get_by_text("The cards were dealt as promised.")).to_be_visible()
    anna.page.go_back()
    anna.page.get_by_role("link", name="Replay").focus()
    anna.press("Enter")
    expect(anna.page.get_by_role("slider")).to_be_visible()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_game_by_touch_without_a_network(visit: Visit, tmp_path: Path, game: str) -> None:
    anna = without_network(visit, tmp_path, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.page.locator("article").nth(("altar", "dalang").index(game)).get_by_role("button", name="Play now").tap()
    anna.wait_for_table()
    for _ in range(BY_HAND):
        anna.wait_for_decision()
        tap_what_glows(anna)
    finish(anna, whole=LONG)


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_reload_while_bots_are_thinking_loses_nothing(visit: Visit, game: str) -> None:
    anna = visit()
    anna.know_deals(at_once=False)
    anna.play_now(game, players=4, level="master")
    for _ in range(3 if LONG else 2):
        anna.wait_for_decision()
        first_by_keys(anna)
        step, lines = anna.step, anna.page.locator(".log li").count()
        anna.page.reload()
        anna.wait_for_table()
        assert anna.step >= step
        assert anna.page.locator(".log li").count() >= lines
    anna.wait_for_decision()
    assert anna.asked


def test_without_space_nothing_is_shown_as_done(visit: Visit) -> None:
    page = visit().page
    session = page.context.new_cdp_session(page)
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin[0], "quotaSize": TINY})
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text(re.compile("no space left for games on this device"))).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin[0]})
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".stage")).to_be_visible()


def test_two_tabs_show_the_same_table(visit: Visit) -> None:
    anna = visit()
    anna.play_now("altar")
    anna.wait_for_decision()
    other = Visitor(anna.page.context.new_page())
    other.page.goto(anna.page.url)
    other.wait_for_decision()
    for player, watcher in ((anna, other), (other, anna)) * 3:
        player.wait_for_decision()
        step = player.step
        first_by_keys(player)
        watcher.wait_for_change(step)
    assert anna.page.locator(".toast.bad").count() == other.page.locator(".toast.bad").count() == 0


# The last message is the view of a closed curtain. Earlier ones may show the player who was at the screen.
CLOSED = """() => {
  const at = window.received.findLastIndex((text) => text.includes('"shown":null'));
  if (at >= 0) window.received.splice(0, at);
  return at >= 0;
}"""


def sit_together(anna: Visitor, game: str = "altar") -> None:
    """Start a game of as few players as possible at one screen, whose curtain is closed."""
    anna.page.goto(f"/new?game={game}&together")
    anna.page.get_by_label(re.compile("^Players")).select_option(index=0)
    anna.page.get_by_role("button", name="Start").click()
    anna.page.locator(CURTAIN).wait_for()


def hands_received(page: Page) -> list[Any]:
    """Return the hands of both players in the messages that have arrived, and forget these messages."""
    views = [json.loads(text) for text in page.evaluate("window.received.splice(0)")]
    shown = [view["game"]["state"]["hand"] for view in views if view.get("type") == "view" and view["game"]]
    return [hand for hands in shown for hand in hands[:2]]


def test_behind_a_closed_curtain_nothing_of_a_seat_is_on_the_page_or_sent_to_it(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(NOTE_MESSAGES)
    sit_together(anna)
    for _ in range(3 if LONG else 2):
        assert all(cards is None for hand in hands_received(anna.page) for cards in hand)
        assert anna.page.locator("[data-anchor^='hand-'] button").count() == 0
        anna.open_curtain()
        anna.page.locator(YOURS).wait_for()
        assert any(cards is not None for hand in hands_received(anna.page) for cards in hand)
        anna.play_until_the_curtain(first_by_keys)
        anna.page.wait_for_function(CLOSED)
    anna.page.reload()
    anna.page.locator(CURTAIN).wait_for()
    assert all(cards is None for hand in hands_received(anna.page) for cards in hand)


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_closed_curtain_leaves_nothing_of_a_seat_in_memory(visit: Visit, game: str) -> None:
    anna = visit()
    page, memory = anna.page, Memory(anna.page)
    sit_together(anna, game)
    before = memory.lists()
    for turn in range(3 if LONG else 2):
        anna.open_curtain()
        page.locator(YOURS).wait_for()
        if turn:
            page.get_by_title("See this position").last.click()  # an earlier one, as this player sees it
            expect(page.get_by_text("looking at an earlier position")).to_be_visible()
            anna.press("Escape")
        assert memory.left()
        assert memory.hands() & memory.lists()
        anna.play_until_the_curtain(first_by_keys)
        page.wait_for_function("() => window.shown === null")
        assert memory.left(TRIES) == []
        assert (memory.hands() - before) & memory.lists() == set()
        memory.forget()
    assert memory.records() == 0
