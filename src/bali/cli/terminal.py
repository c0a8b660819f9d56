"""The terminal itself: is there one, is it large enough, what was typed."""

import contextlib
import sys

from rich.console import Console

from bali.core.errors import BaliError

with contextlib.suppress(ImportError):  # where there is one, it lets people edit what they type
    import readline

    readline.set_auto_history(False)

WIDTH, HEIGHT = 80, 24


def own_console() -> Console:
    """Gets the terminal for a game, or says why there is none."""
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
    """Gets whether the table does not fit."""
    return console.width < WIDTH or console.height < HEIGHT


def ask(prompt: str) -> str:
    """Gets a line that was typed; the end of the input is a Ctrl-C, so that nothing goes on without its player."""
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        raise KeyboardInterrupt from None


def forget_typed() -> None:
    """Drops what was typed too early: one Enter too many must not open the next player's curtain."""
    with contextlib.suppress(ImportError):
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
