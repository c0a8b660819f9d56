"""The benchmark of attacks: its figures, and one short attack on a real server."""

import asyncio

import pytest

from bench.attacks.catalogue import ATTACKS, chosen
from bench.attacks.measure import ATTACKER, ROOT, AttackOutcome, Times, measure
from bench.attacks.report import cells

MAX_MIB = 3072.0


def test_a_number_stands_for_all_its_parts() -> None:
    assert chosen("4, 8") == ["4", "8a", "8b", "8c"]
    assert chosen("10b") == ["10b"]
    assert chosen(",".join(ATTACKS)) == list(ATTACKS)
    assert chosen("1") == chosen("") == []


def test_percentiles_count_only_what_began_during_the_attack() -> None:
    before, during = [(0.0, 9.0)], [(5.0 + number, number / 1000) for number in range(1, 201)]
    assert Times.of(before + during, 5.0) == Times(200, 100.0, 198.0)
    assert Times.of(before, 5.0) == Times(0, None, None)


@pytest.fixture(scope="module")
def outcome() -> AttackOutcome:
    """Return the outcome of attack 10a after a few seconds."""
    return asyncio.run(measure("this", ROOT / "src", "10a", 2.0, MAX_MIB, ATTACKER))


def test_innocent_players_play_and_are_measured(outcome: AttackOutcome) -> None:
    assert outcome.moves.count > 0
    assert outcome.pages.count > 0
    assert outcome.moves.p50 is not None
    assert outcome.moves.p99 is not None
    assert 0 < outcome.moves.p50 <= outcome.moves.p99
    assert outcome.memory_peak >= outcome.memory_before > 0
    assert outcome.faults == {}
    assert outcome.ended == ""


def test_an_attacker_attacks(outcome: AttackOutcome) -> None:
    assert outcome.done["listed tables"] > 0
    assert cells(outcome)[:2] == ("this", "10a: 498 tables on the list")
