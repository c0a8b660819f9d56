"""What a network reads of a dalang position: the observation, and what follows from it (see `core.features`)."""

from bali.core.compile import compiled, compiled_call
from bali.core.features import ONE, factors, scale_observation, share
from bali.core.observation_layout import width
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS, clockwise
from bali.dalang.actions import names_island
from bali.dalang.cards import (
    CHIPS,
    DALANG,
    DECK,
    ISLANDS,
    KINDS,
    MASK_VALUES,
    MASKS_EACH,
    PAIRS,
    PRIEST,
    PRINCE,
)
from bali.dalang.observe import AT, LAYOUT, observe
from bali.dalang.scoring import active_mask, count_left, lowest_mask, mask_points, other_scorer, scores_at, seal_points
from bali.dalang.state import State

_FACTORS = factors(LAYOUT)
_OF_A_SEAT = 2  # points, and cards
_OF_AN_ISLAND = 5 + MAX_PLAYERS
FEATURES = width(LAYOUT) + len(KINDS) + 4 + MAX_PLAYERS * _OF_A_SEAT + len(ISLANDS) * _OF_AN_ISLAND

_POINTS, _LEAD, _CARDS, _VALUE = 20, 10, 30, 5  # usual maxima


@compiled_call
def features(view: State, seat: int, observation: Array, out: Array) -> None:
    """Write the features of a record that was redacted for a seat. Its observation goes to `observation`."""
    observe(view, seat, observation)
    at = scale_observation(observation, _FACTORS, out)
    at = _write_unseen(view, seat, observation, out, at)
    at = _write_masks(view, seat, out, at)
    at = _write_players(view, seat, out, at)
    for island in range(len(ISLANDS)):
        at = _write_island(view, seat, island, observation, out, at)


@compiled
def _unseen(view: State, seat: int, kind: int, observation: Array) -> int:
    """Return how many cards of a kind are where the player cannot see them: in the pile, or with others."""
    count = DECK[kind] - view.discards[kind] - view.hand[seat, kind]
    for island in range(len(ISLANDS)):
        count -= observation[AT.stack + len(KINDS) * island + kind]
    return int(count)


@compiled_call
def _write_unseen(view: State, seat: int, observation: Array, out: Array, first: int) -> int:
    """Write the part of each kind that the player cannot see. Return the next entry."""
    for kind in range(len(KINDS)):
        out[first + kind] = share(_unseen(view, seat, kind, observation), DECK[kind])
    return first + len(KINDS)


@compiled_call
def _write_masks(view: State, seat: int, out: Array, first: int) -> int:
    """Write the masks left, the next one's value, the lead in points, and the priests and princes held. Return the next entry."""
    lowest, best = lowest_mask(view, 0), -1000
    for other in range(view.players):
        if other != seat:
            best = max(best, _points(view, other))
    out[first] = share(count_left(view), MASKS_EACH * len(MASK_VALUES))
    out[first + 1] = share(MASK_VALUES[lowest] if lowest < len(MASK_VALUES) else 0, _VALUE)
    out[first + 2] = share(_points(view, seat) - best, _LEAD)
    out[first + 3] = share(view.hand[seat, PRIEST] - view.hand[seat, PRINCE], _VALUE)
    return first + 4


@compiled
def _points(view: State, seat: int) -> int:
    return int(mask_points(view, seat) + seal_points(view, seat))


@compiled_call
def _write_players(view: State, seat: int, out: Array, first: int) -> int:
    """Write each player's points, and cards in hand and stacks. Return the next entry."""
    for steps in range(MAX_PLAYERS):
        other, present = clockwise(seat, steps, view.players), steps < view.players
        cards = view.hand_size[other]
        for island in range(len(ISLANDS)):
            cards += view.stack_size[other, island]
        out[first + 2 * steps] = share(_points(view, other), _POINTS) if present else 0
        out[first + 2 * steps + 1] = share(cards, _CARDS) if present else 0
    return first + MAX_PLAYERS * _OF_A_SEAT


@compiled_call
def _write_island(view: State, seat: int, island: int, observation: Array, out: Array, first: int) -> int:
    """Write what the Dalang's arrival at an island would bring, and who can send it there. Return the next entry."""
    active = scores_at(view, island) and count_left(view) > 0
    other = other_scorer(view, island)
    named, unseen = 0, 0
    for pair in range(len(PAIRS)):
        if names_island(pair, island):
            named += view.hand[seat, DALANG + pair]
            unseen += _unseen(view, seat, DALANG + pair, observation)
    chips = 0
    for chip in range(len(CHIPS)):
        chips += view.chips[chip, island] == seat
    out[first] = share(chips, len(CHIPS))
    out[first + 1] = share(named, 2)
    out[first + 2] = share(unseen, DECK[DALANG] * (len(ISLANDS) - 1))
    out[first + 3] = ONE if active else 0
    out[first + 4] = ONE if view.island == island else 0
    for steps in range(MAX_PLAYERS):
        gainer, mask = clockwise(seat, steps, view.players), 0
        if active and steps < view.players:
            if gainer == view.turn:
                mask = MASK_VALUES[active_mask(view, island)]
            elif gainer == other:
                mask = MASK_VALUES[lowest_mask(view, 0)]
        out[first + 5 + steps] = share(mask, _VALUE)
    return first + _OF_AN_ISLAND
