"""Scenes for dalang's tests: a table set up card by card, played in the actions' own words."""

import numpy as np

from bali import dalang
from bali.core.contract import CHANCE
from bali.core.match import Match
from bali.core.options import choose
from bali.dalang.actions import DRAW, START
from bali.dalang.cards import DECK, ISLANDS, KINDS, MASK_VALUES
from bali.dalang.stacks import push, stack_of
from bali.dalang.state import ASIDE
from bali.dalang.turns import resume_turn
from bali.games import find
from tests.dalang.invariants import accounted
from tests.scene import GameScene

YELLOW, GREEN, RED, BLUE = range(4)
KUKUSCH, PANSCHAR, TSCHAKKALAG, WONTONG = range(4)


class Scene(GameScene):
    """A game whose cards and tokens a test arranges freely. Cards that it does not name are in the draw pile."""

    game = dalang

    def __init__(self, players: int = 4, turn: int = YELLOW, island: int = KUKUSCH) -> None:
        super().__init__(players)
        state = self.state
        state.turn, state.island = turn, island
        resume_turn(state)

    @property
    def asked(self) -> int:
        return self.match.actor

    def hand(self, seat: int, *kinds: str) -> None:
        state = self.state
        state.pile += state.hand[seat]
        state.hand[seat] = np.bincount([KINDS.index(kind) for kind in kinds], minlength=len(KINDS))
        state.pile -= state.hand[seat]
        state.hand_size[seat] = len(kinds)
        state.pile_size = state.pile.sum()
        assert accounted(state)

    def stack(self, seat: int, island: int, *kinds: str, unseen: int = 0) -> None:
        """Put cards on a stack, the first one at the bottom."""
        state = self.state
        for kind in kinds:
            push(state, seat, island, KINDS.index(kind))
            state.pile[KINDS.index(kind)] -= 1
        state.pile_size -= len(kinds)
        state.unseen[seat, island] = unseen
        assert accounted(state)

    def discards(self, *kinds: str) -> None:
        """Make these the only cards that are in neither hands nor stacks. The draw pile is empty."""
        state = self.state
        state.discards[:] = np.bincount([KINDS.index(kind) for kind in kinds], minlength=len(KINDS))
        state.discards_size = len(kinds)
        state.pile[:] = state.pile_size = 0

    def chips(self, island: int, priest: int = ASIDE, prince: int = ASIDE) -> None:
        self.state.chips[:, island] = (priest, prince)

    def masks_left(self, *values: int) -> None:
        for number, value in enumerate(MASK_VALUES):
            self.state.masks_left[number] = values.count(value)

    def deal_until_decision(self) -> None:
        """Draw cards until a player has to decide."""
        while self.asked == CHANCE:
            self.match.act(int(self.match.legal()[0]))

    def in_stack(self, seat: int, island: int) -> list[str]:
        return [KINDS[kind] for kind in stack_of(self.state, seat, island)]

    def in_discards(self) -> list[str]:
        return self.named(self.state.discards)

    def masks(self, seat: int) -> list[int]:
        return [value for value, count in zip(MASK_VALUES, self.state.masks[seat], strict=True) for _ in range(count)]


def dealt(players: int, starts: tuple[int, ...], stacks: list[str] | None = None) -> Match:
    """Return a game after its setup, with the given stacks or any. The draws of the first turn are due."""
    match = Match(find("dalang"), choose(dalang.META, players))
    count = 3 * players * len(ISLANDS)
    cards = stacks or [kind for kind, copies in zip(KINDS, DECK, strict=True) for _ in range(copies)][:: 159 // count][:count]
    for action in (*(DRAW + KINDS.index(card) for card in cards), *(START + card - 1 for card in starts)):
        match.act(action)
    return match
