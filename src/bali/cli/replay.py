"""`bali replay`: step through a saved game."""

from rich.console import Console
from rich.text import Text

from bali.cli.board import headline, show
from bali.cli.screens import make_screen
from bali.cli.terminal import ask
from bali.core.contract import CHANCE, SPECTATOR
from bali.core.saved import Saved
from bali.locales import Words


class ReplaySession:
    """Shows the position after any number of decisions, with all cards face up."""

    def __init__(self, console: Console, saved: Saved, words: Words) -> None:
        """Start at the first decision."""
        self.console, self.words, self.whole = console, words, saved.match
        self.screen = make_screen(saved, words)
        self.stops = [number for number, actor in enumerate(self.whole.actors) if actor != CHANCE]
        self.stops.append(len(self.whole.actions))
        self.at = 0

    def run(self) -> None:
        """Move through the game as the keys say."""
        note = ""
        while True:
            self._show(note)
            key = ask(self.words("ask")).casefold()
            if key == "q":
                return
            note = self._move(key)

    def _move(self, key: str) -> str:
        last = len(self.stops) - 1
        if key in ("", "n"):
            self.at = min(self.at + 1, last)
        elif key == "b":
            self.at = max(self.at - 1, 0)
        elif key.isascii() and key.isdecimal() and int(key[:9]) <= last:
            self.at = int(key)
        else:
            return self.words("replay-bad", count=last)
        return ""

    def _show(self, note: str) -> None:
        match = self.whole.at(self.stops[self.at])
        position = self.screen.result(match.state) if match.over else self.screen.table(match.state, SPECTATOR)
        parts = [headline(self.screen, match), position]
        show(self.console, parts, match.events, self.screen, below=3)
        self.console.print(Text(self.words("replay-keys", at=self.at, count=len(self.stops) - 1), "dim"))
        self.console.print(Text(note, "bold yellow"))
