"""Batches play the same games as single engines, byte for byte, and their observations come only from redacted records."""

from typing import Any

import numpy as np
import pytest

from bali.core.contract import CHANCE, NOBODY
from bali.core.dice import new_dice, roll
from bali.core.errors import BaliError
from bali.core.loops import buffer, engine, new_states
from bali.core.observation_layout import parts_of, scales, width
from bali.core.options import Options, option_sets
from bali.core.record import UNKNOWN, Array
from bali.games import GAMES, find
from bali.research import Batch
from bali.research.batch import one_action_each
from tests.long import LONG

ENDED = 20 if LONG else 2  # games that are compared to their end; others begin in their places
CASES = [(name, options) for name, game in GAMES.items() for options in option_sets(game.META)]


def batch_of(name: str, options: Options, games: int = 6, encoding: str = "compact", **rest: int) -> Batch:
    return Batch(name, options.players, options.variants, games, encoding=encoding, **rest)


class Single:
    """A game on its own engine, with the dice of a seed."""

    def __init__(self, name: str, options: Options, seed: int) -> None:
        self.game, self.records, self.dice = find(name), new_states(find(name), 1), new_dice(seed)
        self.records[0] = self.game.new(options)
        engine(self.game).resolve_chance(self.records[0], self.dice)

    def act(self, action: int) -> None:
        self.game.apply(self.records[0], action)
        engine(self.game).resolve_chance(self.records[0], self.dice)

    def legal(self) -> list[int]:
        out = buffer(self.game)
        return out[: self.game.legal(self.records[0], out)].tolist()

    def sees(self, seat: int) -> Array:
        view, row = self.records[0].copy(), np.full(width(self.game.LAYOUT), 99, np.int16)
        self.game.redact(view, seat)
        self.game.observe(view, seat, row)
        return row


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_batch_plays_the_games_of_single_engines(name: str, options: Options) -> None:
    batch = batch_of(name, options, seed=40)
    singles, ended = [Single(name, options, 40 + number) for number in range(6)], 0
    while ended < ENDED:
        actions = batch.sample().copy()
        batch.step(actions)
        for number in range(6):
            singles[number].act(int(actions[number]))
            over = singles[number].game.actor(singles[number].records[0]) == NOBODY
            assert batch.dones[number] == over
            if over:
                expect_rewards(batch.rewards[number], singles[number], options.players)
                ended += 1
                seed = int(batch.arrays.seeds[number])
                assert (seed - 40) % 6 == number
                singles[number] = Single(name, options, seed)
            else:
                assert not batch.rewards[number].any()
            expect_same(batch, number, singles[number])


def expect_same(batch: Batch, number: int, single: Single) -> None:
    assert batch.arrays.states[number].tobytes() == single.records[0].tobytes()
    assert batch.actors[number] == single.game.actor(single.records[0])
    assert np.flatnonzero(batch.masks[number]).tolist() == sorted(single.legal())
    assert batch.choices[number, : batch.counts[number]].tolist() == single.legal()
    assert batch.observations[number].tolist() == single.sees(int(batch.actors[number])).tolist()


def expect_rewards(rewards: Array, single: Single, players: int) -> None:
    places = np.zeros(players, np.int64)
    single.game.places(single.records[0], places)
    assert abs(rewards.sum()) < 1e-6
    assert not rewards[players:].any()
    for seat in range(players):
        assert (rewards[seat] > 0) == (places[seat] == 1 and (places == 1).sum() < players)
    if (places == 1).sum() == 1:
        assert rewards.max() == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_float_form_is_the_compact_one_scaled(name: str) -> None:
    game = find(name)
    batch = Batch(name, game.META.players[-1], games=64, encoding="float")
    unknown = 0
    for _ in range(60):
        batch.step(batch.sample())
        hidden = batch.observations == UNKNOWN
        unknown += hidden.sum()
        assert (batch.floats[hidden] == -1).all()
        scaled = batch.observations * scales(game.LAYOUT)
        assert np.array_equal(batch.floats[~hidden], scaled[~hidden].astype(np.float32))
    assert unknown or name == "dalang"  # whose observations contain only what is known


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_workers_does_not_change_the_games(name: str) -> None:
    players = find(name).META.players[0]
    alone, together = (Batch(name, players, games=37, threads=threads, seed=3) for threads in (1, 2))
    for _ in range(150):
        actions = alone.sample()
        alone.step(actions)
        together.step(actions)
    for field in ("states", "seeds", "actors", "masks", "rewards", "dones", "observations"):
        assert getattr(alone.arrays, field).tobytes() == getattr(together.arrays, field).tobytes()


