"""Processes that start immediately, forked from a process that has loaded everything a server needs.

Each of them runs `bali` with its own arguments, environment and folder, like an interpreter that has just finished its
imports. Importing in each process would take most of the time of all server and command tests.
"""

import atexit
import fcntl
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Any

MAX_REQUEST = 256 * 1024
LOADED = ("bali.cli.arena", "bali.cli.serve", "bali.cli.start", "bali.cli.terminal", "bali.cli.verify")


class Forked:
    """A process that runs `bali`, used like a `subprocess.Popen`."""

    def __init__(self, arguments: Sequence[str], **environment: str) -> None:
        out, error = os.pipe(), os.pipe()
        self.pid, self.ended = start(arguments, {**os.environ, **environment}, out[1], error[1])
        self.stdout, self.stderr = os.fdopen(out[0]), os.fdopen(error[0])
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the exit status, or None while the process runs."""
        return self._ended_within(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the process to end, and return the exit status."""
        status = self._ended_within(timeout)
        if status is None:
            raise subprocess.TimeoutExpired("bali", timeout or 0)
        return status

    def _ended_within(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self.ended], [], [], seconds)[0]:
            self.returncode = int(self.ended.read())
        return self.returncode

    def send_signal(self, how: int) -> None:
        """Send a signal if the process still runs."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        """Kill the process."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Wait for the process to end, and return its output since the last read."""
        if self.stderr.closed:
            return "", ""
        said: dict[str, str] = {}
        pipes = {"stdout": self.stdout, "stderr": self.stderr}
        readers = [threading.Thread(target=_read, args=(said, *pipe), daemon=True) for pipe in pipes.items()]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join(timeout)
        if len(said) < len(readers):
            raise subprocess.TimeoutExpired("bali", timeout or 0)
        self.wait(timeout)
        self.ended.close()
        return said["stdout"], said["stderr"]


def _read(said: dict[str, str], name: str, pipe: IO[str]) -> None:
    with pipe:
        said[name] = pipe.read()


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of `bali` to its end."""
    process = Forked(arguments, **environment)
    out, error = process.communicate()
    return subprocess.CompletedProcess(arguments, process.wait(), out, error)


def start(
    arguments: Sequence[str], environment: Mapping[str, str], out: int, error: int, *, is_terminal: bool = False
) -> tuple[int, IO[str]]:
    """Run `bali` with these descriptors, which are closed here. Return its process id, and the pipe for its exit status."""
    ended = os.pipe()
    about = {
        "arguments": list(arguments),
        "environment": dict(environment),
        "folder": str(Path.cwd()),
        "is_terminal": is_terminal,
    }
    channel = _loaded()
    socket.send_fds(channel, [json.dumps(about).encode()], [out, error, ended[1]])
    pid = int(channel.recv(20))
    for descriptor in {out, error, ended[1]}:
        os.close(descriptor)
    return pid, os.fdopen(ended[0])


@cache
def _loaded() -> socket.socket:
    """Start the process to fork from, and return the socket that controls it."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    os.set_inheritable(there.fileno(), True)
    command = [sys.executable, "-c", f"from tests.forked import serve_forks; serve_forks({there.fileno()})"]
    process = subprocess.Popen(command, pass_fds=[there.fileno()], stdin=subprocess.DEVNULL)
    there.close()

    def end() -> None:
        here.close()
        process.wait()

    atexit.register(end)
    return here


def serve_forks(descriptor: int) -> None:
    """Load everything, then run each request in its own process."""
    gc.disable()  # hardly anything of what is loaded is garbage
    atexit.register(_skip_teardown)  # the first one registered runs last
    for name in LOADED:
        import_module(name)
    from bali.games import GAMES
    from bali.locales import catalogue
    from bali.server.warm_up import compile_once, warm_up

    catalogue("en")
    for name in GAMES:
        compile_once(name)
    warm_up()
    gc.collect()
    gc.freeze()
    gc.enable()
    running: dict[int, int] = {}
    signal.signal(signal.SIGCHLD, lambda *_: _reap(running))
    channel = socket.socket(fileno=descriptor)
    while True:
        message, descriptors, _, _ = socket.recv_fds(channel, MAX_REQUEST, 3)
        if not message:
            return
        out, error, ended = descriptors
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        pid = os.fork()
        if pid == 0:
            channel.close()
            for other in (*running.values(), ended):
                os.close(other)
            _become(json.loads(message), out, error)
            return
        running[pid] = ended
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        os.close(out)
        os.close(error)
        channel.send(str(pid).encode())


def _reap(running: dict[int, int]) -> None:
    """Report the exit status of each process that has ended."""
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            pid, status = ended
            with suppress(BrokenPipeError):
                os.write(running[pid], str(os.waitstatus_to_exitcode(status)).encode())
            os.close(running.pop(pid))


def _become(request: dict[str, Any], out: int, error: int) -> None:
    """Run `bali` in this process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    if request["is_terminal"]:
        _take_terminal(out)
    for descriptor, number in ((out, 1), (error, 2)):
        os.dup2(descriptor, number)
        os.close(descriptor)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv = ["bali", *request["arguments"]]
    from bali.cli import main

    try:
        main()
    except SystemExit as end:
        Status.code = end.code
        raise
    Status.code = 0


class Status:
    """How this process ends: 1 after an error that nobody caught."""

    code: str | int | None = 1


def _skip_teardown() -> None:
    """End the process once all threads and exit handlers have ended: freeing what it shares with others would copy it."""
    sys.stdout.flush()
    sys.stderr.flush()
    if not isinstance(Status.code, str):
        os._exit(Status.code or 0)


def _take_terminal(terminal: int) -> None:
    """Make this process look as if a shell had started it in a terminal, including Ctrl-C."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    os.dup2(terminal, 0)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background ignore it
