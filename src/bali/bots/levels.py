"""The bot levels that people can choose from, the same for every game.

All of them search with a network as their guide (`guided`). They differ in the size of the network, in how far they look ahead,
and in how accurately they judge the result. People mistake the second-best action for the best but rarely choose one that is
plainly bad. So a level adds noise to the win chances that it has found: an action that is much better stays better.

A level is limited by iterations and never by time, so on a busy machine it takes longer but plays the same.
"""

from bali.bots.guided import GuidedSettings

LEVELS = {
    "novice": GuidedSettings(iterations=40, heat=7.0, noise=0.4),
    "casual": GuidedSettings(iterations=40, heat=4.6, noise=0.2),
    "club": GuidedSettings(iterations=40, heat=3.5, noise=0.135),
    "expert": GuidedSettings(iterations=40, heat=2.5, noise=0.085),
    "master": GuidedSettings(iterations=40, noise=0.02),
    "champion": GuidedSettings(iterations=500, trees=2, large=1),
}
ADVISER = "champion"  # the level that gives hints
