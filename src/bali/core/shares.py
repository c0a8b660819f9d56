"""Players' shares of a deal, which ensure that nobody can choose the cards.

Each player's browser generates a share, 32 random bytes, and publishes only its commitment while players take their seats. Once
the seats are fixed, the server adds a nonce and all shares are revealed. The key for dealing is derived from the server's secret,
the nonce and the shares. A share that is not revealed in time is left out, and everyone can see that.

The nonce comes after all commitments, so that nobody who knows the server's secret can prepare a share, not even for a deal that
leaves out all other shares. It comes before all shares, so that the server cannot choose it to get certain cards.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import NamedTuple

HASH = r"^[0-9a-f]{64}$"  # the format of shares and commitments: 32 bytes in hexadecimal


class Share(NamedTuple):
    """One player's share of a deal: the commitment, and the value, or None if it was not revealed in time."""

    commitment: str
    value: str | None = None


def commit_to(value: str) -> str:
    """Return the hash that commits a player to a share without revealing it."""
    return hashlib.sha256(f"bali share {value}".encode()).hexdigest()


def is_hash(text: object) -> bool:
    """Return whether a value has the format of a share or a commitment."""
    return isinstance(text, str) and re.fullmatch(HASH, text, re.ASCII) is not None


def deal_key(secret: bytes, nonce: str, shares: Sequence[Share | None]) -> bytes:
    """Derive the key for dealing from the server's secret, the nonce, and the share of each seat that has one.

    It also depends on the commitments, so that nobody can hide later that a share was left out.
    """
    if not any(shares):
        return secret
    lines = [f"{seat} {share.commitment} {share.value or '-'}" if share else f"{seat} - -" for seat, share in enumerate(shares)]
    return hmac.digest(secret, "\n".join([f"bali deal {nonce}", *lines]).encode(), "sha256")
