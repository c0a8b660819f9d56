"""Who draws the cards: the rules only say which cards could come, a dealer says which one comes.

- `SecureDealer` deals at a table. Each draw comes from a keyed hash of its number, so nobody can tell the next card without the
  secret, and with the secret anybody can check every card.
- `SeededDealer` deals in simulations, on the same dice as the compiled loops.
- `ScriptedDealer` deals what it was told: in tests, and from a saved game.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from bali.core.contract import Game
from bali.core.dice import new_dice, roll
from bali.core.errors import BaliError
from bali.core.loops import engine
from bali.core.record import Array

SECRET_BYTES = 32


class Dealer(Protocol):
    """Whoever draws."""

    def draw(self, game: Game, rooms: Array) -> int:
        """Gets the action that draws the next card of the game in the first room."""


def new_secret() -> bytes:
    """Makes a secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from(text: str) -> bytes:
    """Gets the secret that always belongs to a text, for deals that are to be repeated."""
    return hashlib.sha256(b"bali seed " + text.encode()).digest()


def commitment(secret: bytes) -> str:
    """Gets the hash that binds a dealer to a secret without giving it away: to be shown before the first card."""
    return hashlib.sha256(b"bali commitment " + secret).hexdigest()


def stirred(secret: bytes, entropy: Sequence[str]) -> bytes:
    """Return the key of a game from before version 0.7, when players added texts to the secret without a commitment."""
    if not entropy:
        return secret
    shares = b"".join(hashlib.sha256(share.encode()).digest() for share in entropy)
    return hmac.digest(secret, b"bali stirred " + shares, "sha256")


class SecureDealer:
    """Deals fairly, from a key of 256 bits."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """Takes the key, and how many cards it has dealt already."""
        if len(key) != SECRET_BYTES:
            raise BaliError(f"a dealer's secret has {SECRET_BYTES} bytes, not {len(key)}")
        self.key = key
        self.drawn = drawn

    def draw(self, game: Game, rooms: Array) -> int:
        """Gets the action that draws the next card."""
        number = self._number_below(engine(game).pack(rooms))
        self.drawn += 1
        return engine(game).pick(rooms, number)

    def _number_below(self, count: int) -> int:
        """Gets this draw's number, each as likely as the others: a hash that would favour the low ones is passed over."""
        attempt = 0
        while True:
            message = b"bali draw %d %d" % (self.drawn, attempt)
            value = int.from_bytes(hmac.digest(self.key, message, "sha256"))
            if value < 2**256 - 2**256 % count:
                return value % count
            attempt += 1


class SeededDealer:
    """Deals fast and the same for the same seed; its cards can be foretold, so it never deals at a table."""

    def __init__(self, seed: int) -> None:
        """Takes the seed."""
        self.dice = new_dice(seed)

    def draw(self, game: Game, rooms: Array) -> int:
        """Gets the action that draws the next card."""
        return engine(game).pick(rooms, roll(self.dice, engine(game).pack(rooms)))


class ScriptedDealer:
    """Deals the draws that it was given, in their order."""

    def __init__(self, draws: Iterable[int]) -> None:
        """Takes the draws, as actions."""
        self.draws = list(draws)

    def draw(self, game: Game, rooms: Array) -> int:
        """Gets the action that draws the next card."""
        if not self.draws:
            raise BaliError("the script has no more cards")
        return self.draws.pop(0)
