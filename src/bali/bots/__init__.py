"""Bots: computer players that receive a redacted record and the legal actions, and nothing else.

A bot's name is a word, optionally followed by settings: `search:iterations=500:horizon=20`.
"""

import math
import warnings
from collections.abc import Callable
from typing import Any

from bali.bots.greedy import Greedy
from bali.bots.guided import GuidedSearch, GuidedSettings, NetworkBot
from bali.bots.levels import ADVISER, LEVELS
from bali.bots.player import Bot, Weigher
from bali.bots.random import Random
from bali.bots.search import Search, SearchSettings
from bali.core.contract import Game
from bali.core.errors import BaliError

PLAIN: dict[str, Callable[[Game, int], Bot]] = {"random": Random, "greedy": Greedy, "network": NetworkBot}  # without settings
SEARCH = "search"  # without a network
BOTS = (*PLAIN, *LEVELS, SEARCH)
LIMITS: dict[str, tuple[float, float]] = {  # the least and the most of each setting
    "iterations": (1, 10**9),
    "trees": (1, 64),
    "seconds": (0, 3600),
    "noise": (0, 1),
    "explore": (0, 100),
    "horizon": (0, 10**6),
    "lead_weight": (0, 1),
    "scale": (0.1, 1000),
    "curiosity": (0, 100),
    "caution": (0, 1),
    "heat": (0.01, 100),
    "large": (0, 1),
}
OLD_SETTINGS = {"blur": "noise", "margin": "lead_weight"}  # their names before version 0.7


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Create a bot by its name. Raise `BaliError` if there is none."""
    return _maker(name)(game, seed)


def check_bot(name: str) -> None:
    """Raise `BaliError` if there is no bot with this name."""
    _maker(name)


def _maker(name: str) -> Callable[[Game, int], Bot]:
    word, *changes = name.split(":")
    if word not in BOTS:
        raise BaliError(f"no bot is called '{word}'; choose one of: {', '.join(BOTS)}")
    if word == SEARCH:
        search = SearchSettings(**dict(_change(change, SearchSettings) for change in changes))
        return lambda game, seed: Search(game, seed, search)
    if word in LEVELS:
        guided = LEVELS[word]._replace(**dict(_change(change, GuidedSettings) for change in changes))
        return lambda game, seed: GuidedSearch(game, seed, guided)
    if changes:
        raise BaliError(f"{word} has no settings")
    return PLAIN[word]


def _change(change: str, settings: Any) -> tuple[str, Any]:
    """Parse one of these settings, such as horizon=20."""
    key, _, value = change.partition("=")
    if key in OLD_SETTINGS:
        warnings.warn(
            f"{key} is now called {OLD_SETTINGS[key]}; the next version will not accept it", FutureWarning, stacklevel=2
        )
        key = OLD_SETTINGS[key]
    if key not in settings._fields:
        raise BaliError(f"this search has no setting '{key}'; its settings: {', '.join(settings._fields)}")
    kind, (least, most) = settings.__annotations__[key], LIMITS[key]
    try:
        number = kind(value)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise BaliError(f"{key} must be {'a whole' if kind is int else 'a'} number from {least} to {most}, not '{value}'")
    return key, number


__all__ = ["ADVISER", "BOTS", "LEVELS", "Bot", "GuidedSearch", "Search", "Weigher", "check_bot", "make_bot"]
