"""Golden files: tree counts and finished games that must always come out the same. `make golden` regenerates them."""

from pathlib import Path

import numpy as np
import pytest

from bali.core.dealers import SeededDealer
from bali.core.loops import count_sequences
from bali.core.match import Match
from bali.core.options import Options
from bali.core.saved import read
from bali.games import GAMES, find
from tests.golden.sentences import golden_sentences
from tests.laws.rules_hash import rules_hash

GOLDEN = Path(__file__).parents[1] / "golden"


def perft_lines(game: str) -> list[str]:
    return (GOLDEN / game / "perft.txt").read_text(encoding="utf-8").splitlines()


def counted(game: str, line: str) -> str:
    """Return a line with its count computed again: players, variants, the deal's seed, decisions played before, depth, count."""
    players, variants, seed, played, depth, _ = line.split()
    options = Options(int(players), tuple(variants.split("+")) if variants != "-" else ())
    match, dealer = Match(find(game), options), SeededDealer(int(seed))
    match.deal(dealer)
    for number in range(int(played)):
        match.act(int(match.legal()[number % len(match.legal())]))
        match.deal(dealer)
    return " ".join([*line.split()[:5], str(count_sequences(match.game, match.state, int(depth)))])


@pytest.mark.parametrize("game", GAMES)
def test_tree_counts(game: str) -> None:
    lines = [line for line in perft_lines(game) if not line.startswith("#")]
    assert len(lines) >= 20
    assert [counted(game, line) for line in lines] == lines


@pytest.mark.parametrize("game", GAMES)
def test_changed_rules_have_a_new_version(game: str) -> None:
    versions = [line.split() for line in (GOLDEN / game / "rules.txt").read_text(encoding="utf-8").splitlines()]
    assert [int(number) for number, _ in versions] == sorted({int(number) for number, _ in versions})
    assert versions[-1] == [str(find(game).META.rules), rules_hash(find(game))], "the rules have changed: raise META.rules"


@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_are_the_same_as_before(game: str) -> None:
    """The tests of the page compare its sentences with the same file."""
    assert (GOLDEN / game / "sentences.json").read_text(encoding="utf-8") == golden_sentences(game), "run `make golden`"


@pytest.mark.parametrize("game", GAMES)
def test_saved_games_have_the_same_results_as_before(game: str) -> None:
    files = sorted((GOLDEN / game).glob("*.jsonl"))
    assert len(files) >= 5
    for file in files:
        match = read(file, find).match
        assert match.over
        scores, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
        match.game.scores(match.state, scores)
        match.game.places(match.state, places)
        result = f"{' '.join(map(str, scores[: match.options.players]))} | {' '.join(map(str, places[: match.options.players]))}"
        assert result == file.with_suffix(".result").read_text(encoding="utf-8").strip(), file.name
