"""What players add to a deal, so that nobody can choose it.

Each player's browser makes a share, 32 random bytes, and shows only its commitment while players sit down. Once the seats are
fixed, the server adds a nonce and all shares are revealed. The key that deals is made of the server's secret, the nonce and the
shares. A share that is not revealed in time is left out, and everyone can see that.

The nonce comes after all commitments, so that nobody who knows the server's secret can prepare a share, not even for a deal from
which all other shares are left out. It comes before all shares, so that the server cannot choose it for its cards.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import NamedTuple

HASH = r"^[0-9a-f]{64}$"  # how shares and commitments are written: 32 bytes as hexadecimal digits


class Share(NamedTuple):
    """One player's part of a deal: the commitment made before it, and the value, or None if it was not revealed in time."""

    commitment: str
    value: str | None = None


def commit_to(value: str) -> str:
    """Return the hash that binds a player to a share without showing it."""
    return hashlib.sha256(f"bali share {value}".encode()).hexdigest()


def is_hash(text: object) -> bool:
    """Whether something is written as a share and a commitment are: 32 bytes as hexadecimal digits."""
    return isinstance(text, str) and re.fullmatch(HASH, text, re.ASCII) is not None


def deal_key(secret: bytes, nonce: str, shares: Sequence[Share | None]) -> bytes:
    """Return the key that deals, made of the server's secret, the nonce, and the share of each seat that has one.

    The commitments are part of it, too: nobody can hide later that a share was left out.
    """
    if not any(shares):
        return secret
    lines = [f"{seat} {share.commitment} {share.value or '-'}" if share else f"{seat} - -" for seat, share in enumerate(shares)]
    return hmac.digest(secret, "\n".join([f"bali deal {nonce}", *lines]).encode(), "sha256")
