"""The events of an action (`narrate`). The kind of a card is private to the players who see it."""

from collections.abc import Callable, Iterator

import numpy as np

from bali.core.events import TURN, Event, Reveals, Value
from bali.core.notation import by_action
from bali.core.seats import seats_from
from bali.dalang.actions import (
    ACTIONS,
    BLOCK,
    CHALLENGE,
    DISCARD,
    DONE,
    DRAW,
    FLEE,
    FORCE,
    JOIN,
    LAY,
    PASS,
    PLAY,
    PUT,
    REPEL,
    SHOW,
    START,
    STOP,
    TAKE,
    TRAVEL,
    block_of,
    play_of,
    put_of,
    travel_of,
)
from bali.dalang.cards import CHIPS, ISLANDS, KEPT, KINDS, MASK_VALUES, MAX_MOVED, PRIEST
from bali.dalang.outlook import answerers, flight, journey, stakes
from bali.dalang.stacks import stack_of
from bali.dalang.state import FLEEING, FORCING, OVER, SHOWING, STACKING, STARTING, State, reactor

CARD = ("kind",)


def narrate(before: State, action: int, after: State) -> list[Event]:
    """Return the events that an action caused."""
    return [*_NARRATORS[action](before, action, after), *_consequences(before, action, after)]


# Actions of players


def _discard_event(name: str, before: State, kind: int, **values: Value) -> Event:
    """Return the event of a card that the deciding player discards face up."""
    return Event(name, int(before.asked), {"kind": KINDS[kind], **values}, reveals=Reveals.TO_OTHERS)


def _challenged(before: State, action: int, after: State) -> Iterator[Event]:
    spared = action - CHALLENGE
    values: dict[str, Value] = {"other": spared, **answerers(before, spared)}
    yield Event("challenged", int(before.turn), values, reveals=Reveals.TO_OTHERS)


def _played(before: State, action: int, after: State) -> Iterator[Event]:
    kind = play_of(action)
    yield _discard_event("played", before, kind, **stakes(before, kind), **answerers(before))


def _set_out(before: State, action: int, after: State) -> Iterator[Event]:
    kind, goal = travel_of(action)
    yield _discard_event("set-out", before, kind, island=ISLANDS[goal], **journey(before, goal), **answerers(before))


