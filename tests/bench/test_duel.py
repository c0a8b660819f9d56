"""The match against OpenSpiel's search: its results are saved, and both games of a deal have the same cards."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bali.bots import make_bot
from bali.core.errors import BaliError
from bench import duel


@pytest.mark.parametrize("rollouts", [duel.OWN, duel.COMPILED])
def test_a_duel_is_played_and_saved(
    rollouts: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if rollouts == duel.OWN:  # the champion, which takes most of the time, plays once
        monkeypatch.setattr(duel, "make_bot", lambda _, game, seed: make_bot("novice", game, seed))
    out = tmp_path / "duel.json"
    rules = duel.DuelRules(0.001, rollouts, 1.4)
    duel.run_duel(1, rules, 1, out)
    duel.run_duel(2, rules, 1, out)
    kept = json.loads(out.read_text())
    assert [(game["deal"], game["seat"]) for game in kept["games"]] == [(0, 0), (0, 1)]
    assert all(game["simulations"] >= 2 * game["decisions"] > 40 for game in kept["games"])
    assert kept["low"] < kept["share"] <= 1
    assert capsys.readouterr().out.count("deal 0") == 2
    with pytest.raises(BaliError, match="other terms"):
        duel.run_duel(2, rules._replace(explore=3.0), 1, out)


def test_both_games_of_a_deal_have_the_same_cards() -> None:
    class RandomPlayer:
        def __init__(self, seed: int) -> None:
            self.dice = random.Random(seed)
            self.state: Any = None

        def move(self, state: Any) -> int:
            self.state = state
            return self.dice.choice(state.legal_actions())

    draws = []
    for seed in (1, 2):
        player = RandomPlayer(seed)
        duel.play([player, player], 7)
        draws.append([item.action for item in player.state.full_history() if item.player < 0])
    fewest = min(len(cards) for cards in draws)
    assert fewest > 20
    assert draws[0][:fewest] == draws[1][:fewest]


def test_unknown_rollouts_are_refused() -> None:
    with pytest.raises(BaliError, match="rollouts is openspiel or compiled, not 'theirs'"):
        duel.run_duel(2, duel.DuelRules(0.001, "theirs", 1.4), 1, None)
