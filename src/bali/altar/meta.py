"""The facts about altar, as printed on the box."""

from bali.core.options import Meta
from bali.core.seats import MAX_PLAYERS

META = Meta(
    name="altar",
    title="Bali",
    designer="Klaus-Jürgen Wrede",
    publisher="White Goblin Games",
    year=2017,
    players=range(2, MAX_PLAYERS + 1),
    variants=("oracle", "demon"),
    own_notes=False,  # A10.5
    rules=1,
)
