"""What the terminal screens of all games share."""

import re
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from bali.core.record import Array
from bali.core.story import Event, Value
from bali.locales import Words

SEAT_STYLES = ("bold red", "bold blue", "bold yellow", "bold green")


class Screen:
    """Draws one game's table and puts its events, prompts and actions into words."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        """Takes the language and the players' names."""
        self.words = words
        self.names = names

    def table(self, view: Any, seat: int) -> RenderableType:
        """Draws the table as a seat's screen shows it."""
        raise NotImplementedError

    def result(self, state: Any) -> RenderableType:
        """Draws the points of a finished game, by category."""
        raise NotImplementedError

    def label(self, action: int) -> str:
        """Gets an action's words in the screen's language."""
        raise NotImplementedError

    def consequence(self, events: Sequence[Event]) -> str:
        """Gets what a choice costs and brings, in a few words."""
        raise NotImplementedError

    def tell(self, events: Sequence[Event]) -> str:
        """Gets what happened in one action, in sentences; an empty text if the table itself shows it well enough."""
        raise NotImplementedError

    def sentence(self, family: str, event: Event) -> str:
        """Gets an event, prompt or reason as a sentence."""
        raise NotImplementedError

    def legend(self) -> str:
        """Gets what the table's abbreviations mean."""
        raise NotImplementedError

    def numbers(self, actions: Array) -> dict[int, int]:
        """Gets the actions by the numbers that choose them."""
        return dict(enumerate(map(int, actions), start=1))

    def who(self, seat: int | None) -> dict[str, Value]:
        """Gets a message's value for a player."""
        return {} if seat is None else {"who": self.names[seat]}

    def styled(self, text: str) -> Text:
        """Gets a text with the players' names in their colours."""
        styled = Text(text)
        for name, style in zip(self.names, SEAT_STYLES, strict=False):
            styled.highlight_regex(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", style)
        return styled
