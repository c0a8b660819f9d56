"""What players add to a deal, so that nobody can choose it.

Each player's browser makes a share, 32 random bytes, and shows only its commitment while players sit down. Once the seats are
fixed, all shares are revealed, and the key that deals is made of the server's secret and all of them. A share that is not
revealed in time is left out, and everyone can see that.
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


def deal_key(secret: bytes, shares: Sequence[Share | None]) -> bytes:
    """Return the key that deals, made of the server's secret and the share of each seat, if it has one.

    The commitments are part of it, too: nobody can hide later that a share was left out.
    """
    if not any(shares):
        return secret
    lines = [f"{seat} {share.commitment} {share.value or '-'}" if share else f"{seat} - -" for seat, share in enumerate(shares)]
    return hmac.digest(secret, "\n".join(["bali deal", *lines]).encode(), "sha256")
