"""The log of a frozen table as text: JSON lines, first what was played, then the entries, then the game's story.

If the game was over by its own rules, its secret was public, and so is everything in the log. Otherwise the log stays closed,
because another version can still continue it: the text has what everybody at the table saw, and the story as the reader's seat
remembers it. Guests' ids are in neither; cookies are made of them.
"""

from collections.abc import Iterable, Sequence

from pydantic_core import from_json, to_json

from bali import __version__
from bali.table.messages import Viewer, event_view
from bali.table.table import Table
from bali.table.views import Json

FROZEN_LOG = "log of a frozen table"  # where a saved game has the number of its format
IDS = ("guest", "host")
PUBLIC = {  # by entry, what everybody at the table saw of it; orders are their seat's secret, and unknown entries may be
    "opened": ("options", "previous", "rules"),
    "seated": ("seat", "player"),
    "freed": ("seat",),
    "stirred": ("entropy",),
    "started": (),
    "acted": ("seat",),
    "undone": ("seat", "step"),
    "away": ("seat", "why", "level"),
    "back": ("seat",),
    "said": ("name", "text"),
    "rematched": ("table",),
}


def frozen_log(table: Table, viewer: Viewer, lines: Iterable[str]) -> str:
    """Return what a viewer may have of a frozen table's log."""
    entries = [entry for line in lines for entry in _entries(line)]
    shown = [_without_ids(entry) for entry in entries] if table.ended else _public(entries)
    return "".join(to_json(line).decode() + "\n" for line in (_header(table), *shown, *_story(table, viewer)))


def _header(table: Table) -> Json:
    return {
        "bali": FROZEN_LOG,
        "engine": __version__,
        "game": table.options.game,
        "rules": table.options.rules.META.rules,
        "written_with_rules": table.opened.rules,
        "fits_until": table.step,
        "commitment": table.commitment,
    }


def _entries(line: str) -> list[Json]:
    """Return the entries of a line, whatever they are, or none if another version writes lines in another way."""
    try:
        found = from_json(line)
    except ValueError:
        return []
    return [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []


def _public(entries: Sequence[Json]) -> list[Json]:
    known = [entry for entry in entries if entry.get("what") in PUBLIC]
    return [_without_ids({name: entry.get(name) for name in ("at", "what", *PUBLIC[entry["what"]])}) for entry in known]


def _without_ids(entry: Json) -> Json:
    kept = {name: value for name, value in entry.items() if name not in IDS}
    return kept | {name: _without_ids(value) for name, value in kept.items() if isinstance(value, dict)}


def _story(table: Table, viewer: Viewer) -> list[Json]:
    told = table.match.log(viewer.seat)
    return [{"step": step, "events": [event_view(event) for event in events]} for step, events in enumerate(told, start=1)]
