"""The current prompt (`prompt`) and why an action is illegal (`why_not`), each with its clause."""

from collections.abc import Callable

from bali.core.events import Notice, Value
from bali.core.notation import family_of
from bali.core.prompts import Detail, Details, current_prompt, named_seats
from bali.core.seats import seats_from
from bali.dalang.actions import (
    BLOCK,
    CHALLENGE,
    DISCARD,
    DONE,
    DRAW,
    FORCE,
    JOIN,
    LAY,
    PASS,
    PLAY,
    PUT,
    REPEL,
    SHOW,
    START,
    TAKE,
    TRAVEL,
    block_of,
    play_of,
    put_of,
    travel_of,
)
from bali.dalang.cards import ARTIST, ISLANDS, KEPT, KINDS, MAX_MOVED, PRIEST, PRINCE, SCHOLAR, WARRIOR
from bali.dalang.chip_contests import most_shown
from bali.dalang.scoring import prospect
from bali.dalang.state import (
    BLOCKING,
    EXCHANGING,
    FLEEING,
    FORCING,
    JOINING,
    LAYING,
    OVER,
    PHASE_NAMES,
    PLAYING,
    REFILLING,
    REPAYING,
    REPELLING,
    REPLACING,
    SHOWING,
    STACKING,
    STARTING,
    SWAPPING,
    State,
)

# The clause of each phase's prompt.
_CLAUSES = {
    STACKING: "D2.1",
    STARTING: "D2.3",
    REFILLING: "D3.1",
    REPLACING: "D6.1",
    REPAYING: "D3.4",
    PLAYING: "D3.2",
    REPELLING: "D4.2",
    FLEEING: "D4.4",
    JOINING: "D5.2",
    EXCHANGING: "D5.1",
    SWAPPING: "D6.1",
    FORCING: "D4.5",
    SHOWING: "D7.2",
    BLOCKING: "D9.2",
    LAYING: "D9.4",
    OVER: "D10.2",
}
_JOINING = {SCHOLAR: "D5.2", ARTIST: "D6.2"}
_FORCING = {WARRIOR: "D4.5", SCHOLAR: "D5.4", ARTIST: "D6.3"}

# The first action of each family, and the phases in which the family can be legal.
_PHASES = {
    CHALLENGE: (PLAYING,),
    REPEL: (REPELLING,),
    JOIN: (JOINING,),
    FORCE: (FORCING,),
    PASS: (JOINING, FORCING, SHOWING, BLOCKING),
    DONE: (EXCHANGING, SWAPPING),
    BLOCK: (BLOCKING,),
    SHOW: (SHOWING,),
    PUT: (FLEEING, EXCHANGING),
    TAKE: (EXCHANGING,),
    DISCARD: (SWAPPING,),
    LAY: (LAYING,),
    DRAW: (STACKING, REFILLING, REPLACING, REPAYING),
    START: (STARTING,),
}


def prompt(state: State) -> Notice:
    """Return the current prompt and the seat that has to answer it."""
    return current_prompt(state, PHASE_NAMES, _CLAUSES, _DETAILS)


def _reacting(state: State) -> dict[str, Value]:
    """Return the player whose card is being answered, and the players who are asked after this one (D3.6)."""
    return {"other": int(state.turn), **_later(state, 1)}


def _later(state: State, fewest: int) -> dict[str, Value]:
    """Return the players with at least `fewest` cards who are asked after this one, as far as everyone knows."""
    players = int(state.players)
    seats = seats_from(int(state.turn) + 1, players)[int(state.served) : players - 1]
    return named_seats("then", [seat for seat in seats if state.hand_size[seat] >= fewest and seat != state.spared])


def _ask_to_repel(state: State, name: str, clause: str) -> Detail:
    return name, clause, _reacting(state)


def _ask_to_join(state: State, name: str, clause: str) -> Detail:
    return name, _JOINING[int(state.kind)], {"kind": KINDS[state.kind], **_reacting(state)}


def _ask_to_force(state: State, name: str, clause: str) -> Detail:
    return name, _FORCING[int(state.kind)], {"kind": KINDS[state.kind], **_reacting(state)}


def _ask_to_exchange(state: State, name: str, clause: str) -> Detail:
    if state.moved > 0:
        name = "taking" if state.taking else "putting"
    return name, clause, {"count": MAX_MOVED - int(state.moved)}


def _ask_to_swap(state: State, name: str, clause: str) -> Detail:
    return "swapping-on" if state.moved > 0 else name, clause, {"count": MAX_MOVED - int(state.moved)}


def _ask_to_flee(state: State, name: str, clause: str) -> Detail:
    saved, hand = MAX_MOVED - int(state.moved), int(state.hand_size[state.asked])
    values: dict[str, Value] = {"count": min(saved, hand), "lost": max(hand - saved, 0), **_reacting(state)}
    return "fleeing-on" if state.moved > 0 else name, clause, values


