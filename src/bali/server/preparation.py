"""Preparing the rules while the server already runs: compiling them in processes of their own, and then loading them.

Until a game is prepared, commands and sockets of its tables are refused with `Preparing`. The page asks again until they are
not, and a socket waits.
"""

import asyncio
import gc
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

import structlog
from pydantic_core import from_json

from bali.core.compile_once import CAN_STORE, is_stored
from bali.games import GAMES
from bali.server.metrics import PREPARING
from bali.server.warm_up import warm_up
from bali.table.refusal import Refusal

POLITENESS = 10  # how much a compiling process steps back for others, such as this server and a browser on the same machine

logger = structlog.get_logger()


class Preparing(Refusal):
    """The refusal of anything that needs the rules of a game while they are being prepared."""

    code = "preparing"

    def __init__(self, game: str) -> None:
        super().__init__(self.code, f"the server is still preparing {game}: about a minute, the first time only")
        self.game = game


class Preparation:
    """The games that are being prepared: none, unless `start` is called. Their rules are then loaded when first used."""

    def __init__(self) -> None:
        self.pending: dict[str, asyncio.Event] = {}  # set as soon as the game is prepared
        self.tasks: list[asyncio.Task[None]] = []
        self.compiling = asyncio.Lock()  # one game after another: a process that compiles takes almost a gigabyte of memory

    def start(self, games: Iterable[str] = GAMES) -> None:
        """Prepare games in the background."""
        for name in games:
            self.pending[name] = asyncio.Event()
            PREPARING.labels(name).set(1)
            self.tasks.append(asyncio.create_task(self._prepare(name)))

    def expect(self, game: str) -> None:
        """Raise `Preparing` if a game is not prepared."""
        if game in self.pending:
            raise Preparing(game)

    def expect_all(self) -> None:
        """Raise `Preparing` if any game is not prepared."""
        for game in self.pending:
            raise Preparing(game)

    def expect_game_of(self, opening: str) -> None:
        """Raise `Preparing` if the game of a table, given the first batch of its log, is not prepared."""
        if self.pending:
            with suppress(ValueError, LookupError, TypeError):  # another version wrote it: loading the table says what is wrong
                self.expect(from_json(opening)[0]["options"]["game"])

    async def wait(self, game: str, seconds: float) -> None:
        """Wait until a game is prepared, at most for the given time."""
        with suppress(TimeoutError, KeyError):
            await asyncio.wait_for(self.pending[game].wait(), seconds)

    async def _prepare(self, game: str) -> None:
        """Prepare a game. If that fails, each table says so when it needs the rules."""
        try:
            if not is_stored(game):
                async with self.compiling:
                    await _compile(game)
            await _in_thread(lambda: warm_up([GAMES[game]]))
        except Exception:
            logger.exception("preparing a game failed", game=game)
        gc.freeze()  # what was loaded stays: the garbage collector need not examine it
        self.pending.pop(game).set()
        PREPARING.labels(game).set(0)

    async def stop(self) -> None:
        """Stop compiling, and wait until the processes have ended."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _compile(game: str) -> None:
    """Compile a game in another process, which stores the code on disk. If that fails, the server compiles by itself."""
    if not CAN_STORE:
        logger.warning("compiled rules cannot be stored, so every start compiles them; set BALI_CACHE_DIR", game=game)
        return
    logger.warning("compiling the rules; its tables wait for about a minute, the first time only", game=game)
    try:
        code = await _run(sys.executable, "-m", warm_up.__module__, game)
    except (OSError, NotImplementedError) as error:
        logger.warning("no process can be started to compile the rules", game=game, reason=str(error))
        return
    if code:
        logger.warning("the process that compiles the rules failed", game=game, code=code)
    else:
        logger.warning("the rules are compiled", game=game)


async def _run(*command: str) -> int:
    """Run a polite process and return its exit status. Ctrl-C does not reach it, and it is killed with this task."""
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        with suppress(AttributeError, OSError):  # not every system has priorities
            os.setpriority(os.PRIO_PROCESS, process.pid, POLITENESS)
        return await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _in_thread(work: Callable[[], None]) -> None:
    """Run a function in a thread that does not keep a stopping server from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def report(error: Exception | None) -> None:
        if done.done():
            return
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)

    def run() -> None:
        error: Exception | None = None
        try:
            work()
        except Exception as raised:  # noqa: BLE001  (reported in the event loop)
            error = raised
        with suppress(RuntimeError):  # the event loop has ended
            loop.call_soon_threadsafe(report, error)

    threading.Thread(target=run, name="preparation", daemon=True).start()
    await done
