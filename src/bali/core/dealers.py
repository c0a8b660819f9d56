"""Dealers draw the cards: the rules define which cards could be drawn, and a dealer chooses one of them.

- `SecureDealer` deals at a table. Each draw comes from a keyed hash of its number, so nobody can predict the next card without
  the secret, and anybody who has the secret can check every card.
- `SeededDealer` deals in simulations, with the same dice as the compiled loops.
- `ScriptedDealer` deals a given list of draws, in tests.
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
    """The interface of all dealers."""

    def draw(self, game: Game, records: Array) -> int:
        """Return the action that draws the next card for the position in `records[0]`."""


def new_secret() -> bytes:
    """Generate a random secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from(text: str) -> bytes:
    """Derive a secret from a text, for deals that can be repeated."""
    return hashlib.sha256(b"bali seed " + text.encode()).digest()


def commitment(secret: bytes) -> str:
    """Return the hash that commits a dealer to a secret without revealing it. It is published before the first card."""
    return hashlib.sha256(b"bali commitment " + secret).hexdigest()


def stirred(secret: bytes, entropy: Sequence[str]) -> bytes:
    """Return the key of a game from before version 0.7, when players added texts to the secret without a commitment."""
    if not entropy:
        return secret
    shares = b"".join(hashlib.sha256(share.encode()).digest() for share in entropy)
    return hmac.digest(secret, b"bali stirred " + shares, "sha256")


class SecureDealer:
    """A fair dealer that draws from a 256-bit key."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """Start with a key from which `drawn` cards have already been dealt."""
        if len(key) != SECRET_BYTES:
            raise BaliError(f"a dealer's secret must have {SECRET_BYTES} bytes, not {len(key)}")
        self.key = key
        self.drawn = drawn

    def draw(self, game: Game, records: Array) -> int:
        """Return the action that draws the next card."""
        number = self._number_below(engine(game).count_draws(records))
        self.drawn += 1
        return engine(game).nth_draw(records, number)

    def _number_below(self, count: int) -> int:
        """Return a uniform number below `count` for this draw. A hash that would favour low numbers is rejected."""
        attempt = 0
        while True:
            message = b"bali draw %d %d" % (self.drawn, attempt)
            value = int.from_bytes(hmac.digest(self.key, message, "sha256"))
            if value < 2**256 - 2**256 % count:
                return value % count
            attempt += 1


class SeededDealer:
    """A fast dealer that repeats its cards for the same seed. They are predictable, so it never deals at a table."""

    def __init__(self, seed: int) -> None:
        self.dice = new_dice(seed)

    def draw(self, game: Game, records: Array) -> int:
        """Return the action that draws the next card."""
        return engine(game).nth_draw(records, roll(self.dice, engine(game).count_draws(records)))


class ScriptedDealer:
    """A dealer that repeats the given draws in order."""

    def __init__(self, draws: Iterable[int]) -> None:
        self.draws = list(draws)

    def draw(self, game: Game, records: Array) -> int:
        """Return the action that draws the next card."""
        if not self.draws:
            raise BaliError("the script has no more cards")
        return self.draws.pop(0)
