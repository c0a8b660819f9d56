"""Players made of code. A bot gets a redacted record and the actions that are possible, and nothing else."""

from bali.bots.greedy import Greedy
from bali.bots.player import Bot
from bali.bots.random import Random
from bali.bots.search import Search
from bali.core.contract import Game
from bali.core.errors import BaliError

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "search": Search}


def check_bot(name: str) -> None:
    """Says so if there is no bot of this name."""
    if name not in BOTS:
        raise BaliError(f"no bot is called '{name}'; there is: {', '.join(BOTS)}")


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Makes a bot by its name."""
    check_bot(name)
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "check_bot", "make_bot"]
