"""Loops with which Python plays one game action by action, and which track what each seat has seen.

Everything that a game needs is in one record, its history (see `history_dtype`), because passing an array from Python costs more
than most of the work done with it. Python passes it as an array of one record: passing a record itself would cost ten times as
much.

A history holds three positions. NOW is the current one, DIGESTED is an earlier one, and SCRATCH is free for any use. A seat's
digest is a hash of everything it has seen since the game began: the redacted record after every action, and the seat's own
actions. Two histories that look the same to a seat have the same digest. Few positions need the digests, so `act` only queues
each action, and `update_digests` later adds all queued actions to the digests.

Two invariants hold between calls. Applying the queued actions to DIGESTED gives NOW. The digests say what the seats had seen at
DIGESTED.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from bali.core.compile import bind_all, compiled
from bali.core.contract import CHANCE, Game
from bali.core.dice import HALF, LOW, MULTIPLIER, seed_dice
from bali.core.loops import WHOLE_GAME, engine
from bali.core.observation_layout import write_floats
from bali.core.record import Array, dtype_of
from bali.core.seats import MAX_PLAYERS
from bali.research.batch_loops import REFUSED, batch_parts

NOW, DIGESTED, SCRATCH, RECORDS = range(4)  # indices into the records
MAX_ACTIONS = 64  # more than the legal actions, or the different draws, of any position
MAX_QUEUED = 1024
QUEUE_FULL = -11  # returned by `act` in place of the actor, like REFUSED, having done nothing: call `update_digests` first
GAME_NAMES = ("actor", "legal", "draw_count", "draw_action", "apply", "redact", "observe", "imagine", "DECISIONS")

# Placeholders for the game's names and for the loops that other loops call: `history_loops` binds them.
actor = legal = draw_count = draw_action = apply = redact = observe = imagine = DECISIONS = cast(Any, None)
pay = playout = list_draws = list_actions = update_digests = cast(Any, None)


@cache
def history_dtype(game: Game) -> np.dtype[Any]:
    """Return the type of a game's history. The widest fields come first, so that all are aligned."""
    return np.dtype(
        [
            ("digests", np.uint64, MAX_PLAYERS),
            ("dice", np.uint64, 1),
            ("records", dtype_of(game.State), RECORDS),
            ("queued", np.int16),  # the number of actions in `queue`
            ("count", np.int16),  # the number of legal actions
            ("actions", np.int16, MAX_ACTIONS),  # the legal actions, ascending; draws are numbered from 0
            ("weights", np.int16, MAX_ACTIONS),  # the number of cards behind each draw
            ("queue", np.int16, MAX_QUEUED),  # the actions that are not in the digests yet
        ],
        align=True,
    )


def new_history(game: Game) -> Array:
    """Allocate a history in which the seats have seen nothing yet."""
    dtype = history_dtype(game)
    history = np.frombuffer(bytearray(dtype.itemsize), dtype)  # faster than np.zeros
    history["digests"][0] = range(1, MAX_PLAYERS + 1)
    return history


def memory_of(records: Array) -> Array:
    """Return a view of the records as bytes, one row per record."""
    return records.view(np.uint8).reshape(len(records), -1)


@compiled
def absorb(digest: np.uint64, word: np.uint64) -> np.uint64:
    """Return the digest after adding a 32-bit word. No operation overflows."""
    digest ^= word
    return MULTIPLIER * (digest & LOW) + (digest >> HALF)


@compiled
def absorb_all(digest: np.uint64, memory: Array) -> np.uint64:
    """Return the digest after adding a sequence of bytes."""
    whole = len(memory) // 4 * 4
    for at in range(0, whole, 4):
        low = np.uint64(memory[at]) | (np.uint64(memory[at + 1]) << np.uint64(8))
        high = np.uint64(memory[at + 2]) | (np.uint64(memory[at + 3]) << np.uint64(8))
        digest = absorb(digest, low | (high << np.uint64(16)))
    for at in range(whole, len(memory)):
        digest = absorb(digest, np.uint64(memory[at]))
    return digest


def _list_draws(state: Any, actions: Array, weights: Array) -> int:
    """List the possible draws with the number of cards behind each, and return the number of draws.

    If 3 bananas and 1 pepper are left, there are two draws, with the weights 3 and 1.
    """
    for draw in range(MAX_ACTIONS):
        weights[draw] = 0
    for card in range(draw_count(state)):
        weights[draw_action(state, card) - DECISIONS] += 1
    count = 0
    for draw in range(MAX_ACTIONS):
        cards = weights[draw]
        if cards > 0:
            actions[count] = draw
            weights[count] = cards
            count += 1
    return count


def _list_actions(history: Array) -> tuple[int, int]:
    """List the legal actions in ascending order, and return the actor and their count."""
    game = history[0]
    now, actions = game["records"][NOW], game["actions"][:]
    asked = int(actor(now))
    if asked == CHANCE:
        count = list_draws(now, actions, game["weights"])
    else:
        count = int(legal(now, actions))
        for number in range(1, count):  # insertion sort: the list is short and almost sorted
            action, at = actions[number], number
            while at > 0 and actions[at - 1] > action:
                actions[at] = actions[at - 1]
                at -= 1
            actions[at] = action
    game["count"] = count
    return asked, count


