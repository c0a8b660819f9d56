"""How far a network's win chances can be trusted: they are compared with how often the players really won.

The network plays whole games of every kind against itself. Of each game, a few positions with a choice are drawn at random, so
that the positions are hardly related. In each of them, the network says how likely the seat that decides is to win.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from bali.bots.network import network
from bali.games import GAMES, find
from bali.training.calibrate import OF_A_GAME, judged_games

BINS = 10
FIRST_DEAL = 1 << 41  # no training and no test plays these deals


class Judged(NamedTuple):
    """A position that the network has judged."""

    expected: float  # the chance to win of the seat that decides
    won: float  # its share of the victory


class Bin(NamedTuple):
    """The positions with about the same chance."""

    positions: int
    expected: float
    won: float

    @property
    def gap(self) -> float:
        """How much more often the players won than expected."""
        return self.won - self.expected


def judged_positions(name: str, positions: int, processes: int) -> list[Judged]:
    """Return positions of a game that the network has judged."""
    game = find(name)
    found = judged_games(game, network(game, "large"), FIRST_DEAL, -(-positions // OF_A_GAME), processes)
    return [Judged(float(chances[seat]), float(shares[seat])) for seat, chances, shares in found][:positions]


def bins_of(judged: list[Judged]) -> list[Bin]:
    """Return the positions in equally wide bins, from 0 to 1, without empty ones."""
    return list(_filled(np.array(judged)))


def _filled(judged: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> Iterator[Bin]:
    numbers = np.minimum((judged[:, 0] * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        here = judged[numbers == number]
        if len(here):
            yield Bin(len(here), float(here[:, 0].mean()), float(here[:, 1].mean()))


def run_calibration(positions: int, processes: int) -> None:
    """Print a table for each game."""
    console = Console()
    for name in GAMES:
        bins = bins_of(judged_positions(name, positions, processes))
        table = Table("positions", "expected", "won", "gap", title=f"{name}: win chances of the network")
        for one in bins:
            table.add_row(f"{one.positions:,}", f"{one.expected:.1%}", f"{one.won:.1%}", f"{100 * one.gap:+.1f}")
        console.print(table)
        console.print(f"largest gap {max(100 * abs(one.gap) for one in bins):.1f} percentage points")
