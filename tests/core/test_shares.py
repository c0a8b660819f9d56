"""Shares: their commitments, and the key derived from them."""

import hashlib
import hmac

from bali.core.shares import Share, commit_to, deal_key, is_hash

SECRET, NONCE, ONE, TWO = bytes(range(32)), "0e" * 32, "00" * 32, "ff" * 32


def test_a_commitment_is_the_hash_of_the_share_as_it_is_written() -> None:
    assert commit_to(ONE) == hashlib.sha256(b"bali share " + b"0" * 64).hexdigest() != commit_to(TWO)


def test_a_key_is_made_of_every_seat() -> None:
    lines = f"bali deal {NONCE}\n0 {commit_to(ONE)} {ONE}\n1 - -\n2 {commit_to(TWO)} -"
    shares = [Share(commit_to(ONE), ONE), None, Share(commit_to(TWO))]
    assert deal_key(SECRET, NONCE, shares) == hmac.new(SECRET, lines.encode(), "sha256").digest()


def test_without_a_share_the_secret_is_the_key() -> None:
    assert deal_key(SECRET, NONCE, []) == deal_key(SECRET, NONCE, [None, None]) == SECRET


def test_another_share_commitment_seat_nonce_or_secret_makes_another_key() -> None:
    one, two, left_out = Share(commit_to(ONE), ONE), Share(commit_to(TWO), TWO), Share(commit_to(TWO))
    seatings: list[list[Share | None]] = [
        [one, two],
        [two, one],
        [one, left_out],
        [one, None],
        [None, one],
        [one, one],
        [one, None, None],
    ]
    keys = [deal_key(secret, NONCE, seats) for secret in (SECRET, SECRET[::-1]) for seats in seatings]
    keys += [deal_key(SECRET, ONE, seats) for seats in seatings]
    assert len(set(keys)) == len(keys)


def test_only_64_hexadecimal_digits_are_a_hash() -> None:
    assert is_hash("0123456789abcdef" * 4)
    wrong = ("", "0" * 63, "0" * 65, "0" * 64 + "\n", "A" * 64, "g" * 64, "\u0660" * 64, "0x" + "0" * 62, b"0" * 64, 0, None)
    assert not any(map(is_hash, wrong))
