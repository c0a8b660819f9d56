"""A saved game in memory: the match, its players, and the secret that deals."""

from dataclasses import dataclass, field

from bali import __version__
from bali.core.contract import CHANCE
from bali.core.dealers import SecureDealer, stirred
from bali.core.errors import BaliError
from bali.core.events import Event
from bali.core.match import Match
from bali.core.shares import Share, commit_to, deal_key


class FileError(BaliError):
    """A file that is not a complete, unchanged saved game. The code says what is wrong with it."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True)
class SavedSeat:
    """The occupant of a seat: a name, the bot if one plays it, and the player's share of the deal if there is one."""

    name: str
    bot: str | None = None
    share: Share | None = None


@dataclass
class Saved:
    """A saved game: the match, its players, and the secret that deals."""

    match: Match
    seats: list[SavedSeat]
    secret: bytes
    nonce: str = ""  # added to the shares by the server
    entropy: list[str] = field(default_factory=list)  # added by players before version 0.7
    engine: str = __version__  # the version of Bali that wrote it
    other_rules: int | None = None  # the version of the rules, unless it is the current one

    @property
    def origin(self) -> str:
        """The version that wrote the game and the one that reads it, in words."""
        current = self.match.game.META.rules
        rules = current if self.other_rules is None else self.other_rules
        return (
            f"the game was saved by Bali {self.engine} with version {rules} of the rules of {self.match.game.META.name}; "
            f"this is Bali {__version__} with version {current}"
        )

    def apply_checked(self, action: int) -> list[Event]:
        """Apply an action that other rules may have allowed. Raise `BaliError` if it is illegal or draws the wrong card."""
        if self.match.actor == CHANCE and action != self.dealer().draw(self.match.game, self.match.records):
            raise BaliError(f"'{self.match.game.describe(action)}' is not the card that is dealt here")
        return self.match.act(action)

    @property
    def key(self) -> bytes:
        """The key from which the dealer draws."""
        shares = [seat.share for seat in self.seats]
        return deal_key(self.secret, self.nonce, shares) if any(shares) else stirred(self.secret, self.entropy)

    def dealer(self) -> SecureDealer:
        """Return the dealer that draws the next card."""
        return SecureDealer(self.key, self.match.draws)


def check_shares(seats: list[SavedSeat]) -> None:
    """Raise `FileError` if a share is not the one its player committed to."""
    for seat in seats:
        if seat.share and seat.share.value and commit_to(seat.share.value) != seat.share.commitment:
            raise FileError("file-share", f"the share of {seat.name} is not the one that its commitment promised")
