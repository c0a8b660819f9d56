"""Whether a game was dealt as its dealer had promised: every draw follows from the secret, and the secret from the commitment."""

from dataclasses import dataclass

import numpy as np

from bali.core.contract import CHANCE
from bali.core.dealers import SecureDealer, commitment, stirred
from bali.core.loops import engine
from bali.core.match import Match
from bali.core.saved import Saved


@dataclass(frozen=True)
class Verdict:
    """What came out: the commitment to compare with the one that was shown, how many draws were right, the first wrong one."""

    commitment: str
    draws: int
    wrong: str | None = None

    @property
    def fair(self) -> bool:
        """Gets whether every draw was right."""
        return self.wrong is None


def verify(saved: Saved) -> Verdict:
    """Deal a saved game again, and compare each card."""
    played, promise = saved.match, commitment(saved.secret)
    rooms, dealer = Match(played.game, played.options).rooms, SecureDealer(stirred(saved.secret, saved.entropy))
    actions, done = np.array(played.actions, np.int64), 0
    for number in [number for number, actor in enumerate(played.actors) if actor == CHANCE]:
        engine(played.game).replay(rooms, actions[done:number])
        due, done = dealer.draw(played.game, rooms), number
        if due != played.actions[number]:
            words = [played.game.describe(card) for card in (played.actions[number], due)]
            return Verdict(promise, dealer.drawn - 1, f"action {number + 1} is '{words[0]}' and should be '{words[1]}'")
    return Verdict(promise, dealer.drawn)
