"""How each game looks in the terminal: a reader of its record."""

from bali.cli.screens.altar import AltarScreen
from bali.cli.screens.parts import Screen

SCREENS: dict[str, type[Screen]] = {"altar": AltarScreen}
