"""The worker process of a bot: it solves problems from a pipe, one at a time."""

import signal
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np

from bali.bots import LEVELS, Bot, Search, make_bot
from bali.core.dice import new_dice
from bali.core.record import dtype_of
from bali.games import find

OVERHEAD = 200  # the cost of transferring a problem, in search iterations


class Problem(NamedTuple):
    """A decision to make: the seat's knowledge and its legal actions."""

    game: str
    level: str
    view: bytes
    seat: int
    actions: tuple[int, ...]
    seed: int
    weighs: bool = False  # whether to return the value of every action rather than a decision

    @property
    def cost(self) -> int:
        """The estimated work. It depends on the level alone, so that queueing times reveal nothing about anyone's cards."""
        return OVERHEAD + LEVELS[self.level].iterations * LEVELS[self.level].trees


Weights = list[tuple[int, float]]  # actions with their win probabilities, best first


@cache
def _bot(game: str, level: str) -> Bot:
    return make_bot(level, find(game), 0)


def solve(problem: Problem) -> int:
    """Return a bot's decision. The same problem always gives the same decision.

    The bot searches even if there is only one legal action. Otherwise its response time, and that of the problems queued
    behind it, would reveal that it had no choice.
    """
    if len(problem.actions) == 1:
        weigh(problem)
        return problem.actions[0]
    bot = _bot(problem.game, problem.level)
    bot.dice = new_dice(problem.seed)
    return int(bot.choose(_view(problem, bot), problem.seat, np.array(problem.actions)))


def weigh(problem: Problem) -> Weights:
    """Return a search bot's win probabilities for the actions that it has explored."""
    bot = _bot(problem.game, problem.level)
    assert isinstance(bot, Search)
    bot.dice = new_dice(problem.seed)
    weighed = bot.weigh(_view(problem, bot), problem.seat, np.array(problem.actions))
    return [(one.action, one.chance) for one in weighed if one.visits]


def _view(problem: Problem, bot: Bot) -> Any:
    return np.frombuffer(problem.view, dtype_of(bot.game.State))[0].copy()


def work(pipe: Connection) -> None:
    """Solve problems from a pipe. Announce the first use of a game and level, which may take long to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is meant for the server
    known: set[tuple[str, str]] = set()
    with suppress(EOFError, ConnectionError):
        pipe.send("ready")
        while True:
            problem = pipe.recv()
            if (problem.game, problem.level) not in known:
                pipe.send("loading")
                known.add((problem.game, problem.level))
            pipe.send(weigh(problem) if problem.weighs else solve(problem))
