"""How the network of each game is trained."""

from dataclasses import dataclass, field, replace
from typing import Any

from bali.core.contract import Game
from bali.core.options import Options, option_sets


@dataclass(frozen=True)
class Fading:
    """A setting that changes during the training, linearly or by a constant factor."""

    first: float
    last: float
    by_factor: bool = False

    def at(self, part: float) -> float:
        """Return the value after a part of the training, from 0 to 1."""
        if self.by_factor:
            return float(self.first * (self.last / self.first) ** part)
        return self.first + (self.last - self.first) * part


@dataclass(frozen=True)
class Recipe:
    """The settings of a training."""

    updates: int  # how often the network is improved, each time after `games` x `steps` decisions
    games: int = 65_536  # in parallel
    steps: int = 16  # decisions in each game between two updates
    width: int = 1024  # of the hidden layers
    layers: int = 3
    minibatch: int = 32_768
    epochs: int = 2  # how often an update goes through its decisions
    decay: float = 0.96  # lambda: how far back an outcome reaches
    clip: float = 0.2  # how far probabilities may move in an update
    rate: Fading = Fading(4e-4, 1e-5)  # of learning
    entropy: Fading = Fading(0.03, 0.003, by_factor=True)  # the bonus for undecided policies
    margin: Fading = Fading(0.5, 0.05)  # the weight of the lead in points, compared with winning
    rivals: float = 0.15  # the part of the games in which an earlier network has a seat
    spread: int = 150  # decisions over which the first games begin, so that they are not all in the same phase
    players: dict[int, int] = field(default_factory=dict)  # how many rows have so many players
    variants: int = 0  # how many of `variants_of` rows have variants
    variants_of: int = 1


ALTAR = Recipe(updates=2_636, players={2: 7, 3: 3, 4: 8}, variants=2, variants_of=5)
DALANG = Recipe(
    updates=741,
    games=32_768,
    steps=32,
    decay=0.985,
    rate=Fading(5e-4, 2e-5),
    entropy=Fading(0.03, 0.004, by_factor=True),
    margin=Fading(0.5, 0.1),
    spread=400,
    players={3: 1, 4: 1},
)
REFINED: dict[str, Any] = {  # of a second stage, and of an attacker: more careful, and winning counts more than leading
    "rate": Fading(3e-4, 5e-6),
    "entropy": Fading(0.01, 0.002, by_factor=True),
    "margin": Fading(0.15, 0.03),
}
STAGES = {  # of the training of each game's network, one after the other
    "altar": (
        ALTAR,
        replace(ALTAR, updates=2_000, players={2: 8, 3: 2, 4: 8}, variants=1, variants_of=3, **REFINED),
        replace(
            ALTAR,
            updates=2_313,
            players={2: 9, 3: 2, 4: 7},
            variants=1,
            variants_of=4,
            rate=Fading(4e-4, 3e-6),
            entropy=Fading(0.012, 0.0012, by_factor=True),
            margin=Fading(0.15, 0),
        ),
    ),
    "dalang": (
        DALANG,
        replace(DALANG, updates=870, **REFINED),
        replace(
            DALANG,
            updates=920,
            rate=Fading(3e-4, 5e-6),
            entropy=Fading(0.004, 0.0015, by_factor=True),
            margin=Fading(0.03, 0),
        ),
    ),
}


def kinds_of(game: Game, recipe: Recipe) -> list[Options]:
    """Return the options of the rows: every number of players as often as the recipe says, with and without variants.

    The list is as long as it takes for all of them to come in the right proportions. Neighbours differ.
    """
    plain = [Options(players, ()) for players, share in recipe.players.items() for _row in range(share)]
    varied = [
        options.variants for options in option_sets(game.META) if options.variants and options.players == game.META.players[0]
    ]
    every = max(len(varied), 1)
    rounds = [plain] * (every * (recipe.variants_of - recipe.variants))
    for variants in varied:
        rounds += [[Options(one.players, variants) for one in plain]] * recipe.variants
    rounds = rounds if varied else [plain]
    return [options for number in range(len(plain)) for options in (one[number] for one in rounds)]