def _act(history: Array, action: int) -> tuple[int, int]:
    """Apply one of the listed actions and list the next ones, as `list_actions` does. REFUSED or QUEUE_FULL replace the actor."""
    game = history[0]
    if game["queued"] == MAX_QUEUED:
        return QUEUE_FULL, 0
    number = 0
    while number < game["count"] and game["actions"][number] != action:
        number += 1
    if number == game["count"]:
        return REFUSED, 0
    now = game["records"][NOW]
    if actor(now) == CHANCE:
        action += DECISIONS
    game["queue"][game["queued"]] = action
    game["queued"] += 1
    apply(now, action)
    return list_actions(history)


def _update_digests(history: Array, memory: Array) -> None:
    """Add what the seats saw of the queued actions to their digests. `memory` is a view of the records as bytes."""
    game = history[0]
    records, digests = game["records"], game["digests"]
    for number in range(game["queued"]):
        action = int(game["queue"][number])
        asked = actor(records[DIGESTED])
        apply(records[DIGESTED], action)
        for seat in range(records[DIGESTED].players):
            if asked == seat:
                digests[seat] = absorb(digests[seat], np.uint64(action + 1))
            records[SCRATCH] = records[DIGESTED]
            redact(records[SCRATCH], seat)
            digests[seat] = absorb_all(digests[seat], memory[SCRATCH])
    game["queued"] = 0


def _write_knowledge(history: Array, memory: Array, seat: int) -> None:
    """Bring the digests up to date, and write the seat's redacted record to SCRATCH."""
    update_digests(history, memory)
    records = history[0]["records"]
    records[SCRATCH] = records[NOW]
    redact(records[SCRATCH], seat)


def _write_observation(history: Array, seat: int, compact: Array, scales: Array, floats: Array) -> None:
    """Write a seat's observation, in both forms of the game's layout."""
    records = history[0]["records"]
    records[SCRATCH] = records[NOW]
    redact(records[SCRATCH], seat)
    observe(records[SCRATCH], seat, compact)
    write_floats(compact, scales, floats)


def _write_twin(history: Array, seat: int, seed: int, twin: Array) -> tuple[int, int]:
    """Write to `twin` a game that a seat cannot tell from this one, and list its legal actions as `list_actions` does.

    The digests of this game must be up to date. The seat's own digest is copied. The digests of the other seats are made up, like
    their cards, and depend only on the seat's own digest, so they reveal nothing either.
    """
    game, other = history[0], twin[0]
    records, dice = other["records"], other["dice"][:]
    records[NOW] = game["records"][NOW]
    redact(records[NOW], seat)
    seed_dice(dice, np.uint64(seed))
    imagine(records[NOW], seat, dice)
    records[DIGESTED] = records[NOW]
    own = game["digests"][seat]
    for one in range(MAX_PLAYERS):
        other["digests"][one] = own if one == seat else absorb(own, np.uint64(one))
    other["queued"] = 0
    return list_actions(twin)


def _write_rewards(history: Array, rewards: Array) -> None:
    """Write each seat's reward for a finished game."""
    pay(history[0]["records"][NOW], np.empty(MAX_PLAYERS, np.int64), rewards)


def _roll_out(history: Array, dice: Array, out: Array, rewards: Array) -> None:
    """Play at random to the end in SCRATCH, and write each seat's reward."""
    records = history[0]["records"]
    records[SCRATCH] = records[NOW]
    playout(records[SCRATCH], dice, out, WHOLE_GAME)
    pay(records[SCRATCH], out, rewards)


class HistoryLoops(NamedTuple):
    """The compiled history loops of one game."""

    list_actions: Callable[..., tuple[int, int]]
    act: Callable[..., tuple[int, int]]
    update_digests: Callable[..., None]
    write_knowledge: Callable[..., None]
    write_observation: Callable[..., None]
    write_twin: Callable[..., tuple[int, int]]
    write_rewards: Callable[..., None]
    roll_out: Callable[..., None]


LOOPS = (
    _list_draws,
    _list_actions,
    _act,
    _update_digests,
    _write_knowledge,
    _write_observation,
    _write_twin,
    _write_rewards,
    _roll_out,
)


@cache
def history_loops(game: Game) -> HistoryLoops:
    """Return the history loops bound to a game."""
    assert max(game.MAX_CHOICES, game.ACTIONS - game.DECISIONS) < MAX_ACTIONS
    names = {name: getattr(game, name) for name in GAME_NAMES}
    names |= {"playout": engine(game).playout, "pay": batch_parts(game)["pay"]}
    names = bind_all(LOOPS, names, game.META.name)
    return HistoryLoops(*(names[field] for field in HistoryLoops._fields))
