"""What is awaited (`prompt`) and why something is not possible (`why_not`), each with the clause that says so."""

import numpy as np

from bali.altar.actions import (
    BUY,
    CARD,
    CLAIM,
    CROWN,
    DRAW,
    FARMERS,
    KEEP,
    LAY,
    LOOK,
    POINTS,
    RETURN,
    SACRIFICE,
    TAKE,
    card_of,
    farmers_of,
)
from bali.altar.cards import GOODS, HAND, KINDS, SHRINE, SHRINE_COST
from bali.altar.choices import MOST_CHOICES, price, purchases
from bali.altar.oracle import look_depth
from bali.altar.scoring import scored_kind, shrine_reward
from bali.altar.state import (
    BUYING,
    CLAIMING,
    CROWNING,
    DEALING,
    KEEPING,
    LAYING,
    LOOKING,
    OFFERING,
    OVER,
    PLAYING,
    REWARDING,
    SACRIFICING,
    TAKING,
    State,
)
from bali.core.story import Notice, Value

_PROMPTS = {
    LAYING: ("dealing", "A9.1"),
    OFFERING: ("dealing", "A2.3"),
    DEALING: ("dealing", "A6.3"),
    BUYING: ("buying", "A3.1"),
    PLAYING: ("playing", "A4.1"),
    SACRIFICING: ("sacrificing", "A5.1"),
    CROWNING: ("crowning", "A5.3"),
    TAKING: ("taking", "A6.1"),
    LOOKING: ("looking", "A9.2"),
    KEEPING: ("keeping", "A9.2"),
    REWARDING: ("rewarding", "A7.4"),
    CLAIMING: ("claiming", "A7.7"),
    OVER: ("over", "A8.6"),
}

# The first action of each family, and the phases in which it can come up.
_PHASES = {
    BUY: (BUYING,),
    FARMERS: (BUYING, PLAYING),
    SACRIFICE: (SACRIFICING,),
    CROWN: (CROWNING,),
    TAKE: (TAKING,),
    POINTS: (REWARDING,),
    CLAIM: (CLAIMING,),
    LOOK: (LOOKING,),
    KEEP: (KEEPING,),
    DRAW: (OFFERING, DEALING),
    LAY: (LAYING,),
}


def prompt(state: State) -> Notice:
    """Gets what is awaited, and of whom."""
    name, clause = _PROMPTS[int(state.phase)]
    seat = int(state.asked) if state.asked >= 0 else None
    values: dict[str, Value] = {}
    if state.phase == BUYING and purchases(state, np.zeros(MOST_CHOICES + 1, np.int64)) == 0:
        name, clause = _PROMPTS[PLAYING]
    elif state.phase == SACRIFICING and seat == state.turn:
        name, clause = "covering", "A5.2"
    elif state.phase == TAKING:
        values["count"] = HAND - int(state.hand_size[state.turn])
    elif state.phase == KEEPING:
        values["count"] = int(look_depth(state.altar_size))
    elif state.phase == REWARDING:
        values["count"] = int(shrine_reward(state, state.asked))
    elif state.phase == CLAIMING:
        values["good"] = GOODS[scored_kind(state)]
    return Notice(name, clause, seat, values)


def why_not(state: State, action: int) -> Notice:
    """Gets why the asked player cannot do this now, from what that player knows."""
    family = max(first for first in _PHASES if first <= action)
    if state.phase not in _PHASES[family]:
        return Notice("not-now", "A2.5")
    if family == BUY:
        return _why_not_buy(state, action - BUY)
    if family == FARMERS:
        return _why_not_play(state, action)
    if family == SACRIFICE:
        return Notice("none-held", "A5.1", values={"good": GOODS[action - SACRIFICE]})
    if family in (CROWN, CLAIM):
        return Notice("sold-out", "A5.3" if family == CROWN else "A7.7", values={"good": GOODS[action - family]})
    if family == TAKE:
        return Notice("demon-there", "A9.6", values={"row": action - TAKE + 1})
    return Notice("no-such-place", "A9.2", values={"count": int(look_depth(state.altar_size))})


def _why_not_buy(state: State, good: int) -> Notice:
    if state.supply[good] == 0:
        return Notice("sold-out", "A3.2", values={"good": GOODS[good]})
    return _too_dear(state, int(price(state, state.turn, good)), "A3.1")


def _too_dear(state: State, cost: int, clause: str) -> Notice:
    return Notice("too-dear", clause, values={"cost": cost, "stones": int(state.stones[state.turn])})


def _why_not_play(state: State, action: int) -> Notice:
    hand = state.hand[state.turn]
    if action == RETURN:
        return Notice("not-stuck", "A4.3")
    if action >= CARD:
        kind, count, cost = card_of(action), 1, SHRINE_COST
    else:
        kind, count = farmers_of(action)
        cost = count - 1
    if hand[kind] < count:
        return Notice("not-in-hand", "A4.1", values={"kind": KINDS[kind], "count": count, "held": int(hand[kind])})
    assert kind in (SHRINE, *range(len(GOODS)))
    return _too_dear(state, cost, "A4.1")
