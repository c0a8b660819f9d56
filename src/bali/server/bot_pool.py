"""The processes in which bots think, so that the server never waits. A process that dies or takes too long is replaced."""

import asyncio
import multiprocessing
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import structlog

from bali.server.bot_process import ActionChances, BotTask, work
from bali.server.fair_queue import FairQueue, Payer
from bali.server.limits import MAX_BOT_TASKS
from bali.server.metrics import BOT_PROCESSES_REPLACED, THOUGHTS
from bali.table.refusal import Refusal

LOADING_SECONDS = 300.0  # for the first decision in a game: its rules may have to be compiled
TRIES = 3  # processes that may fail at a task

logger = structlog.get_logger()


class Decision(NamedTuple):
    """A bot's decision, and when a process started on it, by the event loop's clock."""

    action: int
    started: float


class QueuedTask(NamedTuple):
    """A task that waits for a process, and the future for its answer."""

    task: BotTask
    answer: "asyncio.Future[tuple[Any, float]]"


class BotProcess:
    """A worker process."""

    def __init__(self) -> None:
        """Start the process. Use `wait_until_ready` before solving tasks."""
        self.pipe, far_end = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("spawn").Process(target=work, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()

    def wait_until_ready(self) -> None:
        """Wait until the process is ready. Raise an error if it dies or takes too long."""
        self._receive(LOADING_SECONDS)

    def solve(self, task: BotTask, bot_timeout: float) -> Any:
        """Return the answer to a task. Raise an error if the process has died or takes too long."""
        self.pipe.send(task)
        answer = self._receive(bot_timeout)
        return self._receive(LOADING_SECONDS) if answer == "loading" else answer

    def _receive(self, timeout: float) -> Any:
        if not self.pipe.poll(timeout):
            raise TimeoutError
        return self.pipe.recv()

    def stop(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class BotPool:
    """A server's worker processes, each with a thread that waits for it, and the queue of tasks."""

    def __init__(self, size: int, bot_timeout: float) -> None:
        """Set the number of processes and the time limit of a task in seconds. Processes start when first needed."""
        self.size, self.bot_timeout = size, bot_timeout
        self.queue: FairQueue[QueuedTask] = FairQueue(MAX_BOT_TASKS)
        self.free = size  # processes without a task
        self.threads = ThreadPoolExecutor(size, thread_name_prefix="process")
        self.idle: queue.SimpleQueue[BotProcess | None] = queue.SimpleQueue()
        self.all: set[BotProcess] = set()
        self.process_lock = threading.Lock()  # guards starting and stopping: no process starts once the server stops
        self.stopping = False
        for _ in range(size):
            self.idle.put(None)

    async def solve(self, task: BotTask, payers: Sequence[Payer]) -> Decision:
        """Return a bot's decision. If several processes fail, it is the first legal action, so that the game continues."""
        action, started = await self._wait_for(task, payers)
        return Decision(task.actions[0] if action is None else int(action), started)

    async def weigh(self, task: BotTask, payers: Sequence[Payer]) -> ActionChances:
        """Return a bot's win probabilities for the actions. Raise `Refusal` if none are available."""
        chances: ActionChances | None
        chances, _ = await self._wait_for(task._replace(weighs=True), payers)
        if chances is None:
            raise Refusal("busy", "no hint is available right now; try again")
        return chances

    async def _wait_for(self, task: BotTask, payers: Sequence[Payer]) -> tuple[Any, float]:
        """Queue a task for the payer with the fewest waiting. Return the answer and when work on it started."""
        queued = QueuedTask(task, asyncio.get_running_loop().create_future())
        dropped = self.queue.put(queued, min(payers, key=self.queue.waiting_of), task.cost)
        if dropped and not dropped.answer.done():
            dropped.answer.set_exception(Refusal("busy", "too many bots are thinking; try again"))
        self._start_next()
        return await queued.answer

    def _start_next(self) -> None:
        """Assign queued tasks to free processes."""
        loop = asyncio.get_running_loop()
        while self.free and len(self.queue) and not self.stopping:
            queued = self.queue.pop()
            if queued.answer.done():  # nobody waits for it any more
                continue
            self.free -= 1
            solving = loop.run_in_executor(self.threads, self._solve, queued.task)
            solving.add_done_callback(partial(self._finish, queued, loop.time()))

    def _finish(self, queued: QueuedTask, started: float, solving: "asyncio.Future[Any]") -> None:
        self.free += 1
        error = solving.exception()
        if error and not queued.answer.done():
            queued.answer.set_exception(error)
        elif not queued.answer.done():
            queued.answer.set_result((solving.result(), started))
        self._start_next()

    def _solve(self, task: BotTask) -> Any:
        """Return the answer to a task, or None if several processes fail."""
        for _ in range(TRIES):
            process = self.idle.get()
            try:
                process = process or self._start_process()
                answer = process.solve(task, self.bot_timeout)
            except (EOFError, OSError, TimeoutError) as error:
                self._discard(process)
                process = None
                if self.stopping:
                    return None
                logger.warning("a bot process is replaced", game=task.game, level=task.level, reason=type(error).__name__)
                BOT_PROCESSES_REPLACED.inc()
            else:
                THOUGHTS.labels("thought").inc()
                return answer
            finally:
                self.idle.put(process)
        THOUGHTS.labels("gave up").inc()
        return None

    def _start_process(self) -> BotProcess:
        with self.process_lock:
            if self.stopping:
                raise ConnectionError
            process = BotProcess()
            self.all.add(process)
        try:
            process.wait_until_ready()
        except (EOFError, OSError, TimeoutError):
            self._discard(process)
            raise
        return process

    def _discard(self, process: BotProcess | None) -> None:
        if process:
            with self.process_lock:
                self.all.discard(process)
            process.stop()

    def stop(self) -> None:
        """Kill all processes, including those still starting."""
        with self.process_lock:
            self.stopping = True
            for process in self.all:
                process.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for process in self.all:
            process.stop()
