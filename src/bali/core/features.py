"""Features: what a network reads of a position, as a row of small whole numbers.

A feature is a number from -127 to 127 that stands for itself divided by ONE. So the same integers go into training on a GPU and
into the integer arithmetic of `bots.network_loops`, which has no rounding to differ from one machine to the next.

The features of each game are its observation, scaled, followed by numbers that a network would have to work out otherwise, such
as what a card is worth now.
"""

import numpy as np

from bali.core.compile import compiled
from bali.core.observation_layout import Layout
from bali.core.record import UNKNOWN, Array

ONE = 64  # the feature that stands for 1.0
MOST = 127
FRACTION_BITS = 8  # of the factors that scale an observation


def factors(layout: Layout) -> Array:
    """Return the factor of each entry of an observation: a part's usual maximum becomes ONE."""
    return np.concatenate([np.full(part.size, round((ONE << FRACTION_BITS) / part.most), np.int32) for part in layout])


@compiled
def clipped(number: int) -> int:
    """Return a number as a feature: the nearest one from -MOST to MOST."""
    return max(-MOST, min(MOST, number))


@compiled
def share(number: int, whole: int) -> int:
    """Return the feature of a fraction, rounded down."""
    return clipped(number * ONE // whole)


@compiled
def scale_observation(observation: Array, scale: Array, out: Array) -> int:
    """Write each entry of an observation as a feature, -ONE for unknown ones, and return their count."""
    for entry in range(len(scale)):
        value = np.int32(observation[entry])
        out[entry] = -ONE if value == UNKNOWN else clipped((value * scale[entry]) >> FRACTION_BITS)
    return len(scale)
