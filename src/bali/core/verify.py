"""Whether a game was dealt as its dealer had promised: every draw follows from the secret, and the secret from the commitment."""

from dataclasses import dataclass

from bali.core.contract import CHANCE
from bali.core.dealers import SecureDealer, commitment, stirred
from bali.core.errors import BaliError
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
    """Deal a saved game again. Raise `BaliError` if other rules made it, and it cannot be dealt by these."""
    played, promise = saved.match, commitment(saved.secret)
    again, dealer = Match(played.game, played.options), SecureDealer(stirred(saved.secret, saved.entropy))
    for number, action in enumerate(played.actions):
        if again.actor == CHANCE:
            due = dealer.draw(played.game, again.rooms)
            if due != action:
                if saved.other_rules is not None:
                    raise BaliError(f"line {number + 2}: the rules of this version deal another card here ({saved.origin})")
                words = [played.game.describe(card) for card in (action, due)]
                return Verdict(promise, dealer.drawn - 1, f"action {number + 1} is '{words[0]}' and should be '{words[1]}'")
        played.game.apply(again.state, action)
    return Verdict(promise, dealer.drawn)
