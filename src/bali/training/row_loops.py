"""Loops that advance many games in parallel for training, written against the contract's names and bound by `row_loops`.

They differ from the loops of a research batch (`research.batch_loops`) in four ways. The games of a batch can have different
options: row n starts like row n of `starts`, and again from the first after the last. A forced action is made immediately, so
every decision is worth learning from. The rows hold features instead of observations. And a finished game leaves its winners and
everyone's lead in points.
"""

from functools import cache
from typing import Any, NamedTuple, cast

import numba
import numpy as np

from bali.core.compile import bind, bind_all
from bali.core.contract import NOBODY, Game
from bali.core.dice import seed_dice
from bali.core.loops import engine, new_states
from bali.core.observation_layout import width
from bali.core.options import Options
from bali.core.ranking import lead
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS

BEGIN = -1  # passed instead of an action: start the row's next game
LEAD_SCALE = 8.0  # a lead of so many points counts half as much as one without limit
GAME_NAMES = ("actor", "legal", "draw_count", "draw_action", "apply", "places", "scores", "redact", "features")

# Placeholders for the game's functions and for the loops that other loops call: `row_parts` binds them.
legal = apply = places = scores = redact = features = cast(Any, None)
resolve_chance = write_result = next_decision = step_rows = cast(Any, None)


class Rows(NamedTuple):
    """The arrays of the games, with one row per game unless noted otherwise."""

    states: Array
    views: Array  # one record per worker, for a seat's view of a position
    starts: Array  # the positions before the first card
    dice: Array  # (games, 1)
    seeds: Array  # of the current game
    observations: Array  # one per worker
    choices: Array  # the legal actions
    numbers: Array  # places, then points
    actors: Array
    masks: Array  # the legal actions
    features: Array
    dones: Array  # whether the last action ended a game
    wins: Array  # of that game: each seat's share of the victory
    leads: Array  # and each seat's lead over the best other one, between -1 and 1


def new_rows(game: Game, kinds: list[Options], games: int, workers: int, first_seed: int) -> Rows:
    """Allocate rows in which nothing has been dealt yet."""
    starts = new_states(game, len(kinds))
    for row, options in enumerate(kinds):
        starts[row] = game.new(options)
    return Rows(
        states=new_states(game, games),
        views=new_states(game, workers),
        starts=starts,
        dice=np.zeros((games, 1), np.uint64),
        seeds=np.arange(games, dtype=np.uint64) + np.uint64(first_seed),
        observations=np.zeros((workers, width(game.LAYOUT)), np.int16),
        choices=np.zeros((games, game.MAX_CHOICES + 1), np.int16),
        numbers=np.zeros((games, MAX_PLAYERS), np.int64),
        actors=np.zeros(games, np.int8),
        masks=np.zeros((games, game.DECISIONS), np.bool_),
        features=np.zeros((games, game.FEATURES), np.int8),
        dones=np.zeros(games, np.bool_),
        wins=np.zeros((games, MAX_PLAYERS), np.float32),
        leads=np.zeros((games, MAX_PLAYERS), np.float32),
    )


def _write_result(state: Any, numbers: Array, wins: Array, leads: Array) -> None:
    """Write each seat's share of the victory and its lead."""
    places(state, numbers)
    winners = 0
    for seat in range(state.players):
        winners += numbers[seat] == 1
    for seat in range(state.players):
        wins[seat] = np.float32(1.0 / winners if numbers[seat] == 1 else 0.0)
    scores(state, numbers)
    for seat in range(state.players):
        ahead = lead(numbers, seat, state.players)
        leads[seat] = np.float32(ahead / (abs(ahead) + LEAD_SCALE))


def _next_decision(state: Any, dice: Array, choices: Array) -> int:
    """Draw cards and make forced actions until a player has a choice or the game is over, and return the actor."""
    asked = resolve_chance(state, dice)
    while asked != NOBODY and legal(state, choices) == 1:
        apply(state, choices[0])
        asked = resolve_chance(state, dice)
    return int(asked)


def _step_rows(a: Any, actions: Array, first: int, last: int, worker: int) -> None:
    """Apply one action, or start a game, in each of the rows `first` to `last` - 1. Replace games that end."""
    for row in range(first, last):
        state, dice = a.states[row], a.dice[row]
        asked, over = NOBODY, False
        for seat in range(MAX_PLAYERS):
            a.wins[row, seat] = 0
            a.leads[row, seat] = 0
        if actions[row] != BEGIN:
            apply(state, actions[row])
            asked = next_decision(state, dice, a.choices[row])
            over = asked == NOBODY
        if over:
            write_result(state, a.numbers[row], a.wins[row], a.leads[row])
        while asked == NOBODY:
            a.states[row] = a.starts[row % len(a.starts)]
            seed_dice(dice, a.seeds[row])
            a.seeds[row] += np.uint64(len(a.states))
            asked = next_decision(state, dice, a.choices[row])
        a.dones[row] = over
        a.actors[row] = asked
        for action in range(a.masks.shape[1]):
            a.masks[row, action] = False
        for choice in range(legal(state, a.choices[row])):
            a.masks[row, a.choices[row, choice]] = True
        a.views[worker] = state
        redact(a.views[worker], asked)
        features(a.views[worker], asked, a.observations[worker], a.features[row])


def _step_all(a: Any, actions: Array) -> None:
    """Advance all games, split evenly among the workers."""
    size = -(-len(a.states) // len(a.views))
    for unsigned in numba.prange(len(a.views)):
        worker = np.int64(unsigned)  # one type for Numba, which would otherwise compile `step_rows` for each of two
        step_rows(a, actions, worker * size, min((worker + 1) * size, len(a.states)), worker)


@cache
def row_parts(game: Game) -> dict[str, Any]:
    """Return the game's functions and the loops bound to it, by name. A GPU kernel is made from them, too."""
    names = {name: getattr(game, name) for name in GAME_NAMES} | {"resolve_chance": engine(game).resolve_chance}
    return bind_all((_write_result, _next_decision, _step_rows), names, game.META.name)


@cache
def step_all(game: Game) -> Any:
    """Return `_step_all` bound to a game."""
    return bind(_step_all, row_parts(game), game.META.name, parallel=True)
