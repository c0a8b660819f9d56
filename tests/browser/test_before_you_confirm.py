"""dalang's action line: what a card leads to before it is played, and questions to which a player has no answer."""

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from bali.core.reported import current_prompt
from tests.browser.conftest import Visit
from tests.server.running_server import run_server
from tests.server.stored_tables import Log, act, add, cookie_for, started, store

GUESTS = ("Anna", "Ben", "Cleo")
PHONE = {"width": 390, "height": 844}
Condition = Callable[[str, list[str]], bool]


def played_until(condition: Condition) -> Log:
    """Play at random until Anna has a prompt and legal actions of a certain kind. Return the log."""
    chance, (table, log) = random.Random(2), started("dalang", GUESTS, 2)
    while True:
        match = table.match
        actions = [match.game.describe(int(action)) for action in match.legal()]
        if table.asked == 0 and condition(current_prompt(match.game, match.state).name, actions):
            return log
        add(table, log, act(table, chance.choice(actions)))


def destinations(actions: list[str]) -> int:
    """Return to how many islands a Dalang card can move the Dalang, at most."""
    cards = [action.split(" to ")[0] for action in actions if " to " in action]
    return max(map(cards.count, cards), default=0)


def test_a_move_of_the_dalang_says_what_it_brings_before_it_is_confirmed(visit: Visit, tmp_path: Path) -> None:
    log = played_until(lambda _, actions: destinations(actions) > 1)
    with run_server(store(tmp_path / "tables.sqlite", {"move": log})) as running:
        page = visit("/table/move", port=running.port, cookie=cookie_for("Anna"), viewport=PHONE).page
        line, hand = page.locator("section.line"), page.locator(".own")
        hand.get_by_role("button", name=re.compile("-.*choose a target")).first.click()
        goals = hand.locator(".choices button")
        for goal in goals.all():
            expect(goal).to_contain_text(re.compile("no mask|you: mask"))
        goals.first.click()
        expect(line).to_contain_text(re.compile(r"No mask: you have no chip on|You gain a mask of"))
        expect(line).to_contain_text(re.compile("may block|Nobody can answer"))


def test_a_second_tap_on_the_card_confirms_and_one_on_another_card_does_not(visit: Visit, tmp_path: Path) -> None:
    log = played_until(lambda _, actions: destinations(actions) > 1 and "play scholar" in actions)
    with run_server(store(tmp_path / "tables.sqlite", {"move": log})) as running:
        anna = visit("/table/move", port=running.port, cookie=cookie_for("Anna"), viewport=PHONE)
        page, step = anna.page, anna.step
        moves = page.locator(".own [data-kind*='-'] button.glow").first
        scholar = page.locator(".own [data-kind='scholar'] button")
        moves.click()
        page.locator(".own .choices button").first.click()
        expect(moves).to_have_accessible_name(re.compile(r"\(again to confirm\)$"))
        expect(moves.locator(".again")).to_be_visible()
        expect(page.locator("button.target", has_text="✓")).to_have_count(1)
        scholar.click()
        expect(scholar.locator(".again")).to_be_visible()
        expect(moves).to_have_attribute("aria-pressed", "false")
        assert anna.step == step
        scholar.click()
        anna.wait_for_change(step)


def test_a_question_without_an_answer_says_so_and_takes_one_tap(visit: Visit, tmp_path: Path) -> None:
    log = played_until(lambda prompt, actions: prompt == "joining" and actions == ["pass"])
    with run_server(store(tmp_path / "tables.sqlite", {"alone": log})) as running:
        anna = visit("/table/alone", port=running.port, cookie=cookie_for("Anna"), viewport=PHONE)
        line = anna.page.locator("section.line")
        expect(line).to_contain_text(re.compile("You can only pass: you have no (scholar|artist) to join (Ben|Cleo)"))
        always = line.get_by_role("button", name=re.compile("^Always pass on (scholars|artists)"))
        expect(always).to_be_in_viewport(ratio=1)
        expect(always).to_have_accessible_description(re.compile("until you cancel that under “Auto-replies”"))
        step = anna.step
        line.get_by_role("button", name="Pass", exact=True).click()
        anna.wait_for_change(step)
