"""Starting a game: everyone who committed to a share reveals it, then the cards are dealt from all shares.

If a player does not reveal their share in time, the cards are dealt without it. Without any commitment they are dealt
immediately.
"""

from collections.abc import Mapping
from dataclasses import replace

from bali.core.dealers import Dealer, new_secret
from bali.core.shares import commit_to
from bali.table.commands import Reveal, Start
from bali.table.entries import Dealing, Entry, Revealed, Started
from bali.table.handlers.checks import expect_host, expect_status
from bali.table.handlers.visitors import Visitor
from bali.table.refusal import Refusal
from bali.table.status import DEALING, OPEN
from bali.table.table import Table


def start(table: Table, command: Start, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that begins the deal: the call for shares, or the first cards if nobody has committed to a share."""
    expect_status(table, OPEN)
    expect_host(table, visitor)
    if any(seat.player is None for seat in table.seats):
        raise Refusal("seats", "every seat needs a player or a bot")
    return [Dealing(at=now, nonce=new_secret().hex()) if table.shares.commitments else deal(table, {}, now)]


def reveal(table: Table, command: Reveal, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries that reveal a share, and deal if it was the last one."""
    expect_status(table, DEALING)
    guest, share = visitor.guest, command.share
    if guest not in table.shares.commitments:
        raise Refusal("no-share", "you have not committed to a share")
    if guest in table.shares.revealed:
        raise Refusal("revealed", "you have already revealed your share")
    if commit_to(share) != table.shares.commitments[guest]:
        raise Refusal("wrong-share", "this is not the share you committed to")
    revealed = {**table.shares.revealed, guest: share}
    dealt = [deal(table, revealed, now)] if revealed.keys() == table.shares.commitments.keys() else []
    return [Revealed(at=now, guest=guest, share=share), *dealt]


def deal(table: Table, revealed: Mapping[str, str], now: int) -> Started:
    """Return the entry with the first cards, dealt from the revealed shares."""
    saved = replace(table.saved, seats=table.saved_seats(revealed))
    return Started(at=now, draws=draws(table, None, saved.dealer()))


def draws(table: Table, action: int | None, dealer: Dealer) -> tuple[str, ...]:
    """Return the draws, in words, that follow an action, or that are due now if it is None."""
    return tuple(table.match.game.describe(draw) for draw in table.match.draws_after(action, dealer))
