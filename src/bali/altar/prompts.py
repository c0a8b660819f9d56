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
)
from bali.altar.cards import GOODS, HAND, KINDS, SHRINE, SHRINE_COST, STONEMASON
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
from bali.core.story import Event, Value

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


def prompt(state: State) -> Event:
    """Gets what is awaited, and of whom."""
    name, clause = _PROMPTS[int(state.phase)]
    seat = int(state.asked) if state.asked >= 0 else None
    values: dict[str, Value] = {"clause": clause}
    if state.phase == BUYING and purchases(state, np.zeros(MOST_CHOICES + 1, np.int64)) == 0:
        name, values["clause"] = _PROMPTS[PLAYING]
    elif state.phase == SACRIFICING and seat == state.turn:
        name, values["clause"] = "covering", "A5.2"
    elif state.phase == TAKING:
        values["count"] = HAND - int(state.hand_size[state.turn])
    elif state.phase == KEEPING:
        values["count"] = int(look_depth(state.altar_size))
    elif state.phase == REWARDING:
        values["count"] = int(shrine_reward(state, state.asked))
    elif state.phase == CLAIMING:
        values["good"] = GOODS[scored_kind(state)]
    return Event(name, seat, values)


def why_not(state: State, action: int) -> Event:
    """Gets why the asked player cannot do this now, from what that player knows."""
    family = max(first for first in _PHASES if first <= action)
    if state.phase not in _PHASES[family]:
        return Event("not-now", None, {"clause": "A2.5"})
    if family == BUY:
        return _why_not_buy(state, action - BUY)
    if family == FARMERS:
        return _why_not_play(state, action)
    if family == SACRIFICE:
        return Event("none-held", None, {"good": GOODS[action - SACRIFICE], "clause": "A5.1"})
    if family in (CROWN, CLAIM):
        return Event("sold-out", None, {"good": GOODS[action - family], "clause": "A5.3" if family == CROWN else "A7.7"})
    if family == TAKE:
        return Event("demon-there", None, {"row": action - TAKE + 1, "clause": "A9.6"})
    return Event("no-such-place", None, {"count": int(look_depth(state.altar_size)), "clause": "A9.2"})


def _why_not_buy(state: State, good: int) -> Event:
    if state.supply[good] == 0:
        return Event("sold-out", None, {"good": GOODS[good], "clause": "A3.2"})
    return _too_dear(state, int(price(state, state.turn, good)), "A3.1")


def _too_dear(state: State, cost: int, clause: str) -> Event:
    return Event("too-dear", None, {"cost": cost, "stones": int(state.stones[state.turn]), "clause": clause})


def _why_not_play(state: State, action: int) -> Event:
    hand = state.hand[state.turn]
    if action == RETURN:
        return Event("not-stuck", None, {"clause": "A4.3"})
    if action >= CARD:
        kind, count, cost = action - CARD + STONEMASON, 1, SHRINE_COST
    else:
        kind, count = (action - FARMERS) // 3, (action - FARMERS) % 3 + 1
        cost = count - 1
    if hand[kind] < count:
        return Event("not-in-hand", None, {"kind": KINDS[kind], "count": count, "held": int(hand[kind]), "clause": "A4.1"})
    assert kind in (SHRINE, *range(len(GOODS)))
    return _too_dear(state, cost, "A4.1")