def _stopped(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("stopped", int(before.turn))


def _repelled(before: State, action: int, after: State) -> Iterator[Event]:
    yield _discard_event("repelled", before, int(before.kind))


def _fled(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("fled", int(before.asked), flight(before))


def _joined(before: State, action: int, after: State) -> Iterator[Event]:
    yield _discard_event("joined", before, int(before.kind), **stakes(before, int(before.kind)))


def _forced(before: State, action: int, after: State) -> Iterator[Event]:
    yield _discard_event("forced", before, int(before.kind))


def _passed(before: State, action: int, after: State) -> Iterator[Event]:
    name = "held-back" if before.phase == FORCING else "passed"
    yield Event(name, int(before.asked))


def _done(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("done", int(before.asked))


def _blocked(before: State, action: int, after: State) -> Iterator[Event]:
    yield _discard_event("blocked", before, block_of(action))


def _showed(before: State, action: int, after: State) -> Iterator[Event]:
    values: dict[str, Value] = {"kind": KINDS[before.kind], "count": action - SHOW + 1}
    yield Event("showed", int(before.asked), values, fades=("count",), reveals=Reveals.TO_OTHERS)


def _put(before: State, action: int, after: State) -> Iterator[Event]:
    seat, (kind, island) = int(before.asked), put_of(action)
    yield Event("put", seat, {"kind": KINDS[kind], "island": ISLANDS[island]}, private=CARD, fades=CARD)
    if before.phase == FLEEING and before.moved + 1 == MAX_MOVED:
        lost = before.hand[seat].copy()
        lost[kind] -= 1
        yield from _lost(seat, lost.tolist(), Reveals.TO_OTHERS)


def _took(before: State, action: int, after: State) -> Iterator[Event]:
    seat, island = int(before.asked), action - TAKE
    cards = stack_of(before, seat, island)
    values: dict[str, Value] = {"kind": KINDS[cards[-1]], "island": ISLANDS[island]}
    reveals = Reveals.UNKNOWN if before.unseen[seat, island] == len(cards) else Reveals.AGAIN
    yield Event("took", seat, values, private=CARD, fades=CARD, reveals=reveals)


def _discarded(before: State, action: int, after: State) -> Iterator[Event]:
    yield _discard_event("discarded", before, action - DISCARD)


def _laid(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("laid", int(before.asked), {"kind": KINDS[action - LAY]}, private=CARD, fades=CARD)


def _drew(before: State, action: int, after: State) -> Iterator[Event]:
    if before.phase == STACKING:
        yield Event("stacked")
    else:
        values: dict[str, Value] = {"kind": KINDS[action - DRAW]}
        yield Event("drew", int(reactor(before)), values, private=CARD, fades=CARD, reveals=Reveals.UNKNOWN)


def _started(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("started", int(before.served), {"number": action - START + 1}, reveals=Reveals.UNKNOWN)


_FAMILIES: dict[int, Callable[[State, int, State], Iterator[Event]]] = {
    CHALLENGE: _challenged,
    PLAY: _played,
    TRAVEL: _set_out,
    STOP: _stopped,
    REPEL: _repelled,
    FLEE: _fled,
    JOIN: _joined,
    FORCE: _forced,
    PASS: _passed,
    DONE: _done,
    BLOCK: _blocked,
    SHOW: _showed,
    PUT: _put,
    TAKE: _took,
    DISCARD: _discarded,
    LAY: _laid,
    DRAW: _drew,
    START: _started,
}
_NARRATORS = by_action(_FAMILIES, ACTIONS)


# Automatic consequences


def _consequences(before: State, action: int, after: State) -> Iterator[Event]:
    if before.phase == SHOWING != after.phase:
        yield from _contested(before, after)
    if before.phase == STARTING != after.phase:
        yield Event("began", int(after.turn), {"island": ISLANDS[after.island]})
        yield from _took_up(before, after)
    elif after.island != before.island:
        yield from _arrived(before, after)
    if after.pile_size > before.pile_size - (DRAW <= action < START):
        yield Event("reshuffled")
    if after.phase == OVER:
        yield Event("ended", int(after.ender)) if after.ender >= 0 else Event("broke-off")
    elif after.turns != before.turns:
        yield Event(TURN, int(after.turn))


def _contested(before: State, after: State) -> Iterator[Event]:
    chip, island = int(before.kind) - PRIEST, int(before.island)
    winner = int(after.chips[chip, island])
    name = "kept" if before.chips[chip, island] == winner else "won"
    yield Event(name, winner, {"chip": CHIPS[chip], "island": ISLANDS[island]})
    if after.seals[island] != before.seals[island]:
        yield Event("sealed", winner, {"island": ISLANDS[island]})


def _arrived(before: State, after: State) -> Iterator[Event]:
    yield Event("moved", None, {"island": ISLANDS[after.island]})
    for seat in seats_from(int(before.turn) + 1, int(after.players)):  # the active player gains a mask last (D9.6)
        for mask in np.flatnonzero(after.masks[seat] != before.masks[seat]):
            yield Event("masked", seat, {"value": MASK_VALUES[mask]})
    if after.ender >= 0:
        return  # D10.1
    if after.turns != before.turns:
        for seat in range(after.players):
            cards = stack_of(before, seat, int(after.island))[KEPT:]
            yield from _lost(seat, np.bincount(cards, minlength=len(KINDS)).tolist(), Reveals.UNKNOWN)
    yield from _took_up(before, after)


def _took_up(before: State, after: State) -> Iterator[Event]:
    """Yield how many cards each player takes up. Only the owner sees which ones."""
    kept = KEPT if after.turns != before.turns else None
    for seat in range(after.players):
        cards = stack_of(before, seat, int(after.island))[:kept]
        values: dict[str, Value] = {"count": len(cards), "kinds": " ".join(KINDS[kind] for kind in sorted(cards))}
        yield Event("took-up", seat, values, private=("kinds",), fades=("kinds",), reveals=Reveals.UNKNOWN)


def _lost(seat: int, counts: list[int], reveals: Reveals) -> Iterator[Event]:
    for kind, count in enumerate(counts):
        if count:
            yield Event("lost", seat, {"kind": KINDS[kind], "count": count}, reveals=reveals)
