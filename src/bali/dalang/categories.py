"""The sources of the points in a game (D10.2)."""

import numpy as np

from bali.core.events import Category
from bali.dalang.cards import MASK_VALUES, SEAL_POINTS
from bali.dalang.state import State


def categories(state: State) -> list[Category]:
    """Return the points by category."""
    players = range(int(state.players))
    masks = [int(state.masks[seat] @ np.array(MASK_VALUES)) for seat in players]
    seals = [SEAL_POINTS * int((state.seals == seat).sum()) for seat in players]
    return [Category("masks", masks), Category("seals", seals, {"worth": SEAL_POINTS})]
