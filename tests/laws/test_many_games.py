"""The laws over many random games, the same number for each option set. Compiled code checks every step. `make long`: 100,000."""

from typing import Any, cast

import numpy as np
import pytest

from bali.core.compile import bind
from bali.core.contract import CHANCE, NOBODY, SPECTATOR, Game
from bali.core.dice import roll, seed_dice
from bali.core.loops import buffer, new_states
from bali.core.options import Options, option_sets
from bali.core.record import Array
from bali.games import GAMES, find
from tests.laws.invariants import ACCOUNTED
from tests.long import LONG

GAMES_PER_RUN = 100_000 if LONG else 4_000
LONGEST = 20_000  # actions; nothing comes near it
CASES = [(name, options) for name, game in GAMES.items() for options in option_sets(game.META)]

FINE, LOST, STUCK, ENDLESS, LEAK, OTHER_ACTIONS, OTHER_ACTOR, CROWDED = range(8)

# Placeholders for the game's functions and for the functions that others call: `watcher` binds them.
actor = legal = draw_count = draw_action = apply = redact = imagine = accounted = cast(Any, None)
check_secrecy = same_actions = cast(Any, None)


def _watch(records: Array, raw: Array, games: int, dice: Array, out: Array, other: Array) -> int:
    """Play many games, and return the first law that was broken, or FINE. records[4] is the start, raw the records as bytes."""
    for game in range(games):
        seed_dice(dice, np.uint64(game))
        records[0] = records[4]
        state = records[0]
        for _action in range(LONGEST):
            if not accounted(state):
                return LOST
            if actor(state) == NOBODY:
                break
            count = legal(state, out)
            if count == 0:
                return STUCK
            if count >= len(out):
                return CROWDED
            if roll(dice, 32) == 0:
                seat = roll(dice, state.players + 1)
                broken = check_secrecy(records, raw, seat if seat < state.players else SPECTATOR, dice, out, other)
                if broken != FINE:
                    return broken
            is_draw = actor(state) == CHANCE
            action = draw_action(state, roll(dice, draw_count(state))) if is_draw else out[roll(dice, count)]
            apply(state, action)
        else:
            return ENDLESS
    return FINE


def _check_secrecy(records: Array, raw: Array, seat: int, dice: Array, out: Array, other: Array) -> int:
    """Return the first law of secrecy that is broken for a seat, or FINE.

    records[1] is what the seat knows, records[2] a twin imagined from it, records[3] what the seat would know there.
    """
    records[1] = records[0]
    redact(records[1], seat)
    records[2] = records[1]
    imagine(records[2], seat, dice)
    if not accounted(records[2]):
        return LOST
    records[3] = records[2]
    redact(records[3], seat)
    for byte in range(raw.shape[1]):
        if raw[1, byte] != raw[3, byte]:
            return LEAK
    if actor(records[2]) != actor(records[0]):
        return OTHER_ACTOR
    if actor(records[2]) != NOBODY and legal(records[2], other) == 0:
        return STUCK
    if actor(records[0]) == seat and not same_actions(records, out, other):
        return OTHER_ACTIONS
    return FINE


def _same_actions(records: Array, out: Array, other: Array) -> bool:
    """Return whether the seat has the same legal actions in all four records."""
    count = legal(records[0], out)
    for number in range(1, 4):
        if legal(records[number], other) != count:
            return False
        for choice in range(count):
            if out[choice] != other[choice]:
                return False
    return True


def watcher(game: Game) -> Any:
    names = {name: getattr(game, name) for name in ("actor", "legal", "draw_count", "draw_action", "apply", "redact", "imagine")}
    names["accounted"] = ACCOUNTED[game.META.name]
    names["same_actions"] = bind(_same_actions, names, game.META.name)
    names["check_secrecy"] = bind(_check_secrecy, names, game.META.name)
    return bind(_watch, names, game.META.name)


def watch(name: str, options: Options, games: int) -> int:
    """Play many games with the same options, and return the first law that was broken, or FINE."""
    game = find(name)
    records = new_states(game, 5)
    records[4] = game.new(options)
    raw = records.view(np.uint8).reshape(5, -1)
    return int(watcher(game)(records, raw, games, np.zeros(1, np.uint64), buffer(game), buffer(game)))


@pytest.mark.parametrize(("name", "options"), CASES, ids=str)
def test_no_law_is_broken_in_many_random_games(name: str, options: Options) -> None:
    sets = len(option_sets(find(name).META))
    assert watch(name, options, -(-GAMES_PER_RUN // sets)) == FINE


def test_every_game_has_its_invariants() -> None:
    assert ACCOUNTED.keys() == GAMES.keys()
