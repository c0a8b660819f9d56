"""Bots: they play by the rules, honestly, and greedy beats random."""

import numpy as np
import pytest

from bali.bots import BOTS, make_bot
from bali.core.dealers import SeededDealer
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import Options, option_sets
from bali.games import GAMES, find


def play(game: str, options: Options, bots: list[str], seed: int) -> Match:
    match, dealer = Match(find(game), options), SeededDealer(seed)
    players = [make_bot(bot, match.game, 100 * seed + seat) for seat, bot in enumerate(bots)]
    match.deal(dealer)
    while not match.over:
        match.act(players[match.actor].choose(match.view(match.actor), match.actor, match.legal()))
        match.deal(dealer)
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_every_option_set_to_its_end(game: str, bot: str) -> None:
    for options in option_sets(find(game).META):
        assert play(game, options, [bot] * options.players, 1).over


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    options = option_sets(find(game).META)[0]
    bots = ["greedy", "random", "greedy", "random"][: options.players]
    assert play(game, options, bots, 3).actions == play(game, options, bots, 3).actions


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(game: str, bot: str) -> None:
    options = option_sets(find(game).META)[-1]
    match, dealer, dice = Match(find(game), options), SeededDealer(2), new_dice(9)
    match.deal(dealer)
    for step in range(60):
        seat = match.actor
        twin = match.view(seat)
        match.game.imagine(twin, seat, dice)
        match.game.redact(twin, seat)
        choices = [make_bot(bot, match.game, step).choose(view, seat, match.legal()) for view in (match.view(seat), twin)]
        assert choices[0] == choices[1]
        match.act(choices[0])
        match.deal(dealer)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    players = find(game).META.players[0]
    options, won = Options(players), 0
    for number in range(40):
        seat = number % players
        bots = ["greedy" if other == seat else "random" for other in range(players)]
        won += seat in play(game, options, bots, number // players).winners()
    assert won >= 32  # it wins about 39 of 40 in altar, 35 in dalang


def test_greedy_weighs_its_choices() -> None:
    match = Match(find("altar"), Options(2))
    match.deal(SeededDealer(1))
    match.act(int(match.legal()[0]))
    bot, actions = make_bot("greedy", match.game, 1), match.legal()
    weights = bot.weigh(match.view(0), 0, actions)  # type: ignore[attr-defined]
    assert weights.shape == actions.shape
    assert len(np.unique(weights)) > 1


def test_an_unknown_bot() -> None:
    with pytest.raises(BaliError, match="no bot is called 'deep'; there is: random, greedy"):
        make_bot("deep", find("altar"), 1)
