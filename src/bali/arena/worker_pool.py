"""Games on all cores of this machine. The pool replaces a worker that dies, and plays its game again.

The standard library's ProcessPoolExecutor cannot do this. When one of its processes dies, it stops all the others, fails every
game, and does not say which game killed the process. We could not tell a bad game from the others and would play it again and
again. It also has no way, before Python 3.14, to stop without waiting for games in progress, which may take minutes.
"""

import multiprocessing
import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from bali.arena.plan import Fixture, Tournament
from bali.arena.play import Outcome, play
from bali.arena.results import Results
from bali.core.errors import BaliError

MAX_DEATHS = 3  # workers that one game may lose


def _work(pipe: Connection, tournament: Tournament) -> None:
    """Play games from the pipe until its other end closes."""
    with suppress(EOFError, ConnectionError):
        while True:
            fixture = pipe.recv()
            try:
                result: Outcome | Exception = play(tournament, fixture)
            except Exception as error:  # noqa: BLE001  the pool raises it
                result = error
            pipe.send(result)


class Worker:
    """A worker process, and the game it is playing."""

    def __init__(self, tournament: Tournament) -> None:
        """Start the process, ignoring Ctrl-C in the terminal: the pool decides when to stop."""
        self.pipe, far_end = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("spawn").Process(target=_work, args=(far_end, tournament), daemon=True)
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, handler)
        far_end.close()
        self.fixture: Fixture | None = None

    def begin(self, fixture: Fixture) -> None:
        """Assign a game to the worker."""
        self.fixture = fixture
        with suppress(BrokenPipeError):  # a dead worker is detected when its result is read
            self.pipe.send(fixture)

    def result(self) -> Outcome | None:
        """Return the game's outcome, or None if the worker has died."""
        self.fixture = None
        try:
            result: Outcome | Exception = self.pipe.recv()
        except (EOFError, ConnectionError):
            return None
        if isinstance(result, Exception):
            raise result
        return result

    def stop(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class WorkerPool:
    """The workers of a tournament."""

    def __init__(self, tournament: Tournament, size: int = 0) -> None:
        """Set the number of workers. The default is one per core."""
        self.tournament, self.size = tournament, size or os.cpu_count() or 1
        self.workers: list[Worker] = []
        self.deaths: dict[int, int] = {}  # workers lost, by the game's number

    def run(self, fixtures: list[Fixture]) -> Results:
        """Play the games and yield each result as it arrives."""
        waiting = fixtures[::-1]
        try:
            while waiting and len(self.workers) < self.size:
                self._start_worker().begin(waiting.pop())
            while finished := self._wait_for_workers():
                for worker, fixture in finished:
                    outcome = worker.result()
                    if outcome is None:
                        self._count_death(fixture)
                        waiting.append(fixture)
                        self._stop_worker(worker)
                    if waiting:
                        (self._start_worker() if outcome is None else worker).begin(waiting.pop())
                    if outcome is not None:
                        yield fixture, outcome
        finally:
            for worker in list(self.workers):
                self._stop_worker(worker)

    def _wait_for_workers(self) -> list[tuple[Worker, Fixture]]:
        """Wait until workers have finished their games or died. Return them with these games, or nothing if none is busy."""
        busy = [(worker, worker.fixture) for worker in self.workers if worker.fixture]
        ready = wait([worker.pipe for worker, _ in busy]) if busy else []
        return [(worker, fixture) for worker, fixture in busy if worker.pipe in ready]

    def _start_worker(self) -> Worker:
        self.workers.append(Worker(self.tournament))
        return self.workers[-1]

    def _stop_worker(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.stop()

    def _count_death(self, fixture: Fixture) -> None:
        """Raise `BaliError` if the game has lost too many workers."""
        deaths = self.deaths[fixture.number] = self.deaths.get(fixture.number, 0) + 1
        if deaths >= MAX_DEATHS:
            raise BaliError(f"stopped: {deaths} worker processes died in game {fixture.number} (deal {fixture.deal})")
