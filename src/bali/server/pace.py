"""When an answer is released that nobody types: a bot's, or a pass that a person has ordered.

The time until an answer must say nothing about the cards. Each answer waits for a delay of its own, drawn by chance and never
from the position. A bot's answer also waits for the end of a slot that begins when a worker starts on it and is longer than the
level ever thinks; a worker that takes longer fills a whole number of slots. So an answer can be late only because the worker was
late. Bots and ordered passes share one distribution of delays, in a range in which people pass, too.
"""

import math
from collections.abc import Callable
from random import SystemRandom

SHORTEST, LONGEST = 0.5, 2.5  # the limits of a delay, in multiples of the typical one
# In seconds, with a wide margin: the slowest thought of a master took 144 ms, on a busy machine.
LONGEST_THOUGHT = {"novice": 0.125, "casual": 0.125, "club": 0.125, "expert": 0.125, "master": 0.25}


def _irregular() -> float:
    """Return a number from 0 to 1, most likely about a quarter. No value is common, neither of the limits is ever reached."""
    return SystemRandom().betavariate(2, 5)


class Pace:
    """How quickly a server's bots answer. With a typical delay of 0 they answer as soon as they can, and their times tell."""

    def __init__(self, typical: float, draw: Callable[[], float] = _irregular) -> None:
        """Take the typical delay in seconds, and where chance comes from."""
        self.typical, self.draw = typical, draw

    def delay(self) -> float:
        """Draw the delay of one answer."""
        return self.typical * (SHORTEST + (LONGEST - SHORTEST) * self.draw())

    def release(self, due: float, started: float, finished: float, level: str) -> float:
        """Return when to release a bot's answer: not before it is due, nor before the end of the slot in which it was found."""
        if self.typical == 0:
            return finished
        slot = LONGEST_THOUGHT[level]
        slots = max(math.ceil((finished - started) / slot), 1)
        return max(due, started + slots * slot)
