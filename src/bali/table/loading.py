"""Loading a table from its stored log, whichever version wrote it. The log has one batch of entries per command, as JSON.

A log written with the current version of the rules is trusted. Any other is replayed with every action and every draw
checked. At the first batch that does not fit, the table is frozen: it shows the game up to there, and its log is never written
to, so that a version that understands it can continue it.
"""

from collections.abc import Sequence

import structlog

from bali.core.errors import BaliError
from bali.table.entries import ENTRIES, Entry, Rematched, Said
from bali.table.refusal import Refusal
from bali.table.status import FROZEN
from bali.table.table import Table

STILL_SHOWN = Said | Rematched  # what a frozen table still shows of later batches: these entries need no rules
CANNOT_REPLAY = (BaliError, ValueError, LookupError)  # the errors that a batch from another version can cause

logger = structlog.get_logger()


def load_table(name: str, batches: Sequence[str]) -> Table:
    """Return the table that a log describes. Raise `Refusal` if this version cannot even read the log's opening."""
    try:
        table = Table.of(name, [ENTRIES.validate_json(batches[0])])
    except CANNOT_REPLAY as error:
        logger.warning("a table cannot be opened", table=name, line=0, reason=type(error).__name__)
        raise Refusal("frozen", "this table was opened with another version of Bali, and this version cannot read it") from None
    checked = table.has_other_rules
    for batch in batches[1:]:
        apply_batch(table, batch, checked=checked)
    return table


def apply_batch(table: Table, batch: str, *, checked: bool) -> list[Entry]:
    """Apply a batch of the log to its table, or freeze the table there. Return the applied entries."""
    step, version = table.step, table.versions.log
    try:
        entries = ENTRIES.validate_json(batch)
        if table.status == FROZEN:
            entries = [entry for entry in entries if isinstance(entry, STILL_SHOWN)]
        table.add(entries, checked=checked)
    except CANNOT_REPLAY as error:
        if table.status != FROZEN:
            about = {"table": table.name, "line": version, "rules": table.opened.rules}
            # Omit both the batch and the error's message: either can name a hidden card.
            logger.warning("a table is frozen", **about, reason=type(error).__name__)
            table.freeze(step, table.versions.changed_at)
        table.add([])
        return []
    return entries
