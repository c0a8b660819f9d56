"""A real server in its own process, with its default limits, and its memory use."""

import asyncio
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.load.prepared import wait_until_prepared
from bench.process_memory import memory

FILES = 1024  # that a process may open, as on most systems

ENDS_WITHIN = 20.0  # seconds


class RunningServer:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        self.process, self.port, self.log = process, port, log

    @property
    def memory(self) -> int:
        """The server's memory in bytes, or 0 if it has ended."""
        try:
            return memory(self.process.pid)
        except (OSError, IndexError):
            return 0

    @property
    def log_size(self) -> int:
        """The size of the server's log in bytes."""
        return self.log.stat().st_size


@contextmanager
def running_server(source: Path) -> Iterator[RunningServer]:
    """Run the server of a source tree on its own database."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BALI_") or "CACHE" in name}
        environment["PYTHONPATH"] = str(source.resolve())
        command = [sys.executable, "-m", "bali", "serve", "--port", "0", "--database", f"{folder}/tables.sqlite"]
        _limit_files()
        with log.open("w") as errors:
            process = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert process.stdout
            found = re.search(r":(\d+)", process.stdout.readline())
            if not found:
                raise RuntimeError(f"the server of {source} did not start: {log.read_text()}")
            wait_until_prepared(int(found[1]))
            yield RunningServer(process, int(found[1]), log)
        finally:
            process.terminate()
            try:
                process.wait(ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout:
                process.stdout.close()


def _limit_files() -> None:
    """Limit the open files of this process, and of servers that it starts, to the usual number."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))


class MemoryWatch:
    """Watches a server's memory, and signals when it exceeds a limit."""

    def __init__(self, running: RunningServer, most: int) -> None:
        self.running, self.most = running, most
        self.before = self.peak = running.memory
        self.exceeded = asyncio.Event()

    async def look(self) -> None:
        """Watch until the limit is exceeded."""
        while self.peak < self.most:
            self.peak = max(self.peak, self.running.memory)
            await asyncio.sleep(0.02)
        self.exceeded.set()
