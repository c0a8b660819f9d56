"""The exponential and the logarithm: close to the C library's, and the same bits on every machine and target."""

import math

import numpy as np
import pytest

from bali.core.exact_math import exp, log, log_of_count

CLOSE = 4  # units in the last place

# Known bits, so that a platform on which they differ is noticed.
KNOWN_EXP = {-20.0: "0x1.1b48655f37267p-29", -0.1: "0x1.cf46d99d52b3ap-1"}
KNOWN_LOG = {3.0: "0x1.193ea7aad030bp+0", 1000.0: "0x1.ba18a998fffa0p+2"}


def off(value: float, expected: float) -> float:
    return abs(value - expected) / math.ulp(expected)


def test_the_exponential_is_close_everywhere() -> None:
    numbers = [*np.linspace(-707, 709, 5001), *np.linspace(-1, 1, 2001)]
    assert max(off(exp(number), math.exp(number)) for number in numbers) <= CLOSE


def test_the_logarithm_is_close_everywhere() -> None:
    numbers = [*range(2, 5000), *np.linspace(0.5, 0.99, 501), *np.logspace(-300, 300, 601)]
    assert max(off(log(number), math.log(number)) for number in numbers if math.log(number)) <= CLOSE


def test_the_logarithm_of_a_count_is_the_same_with_and_without_the_table() -> None:
    assert [log_of_count(count) for count in range(1, 2000)] == [log(float(count)) for count in range(1, 2000)]


def test_the_edges() -> None:
    assert (exp(0.0), exp(-1e9), exp(1e9), log(1.0)) == (1.0, 0.0, math.inf, 0.0)


@pytest.mark.parametrize(("number", "bits"), KNOWN_EXP.items())
def test_the_bits_of_the_exponential(number: float, bits: str) -> None:
    assert float(exp(number)).hex() == bits


@pytest.mark.parametrize(("number", "bits"), KNOWN_LOG.items())
def test_the_bits_of_the_logarithm(number: float, bits: str) -> None:
    assert float(log(number)).hex() == bits
