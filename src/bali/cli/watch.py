"""`bali watch`: bots play, you watch, with all cards face up."""

import time
from collections.abc import Callable

from rich.console import Console

from bali.bots import make_bot
from bali.cli.board import headline, show
from bali.cli.screens import make_screen
from bali.core.contract import SPECTATOR
from bali.core.saved import Saved
from bali.locales import Words


class Watch:
    """Shows each decision of the bots, or prints the log's lines if there is no terminal."""

    def __init__(self, console: Console, saved: Saved, words: Words, delay: float) -> None:
        """Set up the screen, the dealer and the bots."""
        self.console, self.match, self.words, self.delay = console, saved.match, words, delay
        self.screen = make_screen(saved, words)
        self.dealer = saved.dealer()
        self.bots = [make_bot(seat.bot or "", self.match.game, number) for number, seat in enumerate(saved.seats)]
        self.told = 0

    def run(self) -> None:
        """Play to the end."""
        tell: Callable[[], None] = self._show if self.console.is_terminal else self._tell
        self.match.deal(self.dealer)
        while not self.match.over:
            tell()
            seat = self.match.actor
            self.match.act(self.bots[seat].choose(self.match.view(seat), seat, self.match.legal()))
            self.match.deal(self.dealer)
        tell()
        self.console.print(self.screen.result(self.match.state))
        winners = [self.screen.names[seat] for seat in self.match.winners()]
        self.console.print(self.words("winner", who=self.screen.joined(winners), count=len(winners)), markup=False)

    def _tell(self) -> None:
        """Print new lines. A line that the next action may still change has to wait."""
        new = self.match.events[self.told :]
        settled = len(new) if self.match.over else self.screen.count_settled(new)
        for line in self.screen.lines(new[:settled]):
            self.console.print(self.screen.styled(line), soft_wrap=True)
        self.told += settled

    def _show(self) -> None:
        parts = [headline(self.screen, self.match), self.screen.table(self.match.state, SPECTATOR)]
        show(self.console, parts, self.match.events, self.screen, below=1)
        time.sleep(self.delay)
