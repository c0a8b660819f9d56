"""Bots play by the rules and do not cheat, and greedy beats random."""

from itertools import count

import numpy as np
import pytest

from bali import dalang
from bali.bots import BOTS, LEVELS, PLAIN, GuidedSearch, check_bot, make_bot
from bali.bots.greedy import Greedy
from bali.bots.player import Weighed
from bali.bots.search import Search
from bali.bots.search_tree import child_of, clear, new_tree, slot_of
from bali.core.contract import Game
from bali.core.dealers import SeededDealer
from bali.core.dice import new_dice, roll
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import Options, option_sets
from bali.games import GAMES, find

EVERY_BOT = [bot if bot in PLAIN else f"{bot}:iterations={10 if bot in LEVELS else 60}" for bot in BOTS]  # quick ones


def search(game: Game, iterations: int) -> Search:
    bot = make_bot(f"search:iterations={iterations}", game, 1)
    assert isinstance(bot, Search)
    return bot


def play(game: str, options: Options, bots: list[str], seed: int) -> Match:
    match, dealer = Match(find(game), options), SeededDealer(seed)
    players = [make_bot(bot, match.game, 100 * seed + seat) for seat, bot in enumerate(bots)]
    match.deal(dealer)
    while not match.over:
        match.act(players[match.actor].choose(match.view(match.actor), match.actor, match.legal()))
        match.deal(dealer)
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", EVERY_BOT)
def test_every_bot_plays_every_option_set_to_its_end(game: str, bot: str) -> None:
    for options in option_sets(find(game).META):
        assert play(game, options, [bot] * options.players, 1).over


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    options = option_sets(find(game).META)[0]
    bots = ["greedy", "random", "greedy", "random"][: options.players]
    assert play(game, options, bots, 3).actions == play(game, options, bots, 3).actions


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", EVERY_BOT)
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
    assert isinstance(bot, Greedy)
    weights = bot.weigh(match.view(0), 0, actions)
    assert weights.shape == actions.shape
    assert len(np.unique(weights)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_search_weighs_its_choices(game: str) -> None:
    match = Match(find(game), option_sets(find(game).META)[0])
    match.deal(SeededDealer(1))
    actions = match.legal()
    weighed = search(match.game, 500).weigh(match.view(match.actor), match.actor, actions)
    assert sorted(one.action for one in weighed) == sorted(actions)
    assert [one.visits for one in weighed] == sorted((one.visits for one in weighed), reverse=True)
    assert sum(one.visits for one in weighed) == 500
    assert all(0 < one.chance < 1 for one in weighed)


def last_mask() -> Match:
    """Return a game in which the active player can gain the last mask and win, or stop."""
    match = Match(find("dalang"), Options(3))
    match.deal(SeededDealer(1))
    state, seat = match.state, match.actor
    state.masks_left[:] = (0, 0, 0, 1)
    state.masks[seat], state.masks[(seat + 1) % 3] = (2, 2, 2, 1), (2, 2, 2, 2)  # 23 and 28 points; D10.2 breaks the tie
    pair = next(pair for pair in range(6) if state.island in dalang.cards.PAIRS[pair])
    goal = next(int(island) for island in dalang.cards.PAIRS[pair] if island != state.island)
    state.hand[seat] = 0
    state.hand[seat, dalang.cards.DALANG + pair] = state.hand_size[seat] = 1
    state.chips[:, goal] = seat
    return match


@pytest.mark.parametrize("bot", ["search:iterations=400", *list(LEVELS)[2:]])
def test_no_level_from_club_upwards_misses_a_victory(bot: str) -> None:
    match = last_mask()
    for seed in range(5):
        choice = make_bot(bot, match.game, seed).choose(match.view(match.actor), match.actor, match.legal())
        assert match.game.describe(choice).startswith("play ")


def test_a_full_tree_continues_without_new_leaves() -> None:
    match = Match(find("altar"), Options(2))
    match.deal(SeededDealer(1))
    bot = search(match.game, 1000)
    bot.searches[0].tree = new_tree(64)
    weighed = bot.weigh(match.view(match.actor), match.actor, match.legal())
    assert bot.searches[0].tree.size[0] == 64
    assert sum(one.visits for one in weighed) == 1000


def test_an_unknown_bot() -> None:
    with pytest.raises(BaliError, match="no bot is called 'deep'; choose one of: random, greedy, network, novice, casual"):
        make_bot("deep", find("altar"), 1)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("search:depth=3", "this search has no setting 'depth'; its settings: iterations"),
        ("search:iterations=0", "iterations must be a whole number from 1 to 1000000000, not '0'"),
        ("search:iterations=1.5", "iterations must be a whole number from 1 to 1000000000, not '1.5'"),
        ("search:explore=nan", "explore must be a number from 0 to 100, not 'nan'"),
        ("search:explore=inf", "explore must be a number from 0 to 100, not 'inf'"),
        ("greedy:worlds=3", "greedy has no settings"),
    ],
)
def test_wrong_settings(bot: str, sentence: str) -> None:
    with pytest.raises(BaliError, match=sentence):
        make_bot(bot, find("altar"), 1)


