"""The timing of answers that the server gives: a bot's decisions, and answers in advance.

The time until an answer must reveal nothing about the cards. Each answer has its own random delay, independent of the
position. A bot's answer also waits for the end of a slot that begins when a worker starts on it and is longer than the level
ever thinks; a worker that takes longer uses a whole number of slots. So an answer can be late only because the worker was
late. Bots and answers in advance share one distribution of delays, within the range in which people answer too.
"""

import math
from collections.abc import Callable
from random import SystemRandom

from bali.bots import LEVELS

SHORTEST, LONGEST = 0.5, 2.5  # the limits of a delay, in multiples of the typical one
# In seconds, with a wide margin.
MAX_THINKING = {level: 1.0 if settings.large else 0.125 for level, settings in LEVELS.items()}


def _irregular() -> float:
    """Return a random number from 0 to 1, most likely about a quarter. No value is common, and the limits are never reached."""
    return SystemRandom().betavariate(2, 5)


class BotDelay:
    """How quickly bots answer. With a typical delay of 0 they answer immediately, and their timing leaks information."""

    def __init__(self, typical: float, draw: Callable[[], float] = _irregular) -> None:
        """Set the typical delay in seconds and the source of randomness."""
        self.typical, self.draw = typical, draw

    def delay(self) -> float:
        """Return a random delay for one answer."""
        return self.typical * (SHORTEST + (LONGEST - SHORTEST) * self.draw())

    def release(self, due: float, started: float, finished: float, level: str) -> float:
        """Return when to release a bot's answer: when it is due, but not before the end of the slot in which it was found."""
        if self.typical == 0:
            return finished
        slot = MAX_THINKING[level]
        slots = max(math.ceil((finished - started) / slot), 1)
        return max(due, started + slots * slot)
