"""The registry of games."""

from typing import cast

from bali import altar, dalang
from bali.core.contract import Game
from bali.core.errors import BaliError

GAMES: dict[str, Game] = {game.META.name: cast(Game, game) for game in (altar, dalang)}


def find(name: str) -> Game:
    """Return a game by its name. Raise `BaliError` if there is none."""
    if name not in GAMES:
        raise BaliError(f"no game is called '{name}'; there is: {', '.join(GAMES)}")
    return GAMES[name]