def test_settings_can_be_changed() -> None:
    bot = make_bot("master:iterations=70:heat=2", find("altar"), 1)
    assert isinstance(bot, GuidedSearch)
    assert bot.settings == LEVELS["master"]._replace(iterations=70, heat=2)


def opening(game: str) -> Match:
    match = Match(find(game), Options(3))
    match.deal(SeededDealer(1))
    return match


def test_trees_are_counted_together_and_do_not_depend_on_the_cores() -> None:
    """Compare two trees of one bot with the same two trees grown one after the other."""
    match = opening("altar")
    bot = make_bot("search:iterations=200:trees=2", match.game, 1)
    assert isinstance(bot, Search)
    weighed = bot.weigh(match.view(match.actor), match.actor, match.legal())
    assert sum(one.visits for one in weighed) == 400
    alone = make_bot("search:iterations=200:trees=2", match.game, 1)
    assert isinstance(alone, Search)
    for search in alone.searches:
        search.think(match.view(match.actor), match.actor, roll(alone.dice, 1 << 31))
    for one in weighed:
        trees = [search.tree for search in alone.searches]
        assert one.visits == sum(tree.visits[child_of(tree, 0, match.actor, one.action)] for tree in trees)


def test_a_deadline_ends_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a clock that advances by a second whenever it is read."""
    clock = count()
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    match = opening("altar")
    bot = make_bot("search:iterations=1000000:seconds=3", match.game, 1)
    assert isinstance(bot, Search)
    weighed = bot.weigh(match.view(match.actor), match.actor, match.legal())
    assert sum(one.visits for one in weighed) == 3 * 250


def test_a_deadline_that_is_not_reached_changes_nothing() -> None:
    match = opening("altar")
    choices = []
    for seconds in (0, 1000):
        bot = make_bot(f"search:iterations=600:seconds={seconds}", match.game, 1)
        assert isinstance(bot, Search)
        choices.append(bot.weigh(match.view(match.actor), match.actor, match.legal()))
    assert choices[0] == choices[1]


def test_a_setting_under_its_old_name_still_works_with_a_notice() -> None:
    with pytest.warns(FutureWarning, match="blur is now called noise"):
        check_bot("search:blur=0.3")


def test_noise_varies_the_choices() -> None:
    match = opening("altar")
    sharp, noisy = "search:iterations=100", "search:iterations=100:noise=0.3"
    choices = {
        bot: {make_bot(bot, match.game, seed).choose(match.view(match.actor), match.actor, match.legal()) for seed in range(12)}
        for bot in (sharp, noisy)
    }
    assert len(choices[noisy]) > len(choices[sharp])


def test_the_only_choice_has_a_win_probability_too() -> None:
    match = opening("altar")
    weighed = search(match.game, 100).weigh(match.view(match.actor), match.actor, match.legal()[:1])
    assert weighed[0].visits == 100
    assert 0 < weighed[0].chance < 1


def test_a_node_belongs_to_one_player() -> None:
    """Check keys of different seats: a forced action makes no node, so the same action can follow from another player."""
    tree = new_tree(16)
    clear(tree)
    assert slot_of(tree, 0, 1, 25) != slot_of(tree, 0, 2, 25)


@pytest.mark.parametrize("game", GAMES)
def test_the_visits_of_a_tree_add_up(game: str) -> None:
    """Check that no node's children have more visits than the node: each iteration visits one of them or ends at the node."""
    match = opening(game)
    bot = search(match.game, 700)
    bot.weigh(match.view(match.actor), match.actor, match.legal())
    tree, below = bot.searches[0].tree, np.zeros(len(bot.searches[0].tree.visits), np.int64)
    for key, child in zip(tree.keys[tree.keys > 0], tree.children[tree.keys > 0], strict=True):
        below[(key - 1) >> 12] += tree.visits[child]
        assert tree.visits[child] <= tree.available[child]
    used = slice(1, int(tree.size[0]))
    assert below[0] == tree.visits[0] == 700
    assert (below[used] <= tree.visits[used]).all()
    assert (tree.value[used].sum(1) <= tree.visits[used] * 1.6).all()


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_thinks_the_same_however_slow_the_machine_is(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    quick = thoughts(level)
    clock = count(step=1000)
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    assert thoughts(level) == quick


def thoughts(level: str) -> list[Weighed]:
    match = opening("dalang")
    bot = make_bot(level, match.game, 1)
    assert isinstance(bot, GuidedSearch)
    return bot.weigh(match.view(match.actor), match.actor, match.legal())
