"""The current prompt (`prompt`) and why an action is illegal (`why_not`), each with its clause."""

from collections.abc import Callable

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
from bali.altar.cards import GOODS, HAND_SIZE, KINDS, SHRINE
from bali.altar.legal import MAX_CHOICES, purchases
from bali.altar.oracle import look_depth
from bali.altar.prices import card_cost, farmers_cost, sacrifice_price
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
    PHASE_NAMES,
    PLAYING,
    REWARDING,
    SACRIFICING,
    TAKING,
    State,
)
from bali.core.events import Notice
from bali.core.notation import family_of
from bali.core.prompts import Detail, Details, current_prompt, named_seats
from bali.core.seats import seats_from

# The clause of each phase's prompt.
_CLAUSES = {
    LAYING: "A9.1",
    OFFERING: "A2.3",
    DEALING: "A6.3",
    BUYING: "A3.1",
    PLAYING: "A4.1",
    SACRIFICING: "A5.1",
    CROWNING: "A5.3",
    TAKING: "A6.1",
    LOOKING: "A9.2",
    KEEPING: "A9.2",
    REWARDING: "A7.4",
    CLAIMING: "A7.7",
    OVER: "A8.6",
}

# The first action of each family, and the phases in which the family can be legal.
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
    """Return the current prompt and the seat that has to answer it."""
    return current_prompt(state, PHASE_NAMES, _CLAUSES, _DETAILS)


def _ask_to_buy(state: State, name: str, clause: str) -> Detail:
    """Return the prompt for buying, or the one for playing if the player cannot afford anything."""
    if purchases(state, np.zeros(MAX_CHOICES + 1, np.int64)) == 0:
        return PHASE_NAMES[PLAYING], _CLAUSES[PLAYING], {}
    return name, clause, {}


def _ask_to_sacrifice(state: State, name: str, clause: str) -> Detail:
    if state.asked == state.turn:
        return "covering", "A5.2", {}
    others = [seat for seat in _later(state, int(state.players)) if state.sacrifices_size[seat] > 0]
    return name, clause, {"other": int(state.turn), **named_seats("then", others)}


def _later(state: State, last: int) -> list[int]:
    """Return the seats that the current sacrifices or scoring have yet to reach, clockwise up to step `last`."""
    return seats_from(int(state.turn) + 1, int(state.players))[int(state.served) : last]


def _ask_to_take(state: State, name: str, clause: str) -> Detail:
    return name, clause, {"count": HAND_SIZE - int(state.hand_size[state.turn])}


def _ask_to_keep(state: State, name: str, clause: str) -> Detail:
    return name, clause, {"count": int(look_depth(state.altar_size))}


def _ask_for_reward(state: State, name: str, clause: str) -> Detail:
    others = [seat for seat in _later(state, int(state.players) - 1) if state.tableau[seat, SHRINE] > 0]
    return name, clause, {"count": int(shrine_reward(state, state.asked)), **named_seats("then", others)}


def _ask_to_claim(state: State, name: str, clause: str) -> Detail:
    return name, clause, {"good": GOODS[scored_kind(state)]}


_DETAILS: Details = {
    BUYING: _ask_to_buy,
    SACRIFICING: _ask_to_sacrifice,
    TAKING: _ask_to_take,
    KEEPING: _ask_to_keep,
    REWARDING: _ask_for_reward,
    CLAIMING: _ask_to_claim,
}


def why_not(state: State, action: int) -> Notice:
    """Return why the deciding player cannot take this action now, as far as that player knows."""
    family = family_of(_PHASES, action)
    if state.phase not in _PHASES[family]:
        return Notice("not-now", "A2.5")
    return _REASONS[family](state, action)


def _too_expensive(state: State, cost: int, clause: str) -> Notice:
    return Notice("too-dear", clause, values={"cost": cost, "stones": int(state.stones[state.turn])})


def _sold_out(good: int, clause: str) -> Notice:
    return Notice("sold-out", clause, values={"good": GOODS[good]})


def _why_not_buy(state: State, action: int) -> Notice:
    good = action - BUY
    if state.supply[good] == 0:
        return _sold_out(good, "A3.2")
    return _too_expensive(state, int(sacrifice_price(state, state.turn, good)), "A3.1")


def _why_not_play(state: State, action: int) -> Notice:
    hand = state.hand[state.turn]
    if action == RETURN:
        return Notice("not-stuck", "A4.3")
    if action >= CARD:
        kind, count = card_of(action), 1
        cost = card_cost(kind)
    else:
        kind, count = farmers_of(action)
        cost = farmers_cost(count)
    if hand[kind] < count:
        return Notice("not-in-hand", "A4.1", values={"kind": KINDS[kind], "count": count, "held": int(hand[kind])})
    return _too_expensive(state, int(cost), "A4.1")


def _why_not_sacrifice(state: State, action: int) -> Notice:
    return Notice("none-held", "A5.1", values={"good": GOODS[action - SACRIFICE]})


def _why_not_crown(state: State, action: int) -> Notice:
    return _sold_out(action - CROWN, "A5.3")


def _why_not_take(state: State, action: int) -> Notice:
    return Notice("demon-there", "A9.6", values={"row": action - TAKE + 1})


def _why_not_claim(state: State, action: int) -> Notice:
    return _sold_out(action - CLAIM, "A7.7")


def _why_not_keep(state: State, action: int) -> Notice:
    return Notice("no-such-place", "A9.2", values={"count": int(look_depth(state.altar_size))})


_REASONS: dict[int, Callable[[State, int], Notice]] = {
    BUY: _why_not_buy,
    FARMERS: _why_not_play,
    SACRIFICE: _why_not_sacrifice,
    CROWN: _why_not_crown,
    TAKE: _why_not_take,
    CLAIM: _why_not_claim,
    KEEP: _why_not_keep,
}
