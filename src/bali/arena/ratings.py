"""Skill ratings from games with any number of players: OpenSkill's Plackett-Luce model."""

from openskill.models import PlackettLuce, PlackettLuceRating

from bali.arena.statistics import Estimate, Played, Z


def ratings(played: Played) -> dict[str, Estimate]:
    """Rate the bots over the games in order. A bot in several seats of a game gets the average of their updates."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for fixture, outcome in played:
        before = [[_copy(model, known.get(bot) or model.rating(name=bot))] for bot in fixture.bots]
        after = model.rate(before, ranks=[float(place) for place in outcome.places])
        for bot in set(fixture.bots):
            known[bot] = _average(model, [after[seat][0] for seat, name in enumerate(fixture.bots) if name == bot])
    return {bot: Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for bot, one in known.items()}


def _copy(model: PlackettLuce, rating: PlackettLuceRating) -> PlackettLuceRating:
    return model.rating(mu=rating.mu, sigma=rating.sigma, name=rating.name)


def _average(model: PlackettLuce, seats: list[PlackettLuceRating]) -> PlackettLuceRating:
    mu, sigma = (sum(values) / len(seats) for values in zip(*((seat.mu, seat.sigma) for seat in seats), strict=True))
    return model.rating(mu=mu, sigma=sigma, name=seats[0].name)
