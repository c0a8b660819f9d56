"""The facts about dalang, as printed on the box."""

from bali.core.options import Meta
from bali.core.seats import MAX_PLAYERS

META = Meta(
    name="dalang",
    title="Bali: Schattenspiele der Macht",
    designer="Uwe Rosenberg",
    publisher="Kosmos",
    year=2001,
    players=range(3, MAX_PLAYERS + 1),
    variants=(),
    own_notes=True,  # D11.5
    rules=1,
)
