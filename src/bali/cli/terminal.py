"""The terminal itself: is there one, is it large enough, what was typed."""

import sys

from rich.console import Console

from bali.core.errors import BaliError

WIDTH, HEIGHT = 80, 24


def own_console() -> Console:
    """Gets the terminal for a game, or says why there is none."""
    console = Console(highlight=False)
    if not (sys.stdin.isatty() and console.is_terminal):
        raise BaliError("this needs a terminal to play in; 'bali watch' also works without one")
    if console.width < WIDTH or console.height < HEIGHT:
        size = f"{console.width} x {console.height}"
        raise BaliError(f"the terminal is too small: {size}, and the table needs {WIDTH} x {HEIGHT}")
    return console


def ask(console: Console, prompt: str) -> str:
    """Gets a line that was typed; the end of the input is a Ctrl-C, so that nothing goes on without its player."""
    try:
        return console.input(f"[bold]{prompt}[/] ").strip()
    except EOFError:
        raise KeyboardInterrupt from None
