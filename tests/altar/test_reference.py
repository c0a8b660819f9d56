"""The fast engine and the plain reference play the same games, action by action, under every set of options.

Random players rarely reach odd positions. So the games start with much stone or none, a small supply, and hands of one kind. In
each game the players prefer some actions and avoid others, and the draws favour one kind of card. The test also fails if some
action of the game has never come up.
"""

import random

import numpy as np
import pytest

from bali import altar
from bali.altar import state as phases
from bali.altar.actions import ACTIONS
from bali.altar.cards import GOODS, HELD_KINDS, KINDS
from bali.altar.state import FACE_DOWN, NO_DEMON
from bali.core.match import Match
from bali.core.options import Options
from bali.games import find
from tests.altar.reference import Reference
from tests.long import LONG

GAMES_EACH = 400 if LONG else 30
TASTES = ["buy", "choose", "claim", "crown rice", "look", "play", "play 1", "play priest", "play shrine", "take 1", "take 2"]
ORACLE_ACTIONS = ("look", "decline", "keep", "lay", "draw oracle")  # the beginnings of their words
VARIANTS = [(), ("oracle",), ("demon",), ("oracle", "demon")]


def names(counts: np.ndarray, of: tuple[str, ...] = KINDS) -> list[str]:
    return sorted(name for name, count in zip(of, counts, strict=False) for _ in range(count))


def compare_table(match: Match, reference: Reference) -> None:
    state = match.state
    assert names(state.pile) == sorted(reference.pile)
    assert names(state.box) == sorted(reference.box)
    columns = zip(state.offer, state.row_size, strict=True)
    assert [[KINDS[kind] for kind in column[:size]] for column, size in columns] == reference.offer
    assert dict(zip(GOODS, state.supply.tolist(), strict=True)) == reference.supply
    cards = [(GOODS[code % FACE_DOWN], code < FACE_DOWN) for code in state.altar[: state.altar_size].tolist()]
    assert cards == reference.altar
    assert state.demon == (NO_DEMON if reference.demon is None else reference.demon)
    assert state.turn == reference.turn


def compare_players(match: Match, reference: Reference) -> None:
    state = match.state
    for seat, player in enumerate(reference.players):
        assert names(state.hand[seat]) == sorted(player.hand)
        assert names(state.tableau[seat]) == sorted(player.tableau)
        assert names(state.sacrifices[seat], GOODS) == sorted(player.sacrifices)
        assert (state.stones[seat], state.points[seat]) == (player.stones, player.points)
    assert match.points() == reference.scores()
    assert match.places() == reference.places()


def compare(match: Match, reference: Reference) -> None:
    phase, seat, choices = reference.question
    assert (match.actor, match.state.phase) == (seat, getattr(phases, phase.upper()))
    assert sorted(altar.describe(int(action)) for action in match.legal()) == sorted(choices)
    compare_table(match, reference)
    compare_players(match, reference)


def choose(reference: Reference, dice: random.Random, liked: tuple[str, ...], shunned: tuple[str, ...]) -> str:
    """Choose an action, or a card to draw, usually one that is preferred in this game."""
    words = sorted(reference.question.choices)
    if words[0].startswith("draw"):
        words = [f"draw {kind}" for kind in reference.pile]
    good = [text for text in words if text.startswith(liked)] or [text for text in words if not text.startswith(shunned)]
    return dice.choice(good if good and dice.random() < 0.7 else words)


def arrange(match: Match, reference: Reference, kind: int, dice: random.Random) -> None:
    """Give both engines the same odd start: much stone or none, few sacrifice cards in the supply, hands of one kind each."""
    state = match.state
    if dice.random() < 0.7:
        reference.supply = dict.fromkeys(GOODS, dice.choice([1, 4]))
    state.supply[:] = list(reference.supply.values())
    for seat, player in enumerate(reference.players):
        player.stones = dice.choice([player.stones, 0, 30])
        player.hand = [KINDS[(kind + seat) % HELD_KINDS]] * 3 if dice.random() < 0.8 else player.hand
        state.stones[seat] = player.stones
        state.hand[seat] = [player.hand.count(kind) for kind in KINDS[:HELD_KINDS]]


def play(players: int, variants: tuple[str, ...], seed: int) -> set[str]:
    """Play one game with both engines, comparing them after every action, and return the actions taken."""
    dice, match, reference = random.Random(seed), Match(find("altar"), Options(players, variants)), Reference(players, variants)
    compare(match, reference)
    arrange(match, reference, seed, dice)
    liked, shunned = ("play 3", f"draw {dice.choice(KINDS)}", *dice.sample(TASTES, 2)), tuple(dice.sample(TASTES, 2))
    taken = set()
    while not match.over:
        compare(match, reference)
        text = choose(reference, dice, liked, shunned)
        taken.add(text)
        action = altar.parse(text)
        assert action is not None, text
        match.act(action)
        reference.act(text)
    compare(match, reference)
    return taken


@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_play_the_same_games(players: int, variants: tuple[str, ...]) -> None:
    taken = set().union(*(play(players, variants, seed) for seed in range(GAMES_EACH)))
    every = {altar.describe(action) for action in range(ACTIONS)}
    assert taken == {text for text in every if "oracle" in variants or not text.startswith(ORACLE_ACTIONS)}
