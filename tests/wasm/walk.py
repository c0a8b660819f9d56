"""Play random games or given ones, and mix everything that the engine says into one number.

`tasks.js` does the same in WebAssembly. A difference in a single byte, action or cell of a row leads to another number.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import numpy as np

from bali.core.audience import Stage, is_irreversible, marks_of, receive_row
from bali.core.compile import bind, bind_all, compiled
from bali.core.contract import CHANCE, NOBODY, SPECTATOR, Game
from bali.core.dice import new_dice, seed_dice
from bali.core.loops import buffer, new_states
from bali.core.options import Options
from bali.core.record import Array
from bali.core.reports import COLUMNS, new_rows
from bali.core.seats import MAX_PLAYERS

BITS = 0xFFFFFFFF
LOOK_EVERY = 4  # actions between two looks at everything that is not needed to play
STAGES = len(Stage)

# Placeholders for the game's functions and data, and for the parts of a walk: `walker` binds them.
actor = legal = draw_count = draw_action = apply = redact = apply_memory = imagine = cast(Any, None)
known_points = scores = places = narrate = prompt = why_not = categories = cast(Any, None)
DECISIONS = OWN_NOTES = MARKS = cast(Any, None)
look_at_seat = look_at_events = look_at_points = cast(Any, None)


@compiled
def mix(number: int, word: int) -> int:
    return ((number ^ (word & BITS)) * 16777619) & BITS


@compiled
def next_random(random: int) -> int:
    """Return the next number of an xorshift generator."""
    random ^= (random << 13) & BITS
    random ^= random >> 17
    return random ^ ((random << 5) & BITS)


@compiled
def mix_list(number: int, values: Array, count: int) -> int:
    for place in range(count):
        number = mix(number, int(values[place]))
    return number


@compiled
def mix_row(number: int, row: Array) -> int:
    return mix_list(number, row, COLUMNS)


def _look_at_seat(records: Array, raw: Array, seat: int, random: int, number: int, out: Array, rows: Array, dice: Array) -> int:
    """Mix in what a seat knows, what its screen shows, what it may imagine, and why it cannot take an action."""
    players, faithful = records[0].players, (random >> 9) % 2 == 1
    records[2] = records[0]
    redact(records[2], seat)
    number = mix_list(number, raw[2], raw.shape[1])
    records[3] = records[2]
    seed_dice(dice, np.uint64(random))
    imagine(records[3], seat, dice)
    number = mix_list(number, raw[3], raw.shape[1])
    apply_memory(records[2], seat, faithful)
    number = mix_list(number, raw[2], raw.shape[1])
    known_points(records[2], out)
    number = mix_list(number, out, 2 * players)
    if seat == actor(records[0]):
        action, possible = random % DECISIONS, False
        for choice in range(legal(records[2], out)):
            possible |= out[choice] == action
        if not possible:
            why_not(records[2], action, rows)
            number = mix_row(number, rows[0])
    seed_dice(dice, np.uint64(random))
    imagine(records[2], seat, dice)
    return mix_list(number, raw[2], raw.shape[1])


def _look_at_events(records: Array, action: int, seat: int, random: int, number: int, rows: Array) -> int:
    """Mix in the events of an action, and what a seat receives of them."""
    count = narrate(records[1], action, records[0], rows)
    number = mix(number, count)
    faithful, stage = (random >> 9) % 2 == 1, 1 + (random >> 10) % STAGES
    for event in range(count):
        number = mix_row(number, rows[event])
        number = mix(number, int(is_irreversible(rows[event], faithful, MARKS)))
        if receive_row(rows[event], seat, faithful, OWN_NOTES, stage, MARKS, rows[count]):
            number = mix_row(number, rows[count])
    return number


def _look_at_points(records: Array, number: int, out: Array, rows: Array) -> int:
    """Mix in the points, the places and the sources of the points."""
    players = records[0].players
    scores(records[0], out)
    number = mix_list(number, out, players)
    places(records[0], out)
    number = mix_list(number, out, players)
    count = categories(records[0], rows)
    for category in range(count):
        number = mix_row(number, rows[category])
    return number


def _walk(
    records: Array, raw: Array, start: Array, games: int, random: int, given: Array, out: Array, rows: Array, dice: Array
) -> int:
    """Play random games, or games of given actions, and return everything mixed."""
    number = 0x811C9DC5
    for _game in range(games):
        records[0] = start[0]
        step = 0
        while actor(records[0]) != NOBODY:
            step += 1
            random = next_random(random)
            asked, count = actor(records[0]), legal(records[0], out)
            number = mix_list(mix(number, asked), out, count)
            if len(given):
                action = given[step - 1]
            elif asked == CHANCE:
                action = draw_action(records[0], random % draw_count(records[0]))
            else:
                action = out[random % count]
            seat = random % (records[0].players + 1)
            seat = seat if seat < records[0].players else SPECTATOR
            prompt(records[0], rows)
            number = mix_row(number, rows[0])
            if step % LOOK_EVERY == 0:
                number = look_at_seat(records, raw, seat, random, number, out, rows, dice)
                number = look_at_points(records, number, out, rows)
            records[1] = records[0]
            apply(records[0], action)
            number = mix_list(number, raw[0], raw.shape[1])
            number = look_at_events(records, action, seat, random, number, rows)
        number = look_at_points(records, number, out, rows)
    return number


NAMES = (
    *("actor", "legal", "draw_count", "draw_action", "apply", "redact", "apply_memory", "imagine", "known_points", "scores"),
    *("places", "narrate", "prompt", "why_not", "categories", "DECISIONS"),
)


@cache
def _walker(game: Game) -> Any:
    names = {name: getattr(game, name) for name in NAMES}
    names |= {"MARKS": marks_of(game.EVENTS), "OWN_NOTES": game.META.own_notes}
    return bind(_walk, bind_all((_look_at_seat, _look_at_events, _look_at_points), names, game.META.name), game.META.name)


def walk(game: Game, options: Options, seed: int, games: int = 1, given: Sequence[int] = ()) -> int:
    """Return the number that random games with these options give, or one game of given actions."""
    records, start = new_states(game, 4), new_states(game, 1)
    start[0] = game.new(options)
    raw = records.view(np.uint8).reshape(4, -1)
    out = np.zeros(max(len(buffer(game)), 2 * MAX_PLAYERS), np.int64)
    return int(_walker(game)(records, raw, start, games, seed, np.array(given, np.int64), out, new_rows(), new_dice(0)))
