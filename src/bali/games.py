"""The registry of games."""

from bali import altar, dalang
from bali.core.contract import Game
from bali.core.errors import BaliError

_ALL: tuple[Game, ...] = (altar, dalang)
GAMES = {game.META.name: game for game in _ALL}


def find(name: str) -> Game:
    """Return a game by its name. Raise `BaliError` if there is none."""
    if name not in GAMES:
        raise BaliError(f"no game is called '{name}'; choose one of: {', '.join(GAMES)}")
    return GAMES[name]
