"""Log lines: the entries that a command produced, and the table's summary after them."""

from collections.abc import Sequence

from pydantic_core import to_json

from bali.server.store import Line
from bali.table.entries import ENTRIES, Entry, Machine, Person, Rematched, Seated
from bali.table.rulings import rematch_entries
from bali.table.table import OVER, Table

SUMMARY = "summary"


def first_line(name: str, entries: Sequence[Entry]) -> Line:
    """Return the first log line of a new table."""
    return line_of(Table.of(name, [entries]), entries)


def line_of(table: Table, entries: Sequence[Entry]) -> Line:
    """Return the log line for entries that have just been added to a table."""
    wakes = table.deadline if table.bot_asked is None and table.order is None else entries[-1].at
    people = tuple(entry.player.guest for entry in entries if isinstance(entry, Seated) and isinstance(entry.player, Person))
    return Line(
        table=table.name,
        version=table.version - 1,
        entries=ENTRIES.dump_json(list(entries)).decode(),
        status=table.status,
        listed=table.options.listed and not any(place.reserved for place in table.places),
        touched=table.touched,
        wakes=wakes if table.status != OVER else None,
        summary=_summary(table),
        host=table.opened.host,
        sitters=people,
        opens=_rematch_line(table, entries),
    )


def _rematch_line(table: Table, entries: Sequence[Entry]) -> Line | None:
    """Return the first line of the table that a rematch opens, if there is one."""
    asked = next((entry for entry in entries if isinstance(entry, Rematched)), None)
    return first_line(asked.table, rematch_entries(table, asked)) if asked else None


def _summary(table: Table) -> str:
    """Return a table's summary for lists. The part about players and options rarely changes and is cached."""
    if SUMMARY not in table.faces:
        players = [place.player for place in table.places]
        face = {
            "id": table.name,
            "options": table.options_json,
            "status": table.status,
            "names": [player.name if player else None for player in players],
            "levels": [player.level if isinstance(player, Machine) else None for player in players],
            "guests": [player.guest if isinstance(player, Person) else None for player in players],
        }
        table.faces[SUMMARY] = to_json(face)[:-1]
    asked = "null" if table.asked is None else table.asked
    return f'{table.faces[SUMMARY].decode()},"asked":{asked},"step":{table.step},"touched":{table.touched}}}'
