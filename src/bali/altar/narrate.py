"""The events of an action (`narrate`). Only public information is compared, so that no event reveals a secret by accident."""

from collections.abc import Callable, Iterator

from bali.altar.actions import (
    ACTIONS,
    BUY,
    CARD,
    CLAIM,
    CROWN,
    DECLINE,
    DRAW,
    FARMERS,
    KEEP,
    LAY,
    LOOK,
    POINTS,
    RETURN,
    SACRIFICE,
    STONE,
    TAKE,
    card_of,
    farmers_of,
)
from bali.altar.cards import GOODS, KINDS, ORACLE, PRIEST, ROW_LENGTH, SHRINE
from bali.altar.oracle import look_depth
from bali.altar.prices import card_cost, farmers_cost, sacrifice_price
from bali.altar.scoring import scored_kind, shrine_reward
from bali.altar.state import CLAIMING, NO_DEMON, OVER, REWARDING, State
from bali.core.events import TURN, Event, Reveals, Value
from bali.core.notation import by_action
from bali.core.seats import seats_from


def narrate(before: State, action: int, after: State) -> list[Event]:
    """Return the events that an action caused."""
    events = list(_NARRATORS[action](before, action, after))
    if _scoring_began(before, after):
        events.append(Event("scored", None, {"kind": KINDS[scored_kind(after)]}, fades=("kind",)))
        events += [*_gains(before, after), *_dues(after)]
    if after.phase == OVER:
        events.append(Event("ended"))
    elif after.turn != before.turn:
        events.append(Event(TURN, int(after.turn)))
    return events


def _bought(before: State, action: int, after: State) -> Iterator[Event]:
    good = action - BUY
    cost = int(sacrifice_price(before, before.turn, good))
    yield Event("bought", int(before.turn), {"good": GOODS[good], "cost": cost}, fades=("good", "cost"), owner_remembers=True)


def _played_farmers(before: State, action: int, after: State) -> Iterator[Event]:
    good, count = farmers_of(action)
    yield Event("played", int(before.turn), {"kind": GOODS[good], "count": count, "cost": int(farmers_cost(count))})


def _played_card(before: State, action: int, after: State) -> Iterator[Event]:
    kind = card_of(action)
    yield Event("played", int(before.turn), {"kind": KINDS[kind], "count": 1, "cost": int(card_cost(kind))})
    if kind == PRIEST and after.demon != NO_DEMON:
        yield Event("demon", int(before.turn), {"row": int(after.demon) + 1})


def _returned(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("returned", int(before.turn))


def _sacrificed(before: State, action: int, after: State) -> Iterator[Event]:
    seat, good = int(before.asked), GOODS[action - SACRIFICE]
    if seat != before.turn:
        yield Event("sacrificed", seat, {"good": good}, fades=("good",))
    else:
        yield Event("covered", seat, {"good": good}, private=("good",), fades=("good",))


def _crowned(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("crowned", int(before.turn), {"good": GOODS[action - CROWN]}, fades=("good",))


def _took(before: State, action: int, after: State) -> Iterator[Event]:
    row = action - TAKE
    kind = int(before.offer[row, before.row_size[row] - 1])
    yield Event("took", int(before.turn), {"kind": KINDS[kind], "row": row + 1}, fades=("kind",), owner_remembers=True)
    if before.row_size[row] == 1:
        yield Event("emptied", None, {"row": row + 1, "ends": int(before.pile_size <= ROW_LENGTH)})  # A8.1


def _rewarded(before: State, action: int, after: State) -> Iterator[Event]:
    yield from _gains(before, after)


def _claimed(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("claimed", int(before.asked), {"good": GOODS[action - CLAIM]}, fades=("good",), owner_remembers=True)


def _looked(before: State, action: int, after: State) -> Iterator[Event]:
    count = int(look_depth(before.altar_size))
    goods = " ".join(GOODS[seen % len(GOODS)] for seen in after.look_seen[after.look_count - 1, :count])
    values: dict[str, Value] = {"count": count, "seen": goods}
    yield Event("looked", int(before.turn), values, private=("seen",), fades=("seen",), reveals=Reveals.UNKNOWN)


def _declined(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("declined", int(before.turn))


def _kept(before: State, action: int, after: State) -> Iterator[Event]:
    seat = int(before.turn)
    good = GOODS[before.altar[before.altar_size - 1 - (action - KEEP)] % len(GOODS)]
    yield Event("kept", seat, {"good": good}, private=("good",), fades=("good",), owner_remembers=True, reveals=Reveals.TO_OTHERS)


def _drew(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event(
        "dealt", None, {"kind": KINDS[action - DRAW], "row": int(before.row) + 1}, fades=("kind",), reveals=Reveals.UNKNOWN
    )
    oracles = int(after.box[ORACLE] - before.box[ORACLE])
    if oracles:
        yield Event("oracles", int(before.turn), {"count": oracles})


def _laid(before: State, action: int, after: State) -> Iterator[Event]:
    yield Event("laid")


def _scoring_began(before: State, after: State) -> bool:
    in_phase_4 = after.turn != before.turn or after.phase in (REWARDING, CLAIMING)
    return in_phase_4 and before.phase not in (REWARDING, CLAIMING)


def _gains(before: State, after: State) -> Iterator[Event]:
    stones, points = (after.stones - before.stones).tolist(), (after.points - before.points).tolist()
    ledger = (after.ledger - before.ledger).tolist()
    for seat in seats_from(int(before.turn), int(after.players)):
        for name, gain in (("stones", stones[seat]), ("points", points[seat])):
            if gain > 0:
                yield Event("gained", seat, {"what": name, "count": gain})
        for good, gain in zip(GOODS, ledger[seat], strict=True):
            if gain > 0:
                yield Event("gained", seat, {"what": good, "count": gain}, fades=("what",), owner_remembers=True)


def _dues(after: State) -> Iterator[Event]:
    """Yield the reward due to each player with shrines, before anyone chooses between points and stone."""
    if after.phase == REWARDING:
        for seat in seats_from(int(after.turn), int(after.players)):
            if after.tableau[seat, SHRINE]:
                yield Event("due", seat, {"count": int(shrine_reward(after, seat))})


_FAMILIES: dict[int, Callable[[State, int, State], Iterator[Event]]] = {
    BUY: _bought,
    FARMERS: _played_farmers,
    CARD: _played_card,
    RETURN: _returned,
    SACRIFICE: _sacrificed,
    CROWN: _crowned,
    TAKE: _took,
    POINTS: _rewarded,
    STONE: _rewarded,
    CLAIM: _claimed,
    LOOK: _looked,
    DECLINE: _declined,
    KEEP: _kept,
    DRAW: _drew,
    LAY: _laid,
}
_NARRATORS = by_action(_FAMILIES, ACTIONS)