def test_the_arrays_stay_the_same_ones() -> None:
    batch = Batch("altar", games=8)
    kept, before = batch.observations, batch.observations.copy()
    batch.step(batch.sample())
    assert kept is batch.observations
    assert not np.array_equal(kept, before)


def test_a_reset_begins_the_same_games_again() -> None:
    batch = Batch("altar", games=8, seed=5)
    first = batch.arrays.states.tobytes()
    for _ in range(200):
        batch.step(batch.sample())
    batch.reset(5)
    assert batch.arrays.states.tobytes() == first
    batch.reset(6)
    assert batch.arrays.states[:-1].tobytes() == np.frombuffer(first, batch.arrays.states.dtype)[1:].tobytes()


@pytest.mark.parametrize("wrong", [-1, 10_000])
def test_an_action_that_is_not_possible_is_refused_and_nothing_happens(wrong: int) -> None:
    batch = Batch("altar", games=8)
    before, actions = batch.arrays.states.tobytes(), batch.sample()
    actions[5] = wrong
    with pytest.raises(BaliError, match=f"action {wrong} is not possible in game 5"):
        batch.step(actions)
    actions[5] = np.flatnonzero(~batch.masks[5])[0]
    with pytest.raises(BaliError, match="not possible in game 5"):
        batch.step(actions)
    assert batch.arrays.states.tobytes() == before


def test_bad_options_are_refused() -> None:
    with pytest.raises(BaliError, match="at least one game"):
        Batch("altar", games=0)
    with pytest.raises(BaliError, match="encoding must be one of"):
        Batch("altar", encoding="pictures")
    with pytest.raises(BaliError, match="2 to 4 players"):
        Batch("altar", players=5)
    with pytest.raises(BaliError, match="no game is called"):
        Batch("chess")


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.zeros(3, np.int64), r"one action for each of its 4 games, not an array of shape \(3,\)"),
        (np.zeros((4, 1), np.int64), r"not an array of shape \(4, 1\)"),
        (7, r"not an array of shape \(\)"),
        (np.zeros(4), "actions must be whole numbers, not float64"),
        (np.zeros(4, np.bool_), "actions must be whole numbers, not bool"),
        (["0", "1", "2", "3"], "actions must be whole numbers, not <U1"),
    ],
)
def test_a_batch_takes_one_whole_number_for_each_game(actions: Any, sentence: str) -> None:
    batch = Batch("altar", games=4)
    before = batch.arrays.states.tobytes()
    with pytest.raises(BaliError, match=sentence):
        batch.step(actions)
    assert batch.arrays.states.tobytes() == before


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint8, np.uint64])
def test_any_kind_of_whole_number_will_do(kind: Any) -> None:
    batch, same = Batch("altar", games=8), Batch("altar", games=8)
    actions = batch.sample()
    batch.step(actions)
    same.step(np.repeat(actions.astype(kind), 2)[::2])
    assert batch.arrays.states.tobytes() == same.arrays.states.tobytes()


def test_actions_of_the_right_kind_are_not_copied() -> None:
    actions = np.zeros(5, np.int64)
    assert one_action_each(np, actions, 5) is actions


@pytest.mark.parametrize("name", GAMES)
def test_without_a_number_of_players_the_fewest_play(name: str) -> None:
    assert Batch(name, games=1).options.players == find(name).META.players[0]


def test_the_parts_of_an_observation_have_their_names() -> None:
    batch = Batch("altar", players=3, games=2)
    parts = parts_of(batch.game.LAYOUT, batch.observations)
    assert parts["stones"][0].tolist() == [2, 3, 4, 0]  # A2.4, from the first player's own seat
    assert parts["players"][0].tolist() == [0, 1, 0]
    assert parts["offer"].shape == (2, 4, 4, 7)
    assert (parts["offer"].sum(-1) == 1).all()
    parts = parts_of(find("dalang").LAYOUT, Batch("dalang", players=4, games=2).observations)
    assert parts["hand"].sum(-1).tolist() == parts["hand_size"][:, 0].tolist()
    assert parts["masks_left"].tolist() == [[4, 4, 4, 4]] * 2
    assert parts["stack"].sum((-1, -2)).tolist() == [0, 0]  # nobody has looked at the other stacks


@pytest.mark.parametrize("name", GAMES)
def test_draws_are_numbered_behind_all_decisions(name: str) -> None:
    game, options = find(name), option_sets(find(name).META)[-1]
    state, out, dice = game.new(options), buffer(game), new_dice(1)
    while game.actor(state) != NOBODY:
        listed = out[: game.legal(state, out)]
        assert ((listed >= game.DECISIONS) == (game.actor(state) == CHANCE)).all()
        game.apply(state, int(listed[roll(dice, len(listed))]))
