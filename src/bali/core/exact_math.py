"""The exponential and the logarithm from plain arithmetic, so that every machine computes the same bits.

The functions of a C library differ in the last bit from one platform to the next, and WebAssembly has none. Additions,
multiplications, divisions and square roots are exact to the last bit everywhere. So bots that use nothing else make the same
decisions everywhere. Results are within a few units in the last place.
"""

import math
from fractions import Fraction

import numpy as np

from bali.core.compile import compiled

# The natural logarithm of 2. The high part has so few bits that its product with an exponent is exact.
_LN2 = Fraction("0.693147180559945309417232121458176568")
_LN2_HIGH = float(Fraction(round(_LN2 * 2**24), 2**24))
_LN2_LOW = float(_LN2 - Fraction(_LN2_HIGH))
_PER_LN2 = float(1 / _LN2)
_SQRT2 = math.sqrt(2.0)

_EXP_TERMS = np.array([1 / math.factorial(power) for power in range(13, -1, -1)])  # of e^x = 1 + x + x²/2 + x³/6 + ...
_LOG_TERMS = np.array([2 / power for power in range(21, 1, -2)])  # of log((1+x)/(1-x)) = 2x + x³ 2/3 + x⁵ 2/5 + ...

_LOWEST, _HIGHEST = -708.0, 709.0  # e^x of numbers between them is a normal number

# The bits of a floating-point number: a sign, the exponent plus a bias, and the fraction.
_FRACTION_BITS, _BIAS = 52, 1023
_FRACTION = (1 << _FRACTION_BITS) - 1
_ONE = _BIAS << _FRACTION_BITS  # the bits of 1.0


@compiled
def exp(number: float) -> float:
    """Return e to the power of a number: 0 far below -700, and infinity far above 700."""
    if number < _LOWEST:
        return 0.0
    if number > _HIGHEST:
        return math.inf
    exponent = int(number * _PER_LN2 + (0.5 if number > 0 else -0.5))  # number = exponent * log(2) + rest
    rest = (number - exponent * _LN2_HIGH) - exponent * _LN2_LOW
    total = 0.0
    for term in range(len(_EXP_TERMS)):
        total = total * rest + _EXP_TERMS[term]
    return total * np.int64((exponent + _BIAS) << _FRACTION_BITS).view(np.float64)


def _log(number: float) -> float:
    """Return the natural logarithm of a normal number above 0."""
    bits = np.float64(number).view(np.int64)
    exponent = (bits >> _FRACTION_BITS) - _BIAS
    rest = np.int64((bits & _FRACTION) | _ONE).view(np.float64)  # number = 2^exponent * rest
    if rest > _SQRT2:
        rest *= 0.5
        exponent += 1
    ratio = (rest - 1.0) / (rest + 1.0)
    square = ratio * ratio
    total = 0.0
    for term in range(len(_LOG_TERMS)):
        total = total * square + _LOG_TERMS[term]
    return exponent * _LN2_HIGH + (2.0 * ratio + (ratio * square * total + exponent * _LN2_LOW))


log = compiled(_log)

_LOGS = np.array([0.0, *map(_log, range(1, 512))])


@compiled
def log_of_count(count: int) -> float:
    """Return the natural logarithm of a count, at least 1. A table has the small ones, which searches need most."""
    return float(_LOGS[count]) if count < len(_LOGS) else log(float(count))
