"""Actions as numbers and words. The numbers of actions that are alike, a family, follow each other."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


def by_action(families: Mapping[int, T], actions: int) -> list[T]:
    """Gets for each action what belongs to its family, from a table by the families' first actions."""
    firsts = sorted(families)
    return [families[max(first for first in firsts if first <= action)] for action in range(actions)]


def notation(words: Sequence[str]) -> tuple[Callable[[int], str], Callable[[str], int | None]]:
    """Gets a game's `describe` and `parse` from the words of all its actions in their order."""
    numbers = {text: action for action, text in enumerate(words)}

    def describe(action: int) -> str:
        """Gets an action's words."""
        return words[action]

    def parse(text: str) -> int | None:
        """Gets the action with these words; None if no action has them."""
        return numbers.get(" ".join(text.lower().split()))

    return describe, parse
