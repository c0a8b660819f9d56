"""Nothing that a seat cannot know reaches it over the wire: two tables that differ only in that send it the same bytes."""

import random
import re
from pathlib import Path

import pytest

from bali.core.audience import received
from bali.table.table import Table
from tests.server.running_server import run_server
from tests.server.stored_tables import Log, act, add, at_stored_table, started, store

NAME, GUESTS = "table", ("guest-a", "guest-b", "guest-c")
TIMES = re.compile(r'"(now|since|at)":\d+')
QUESTIONS: list[tuple[str, dict[str, object]]] = [
    ("why", {"action": "take 1"}),
    ("preview", {"step": 1, "action": "pass"}),
    ("hint", {"step": 1}),
    ("auto_pass", {"step": 1, "action": "pass"}),
    ("cancel_auto_pass", {"seat": 0}),
    ("cancel_answer", {"seat": 0}),
    ("answer_in_advance", {"seat": 0, "question": "artist", "reply": "join", "until": "turn"}),
    ("position", {"step": 1}),
    ("look", {}),
    ("look", {"seat": 1}),
]


def secret_choice(table: Table, seat: int) -> tuple[str, str] | None:
    """Return two legal actions that another seat cannot distinguish, including their consequences."""
    match = table.match
    seen: dict[object, str] = {}
    if table.asked == seat:
        return None
    for action in match.legal():
        words = match.game.describe(int(action))
        after = match.at(table.step)
        events = received(after.act(int(action)), seat)
        entry = act(table, words)[0]
        key = (after.screen(seat).tobytes(), after.actor, str(events), str(getattr(entry, "draws", ())))
        if key in seen and after.actor >= 0:
            return seen[key], words
        seen[key] = words
    return None


def find(game: str, seat: int, seed: int) -> tuple[Log, str, str]:
    """Play at random until there is such a choice."""
    choice, (table, log) = random.Random(seed), started(game, GUESTS, seed)
    while table.asked is not None:
        if pair := secret_choice(table, seat):
            return log, *pair
        add(table, log, act(table, table.match.game.describe(int(choice.choice(table.match.legal())))))
    return find(game, seat, seed + 10)


def messages_for(port: int, seat: int) -> list[str]:
    """Return everything that a seat receives when it joins, looks, asks, tries things and reads the chat."""
    seats = [at_stored_table(port, guest, NAME) for guest in GUESTS]
    messages = [seats[seat].raw]
    log = seats[seat].view["log"]
    for step in range(min(log["fresh"] + 1, log["length"]), log["length"] + 1):
        assert seats[seat].call("position", step=step)["type"] == "position"
        messages.append(seats[seat].raw)
    for do, values in QUESTIONS:
        seats[seat].call(do, **values)
        messages.append(seats[seat].raw)
    seats[(seat + 1) % 3].send("say", text="well")
    seats[seat].next()
    return [TIMES.sub("", message) for message in (*messages, seats[seat].raw)]


@pytest.mark.parametrize(("game", "seed"), [("altar", 0), ("altar", 1), ("dalang", 0), ("dalang", 1)])
def test_two_tables_that_differ_in_a_secret_send_the_same(tmp_path: Path, game: str, seed: int) -> None:
    seat = 1
    log, *pair = find(game, seat, seed)
    messages_by_seat = []
    for words in pair:
        twin = [*log, act(Table.of(NAME, log), words)]
        with run_server(store(tmp_path / f"{words}.sqlite", {NAME: twin})) as running:
            messages_by_seat.append(messages_for(running.port, seat))
    assert messages_by_seat[0] == messages_by_seat[1]
