"""A server that finds the compiled rules only once the test lets the compiling processes begin."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import cast

from bali.core.code_cache import cache_folder
from bali.core.compile_once import alone
from bali.games import GAMES
from bali.server.warm_up import compile_once
from tests.forked import Forked
from tests.server.running_server import LIMITS, RunningServer, children_of, metrics_ports


class ColdServer(RunningServer):
    """A server in a process of its own, with its own folder for compiled code. It may still be preparing."""

    def __init__(self, database: str, cache: Path) -> None:
        command = [sys.executable, "-m", "bali", "serve", "--port", "0", "--database", database, "--metrics-port", "0"]
        environment = {**os.environ, "BALI_CACHE_DIR": str(cache)}
        pipe = subprocess.PIPE
        command += ["--bot-delay", "0", *LIMITS]
        process = subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True)
        self.process = cast(Forked, process)  # both are used in the same way
        self.port = self._named_port()
        self.metrics_port = metrics_ports[self.port] = self._named_port()

    def compiling(self) -> list[int]:
        """Return the processes that compile for this server."""
        return children_of(self, b"bali.server.warm_up")


class HeldBack:
    """The compiling processes of all games. Each waits until its game is released, as if it took that long."""

    def __init__(self, folder: Path) -> None:
        self.locks: dict[str, ExitStack] = {}
        for game in GAMES:
            self.locks[game] = ExitStack()
            self.locks[game].enter_context(alone(game, folder))

    def release(self, *games: str) -> None:
        """Let the processes of some games continue: they find all code in the cache."""
        for game in games:
            self.locks[game].close()


@contextmanager
def cold_server(folder: Path, database: str = "") -> Iterator[tuple[ColdServer, HeldBack]]:
    """Run a server whose rules are not ready. At the end, it must have logged no traceback."""
    for game in GAMES:
        compile_once(game)
    stored, cache = cache_folder(), folder / "cache"
    assert stored
    copy = cache / "compiled" / stored.name
    shutil.copytree(stored, copy, copy_function=os.link, ignore=shutil.ignore_patterns("*.lock", "*.stored"))
    held = HeldBack(copy)
    running = ColdServer(database or str(folder / "cold.sqlite"), cache)
    try:
        yield running, held
    finally:
        log = running.stop()
        held.release(*GAMES)
    assert "Traceback" not in log, log
