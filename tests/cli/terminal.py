"""A real terminal for tests: the program runs in a pseudo-terminal, and its output is read from an emulated screen."""

import fcntl
import os
import pty
import select
import struct
import termios
import time
from collections.abc import Callable, Sequence

import pyte

from tests.forked import start

PATIENCE = 120.0  # seconds until a test gives up; the first run compiles the rules


class Terminal:
    """One program in one terminal."""

    def __init__(self, arguments: Sequence[str], columns: int = 80, lines: int = 24, **environment: str) -> None:
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.everything = b""
        self.code: int | None = None
        self.handle, program = pty.openpty()
        self.resize(columns, lines)
        around = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        around |= {**environment, "TERM": "xterm-256color"}
        self.process, self.ended = start(arguments, around, program, program, is_terminal=True)

    def resize(self, columns: int, lines: int) -> None:
        self.screen.resize(lines, columns)
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def _read(self, end: float) -> bool:
        """Read the program's next output. Return whether there may be more. A timeout fails the test."""
        ready, _, _ = select.select([self.handle], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"waited in vain; the screen:\n{self.text()}"
        try:
            data = os.read(self.handle, 65536)
        except OSError:
            data = b""
        self.everything += data
        self.stream.feed(data)
        return bool(data)

    def wait(self, until: Callable[[], bool]) -> None:
        """Read until a condition is true. The end of the program, or a timeout, fails the test."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert self._read(end), f"the program has ended; the screen:\n{self.text()}"

    def wait_for(self, text: str) -> None:
        self.wait(lambda: text in self.text())

    def at_prompt(self) -> bool:
        """Return whether the program waits at its prompt: the cursor is right behind it."""
        cursor = self.screen.cursor
        line = self.screen.buffer[cursor.y]  # all lines of the display would take most of a game's time
        return "".join(line[column].data for column in range(cursor.x)).rstrip() == ">"

    def type(self, text: str) -> None:
        """Type a line, and clear the prompt that it answers, so that the test can wait for the next one."""
        self.screen.cursor.x = 0
        os.write(self.handle, text.encode() + b"\n")

    def interrupt(self) -> int:
        """Press Ctrl-C until the program ends: Python misses it in the instant between showing a prompt and reading the input."""
        os.write(self.handle, b"\x03")
        end = time.monotonic() + PATIENCE
        while True:
            ready, _, _ = select.select([self.handle], [], [], 3.0)
            if not ready:
                os.write(self.handle, b"\x03")
            elif not self._read(end):
                return self.finish()

    def finish(self) -> int:
        """Read to the end and return the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read(end):
            pass
        with self.ended:
            self.code = int(self.ended.read())
        os.close(self.handle)  # only now, because closing it would end the program early
        return self.code
