"""Every part of an observation, in many positions of random games, compared with plain Python that reads the redacted record."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from bali.core.contract import SPECTATOR, Game
from bali.core.dealers import SeededDealer
from bali.core.match import Match
from bali.core.observation_layout import offsets_of, parts_of, width
from bali.core.options import Options, option_sets
from bali.core.record import UNKNOWN
from bali.core.record_json import to_json
from bali.games import GAMES, find
from tests.altar.observation import expected as altar_expected
from tests.dalang.observation import expected as dalang_expected

EXPECTED: dict[str, Callable[[dict[str, Any], int], dict[str, Any]]] = {"altar": altar_expected, "dalang": dalang_expected}
GAMES_EACH = 6  # of every option set
STRIDE = 5  # about one in STRIDE positions is checked
NEVER = 31_000  # a number that no observation contains


def positions(game: Game, options: Options, seed: int) -> Iterator[Match]:
    """Play a random game, and yield some of its positions, draws and the end included."""
    match, dealer, chance = Match(game, options), SeededDealer(seed), random.Random(seed)
    yield match
    while not match.over:
        draw = match.actor < 0
        match.apply_trusted(dealer.draw(game, match.records) if draw else int(chance.choice(match.legal())))
        if match.over or chance.randrange(STRIDE) == 0:
            yield match


def observed(match: Match, seat: int) -> dict[str, Any]:
    """Return the parts of a seat's observation as lists, with None for what is unknown."""
    row = np.full(width(match.game.LAYOUT), NEVER, np.int16)
    match.game.observe(match.view(seat), seat, row)
    return {name: _plain(part.tolist()) for name, part in parts_of(match.game.LAYOUT, row).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return None if value == UNKNOWN else value


def _values(part: Any) -> Iterator[int | None]:
    for item in part:
        if isinstance(item, list):
            yield from _values(item)
        else:
            yield item


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_an_observation_says_what_the_record_says(name: str) -> None:
    game, nonzero = find(name), set()
    for options in option_sets(game.META):
        for seed in range(GAMES_EACH):
            for match in positions(game, options, seed):
                seat = random.Random(len(match.actions)).choice([SPECTATOR, *range(options.players)])
                parts = observed(match, seat)
                assert parts == EXPECTED[name](to_json(match.view(seat)), seat)
                nonzero |= {part for part, values in parts.items() if any(_values(values))}
    assert nonzero == {part.name for part in game.LAYOUT}  # each part was more than zeros somewhere


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_follow_each_other_without_gaps(name: str) -> None:
    layout = find(name).LAYOUT
    ends = [first + part.size for first, part in zip(offsets_of(layout), layout, strict=True)]
    assert [0, *ends] == [*offsets_of(layout), width(layout)]
