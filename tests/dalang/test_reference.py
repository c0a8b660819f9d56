"""The fast engine and the plain reference play the same games, action by action."""

import random

import numpy as np
import pytest

from bali import dalang
from bali.core.match import Match
from bali.core.options import Options
from bali.dalang.cards import ISLANDS, KINDS, MASK_VALUES
from bali.dalang.stacks import stack_of
from bali.dalang.state import LAYING, STACKING, STARTING
from bali.games import find
from tests.dalang.reference import Reference

GAMES_EACH = 12


def names(counts: np.ndarray) -> list[str]:
    return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def owners(seats: np.ndarray) -> list[int | None]:
    return [int(seat) if seat >= 0 else None for seat in seats]


def compare(match: Match, reference: Reference) -> None:
    state = match.state
    assert match.actor == reference.asked
    assert {dalang.describe(int(action)) for action in match.legal()} == reference.possible
    assert names(state.pile) == sorted(reference.pile, key=KINDS.index)
    assert names(state.discards) == sorted(reference.discards, key=KINDS.index)
    for seat in range(state.players):
        assert names(state.hand[seat]) == sorted(reference.hands[seat], key=KINDS.index)
        for island in range(len(ISLANDS)):
            assert [KINDS[kind] for kind in stack_of(state, seat, island)] == reference.stacks[seat][island]
        masks = [value for number, value in enumerate(MASK_VALUES) for _ in range(state.masks[seat, number])]
        assert masks == sorted(reference.masks[seat])
    assert owners(state.seals) == reference.seals
    if state.phase not in (STACKING, STARTING):
        assert [owners(state.chips[0]), owners(state.chips[1])] == [reference.chips["priest"], reference.chips["prince"]]
        assert (state.turn, state.turns) == (reference.turn, reference.turns)
        assert {seat for seat in range(state.players) if state.fled[seat]} == reference.fled
        assert state.island == reference.island or state.phase == LAYING


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(GAMES_EACH))
def test_both_play_the_same_games(players: int, seed: int) -> None:
    """Each game avoids one kind of action, so that players who rarely stop, play or flee reach odd positions, too."""
    dice, match, reference = random.Random(seed), Match(find("dalang"), Options(players)), Reference(players)
    shunned = dice.choice(["stop", "pass", "play", "force", "put", "flee", "none"])
    while not match.over:
        compare(match, reference)
        words = sorted(reference.possible)
        liked = [text for text in words if not text.startswith(shunned)]
        if reference.asked < 0:
            words = reference.pile if words[0].startswith("draw") else words
            text = dice.choice(words)
            text = text if text.startswith("start") else f"draw {text}"
        else:
            text = dice.choice(liked if liked and dice.random() < 0.9 else words)
        action = dalang.parse(text)
        assert action is not None, text
        match.act(action)
        reference.act(text)
    compare(match, reference)
    scores, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
    dalang.scores(match.state, scores)
    dalang.places(match.state, places)
    assert scores[:players].tolist() == reference.scores()
    assert places[:players].tolist() == reference.places()
