"""The terminal: whether there is one, its size, and its input."""

import contextlib
import sys

from rich.console import Console

from bali.core.errors import BaliError

with contextlib.suppress(ImportError):  # where available, it lets people edit their input
    import readline

    readline.set_auto_history(False)

WIDTH, HEIGHT = 80, 24


def own_console() -> Console:
    """Return the terminal for a game. Raise `BaliError` if it is not suitable."""
    console = Console(highlight=False)
    if not (sys.stdin.isatty() and console.is_terminal):
        raise BaliError("playing needs a terminal; 'bali watch' also works without one")
    if console.is_dumb_terminal:
        raise BaliError("this terminal cannot clear its screen (TERM=dumb), so it cannot hide cards")
    if too_small(console):
        size = f"{console.width} x {console.height}"
        raise BaliError(f"the terminal is too small: {size}; the table needs {WIDTH} x {HEIGHT}")
    return console


def too_small(console: Console) -> bool:
    """Return whether the terminal is too small for the table."""
    return console.width < WIDTH or console.height < HEIGHT


def ask(prompt: str) -> str:
    """Return a line of input. The end of input counts as Ctrl-C, so that nothing continues without its player."""
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        raise KeyboardInterrupt from None


def discard_typed() -> None:
    """Discard premature input: an extra Enter must not open the next player's curtain."""
    with contextlib.suppress(ImportError):
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
