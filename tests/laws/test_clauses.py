"""Every numbered clause of the rules, and every example of the booklets, has a test with its number in the name."""

import re
from pathlib import Path

import pytest

from bali.games import GAMES

ROOT = Path(__file__).parents[2]
EXAMPLES = {"altar": 10, "dalang": 7}


def sources_of_tests(game: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / game).glob("test_*.py"))


def clauses_of(game: str) -> list[str]:
    return re.findall(r"\*\*([A-Z]\d+\.\d+)\*\*", (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    clauses, tests = clauses_of(game), sources_of_tests(game)
    assert len(clauses) == len(set(clauses)) > 40
    assert [clause for clause in clauses if f"def test_{clause.replace('.', '_')}_" not in tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_named_clause_exists(game: str) -> None:
    named = {name.replace("_", ".") for name in re.findall(r"def test_([A-Z]\d+_\d+)_", sources_of_tests(game))}
    assert named <= set(clauses_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_example_has_a_test(game: str) -> None:
    tests = sources_of_tests(game)
    assert [n for n in range(1, EXAMPLES[game] + 1) if f"def test_example_{n}_" not in tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_clauses_that_the_sources_cite_exist(game: str) -> None:
    letter = clauses_of(game)[0][0]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "bali" / game).glob("*.py"))
    assert set(re.findall(rf"\b{letter}\d+\.\d+\b", sources)) <= set(clauses_of(game))
