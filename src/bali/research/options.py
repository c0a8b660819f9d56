"""The options that a researcher chooses, the same for every interface."""

from bali.core.contract import Game
from bali.core.options import Options, choose
from bali.games import find


def game_and_options(name: str, players: int | None = None, variants: tuple[str, ...] = ()) -> tuple[Game, Options]:
    """Return a game and its options. The default number of players is the smallest that the game allows."""
    game = find(name)
    return game, choose(game.META, game.META.players[0] if players is None else players, variants)
