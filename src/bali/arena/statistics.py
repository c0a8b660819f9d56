"""The statistics of a tournament, with 95% confidence intervals.

The games of one deal are not independent, because they share their cards. So every interval is based on how much the averages
of the deals differ.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from bali.arena.plan import Fixture
from bali.arena.play import Outcome

Z = 1.959964  # standard deviations to either side that cover 95% of a normal distribution
ROUNDING = 1e-12  # a smaller variance counts as zero

Played = list[tuple[Fixture, Outcome]]
Sitting = tuple[Fixture, Outcome, int]  # a seat of a game


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95% confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """A bot's results."""

    bot: str
    games: int  # counted once for each of its seats
    wins: Estimate
    points: Estimate
    lead: Estimate
    place: Estimate


def deviations(deals: int) -> float:
    """Return the half-width, in standard deviations, of the interval of a mean over `deals` deals: Student's t as a series."""
    n = deals - 1
    first, second = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + first / n + second / n**2 + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384 / n**3


def _by_deal(values: list[tuple[int, float]]) -> tuple[float, float, int]:
    """Return the mean, its variance and the number of deals, from pairs of a deal and a value."""
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    means = [sum(own) / len(own) for own in deals.values()]
    value = sum(means) / len(means)
    return value, sum((one - value) ** 2 for one in means) / (len(means) - 1) / len(means), len(means)


def mean(values: list[tuple[int, float]]) -> Estimate:
    """Estimate a mean from pairs of a deal and a value."""
    value, variance, deals = _by_deal(values)
    half = deviations(deals) * math.sqrt(variance)
    return Estimate(value, value - half, value + half)


def share(values: list[tuple[int, float]]) -> Estimate:
    """Estimate a probability from pairs of a deal and 0 or 1.

    Uses Wilson's interval, which is also accurate near 0 and 1, for the number of independent games that would have the same
    variance.
    """
    value, variance, deals = _by_deal(values)
    games = value * (1 - value) / variance if variance > ROUNDING else len(values)
    spread = deviations(deals) ** 2 / games
    middle = (value + spread / 2) / (1 + spread)
    half = math.sqrt(spread * (value * (1 - value) + spread / 4)) / (1 + spread)
    return Estimate(value, min(value, middle - half), max(value, middle + half))


def victory(outcome: Outcome, seat: int) -> float:
    """Return a seat's share of the victory."""
    return (outcome.places[seat] == 1) / outcome.places.count(1)


def lead(outcome: Outcome, seat: int) -> int:
    """Return a seat's lead over the best of the others, in points."""
    return outcome.points[seat] - max(points for other, points in enumerate(outcome.points) if other != seat)


def _sittings(played: Played) -> Iterable[Sitting]:
    for fixture, outcome in played:
        for seat in range(len(fixture.bots)):
            yield fixture, outcome, seat


def _sittings_of(played: Played, bot: str) -> list[Sitting]:
    return [sitting for sitting in _sittings(played) if sitting[0].bots[sitting[2]] == bot]


def _wins(sittings: Iterable[Sitting]) -> Estimate:
    return share([(fixture.deal, victory(outcome, seat)) for fixture, outcome, seat in sittings])


def standing(played: Played, bot: str) -> Standing:
    """Return a bot's results."""
    own = _sittings_of(played, bot)
    return Standing(
        bot,
        len(own),
        _wins(own),
        mean([(fixture.deal, outcome.points[seat]) for fixture, outcome, seat in own]),
        mean([(fixture.deal, lead(outcome, seat)) for fixture, outcome, seat in own]),
        mean([(fixture.deal, outcome.places[seat]) for fixture, outcome, seat in own]),
    )


def standings(played: Played) -> list[Standing]:
    """Return the results of all bots, best first."""
    bots = dict.fromkeys(bot for fixture, _ in played for bot in fixture.bots)
    return sorted((standing(played, bot) for bot in bots), key=lambda one: -one.wins.value)


def scores(played: Played) -> dict[str, float]:
    """Return each bot's share of the victories so far, best first."""
    bots: dict[str, list[float]] = {}
    for fixture, outcome, seat in _sittings(played):
        bots.setdefault(fixture.bots[seat], []).append(victory(outcome, seat))
    shares = {bot: sum(won) / len(won) for bot, won in bots.items()}
    return dict(sorted(shares.items(), key=lambda item: -item[1]))


def by_seat(played: Played) -> list[Estimate]:
    """Estimate each seat's probability of winning, whichever bot plays it."""
    return [_wins(one for one in _sittings(played) if one[2] == seat) for seat in range(len(played[0][0].bots))]


def bot_by_seat(played: Played, bot: str) -> dict[int, Estimate]:
    """Estimate a bot's probability of winning from each seat that it played."""
    own = _sittings_of(played, bot)
    return {seat: _wins(one for one in own if one[2] == seat) for seat in sorted({seat for _, _, seat in own})}


def points_of(played: Played, bot: str) -> list[int]:
    """Return the points of all of a bot's games."""
    return [outcome.points[seat] for _, outcome, seat in _sittings_of(played, bot)]


def lengths(played: Played) -> Estimate:
    """Estimate the number of decisions in a game."""
    return mean([(fixture.deal, outcome.decisions) for fixture, outcome in played])
