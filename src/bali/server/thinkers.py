"""Bots think in processes of their own, so that the server never waits. One that dies or takes too long is replaced."""

import asyncio
import multiprocessing
import queue
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, cast

import numpy as np
import structlog

from bali.bots import Bot, Search, make_bot
from bali.core.dice import new_dice
from bali.core.record import dtype_of
from bali.games import find
from bali.server.metrics import THINKERS_REPLACED, THOUGHTS
from bali.table.refusal import Refusal

LOADING = 300.0  # seconds that the first thought about a game may take: its rules may have to be compiled
TRIES = 3

logger = structlog.get_logger()


class Problem(NamedTuple):
    """A decision: what the seat knows, and what it can do."""

    game: str
    level: str
    view: bytes
    seat: int
    actions: tuple[int, ...]
    seed: int
    weighs: bool = False  # whether not only the decision is wanted, but what each action is worth


Weights = list[tuple[int, float]]  # actions with their chances to win, the best first


@cache
def _bot(game: str, level: str) -> Bot:
    return make_bot(level, find(game), 0)


def solve(problem: Problem) -> int:
    """Gets a bot's decision; the same problem gets the same decision."""
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


def _work(pipe: Connection) -> None:
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


class Thinker:
    """A process that thinks."""

    def __init__(self) -> None:
        """Starts the process; `wait` until it is ready."""
        self.pipe, far_end = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("spawn").Process(target=_work, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()

    def wait(self) -> None:
        """Wait until the process is ready."""
        self._answer(LOADING)

    def solve(self, problem: Problem, patience: float) -> Any:
        """Gets what comes of a problem; an error if the process has died or takes too long."""
        self.pipe.send(problem)
        answer = self._answer(patience)
        return self._answer(LOADING) if answer == "loading" else answer

    def _answer(self, patience: float) -> Any:
        if not self.pipe.poll(patience):
            raise TimeoutError
        return self.pipe.recv()

    def stop(self) -> None:
        """Ends the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """The processes of a server, each with a thread that waits for it."""

    def __init__(self, size: int, patience: float) -> None:
        """Takes how many there are, and how many seconds one may take. They start when they are first needed."""
        self.size, self.patience = size, patience
        self.threads = ThreadPoolExecutor(size, thread_name_prefix="thinker")
        self.idle: queue.SimpleQueue[Thinker | None] = queue.SimpleQueue()
        self.all: set[Thinker] = set()
        self.stopping = threading.Event()
        self.hiring = threading.Lock()  # so that no process starts after the others were stopped
        for _ in range(size):
            self.idle.put(None)

    async def solve(self, problem: Problem) -> int:
        """Gets a bot's decision. If several processes fail at it, the first possible action: the table goes on."""
        decision = await asyncio.get_running_loop().run_in_executor(self.threads, self._solve, problem)
        return problem.actions[0] if decision is None else int(decision)

    async def weigh(self, problem: Problem) -> Weights:
        """Gets what a bot thinks of the actions."""
        weighed = await asyncio.get_running_loop().run_in_executor(self.threads, self._solve, problem._replace(weighs=True))
        if weighed is None:
            raise Refusal("busy", "nobody has an idea right now; try again")
        return cast(Weights, weighed)

    def _solve(self, problem: Problem) -> Any:
        """Gets what comes of a problem; None if several processes fail at it."""
        for _ in range(TRIES):
            if self.stopping.is_set():
                return None
            thinker = self.idle.get()
            try:
                thinker = thinker or self._hire()
                answer = thinker.solve(problem, self.patience)
            except (EOFError, OSError, TimeoutError) as error:
                if self.stopping.is_set():
                    return None
                logger.warning("a thinker is replaced", game=problem.game, level=problem.level, reason=type(error).__name__)
                THINKERS_REPLACED.inc()
                self._dismiss(thinker)
                thinker = None
            else:
                THOUGHTS.labels(problem.level, "thought").inc()
                return answer
            finally:
                self.idle.put(thinker)
        THOUGHTS.labels(problem.level, "gave up").inc()
        return None

    def _hire(self) -> Thinker:
        with self.hiring:
            if self.stopping.is_set():
                raise EOFError
            thinker = Thinker()
            self.all.add(thinker)
        try:
            thinker.wait()
        except BaseException:
            self._dismiss(thinker)
            raise
        return thinker

    def _dismiss(self, thinker: Thinker | None) -> None:
        if thinker:
            self.all.discard(thinker)
            thinker.stop()

    def stop(self) -> None:
        """End all processes, also those that think or are about to start."""
        with self.hiring:
            self.stopping.set()
            for thinker in list(self.all):
                thinker.process.kill()
                thinker.process.join()
        self.threads.shutdown(cancel_futures=True)
