"""What is played in a tournament: the same deals for every line-up, and each line-up from every seat on."""

from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from bali.bots import check_bot
from bali.core.code_cache import sources_hash
from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.options import Options
from bali.games import find

LEAST_DEALS = 2  # one deal says nothing about how much deals differ
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int
    deal: int  # which cards come: the same number deals the same cards
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament; `games` are the least to be played, so that every seating of every deal is complete."""

    game: str
    bots: tuple[str, ...]
    players: int
    variants: tuple[str, ...] = ()
    games: int = 100
    seed: int = 0

    def check(self) -> None:
        """Says so if this cannot be played."""
        if not self.bots:
            raise BaliError("a tournament needs bots; name them with commas: --bots master,greedy")
        if not 1 <= self.games <= MOST_GAMES:
            raise BaliError(f"a tournament has from 1 to {MOST_GAMES} games, not {self.games}")
        for bot in self.bots:
            check_bot(bot)

    @property
    def identity(self) -> dict[str, Any]:
        """Gets what makes two tournaments the same: the settings, and the version of rules and bots."""
        return {**asdict(self), "version": sources_hash()}

    @property
    def rules(self) -> Game:
        """Gets the game."""
        return find(self.game)

    @property
    def options(self) -> Options:
        """Gets the options of every game."""
        return Options(self.players, self.variants)

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Gets who meets: every choice of as many bots as there are seats; where bots are too few, the last takes the rest."""
        missing = self.players - len(self.bots)
        if missing >= 0:
            return [self.bots + self.bots[-1:] * missing]
        return list(combinations(self.bots, self.players))

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Gets each line-up from every seat on, the same only once; a round of them plays one deal."""
        return list(dict.fromkeys(seating for line_up in self.line_ups for seating in _turned(line_up)))

    def fixtures(self) -> list[Fixture]:
        """Gets all games, deal after deal."""
        seatings = self.seatings
        deals = max(LEAST_DEALS, -(-self.games // len(seatings)))
        rounds = [(self.seed + deal, seating) for deal in range(deals) for seating in seatings]
        return [Fixture(number, deal, seating) for number, (deal, seating) in enumerate(rounds)]


def _turned(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [line_up[first:] + line_up[:first] for first in range(len(line_up))]
