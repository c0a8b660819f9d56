"""Actions as numbers and words. Similar actions form a family with consecutive numbers."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np

from bali.core.record import Array


def possible_phases(families: Mapping[int, Iterable[int]], actions: int, phases: int) -> Array:
    """Return a table of actions by phases: whether an action can be legal in a phase.

    For each family, given by its first action, `families` lists the phases in which it can be legal.
    """
    table = np.zeros((actions, phases), np.bool_)
    for action in range(actions):
        for phase in families[max(first for first in families if first <= action)]:
            table[action, phase] = True
    return table


def notation(words: Sequence[str]) -> tuple[Callable[[int], str], Callable[[str], int | None]]:
    """Return a game's `describe` and `parse`, given the words of all its actions in order."""
    numbers = {text: action for action, text in enumerate(words)}

    def describe(action: int) -> str:
        """Return the words of an action."""
        return words[action]

    def parse(text: str) -> int | None:
        """Return the action with these words, or None if there is none."""
        return numbers.get(" ".join(text.lower().split()))

    return describe, parse
