"""`bali watch`: bots play, you watch, with all cards face up."""

import time
from collections.abc import Callable

from rich.console import Console

from bali.cli.board import headline, show
from bali.cli.local_table import LocalTable
from bali.cli.screens import make_screen
from bali.core.contract import SPECTATOR
from bali.locales import Words


class Watch:
    """Shows each decision of the bots, or prints the log's lines if there is no terminal."""

    def __init__(self, console: Console, table: LocalTable, words: Words, delay: float) -> None:
        """Set up the screen."""
        self.console, self.table, self.match, self.delay = console, table, table.match, delay
        self.screen = make_screen(table.saved, words)
        self.printed = 0  # the number of actions whose lines have been printed

    def run(self) -> None:
        """Play to the end."""
        report: Callable[[], None] = self._show if self.console.is_terminal else self._print
        while bot := self.table.bot:
            report()
            self.table.let_bot_act(bot)
        report()
        self.console.print(self.screen.result(self.match.state))
        self.console.print(self.screen.winners(self.match), markup=False)

    def _print(self) -> None:
        """Print new lines. A line that the next action may still change has to wait."""
        new = self.match.events[self.printed :]
        final = len(new) if self.match.over else self.screen.count_final(new)
        for line in self.screen.lines(new[:final]):
            self.console.print(self.screen.styled(line), soft_wrap=True)
        self.printed += final

    def _show(self) -> None:
        parts = [headline(self.screen, self.match), self.screen.table(self.match.state, SPECTATOR)]
        show(self.console, parts, self.match.events, self.screen, below=1)
        time.sleep(self.delay)