def _ask_to_block(state: State, name: str, clause: str) -> Detail:
    values: dict[str, Value] = {"island": ISLANDS[state.goal], **_reacting(state), **prospect(state, state.goal)}
    return "blocking-shared" if "rival" in values else "blocking-scoring" if values["mask"] else name, clause, values


def _ask_to_lay(state: State, name: str, clause: str) -> Detail:
    values: dict[str, Value] = {"island": ISLANDS[state.island], "goal": ISLANDS[state.goal], "kept": KEPT}
    return name, clause, values | {"other": int(state.turn), "own": int(state.asked == state.turn), **_later(state, 2)}


def _ask_to_show(state: State, name: str, clause: str) -> Detail:
    values: dict[str, Value] = {"chip": KINDS[state.kind], "island": ISLANDS[state.island]}
    if state.asked == state.turn:
        return name, "D7.1", values | _later(state, 1)
    return "outdoing", clause, values | {"count": int(most_shown(state)), **_reacting(state), "other": int(state.leader)}


_DETAILS: Details = {
    REPELLING: _ask_to_repel,
    JOINING: _ask_to_join,
    FORCING: _ask_to_force,
    EXCHANGING: _ask_to_exchange,
    SWAPPING: _ask_to_swap,
    FLEEING: _ask_to_flee,
    BLOCKING: _ask_to_block,
    LAYING: _ask_to_lay,
    SHOWING: _ask_to_show,
}


def why_not(state: State, action: int) -> Notice:
    """Return why the deciding player cannot take this action now, as far as that player knows."""
    family = family_of(_PHASES, action)
    if state.phase == REPELLING and action == PASS:
        return Notice("must-answer", "D4.2")
    if state.phase not in _PHASES[family]:
        return Notice("not-now", "D3.2")
    return _REASONS[family](state, action)


def _none_held(kind: int, clause: str) -> Notice:
    return Notice("none-held", clause, values={"kind": KINDS[kind]})


def _why_not_play(state: State, action: int) -> Notice:
    hand = state.hand[state.turn]
    if action < PLAY:
        return Notice("not-spared", "D4.1") if hand[WARRIOR] else _none_held(WARRIOR, "D4.1")
    if action >= TRAVEL:
        kind, goal = travel_of(action)
        return Notice("there-already", "D9.1", values={"island": ISLANDS[goal]}) if hand[kind] else _none_held(kind, "D9.1")
    kind = play_of(action)
    if kind in (PRIEST, PRINCE) and hand[kind] == 1:
        return Notice("needs-two", "D7.1", values={"kind": KINDS[kind]})
    return _none_held(kind, "D3.2")


def _why_not_answer(state: State, action: int) -> Notice:
    return _none_held(int(state.kind), prompt(state).clause)


def _why_not_pass(state: State, action: int) -> Notice:
    return Notice("must-show", "D7.1")


def _why_not_block(state: State, action: int) -> Notice:
    if state.hand[state.asked, block_of(action)]:
        return Notice("other-goal", "D9.2", values={"island": ISLANDS[state.goal]})
    return _none_held(block_of(action), "D9.2")


def _why_not_show(state: State, action: int) -> Notice:
    held, most = int(state.hand[state.asked, state.kind]), int(most_shown(state))
    if action - SHOW + 1 <= most:
        return Notice("too-few", "D7.2", values={"count": most})
    return Notice("not-so-many", "D7.1", values={"kind": KINDS[state.kind], "count": held})


def _why_not_put(state: State, action: int) -> Notice:
    kind, island = put_of(action)
    clause = "D4.4" if state.phase == FLEEING else "D5.1"
    if state.taking and state.phase == EXCHANGING:
        return Notice("not-both", clause)
    return Notice("active-island", clause) if island == state.island else _none_held(kind, clause)


def _why_not_take(state: State, action: int) -> Notice:
    if state.moved and not state.taking:
        return Notice("not-both", "D5.1")
    island = action - TAKE
    if island == state.island:
        return Notice("active-island", "D5.1")
    return Notice("no-stack", "D5.1", values={"island": ISLANDS[island]})


def _why_not_discard(state: State, action: int) -> Notice:
    return _none_held(action - DISCARD, "D6.1")


def _why_not_lay(state: State, action: int) -> Notice:
    return _none_held(action - LAY, "D9.4")


_REASONS: dict[int, Callable[[State, int], Notice]] = {
    CHALLENGE: _why_not_play,
    REPEL: _why_not_answer,
    JOIN: _why_not_answer,
    FORCE: _why_not_answer,
    PASS: _why_not_pass,
    BLOCK: _why_not_block,
    SHOW: _why_not_show,
    PUT: _why_not_put,
    TAKE: _why_not_take,
    DISCARD: _why_not_discard,
    LAY: _why_not_lay,
}
