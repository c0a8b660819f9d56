"""Measure the cost of thinking: the parts of a search, and the moves of a level."""

import resource
import statistics
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

from bali.bots import make_bot
from bali.bots.search import Search, SearchSettings
from bali.core.compile import bind
from bali.core.contract import NOBODY, Game
from bali.core.dice import new_dice
from bali.core.loops import WHOLE_GAME, buffer, engine, new_states
from bali.core.options import Options
from bali.core.record import Array

RUNS = 5
TIMES = 20_000  # repetitions in each run

# Placeholders for the game's function and for the playout loop: `_parts` binds them.
imagine = playout = cast(Any, None)


def _imagine_many(records: Array, seat: int, dice: Array, times: int) -> None:
    """Imagine the hidden cards `times` times."""
    for _time in range(times):
        records[1] = records[0]
        imagine(records[1], seat, dice)


def _play_many(records: Array, dice: Array, out: Array, times: int) -> None:
    """Play the same position to its end `times` times."""
    for _time in range(times):
        records[1] = records[0]
        playout(records[1], dice, out, WHOLE_GAME)


@cache
def _parts(game: Game) -> tuple[Callable[..., None], Callable[..., None]]:
    name, playout = game.META.name, engine(game).playout
    return bind(_imagine_many, {"imagine": game.imagine}, name), bind(_play_many, {"playout": playout}, name)


class SearchCosts(NamedTuple):
    """The cost of one iteration from the opening, with a playout to the end, in microseconds."""

    iteration: float
    imagining: float
    playout: float

    @property
    def tree(self) -> float:
        """The remaining cost: descending and growing the tree, scoring the end, and updating the path."""
        return self.iteration - self.imagining - self.playout


def opening(game: Game, options: Options) -> tuple[Any, int, Array]:
    """Return the first decision of a game: the position, the seat to act, and the legal actions."""
    state, out = game.new(options), buffer(game)
    seat = engine(game).resolve_chance(state, new_dice(1))
    return state, seat, out[: game.legal(state, out)].copy()


def _first_view(game: Game, options: Options) -> tuple[Any, int, Array]:
    state, seat, actions = opening(game, options)
    game.redact(state, seat)
    return state, seat, actions


def measure_search(game: Game, options: Options) -> SearchCosts:
    """Measure the parts of a search on one core, each as the median of several runs."""
    state, _, _ = opening(game, options)
    view, seat, actions = _first_view(game, options)
    bot, records, dice, out = (
        Search(game, 1, SearchSettings(iterations=TIMES, horizon=WHOLE_GAME)),
        new_states(game, 2),
        new_dice(1),
        buffer(game),
    )
    imagine_many, play_many = _parts(game)

    def imagine_all() -> None:
        records[0] = view
        imagine_many(records, seat, dice, TIMES)

    def play_all() -> None:
        records[0] = state
        play_many(records, dice, out, TIMES)

    return SearchCosts(_time(lambda: bot.weigh(view, seat, actions)), _time(imagine_all), _time(play_all))


def _time(action: Callable[[], object]) -> float:
    """Return the microseconds per repetition, as the median of several runs. The first run only compiles."""
    spent = []
    for _run in range(RUNS + 1):
        begin = time.perf_counter()
        action()
        spent.append(time.perf_counter() - begin)
    return statistics.median(spent[1:]) / TIMES * 1e6


class MoveCosts(NamedTuple):
    """A bot's time per decision with more than one option, in milliseconds, and its memory growth, in KiB."""

    median: float
    slowest: float
    growth: int


def measure_moves(game: Game, options: Options, name: str, moves: int, on_move: Callable[[], None]) -> MoveCosts:
    """Let a bot play against itself until it has made `moves` decisions, and call `on_move` after each."""
    bot, out, resolve_chance, dice = make_bot(name, game, 1), buffer(game), engine(game).resolve_chance, new_dice(1)
    state, spent = game.new(options), list[float]()
    bot.choose(*_first_view(game, options))  # compile before measuring
    memory = _memory()
    while len(spent) < moves:
        if (seat := resolve_chance(state, dice)) == NOBODY:
            state = game.new(options)
            continue
        begin = time.perf_counter()
        choice = bot.decide(state, seat, out)
        if game.legal(state, out) > 1:
            spent.append(1000 * (time.perf_counter() - begin))
            on_move()
        game.apply(state, choice)
    return MoveCosts(statistics.median(spent), max(spent), _memory() - memory)


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
