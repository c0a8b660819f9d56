"""Worker processes for bots, so that the server never waits. A process that dies or takes too long is replaced."""

import asyncio
import multiprocessing
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, cast

import structlog

from bali.server.bot_worker import Problem, Weights, work
from bali.server.fair_queue import FairQueue, Payer
from bali.server.metrics import THINKERS_REPLACED, THOUGHTS
from bali.table.refusal import Refusal

LOADING = 300.0  # seconds for the first decision in a game: its rules may have to be compiled
TRIES = 3
MOST_WAITING = 2_000  # problems that wait for a process

logger = structlog.get_logger()


class Thought(NamedTuple):
    """A bot's decision, and when a process started on it, by the event loop's clock."""

    action: int
    started: float


class _Job(NamedTuple):
    """A problem that waits for a process, and the future for its answer."""

    problem: Problem
    answer: "asyncio.Future[tuple[Any, float]]"


class Thinker:
    """A worker process."""

    def __init__(self) -> None:
        """Start the process. Use `wait_until_ready` before solving problems."""
        self.pipe, far_end = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("spawn").Process(target=work, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()

    def wait_until_ready(self) -> None:
        """Wait until the process is ready. Raise an error if it dies or takes too long."""
        self._answer(LOADING)

    def solve(self, problem: Problem, patience: float) -> Any:
        """Return the answer to a problem. Raise an error if the process has died or takes too long."""
        self.pipe.send(problem)
        answer = self._answer(patience)
        return self._answer(LOADING) if answer == "loading" else answer

    def _answer(self, patience: float) -> Any:
        if not self.pipe.poll(patience):
            raise TimeoutError
        return self.pipe.recv()

    def stop(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """A server's worker processes, each with a thread that waits for it, and the queue of problems."""

    def __init__(self, size: int, patience: float) -> None:
        """Set the number of processes and the time limit of a problem in seconds. Processes start when first needed."""
        self.size, self.patience = size, patience
        self.queue: FairQueue[_Job] = FairQueue(MOST_WAITING)
        self.free = size
        self.threads = ThreadPoolExecutor(size, thread_name_prefix="thinker")
        self.idle: queue.SimpleQueue[Thinker | None] = queue.SimpleQueue()
        self.all: set[Thinker] = set()
        self.staff = threading.Lock()  # guards starting and stopping: no process starts once the server stops
        self.stopping = False
        for _ in range(size):
            self.idle.put(None)

    async def solve(self, problem: Problem, payers: Sequence[Payer]) -> Thought:
        """Return a bot's decision. If several processes fail, it is the first legal action, so that the game continues."""
        decision, started = await self._wait_for(problem, payers)
        return Thought(problem.actions[0] if decision is None else int(decision), started)

    async def weigh(self, problem: Problem, payers: Sequence[Payer]) -> Weights:
        """Return a bot's win probabilities for the actions. Raise `Refusal` if none are available."""
        weighed, _ = await self._wait_for(problem._replace(weighs=True), payers)
        if weighed is None:
            raise Refusal("busy", "no hint is available right now; try again")
        return cast(Weights, weighed)

    async def _wait_for(self, problem: Problem, payers: Sequence[Payer]) -> tuple[Any, float]:
        """Queue a problem for the payer with the fewest waiting. Return the answer and when work on it started."""
        job = _Job(problem, asyncio.get_running_loop().create_future())
        dropped = self.queue.put(job, min(payers, key=self.queue.waiting_of), problem.cost)
        if dropped and not dropped.answer.done():
            dropped.answer.set_exception(Refusal("busy", "too many bots are thinking; try again"))
        self._start_next()
        return await job.answer

    def _start_next(self) -> None:
        """Assign queued problems to free processes."""
        loop = asyncio.get_running_loop()
        while self.free and len(self.queue) and not self.stopping:
            job = self.queue.pop()
            if job.answer.done():  # nobody waits for it any more
                continue
            self.free -= 1
            working = loop.run_in_executor(self.threads, self._solve, job.problem)
            working.add_done_callback(partial(self._finish, job, loop.time()))

    def _finish(self, job: _Job, started: float, working: "asyncio.Future[Any]") -> None:
        self.free += 1
        error = working.exception()
        if error and not job.answer.done():
            job.answer.set_exception(error)
        elif not job.answer.done():
            job.answer.set_result((working.result(), started))
        self._start_next()

    def _solve(self, problem: Problem) -> Any:
        """Return the answer to a problem, or None if several processes fail."""
        for _ in range(TRIES):
            thinker = self.idle.get()
            try:
                thinker = thinker or self._hire()
                answer = thinker.solve(problem, self.patience)
            except (EOFError, OSError, TimeoutError) as error:
                self._dismiss(thinker)
                thinker = None
                if self.stopping:
                    return None
                logger.warning("a thinker is replaced", game=problem.game, level=problem.level, reason=type(error).__name__)
                THINKERS_REPLACED.inc()
            else:
                THOUGHTS.labels("thought").inc()
                return answer
            finally:
                self.idle.put(thinker)
        THOUGHTS.labels("gave up").inc()
        return None

    def _hire(self) -> Thinker:
        with self.staff:
            if self.stopping:
                raise ConnectionError
            thinker = Thinker()
            self.all.add(thinker)
        try:
            thinker.wait_until_ready()
        except (EOFError, OSError, TimeoutError):
            self._dismiss(thinker)
            raise
        return thinker

    def _dismiss(self, thinker: Thinker | None) -> None:
        if thinker:
            with self.staff:
                self.all.discard(thinker)
            thinker.stop()

    def stop(self) -> None:
        """Kill all processes, including those still starting."""
        with self.staff:
            self.stopping = True
            for thinker in self.all:
                thinker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for thinker in self.all:
            thinker.stop()
