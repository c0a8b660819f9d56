"""The log of a frozen table as text: JSON lines with a header, the entries, and the game's events.

If the game was over by its own rules, its secret was public, and so is everything in the log. Otherwise the log stays secret,
because another version can still continue the game: the text contains what everybody at the table saw, and the events as the
reader's seat remembers them. Guests' ids are never included, because cookies are made from them.
"""

from collections.abc import Iterable, Sequence

from pydantic_core import from_json, to_json

from bali import __version__
from bali.table.table import Table
from bali.table.view_parts import event_view
from bali.table.viewer import Viewer
from bali.table.views import Json

FROZEN_LOG = "log of a frozen table"  # in the field that holds the format number of a saved game
IDS = ("guest", "host")
PUBLIC = {  # the public fields of each entry; answers in advance are secret, and entries of unknown types may be
    "opened": ("options", "previous", "rules"),
    "seated": ("seat", "player"),
    "renamed": ("seat", "name"),
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


def frozen_log(table: Table, viewer: Viewer, batches: Iterable[str]) -> str:
    """Return the part of a frozen table's log that a viewer may see."""
    entries = [entry for batch in batches for entry in _entries(batch)]
    shown = [_without_ids(entry) for entry in entries] if table.ended else _public(entries)
    return "".join(to_json(line).decode() + "\n" for line in (_header(table), *shown, *_events(table, viewer)))


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


def _entries(batch: str) -> list[Json]:
    """Return a batch's entries, whatever they are, or none if another version uses another format."""
    try:
        found = from_json(batch)
    except ValueError:
        return []
    return [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []


def _public(entries: Sequence[Json]) -> list[Json]:
    known = [entry for entry in entries if entry.get("what") in PUBLIC]
    return [_without_ids({name: entry.get(name) for name in ("at", "what", *PUBLIC[entry["what"]])}) for entry in known]


def _without_ids(entry: Json) -> Json:
    kept = {name: value for name, value in entry.items() if name not in IDS}
    return kept | {name: _without_ids(value) for name, value in kept.items() if isinstance(value, dict)}


def _events(table: Table, viewer: Viewer) -> list[Json]:
    log = table.match.log(viewer.seat)
    return [{"step": step, "events": [event_view(event) for event in events]} for step, events in enumerate(log, start=1)]
