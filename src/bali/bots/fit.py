"""Fit the weights of a game's `evaluate` to games that bots play against each other.

The bots run a short search and occasionally choose at random, so that all kinds of positions occur. The weights are changed one
at a time, as long as that makes the win probabilities from `evaluate` predict the actual winners better.

    python -m bali.bots.fit altar --games 4000
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from typing import Annotated, Any, cast

import numpy as np
import typer

from bali.bots import make_bot
from bali.core.compile import bind
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice, roll
from bali.core.loops import buffer, engine, new_states
from bali.core.options import option_sets
from bali.core.ranking import win_probabilities
from bali.core.record import Array
from bali.core.seats import MAX_PLAYERS
from bali.games import find

SLIP = 12  # 1 in SLIP decisions is made at random
SAMPLED = 6  # 1 in SAMPLED positions is retained
FIRST_STEP, LAST_STEP = 0.4, 0.01  # relative change of a weight at a time
HELD_BACK = 5  # 1 in HELD_BACK positions is used only to check the fit

# A placeholder for the game's function: `measure` binds it.
evaluate = cast(Any, None)


def play(name: str, bot: str, number: int) -> tuple[Array, Array]:
    """Play a game between equal bots, and return a sample of its positions, each with every seat's share of the win."""
    game, dice = find(name), new_dice(number)
    sets = option_sets(game.META)
    options = sets[number % len(sets)]
    state, out, resolve_chance = game.new(options), buffer(game), engine(game).resolve_chance
    bots = [make_bot(bot, game, MAX_PLAYERS * number + seat) for seat in range(options.players)]
    kept = []
    while (seat := resolve_chance(state, dice)) != NOBODY:
        if roll(dice, SAMPLED) == 0:
            kept.append(state.copy())
        slips = roll(dice, SLIP) == 0
        game.apply(state, int(out[roll(dice, game.legal(state, out))]) if slips else bots[seat].decide(state, seat, out))
    return _positions(game, kept), np.repeat(_victory(game, state)[None], len(kept), 0)


def _positions(game: Game, kept: list[Any]) -> Array:
    records = new_states(game, len(kept))
    for number, state in enumerate(kept):
        records[number] = state
    return records


def _victory(game: Game, state: Any) -> Array:
    """Return each seat's share of the win."""
    places, won = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS)
    game.places(state, places)
    won[: state.players] = places[: state.players] == 1
    return won / won.sum()


def collect(name: str, bot: str, games: int) -> tuple[Array, Array]:
    """Play many games on all cores."""
    play(name, bot, 0)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        results = list(_counted(pool.map(partial(play, name, bot), range(games), chunksize=8), games))
    positions, victories = zip(*results, strict=True)
    return np.concatenate(positions), np.concatenate(victories)


def _counted(results: Iterator[Any], total: int) -> Iterator[Any]:
    for number, result in enumerate(results, 1):
        print(f"\r{number} of {total} games", end="\n" if number == total else "", file=sys.stderr, flush=True)
        yield result


def _loss(positions: Array, victories: Array, weights: Any) -> float:
    """Return the mean cross-entropy between the actual winners and the win probabilities under these weights."""
    standings, total = np.zeros(MAX_PLAYERS), 0.0
    for number in range(len(positions)):
        state = positions[number]
        evaluate(state, weights, standings)
        win_probabilities(standings, state.players)
        for seat in range(state.players):
            total -= victories[number, seat] * np.log(max(standings[seat], 1e-9))
    return total / len(positions)


@cache
def measure(game: Game) -> Any:
    """Return the loss function of a game's weights."""
    return bind(_loss, {"evaluate": game.evaluate}, game.META.name)


def fit(game: Game, positions: Array, victories: Array) -> Any:
    """Return better weights by coordinate descent: scale each up or down while that helps, in ever smaller steps."""
    loss, weights, step = measure(game), game.WEIGHTS, FIRST_STEP
    best = loss(positions, victories, weights)
    while step > LAST_STEP:
        before = best
        for field in weights._fields:
            for factor in (1 + step, 1 / (1 + step)):
                changed = weights._replace(**{field: getattr(weights, field) * factor})
                value = loss(positions, victories, changed)
                if value < best:
                    weights, best = changed, value
                    break
        print(f"step {step:.3f}: {best:.5f}", file=sys.stderr, flush=True)
        if before - best < step / 2000:
            step /= 2
    return weights


def main(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 4000,
    bot: Annotated[str, typer.Option(help="The bot that plays them.")] = "search:iterations=300",
) -> None:
    """Play games, fit the weights and print them."""
    rules = find(game)
    positions, victories = collect(game, bot, games)
    first = len(positions) // HELD_BACK
    weights = fit(rules, positions[first:], victories[first:])
    check, won = positions[:first], victories[:first]
    print(f"{len(positions):,} positions; error on those held back: {measure(rules)(check, won, rules.WEIGHTS):.4f} before,")
    print(f"{measure(rules)(check, won, weights):.4f} now")
    for field, value in weights._asdict().items():
        print(f"    {field}: float = {value:.3g}")


if __name__ == "__main__":
    typer.run(main)
