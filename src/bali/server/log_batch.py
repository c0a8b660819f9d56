"""Log batches: the entries that a command produced, and the table's summary after them."""

from collections.abc import Sequence

from pydantic_core import to_json

from bali.server.store import LogBatch
from bali.table.entries import ENTRIES, BotPlayer, Entry, Person, Rematched, Seated
from bali.table.handlers import rematch_entries
from bali.table.status import OVER
from bali.table.table import Table
from bali.table.view_parts import result
from bali.table.views import Json

SUMMARY = "summary"


def first_batch(name: str, entries: Sequence[Entry]) -> LogBatch:
    """Return the first batch of a new table."""
    return batch_of(Table.of(name, [entries]), entries)


def batch_of(table: Table, entries: Sequence[Entry]) -> LogBatch:
    """Return the batch for entries that have just been added to a table."""
    wakes = table.deadline if table.deciding_bot is None and table.due_answer is None else entries[-1].at
    people = tuple(entry.player.guest for entry in entries if isinstance(entry, Seated) and isinstance(entry.player, Person))
    return LogBatch(
        table=table.name,
        version=table.versions.log - 1,
        entries=ENTRIES.dump_json(list(entries)).decode(),
        status=table.status,
        listed=table.options.listed and not any(seat.reserved for seat in table.seats),
        touched=table.versions.changed_at,
        wakes=wakes if table.status != OVER else None,
        summary=_summary(table),
        host=table.opened.host,
        sitters=people,
        opens=_rematch_batch(table, entries),
    )


def _rematch_batch(table: Table, entries: Sequence[Entry]) -> LogBatch | None:
    """Return the first batch of the table that a rematch opens, if there is one."""
    asked = next((entry for entry in entries if isinstance(entry, Rematched)), None)
    return first_batch(asked.table, rematch_entries(table, asked)) if asked else None


def _summary(table: Table) -> str:
    """Return a table's summary for lists. The part about players and options rarely changes and is cached."""
    if SUMMARY not in table.json_cache:
        players = [seat.player for seat in table.seats]
        stable = {
            "id": table.name,
            "options": table.options_json,
            "status": table.status,
            "names": [player.name if player else None for player in players],
            "levels": [player.level if isinstance(player, BotPlayer) else None for player in players],
            "away": [seat.away.why if seat.away else None for seat in table.seats],
            "guests": [player.guest if isinstance(player, Person) else None for player in players],
        }
        table.json_cache[SUMMARY] = to_json(stable)[:-1]
    changing = {
        "asked": table.asked,
        "deadline": table.clocks.deadline,
        "result": _final_result(table),
        "step": table.step,
        "touched": table.versions.changed_at,
    }
    return (table.json_cache[SUMMARY] + b"," + to_json(changing)[1:]).decode()


def _final_result(table: Table) -> Json | None:
    """Return the points and places of a finished game, or None if it is not over."""
    ended = result(table)
    return {"points": ended["points"], "places": ended["places"]} if ended else None
