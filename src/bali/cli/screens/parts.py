"""What the terminal screens of all games share."""

import re
from typing import Any, ClassVar

import numpy as np
from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bali.core.contract import Game
from bali.core.events import Value
from bali.core.match import Match
from bali.core.record import Array
from bali.core.reported import points_by_category
from bali.locales.wording import Wording

BACK, UNBROKEN = "▒", "\u00a0"


class Screen(Wording):
    """Draws one game's table, and puts its events, notices and actions into words."""

    rules: ClassVar[Game]
    seat_styles: ClassVar[tuple[str, ...]]

    def table(self, view: Any, seat: int) -> RenderableType:
        """Draw the table as a seat's screen shows it."""
        raise NotImplementedError

    def result(self, state: Any) -> RenderableType:
        """Draw the points of a finished game by category."""
        players = range(len(self.names))
        table = Table(box=box.SIMPLE_HEAD, title=self.words("result"), title_style="bold")
        table.add_column("")
        for seat in players:
            table.add_column(self.name(seat), justify="right")
        for category in points_by_category(self.rules, state):
            table.add_row(self.category(category), *map(str, category.points))
        table.add_section()
        for head, count in (("result-total", self.rules.scores), ("result-place", self.rules.places)):
            out = np.zeros(len(players), np.int64)
            count(state, out)
            table.add_row(self.words(head), *map(str, out), style="bold")
        return table

    def winners(self, match: Match) -> str:
        """Return the sentence that names the winners of a finished game."""
        names = [self.names[seat] for seat in match.winners()]
        return self.words("winner", who=self.joined(names), count=len(names))

    def legend(self) -> str:
        """Return the key to the table's abbreviations."""
        raise NotImplementedError

    def numbers(self, actions: Array) -> dict[int, int]:
        """Return the actions by number."""
        return dict(enumerate(map(int, actions), start=1))

    def rows(self, numbers: dict[int, int], effects: dict[int, str]) -> list[tuple[str, dict[int, str]]]:
        """Return many similar choices as rows, each with a heading and short labels by number. Empty to list them instead."""
        return []

    def blind_actions(self, actions: Array) -> dict[str, int]:
        """Return the actions that need no look at the player's cards, by key."""
        return {}

    def head(self, message: str, **values: Value) -> str:
        """Return a message with a capital letter, to stand on its own."""
        word = self.say(message, **values)
        return word[:1].upper() + word[1:]

    def name(self, seat: int) -> Text:
        """Return a player's name in their colour."""
        return Text(self.names[seat], self.seat_styles[seat])

    def player(self, seat: int, mark: str, own: bool) -> Text:
        """Return the heading of a player's row: a mark, the name, and whether it is the viewer's seat."""
        return Text.assemble((mark, "bold"), self.name(seat), (f" {self.words('you')}" if own else "", "dim"))

    def styled(self, text: str) -> Text:
        """Return a text with the players' names in their colours."""
        styled = Text(text)
        for name, style in zip(self.names, self.seat_styles, strict=False):
            styled.highlight_regex(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", style)
        return styled
