"""The schedule of a tournament: the same deals for every line-up, and each line-up in every rotation of the seats."""

from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from bali.bots import check_bot
from bali.core.code_cache import sources_hash
from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.options import Options
from bali.games import find

MIN_DEALS = 2  # a single deal says nothing about how much deals differ
MAX_GAMES = 10_000_000


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int
    deal: int  # the same number deals the same cards
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament. At least `games` games are played, rounded up to complete all seatings of each deal."""

    game: str
    bots: tuple[str, ...]
    players: int
    variants: tuple[str, ...] = ()
    games: int = 100
    seed: int = 0

    def check(self) -> None:
        """Raise `BaliError` if these settings are invalid."""
        if not self.bots:
            raise BaliError("a tournament needs bots; list them, separated by commas: --bots master,greedy")
        if not 1 <= self.games <= MAX_GAMES:
            raise BaliError(f"a tournament must have 1 to {MAX_GAMES} games, not {self.games}")
        for bot in self.bots:
            check_bot(bot)

    @property
    def identity(self) -> dict[str, Any]:
        """The settings, and the version of rules and bots. Tournaments with the same identity play the same games."""
        return {**asdict(self), "version": sources_hash()}

    @property
    def rules(self) -> Game:
        """The game's rules."""
        return find(self.game)

    @property
    def options(self) -> Options:
        """The options of every game."""
        return Options(self.players, self.variants)

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """All combinations of bots for the seats. If there are fewer bots than seats, the last bot takes the rest."""
        missing = self.players - len(self.bots)
        if missing >= 0:
            return [self.bots + self.bots[-1:] * missing]
        return list(combinations(self.bots, self.players))

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every rotation of each line-up, without duplicates. Each deal is played once in every seating."""
        return list(dict.fromkeys(seating for line_up in self.line_ups for seating in _rotations(line_up)))

    def fixtures(self) -> list[Fixture]:
        """Return all games, deal by deal."""
        seatings = self.seatings
        deals = max(MIN_DEALS, -(-self.games // len(seatings)))
        rounds = [(self.seed + deal, seating) for deal in range(deals) for seating in seatings]
        return [Fixture(number, deal, seating) for number, (deal, seating) in enumerate(rounds)]


def _rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [line_up[first:] + line_up[:first] for first in range(len(line_up))]
