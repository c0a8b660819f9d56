"""The levels that a person can choose from, the same for every game.

They differ in how far they think and in how well they judge what they see. A person's mistake is to take the second best for the
best, seldom to do what is plainly bad: so a level blurs the chances that it found, and what is much better stays better.

A level thinks by iterations, never by the clock: on a busy machine it takes longer and plays the same.
"""

from bali.bots.search import Settings

LEVELS = {
    "novice": Settings(iterations=20, horizon=0, blur=0.15),
    "casual": Settings(iterations=60, blur=0.06),
    "club": Settings(iterations=250, blur=0.02),
    "expert": Settings(iterations=1_000),
    "master": Settings(iterations=5_000, trees=2, explore=0.4),
}
ADVISER = "expert"  # who gives the hints
