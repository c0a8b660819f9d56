"""The networks that ship with the games: what they read, how they calculate, and that they are strong."""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bali.bots import make_bot
from bali.bots.guided import GuidedSearch, NetworkBot
from bali.bots.levels import LEVELS
from bali.bots.network import WIDTHS, card, load, network, path_of
from bali.bots.network_loops import MOST, SHIFT, read
from bali.core.contract import NOBODY, Game
from bali.core.dealers import SeededDealer
from bali.core.dice import new_dice, roll
from bali.core.errors import BaliError
from bali.core.features import ONE
from bali.core.loops import buffer, engine
from bali.core.match import Match
from bali.core.observation_layout import width
from bali.core.options import Options, option_sets
from bali.core.record import Array
from bali.games import GAMES, find
from tests.bots.test_bots import last_mask, play


def positions(game: Game, options: Options, seed: int) -> list[tuple[Any, int, Array]]:
    """Return the positions of a random game with a choice: the seat's view, the seat and the legal actions."""
    state, dice, out = game.new(options), new_dice(seed), buffer(game)
    found: list[tuple[Any, int, Array]] = []
    while (seat := engine(game).resolve_chance(state, dice)) != NOBODY and len(found) < 200:
        actions = out[: game.legal(state, out)].copy()
        if len(actions) > 1:
            view = state.copy()
            game.redact(view, seat)
            found.append((view, seat, actions))
        game.apply(state, int(actions[roll(dice, len(actions))]))
    return found


def features_of(game: Game, view: Any, seat: int, before: int = 0) -> Array:
    observation, features = np.zeros(width(game.LAYOUT), np.int16), np.full(game.FEATURES, before, np.int8)
    game.features(view, seat, observation, features)
    return features


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_is_written_and_some_position_uses_most_of_them(name: str) -> None:
    game, used = find(name), np.zeros(find(name).FEATURES, bool)
    for options in option_sets(game.META):
        for view, seat, _ in positions(game, options, 3):
            features = features_of(game, view, seat)
            assert (features == features_of(game, view, seat, before=99)).all()
            used |= features != 0
    assert used.mean() > 0.75  # what is missing are rare events, such as looks and the last phases


def test_the_card_that_would_score_is_a_feature() -> None:
    """Take from a column in which a stonemason lies above the last card: the features of two positions differ there alone."""
    game = find("altar")
    view, seat, _ = positions(game, Options(2), 5)[0]
    twin = view.copy()
    row = next(row for row in range(4) if view.row_size[row] >= 3)
    view.offer[row, view.row_size[row] - 2], twin.offer[row, view.row_size[row] - 2] = 4, 5
    view.tableau[seat, 4], twin.tableau[seat, 4] = 3, 3
    one, other = features_of(game, view, seat), features_of(game, twin, seat)
    gains = game.FEATURES - 4 * 8 + 8 * row  # the yields of the last card of this row, for each player
    assert one[gains] == 4 * ONE // 3  # three stonemasons, and the sole majority
    assert other[gains] == 0


def plain_reading(record: Any, features: Array) -> Array:
    """Run the hidden layers as the module describes them, in numbers of any size."""
    given, flow = features.astype(object), None
    for layer in range(len(record["biases"])):
        weights = record["first"] if layer == 0 else record["hidden"][layer - 1]
        totals = weights.astype(object) @ given + record["biases"][layer].astype(object)
        added = [
            min(MOST, (total * int(factor) + (1 << SHIFT - 1)) >> SHIFT) if total > 0 else 0
            for total, factor in zip(totals, record["factors"][layer], strict=True)
        ]
        flow = np.array(added, object) if flow is None else np.minimum(flow + np.array(added, object), MOST)
        given = flow
    return np.asarray(flow).astype(np.int64)


@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("name", GAMES)
def test_a_network_calculates_without_overflow(name: str, size: str) -> None:
    """Compare with Python's own whole numbers, also for the largest features that there can be."""
    game = find(name)
    record = network(game, size)[0]
    flow, added = np.zeros((2, len(record["biases"][0])), np.int16)
    extremes = [np.full(game.FEATURES, value, np.int8) for value in (127, -127)]
    seen = [features_of(game, view, seat) for view, seat, _ in positions(game, option_sets(game.META)[0], 1)[:10]]
    for features in (*extremes, *seen):
        read(record, features, flow, added)
        assert flow.tolist() == plain_reading(record, features).tolist()


@pytest.mark.parametrize(("size", "most"), [("small", 600_000), ("large", 3_000_000)])
@pytest.mark.parametrize("name", GAMES)
def test_the_card_describes_the_network(name: str, size: str, most: int) -> None:
    game = find(name)
    content, described = path_of(game, size).read_bytes(), card(game, size)
    assert described["hash"] == hashlib.sha256(content).hexdigest()[:16]
    assert described["bytes"] == len(content) <= most
    assert described["rounding"]["same_action"] > 0.97


def test_a_file_of_another_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "short").write_bytes(b"1234")
    with pytest.raises(BaliError, match="short is not the small network for altar: it has 4 bytes instead of"):
        load(tmp_path / "short", find("altar"), "small")


@pytest.mark.parametrize(("name", "least"), [("altar", 34), ("dalang", 24)])
def test_the_network_beats_greedy(name: str, least: int) -> None:
    players = find(name).META.players[0]
    won = 0
    for number in range(40):
        bots = ["network" if seat == number % players else "greedy" for seat in range(players)]
        won += number % players in play(name, Options(players), bots, number // players).winners()
    assert won >= least


@pytest.mark.parametrize("name", GAMES)
def test_the_champion_prefers_what_the_network_likes_if_it_has_no_time(name: str) -> None:
    match = Match(find(name), option_sets(find(name).META)[0])
    match.deal(SeededDealer(4))
    view, seat, actions = match.view(match.actor), match.actor, match.legal()
    quick = make_bot("champion:iterations=2:trees=1", match.game, 1).choose(view, seat, actions)
    assert quick == NetworkBot(match.game, 1).choose(view, seat, actions)


@pytest.mark.parametrize("name", GAMES)
def test_the_visits_of_all_trees_add_up(name: str) -> None:
    match = Match(find(name), option_sets(find(name).META)[0])
    match.deal(SeededDealer(1))
    bot = make_bot("champion:iterations=300", match.game, 1)
    assert isinstance(bot, GuidedSearch)
    weighed = bot.weigh(match.view(match.actor), match.actor, match.legal())
    assert sum(one.visits for one in weighed) == LEVELS["champion"].trees * (300 - 1)  # the first iteration judges the root
    assert all(0 <= one.chance <= 1 for one in weighed)
    assert [one.visits for one in weighed] == sorted((one.visits for one in weighed), reverse=True)


def test_the_champion_takes_the_last_mask() -> None:
    match = last_mask()
    for seed in range(5):
        choice = make_bot("champion:iterations=100", match.game, seed).choose(match.view(match.actor), match.actor, match.legal())
        assert match.game.describe(choice).startswith("play ")
