"""The expected parts of dalang's observations, computed from a record in plain Python."""

from typing import Any

from tests.laws.observed import around, one_hot, padded, steps

KINDS, ISLANDS = 11, 4
REPELLING, BLOCKING, LAYING = 6, 13, 14  # phases


def expected(record: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the parts for a seat, given its redacted record as JSON."""
    return {
        **_turn(record, seat),
        **_played(record, seat),
        **_table(record, seat),
        **_own(record, seat),
        **_players(record, seat),
    }


def _turn(record: dict[str, Any], seat: int) -> dict[str, Any]:
    names = ("served", "owed", "moved", "taking", "forced", "turns", "pile_size")
    return {
        "phase": one_hot(16, record["phase"]),
        "turn": one_hot(4, steps(record, seat, record["turn"])),
        "asked": one_hot(4, steps(record, seat, record["asked"])),
        "players": one_hot(2, record["players"] - 3),
        "island": one_hot(ISLANDS, record["island"]),
        **{name: [record[name]] for name in names},
    }


def _played(record: dict[str, Any], seat: int) -> dict[str, Any]:
    reacting = REPELLING <= record["phase"] <= LAYING
    return {
        "goal": one_hot(ISLANDS, record["goal"] if record["phase"] == BLOCKING else None),
        "kind": one_hot(KINDS, record["kind"] if reacting else None),
        "spared": one_hot(4, steps(record, seat, record["spared"])),
        "leader": one_hot(4, steps(record, seat, record["leader"]) if reacting else None),
    }


def _table(record: dict[str, Any], seat: int) -> dict[str, Any]:
    return {
        "discards": record["discards"],
        "stock": record["stock"],
        "masks_left": record["masks_left"],
        "seals": [one_hot(4, steps(record, seat, owner)) for owner in record["seals"]],
        "chips": [[one_hot(4, steps(record, seat, owner)) for owner in owners] for owners in record["chips"]],
    }


def _own(record: dict[str, Any], seat: int) -> dict[str, Any]:
    own = max(seat, 0)
    stacks = [_stack(record, own, island) for island in range(ISLANDS)]
    return {
        "hand": record["hand"][own],
        "drawn": record["drawn"][own],
        "stack": [[stack.count(kind) for kind in range(KINDS)] for stack in stacks],
        "top": [one_hot(KINDS, stack[0] if stack else None) for stack in stacks],
    }


def _stack(record: dict[str, Any], seat: int, island: int) -> list[int | None]:
    """Return the cards of a stack from its top, None for an unknown one."""
    cards, slot = [], record["top"][seat][island]
    while slot:
        cards.append(record["card"][slot])
        slot = record["below"][slot]
    return cards


def _players(record: dict[str, Any], seat: int) -> dict[str, Any]:
    names = ("hand_size", "showing", "fled", "drawn_size", "masks", "stack_size", "unseen", "sure")
    return {name: padded([record[name][other] for other in around(record, seat)]) for name in names}
