"""A table that continues a saved game, or keeps a finished one. It has no clock, so all its entries have the same time."""

from collections.abc import Iterator

from bali.core.contract import CHANCE
from bali.core.saved import Saved
from bali.table.entries import (
    Acted,
    BotPlayer,
    Committed,
    Dealing,
    EntropyAdded,
    Entry,
    Opened,
    Person,
    Revealed,
    Seated,
    Started,
)
from bali.table.options import TableOptions
from bali.table.table import Table

NO_CLOCK = 0  # the time of every entry


def guest_at(seat: int) -> str:
    """Return the guest who has a seat: each person is a guest of their own."""
    return f"seat {seat}"


def table_of(saved: Saved) -> Table:
    """Return a table with a saved game. Cards that are due are dealt, so the game may also be a new one."""
    return Table.of("", log_of(saved, guest_at(0), NO_CLOCK))


def log_of(saved: Saved, host: str, now: int) -> list[list[Entry]]:
    """Return the log of a table with a saved game, all at one time: the entries of its opening, then one for each decision."""
    game, options = saved.match.game.META, saved.match.options
    chosen = TableOptions(game=game.name, players=options.players, variants=options.variants, memory=options.memory)
    opened = Opened(at=now, host=host, options=chosen, secret=saved.secret.hex(), rules=game.rules)
    return [[opened, *_seats(saved, now), *_shares(saved, now)], *([entry] for entry in _game(saved, now))]


def _seats(saved: Saved, now: int) -> Iterator[Entry]:
    for number, seat in enumerate(saved.seats):
        person = Person(guest=guest_at(number), name=seat.name)
        player = BotPlayer(level=seat.bot, name=seat.name) if seat.bot else person
        yield Seated(at=now, seat=number, player=player)


def _shares(saved: Saved, now: int) -> Iterator[Entry]:
    """Yield what the players and the server added to the deal."""
    shares = {guest_at(number): seat.share for number, seat in enumerate(saved.seats) if seat.share}
    yield from (Committed(at=now, guest=guest, commitment=share.commitment) for guest, share in shares.items())
    if saved.nonce:
        yield Dealing(at=now, nonce=saved.nonce)
    yield from (Revealed(at=now, guest=guest, share=share.value) for guest, share in shares.items() if share.value)
    yield from (EntropyAdded(at=now, guest="", entropy=text) for text in saved.entropy)


def _game(saved: Saved, now: int) -> Iterator[Entry]:
    """Yield the start and all actions, each with the draws that follow it."""
    match = saved.match
    due = match.draws_after(None, saved.dealer())
    entry: Started | Acted = Started(at=now, draws=())
    for actor, action in zip([*match.actors, *[CHANCE] * len(due)], [*match.actions, *due], strict=True):
        words = match.game.describe(action)
        if actor == CHANCE:
            entry = entry.model_copy(update={"draws": (*entry.draws, words)})
        else:
            yield entry
            entry = Acted(at=now, seat=actor, action=words)
    yield entry
