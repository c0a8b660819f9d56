"""What happens when time runs out: a player's clock, or the time to reveal shares of the deal."""

from bali.table.entries import Entry
from bali.table.handlers.absence import away_entry
from bali.table.handlers.dealing import deal
from bali.table.refusal import Refusal
from bali.table.status import DEALING
from bali.table.table import Table


def handle_timeout(table: Table, now: int) -> list[Entry]:
    """Return the entry for a table past its deadline: the deal without the missing shares, or a bot for a late player."""
    if table.deadline is None or now < table.deadline:
        raise Refusal("early", "there is still time left")
    if table.status == DEALING:
        return [deal(table, table.shares.revealed, now)]
    assert table.clocks.asked is not None
    return [away_entry(table.clocks.asked, "time", now)]
