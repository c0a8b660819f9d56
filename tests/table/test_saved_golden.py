"""The golden facts about saved games, with which the page's own code is compared, are what Python makes of them today."""

import json

from tests.golden.saved_games import FACTS, SHARED, made, shared_game


def test_the_facts_are_current() -> None:
    assert json.loads(json.dumps(made())) == json.loads(FACTS.read_text(encoding="utf-8"))


def test_the_game_with_shares_is_current() -> None:
    assert shared_game() == SHARED.read_text(encoding="utf-8")
