"""The bot levels that people can choose from, the same for every game.

They differ in how long they search and how accurately they judge the result. People mistake the second-best action for the best
but rarely choose one that is plainly bad. So a level adds noise to the win probabilities it has found: an action that is much
better stays better.

A level is limited by iterations and never by time, so on a busy machine it takes longer but plays the same.
"""

from bali.bots.guided import GuidedSettings
from bali.bots.search import SearchSettings

LEVELS = {
    "novice": SearchSettings(iterations=20, horizon=0, noise=0.15),
    "casual": SearchSettings(iterations=60, noise=0.06),
    "club": SearchSettings(iterations=250, noise=0.02),
    "expert": SearchSettings(iterations=1_000),
    "master": SearchSettings(iterations=5_000, trees=2, explore=0.4),
}
CHAMPIONS = {"champion": GuidedSettings(iterations=500, trees=2)}  # a network guides the search of the highest level
LEVEL_NAMES = (*LEVELS, *CHAMPIONS)
ADVISER = "expert"  # the level that gives hints
