"""The part of a scene that both games share: a game played in words."""

from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np

from bali.core.audience import Memory
from bali.core.events import Event
from bali.core.match import Match
from bali.core.options import choose
from bali.games import find


class GameScene:
    """A game in progress whose record a test may change."""

    game: ModuleType

    def __init__(self, players: int, variants: tuple[str, ...] = ()) -> None:
        self.match = Match(find(self.game.META.name), choose(self.game.META, players, variants))

    def set_memory(self, memory: str) -> None:
        """Continue with another memory option."""
        self.match.options = replace(self.match.options, memory=memory)
        self.match.memory = Memory.of(self.match.options, self.match.game.META)

    @property
    def state(self) -> Any:
        return self.match.state

    def do(self, *words: str) -> list[Event]:
        events: list[Event] = []
        for text in words:
            events = self.match.act(self.action(text))
        return events

    def action(self, words: str) -> int:
        action = self.game.parse(words)
        assert action is not None, words
        return int(action)

    def deal(self, *kinds: str) -> None:
        """Draw these cards, in this order."""
        self.do(*(f"draw {kind}" for kind in kinds))

    def options(self) -> list[str]:
        return [self.game.describe(int(action)) for action in self.match.legal()]

    def in_hand(self, seat: int) -> list[str]:
        return self.named(self.state.hand[seat])

    def named(self, counts: Any) -> list[str]:
        """Return the names of cards from the number of each kind."""
        return [self.game.cards.KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]

    def scores(self) -> list[int]:
        return self._by_seat(self.game.scores)

    def places(self) -> list[int]:
        return self._by_seat(self.game.places)

    def _by_seat(self, write: Any) -> list[int]:
        out = np.zeros(4, np.int64)
        write(self.state, out)
        return [int(number) for number in out[: self.state.players]]
