"""Verify that a game was dealt fairly: secret and shares match their commitments, and every draw follows from them."""

from dataclasses import dataclass

import numpy as np

from bali.core.contract import CHANCE
from bali.core.dealers import SecureDealer, commitment
from bali.core.errors import BaliError
from bali.core.loops import engine
from bali.core.match import Match
from bali.core.saved import Saved, check_shares


@dataclass(frozen=True)
class WrongDraw:
    """A draw that does not follow from the key: the number of the action, from 1, the card drawn, and the correct card."""

    number: int
    was: str
    due: str


@dataclass(frozen=True)
class Verdict:
    """The server's commitment, to compare with the published one, the number of correct draws, and the first wrong draw."""

    commitment: str
    draws: int
    wrong: WrongDraw | None = None

    @property
    def fair(self) -> bool:
        """Whether every draw was correct."""
        return self.wrong is None


def verify(saved: Saved) -> Verdict:
    """Deal a saved game again and compare every draw.

    Raise `BaliError` if a share does not match its commitment, or if a draw differs in a game that was dealt under other rules.
    """
    check_shares(saved.seats)
    played, promise = saved.match, commitment(saved.secret)
    records, dealer = Match(played.game, played.options).records, SecureDealer(saved.key)
    actions, done = np.array(played.actions, np.int64), 0
    for number in [number for number, actor in enumerate(played.actors) if actor == CHANCE]:
        engine(played.game).replay(records, actions[done:number])
        due, done = dealer.draw(played.game, records), number
        if due != played.actions[number]:
            if saved.other_rules is not None:
                raise BaliError(f"line {number + 2}: the rules of this version deal a different card here ({saved.origin})")
            words = [played.game.describe(card) for card in (played.actions[number], due)]
            return Verdict(promise, dealer.drawn - 1, WrongDraw(number + 1, *words))
    return Verdict(promise, dealer.drawn)
