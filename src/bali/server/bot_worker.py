"""What runs in a bot's process: it solves problems that come through a pipe, one after the other."""

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

OVERHEAD = 200  # what handing over a problem costs, in iterations of a search


class Problem(NamedTuple):
    """A decision: what the seat knows, and what it can do."""

    game: str
    level: str
    view: bytes
    seat: int
    actions: tuple[int, ...]
    seed: int
    weighs: bool = False  # whether not only the decision is wanted, but what each action is worth

    @property
    def cost(self) -> int:
        """How much of a process it takes, by its level alone: nobody's turn in the queue depends on anyone's cards."""
        return OVERHEAD + LEVELS[self.level].iterations * LEVELS[self.level].trees


Weights = list[tuple[int, float]]  # actions with their chances to win, the best first


@cache
def _bot(game: str, level: str) -> Bot:
    return make_bot(level, find(game), 0)


def solve(problem: Problem) -> int:
    """Return a bot's decision; the same problem gets the same decision.

    A bot thinks even when it has no choice, or its time, and that of those behind it in the queue, would say so.
    """
    if len(problem.actions) == 1:
        weigh(problem)
        return problem.actions[0]
    bot = _bot(problem.game, problem.level)
    bot.dice = new_dice(problem.seed)
    return int(bot.choose(_view(problem, bot), problem.seat, np.array(problem.actions)))


def weigh(problem: Problem) -> Weights:
    """Gets what a bot that searches thinks of the actions that it has tried."""
    bot = _bot(problem.game, problem.level)
    assert isinstance(bot, Search)
    bot.dice = new_dice(problem.seed)
    weighed = bot.weigh(_view(problem, bot), problem.seat, np.array(problem.actions))
    return [(one.action, one.chance) for one in weighed if one.visits]


def _view(problem: Problem, bot: Bot) -> Any:
    return np.frombuffer(problem.view, dtype_of(bot.game.State))[0].copy()


def work(pipe: Connection) -> None:
    """Solves what comes through the pipe; says so before it does something for the first time, which may take long."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C at the terminal is for the server
    known: set[tuple[str, str]] = set()
    with suppress(EOFError, ConnectionError):
        pipe.send("ready")
        while True:
            problem = pipe.recv()
            if (problem.game, problem.level) not in known:
                pipe.send("loading")
                known.add((problem.game, problem.level))
            pipe.send(weigh(problem) if problem.weighs else solve(problem))
