"""The expected parts of altar's observations, computed from a record in plain Python."""

from typing import Any

from tests.laws.observed import around, one_hot, padded, steps

KINDS, HELD_KINDS, GOODS, LOOK_DEPTH = 8, 7, 4, 4
EMPTY, FACE_DOWN, STILL_LOOKING = -2, 4, -3


def expected(record: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the parts for a seat, given its redacted record as JSON."""
    return {**_turn(record, seat), **_cards(record), **_altar(record), **_look(record, seat), **_players(record, seat)}


def _turn(record: dict[str, Any], seat: int) -> dict[str, Any]:
    return {
        "phase": one_hot(13, record["phase"]),
        "turn": one_hot(4, steps(record, seat, record["turn"])),
        "asked": one_hot(4, steps(record, seat, record["asked"])),
        "players": one_hot(3, record["players"] - 2),
        "oracle": [record["oracle"]],
        "demon": one_hot(4, record["demon"]),
        "row": one_hot(4, record["row"]),
        "served": [record["served"]],
        "looks": [record["looks"]],
    }


def _cards(record: dict[str, Any]) -> dict[str, Any]:
    rows = zip(record["offer"], record["row_size"], strict=True)
    return {
        "pile": record["pile"],
        "pile_size": [record["pile_size"]],
        "row_size": record["row_size"],
        "offer": [[one_hot(HELD_KINDS, kind if card < size else None) for card, kind in enumerate(row)] for row, size in rows],
        "supply": record["supply"],
    }


def _altar(record: dict[str, Any]) -> dict[str, Any]:
    cards = record["altar"][: record["altar_size"]]
    known = [card % GOODS for card in cards if card is not None]
    top = None if not cards else FACE_DOWN if cards[-1] is None else min(cards[-1], FACE_DOWN)
    return {
        "altar_known": [known.count(good) for good in range(GOODS)],
        "altar_size": [len(cards)],
        "altar_top": one_hot(GOODS + 1, top),
    }


def _look(record: dict[str, Any], seat: int) -> dict[str, Any]:
    own = [number for number in range(record["look_count"]) if record["look_seat"][number] == seat]
    seen = record["look_seen"][own[-1]] if own else [EMPTY] * LOOK_DEPTH
    goods = [None if card in (None, EMPTY) else card % GOODS for card in seen]
    return {
        "look": [one_hot(GOODS, good) for good in goods],
        "looking": [int(bool(own) and record["look_take"][own[-1]] == STILL_LOOKING)],
    }


def _players(record: dict[str, Any], seat: int) -> dict[str, Any]:
    names = ("stones", "points", "hand_size", "sacrifices_size", "hand", "tableau", "sacrifices", "ledger")
    return {name: padded([record[name][other] for other in around(record, seat)]) for name in names}
