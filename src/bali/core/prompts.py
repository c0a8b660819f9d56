"""The part of a game's prompts that is the same in every game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bali.core.contract import CHANCE
from bali.core.events import Notice, Value

DRAWING = "dealing"  # the name of the prompt while a card is drawn, in any phase

Detail = tuple[str, str, dict[str, Value]]  # a prompt's name, clause and values
Details = Mapping[int, Callable[[Any, str, str], Detail]]  # for phases whose prompt depends on the position


def current_prompt(state: Any, names: Sequence[str], clauses: Mapping[int, str], details: Details) -> Notice:
    """Return the current prompt and the seat that has to answer it, given each phase's name, clause and details if it has any."""
    phase, asked = int(state.phase), int(state.asked)
    name, clause, values = DRAWING if asked == CHANCE else names[phase], clauses[phase], dict[str, Value]()
    if phase in details:
        name, clause, values = details[phase](state, name, clause)
    return Notice(name, clause, asked if asked >= 0 else None, values)


def named_seats(name: str, seats: Sequence[int]) -> dict[str, Value]:
    """Return a prompt's value that lists seats, such as "1 3", or no value if there are none."""
    return {name: " ".join(map(str, seats))} if seats else {}
