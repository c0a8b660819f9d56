"""The worker process of a bot: it solves tasks from a pipe, one at a time."""

import signal
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np

from bali.bots import LEVELS, Bot, Weigher, make_bot
from bali.core.dice import new_dice
from bali.core.record import dtype_of
from bali.games import find

OVERHEAD = 20  # the cost of transferring a task, in iterations with the small network
LARGE = 8  # the cost of an iteration with the large network


class BotTask(NamedTuple):
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
        level = LEVELS[self.level]
        return OVERHEAD + level.iterations * level.trees * (LARGE if level.large else 1)


ActionChances = list[tuple[int, float]]  # actions with their win probabilities, best first


@cache
def _bot(game: str, level: str) -> Bot:
    return make_bot(level, find(game), 0)


def solve(task: BotTask) -> int:
    """Return a bot's decision. The same task always gives the same decision.

    The bot searches even if there is only one legal action. Otherwise its response time, and that of the tasks queued
    behind it, would reveal that it had no choice.
    """
    if len(task.actions) == 1:
        weigh(task)
        return task.actions[0]
    bot = _bot(task.game, task.level)
    bot.dice = new_dice(task.seed)
    return int(bot.choose(_view(task, bot), task.seat, np.array(task.actions)))


def weigh(task: BotTask) -> ActionChances:
    """Return a search bot's win probabilities for the actions that it has explored."""
    bot = _bot(task.game, task.level)
    assert isinstance(bot, Weigher)
    bot.dice = new_dice(task.seed)
    weighed = bot.weigh(_view(task, bot), task.seat, np.array(task.actions))
    return [(one.action, one.chance) for one in weighed if one.visits]


def _view(task: BotTask, bot: Bot) -> Any:
    return np.frombuffer(task.view, dtype_of(bot.game.State))[0].copy()


def work(pipe: Connection) -> None:
    """Solve tasks from a pipe. Announce the first use of a game and level, which may take long to load."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is meant for the server
    known: set[tuple[str, str]] = set()
    with suppress(EOFError, ConnectionError):
        pipe.send("ready")
        while True:
            task = pipe.recv()
            if (task.game, task.level) not in known:
                pipe.send("loading")
                known.add((task.game, task.level))
            pipe.send(weigh(task) if task.weighs else solve(task))
