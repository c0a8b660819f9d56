"""Helpers to compute observations in plain Python. Seats count clockwise from the observer's, or from seat 0 for spectators."""

from typing import Any

SEATS = 4


def one_hot(size: int, which: int | None) -> list[int]:
    """Return a list with a 1 at `which`, or only zeros if it is None or out of range."""
    return [int(entry == which) for entry in range(size)]


def around(record: dict[str, Any], seat: int) -> list[int]:
    """Return the seats at the table, clockwise from a seat."""
    return [(max(seat, 0) + step) % record["players"] for step in range(record["players"])]


def steps(record: dict[str, Any], seat: int, other: int) -> int | None:
    """Return how many steps clockwise `other` is from `seat`, or None if it is not a seat."""
    return around(record, seat).index(other) if other >= 0 else None


def padded(values: list[Any]) -> list[Any]:
    """Return the values of the players with zeros for empty seats."""
    return values + [_zeros(values[0])] * (SEATS - len(values))


def _zeros(value: Any) -> Any:
    return [_zeros(item) for item in value] if isinstance(value, list) else 0
