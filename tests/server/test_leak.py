"""Nothing that a seat cannot know reaches it over the wire: two tables that differ only in that send it the same bytes."""

import asyncio
import random
import re
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer

from bali.core.audience import received
from bali.server.log_batch import batch_of
from bali.server.store import Store
from bali.table.commands import Act, Sit, Start
from bali.table.entries import Entry
from bali.table.handlers import Visitor, handle, open_table
from bali.table.options import TableOptions
from bali.table.table import Table
from tests.server.running_server import Guest, TableSocket, run_server

NAME, KEY, GUESTS = "table", "k" * 64, ("guest-a", "guest-b", "guest-c")
TIMES = re.compile(r'"(now|since|at)":\d+')
QUESTIONS: list[tuple[str, dict[str, object]]] = [
    ("why", {"action": "take 1"}),
    ("preview", {"step": 1, "action": "pass"}),
    ("hint", {"step": 1}),
    ("auto_pass", {"step": 1, "action": "pass"}),
    ("cancel_auto_pass", {"seat": 0}),
    ("position", {"step": 1}),
    ("look", {}),
    ("look", {"seat": 1}),
]
Log = list[list[Entry]]


def start(game: str, secret: int) -> Log:
    opening = open_table(TableOptions.model_validate({"game": game, "players": 3}), GUESTS[0], 0)
    log: Log = [[opening.model_copy(update={"secret": f"{secret:064x}"})]]
    for command, guest in [*((Sit(seat=seat), guest) for seat, guest in enumerate(GUESTS)), (Start(), GUESTS[0])]:
        log.append(handle(Table.of(NAME, log), command, Visitor(guest, guest), 0))  # type: ignore[arg-type]
    return log


def act(table: Table, words: str) -> list[Entry]:
    assert table.asked is not None
    return handle(table, Act(step=table.step, action=words), Visitor(GUESTS[table.asked], ""), 0)


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
    choice, log = random.Random(seed), start(game, seed)
    table = Table.of(NAME, log)
    while table.asked is not None:
        if pair := secret_choice(table, seat):
            return log, *pair
        log.append(act(table, table.match.game.describe(int(choice.choice(table.match.legal())))))
        table.add(log[-1])
    return find(game, seat, seed + 10)


def keep(file: Path, log: Log) -> str:
    """Write a table as a server would, and return the file."""

    async def write() -> None:
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.open()
        await store.key("cookies", KEY)
        for guest in GUESTS:
            await store.add_guest(guest, guest, 0)
        for length in range(1, len(log) + 1):
            await store.append([batch_of(Table.of(NAME, log[:length]), log[length - 1])])
        await store.close()

    asyncio.run(write())
    return str(file)


def sit(port: int, guest: str) -> TableSocket:
    cookie = str(URLSafeSerializer(KEY, salt="guest").dumps(guest))
    return Guest(port, "nobody").moved(port, {"bali_guest": cookie}).listen(NAME)


def messages_for(port: int, seat: int) -> list[str]:
    """Return everything that a seat receives when it joins, looks, asks, tries things and reads the chat."""
    seats = [sit(port, guest) for guest in GUESTS]
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
        with run_server(keep(tmp_path / f"{words}.sqlite", twin)) as running:
            messages_by_seat.append(messages_for(running.port, seat))
    assert messages_by_seat[0] == messages_by_seat[1]
