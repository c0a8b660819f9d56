"""The terminal screens of each game, drawn from its record."""

from bali.cli.screens.altar import AltarScreen
from bali.cli.screens.dalang import DalangScreen
from bali.cli.screens.parts import Screen
from bali.core.saved import Saved
from bali.locales import Words

SCREENS: dict[str, type[Screen]] = {"altar": AltarScreen, "dalang": DalangScreen}


def make_screen(saved: Saved, words: Words) -> Screen:
    """Return the screen for a game and its players."""
    return SCREENS[saved.match.game.META.name](words, [seat.name for seat in saved.seats])
