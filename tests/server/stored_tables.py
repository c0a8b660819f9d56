"""Tables that a test plays in its own process and stores as a server would, before the server starts."""

import asyncio
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from itsdangerous import URLSafeSerializer

from bali.server.log_batch import batch_of
from bali.server.store import LogBatch, Store
from bali.table.commands import Act, Sit, Start
from bali.table.entries import Entry, Person
from bali.table.handlers import Visitor, handle, open_table
from bali.table.options import TableOptions
from bali.table.table import Table
from tests.server.running_server import COOKIE, Guest, TableSocket

KEY = "k" * 64  # signs the cookies
Log = list[list[Entry]]


def cookie_for(guest: str) -> str:
    """Return the cookie of a stored guest."""
    return str(URLSafeSerializer(KEY, salt="guest").dumps(guest))


def at_stored_table(port: int, guest: str, table: str) -> TableSocket:
    """Return the socket of a stored guest at a stored table."""
    return Guest(port, "nobody").moved(port, {COOKIE: cookie_for(guest)}).listen(table)


def started(game: str, guests: Iterable[str], secret: int, **options: object) -> tuple[Table, Log]:
    """Return a table whose game has just started, and its log. A guest may have several seats."""
    seated = list(guests)
    chosen = TableOptions.model_validate({"game": game, "players": len(seated), **options})
    log: Log = [[open_table(chosen, seated[0], 0).model_copy(update={"secret": f"{secret:064x}"})]]
    table = Table.of("", log)
    for seat, guest in enumerate(seated):
        add(table, log, handle(table, Sit(seat=seat, name=guest), Visitor(guest, guest), 0))
    add(table, log, handle(table, Start(), Visitor(seated[0], ""), 0))
    return table, log


def add(table: Table, log: Log, entries: list[Entry]) -> None:
    """Add entries to a table and to its log."""
    log.append(entries)
    table.add(entries)


def act(table: Table, words: str) -> list[Entry]:
    """Return the entries of the deciding person's action."""
    assert table.asked is not None
    player = table.seats[table.asked].player
    assert isinstance(player, Person)
    return handle(table, Act(step=table.step, action=words), Visitor(player.guest, ""), 0)


def store(file: Path, logs: dict[str, Log]) -> str:
    """Write tables and everybody who has a seat there into a new database, and return its file."""

    async def write() -> None:
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.open()
        await store.key("cookies", KEY)
        batches = [batch for name, log in logs.items() for batch in _batches(name, log)]
        for guest in sorted({guest for batch in batches for guest in batch.sitters}):
            await store.add_guest(guest, guest, 0)
        for batch in batches:
            await store.append([batch])
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # Playwright runs an event loop in the tests' own thread
        thread.submit(asyncio.run, write()).result()
    return str(file)


def _batches(name: str, log: Log) -> Iterator[LogBatch]:
    table = Table.of(name, log[:1])
    yield batch_of(table, log[0])
    for entries in log[1:]:
        table.add(entries)
        yield batch_of(table, entries)
