"""Scenes for altar's tests: a table set up card by card, played in the actions' own words."""

import numpy as np

from bali import altar
from bali.altar.cards import GOODS, HELD_KINDS, KINDS
from tests.scene import GameScene

# The offer's columns from top to bottom; the last card of each can be taken.
ROWS = (
    ("shrine", "priest", "priest", "rice"),
    ("priest", "shrine", "stonemason", "banana"),
    ("rice", "peanut", "shrine", "stonemason"),
    ("banana", "pepper", "priest", "priest"),
)


class Scene(GameScene):
    """A game after its first deal, whose cards and tokens a test may arrange freely."""

    game = altar

    def __init__(self, players: int = 3, variants: tuple[str, ...] = (), rows: tuple[tuple[str, ...], ...] = ROWS) -> None:
        super().__init__(players, variants)
        if "oracle" in variants:
            self.do(*(f"lay {good}" for good in GOODS))
        self.do(*(f"draw {card}" for row in rows for card in row))

    def hand(self, seat: int, *kinds: str) -> None:
        self.state.hand[seat] = np.bincount([KINDS.index(kind) for kind in kinds], minlength=HELD_KINDS)
        self.state.hand_size[seat] = len(kinds)

    def cards(self, seat: int, **counts: int) -> None:
        """Give a seat exactly these sacrifice cards, known to everyone."""
        for good in GOODS:
            self.state.sacrifices[seat, GOODS.index(good)] = self.state.ledger[seat, GOODS.index(good)] = counts.get(good, 0)
        self.state.sacrifices_size[seat] = sum(counts.values())

    def tableau(self, seat: int, **counts: int) -> None:
        for kind in KINDS[:HELD_KINDS]:
            self.state.tableau[seat, KINDS.index(kind)] = counts.get(kind, 0)

    def held(self, seat: int) -> dict[str, int]:
        return {good: int(self.state.sacrifices[seat, number]) for number, good in enumerate(GOODS)}

    def altar(self) -> list[str]:
        """Return the altar from the bottom, with face-down cards in brackets."""
        codes = [int(code) for code in self.state.altar[: self.state.altar_size]]
        return [GOODS[code] if code < 4 else f"({GOODS[code - 4]})" for code in codes]

    def lay(self, *goods: str) -> None:
        """Put cards face up on the altar."""
        for good in goods:
            altar.sacrifice.lay(self.state, GOODS.index(good), altar.state.OPEN)

    def supply(self, **counts: int) -> None:
        for good, count in counts.items():
            self.state.supply[GOODS.index(good)] = count

    def stones(self) -> list[int]:
        return self.state.stones[: self.state.players].tolist()

    def points(self) -> list[int]:
        return self.state.points[: self.state.players].tolist()

    def offer(self, row: int) -> list[str]:
        return [KINDS[kind] for kind in self.state.offer[row, : self.state.row_size[row]]]
