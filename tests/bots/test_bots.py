"""Bots: they play by the rules, honestly, and greedy beats random."""

import numpy as np
import pytest

from bali import dalang
from bali.bots import BOTS, make_bot
from bali.bots.search import Search
from bali.core.dealers import SeededDealer
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import Options, option_sets
from bali.games import GAMES, find


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the search think little."""
    monkeypatch.setattr(Search, "iterations", 60)


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


@pytest.mark.parametrize("game", GAMES)
def test_the_search_weighs_its_choices(game: str) -> None:
    match = Match(find(game), option_sets(find(game).META)[0])
    match.deal(SeededDealer(1))
    bot, actions = Search(match.game, 1), match.legal()
    bot.iterations = 500
    weighed = bot.weigh(match.view(match.actor), match.actor, actions)
    assert [one.action for one in weighed] == actions.tolist()
    assert sum(one.visits for one in weighed) == 500
    assert all(0 < one.chance < 1 for one in weighed)


def test_the_search_sees_a_victory() -> None:
    """Yellow can give away the last mask and win with it, or stop."""
    match = Match(find("dalang"), Options(3))
    match.deal(SeededDealer(1))
    state, seat = match.state, match.actor
    state.masks_left[:] = (0, 0, 0, 1)
    state.masks[seat] = (4, 4, 4, 3)
    pair = next(pair for pair in range(6) if state.island in dalang.cards.PAIRS[pair])
    goal = next(int(island) for island in dalang.cards.PAIRS[pair] if island != state.island)
    state.hand[seat] = 0
    state.hand[seat, dalang.cards.DALANG + pair] = state.hand_size[seat] = 1
    state.chips[:, goal] = seat
    bot = Search(match.game, 1)
    bot.iterations = 400
    choice = bot.choose(match.view(seat), seat, match.legal())
    assert match.game.describe(choice).endswith(f"to {dalang.cards.ISLANDS[goal]}")


def test_a_full_tree_goes_on_without_new_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.bots.search.NODES", 64)
    match = Match(find("altar"), Options(2))
    match.deal(SeededDealer(1))
    bot = Search(match.game, 1)
    bot.iterations = 1000
    weighed = bot.weigh(match.view(match.actor), match.actor, match.legal())
    assert bot.tree.size[0] == 64
    assert sum(one.visits for one in weighed) == 1000


def test_an_unknown_bot() -> None:
    with pytest.raises(BaliError, match="no bot is called 'deep'; there is: random, greedy, search"):
        make_bot("deep", find("altar"), 1)
