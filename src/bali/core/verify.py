"""Whether a game was dealt as promised: every draw follows from the secret and the shares, and these fit their commitments."""

from dataclasses import dataclass

from bali.core.contract import CHANCE
from bali.core.dealers import SecureDealer, commitment
from bali.core.match import Match
from bali.core.saved import Saved, check_shares


@dataclass(frozen=True)
class WrongDraw:
    """A draw that does not follow from the key: the number of the action, from 1, what was drawn, and what was due."""

    number: int
    was: str
    due: str


@dataclass(frozen=True)
class Verdict:
    """The server's commitment, to compare with the one that was shown, the number of right draws, and the first wrong one."""

    commitment: str
    draws: int
    wrong: WrongDraw | None = None

    @property
    def fair(self) -> bool:
        """Whether every draw was right."""
        return self.wrong is None


def verify(saved: Saved) -> Verdict:
    """Deal a saved game again and compare every draw. Raise `FileError` if a share does not fit its commitment."""
    check_shares(saved.seats)
    played, promise = saved.match, commitment(saved.secret)
    again, dealer = Match(played.game, played.options), SecureDealer(saved.key)
    for number, action in enumerate(played.actions, start=1):
        if again.actor == CHANCE:
            due = dealer.draw(played.game, again.rooms)
            if due != action:
                describe = played.game.describe
                return Verdict(promise, dealer.drawn - 1, WrongDraw(number, describe(action), describe(due)))
        played.game.apply(again.state, action)
    return Verdict(promise, dealer.drawn)
