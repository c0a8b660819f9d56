"""Actions as numbers and words. Similar actions form a family with consecutive numbers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


def by_action(families: Mapping[int, T], actions: int) -> list[T]:
    """Return the entry of its family for each action. The keys of the table are the families' first actions."""
    return [families[family_of(families, action)] for action in range(actions)]


def family_of(firsts: Iterable[int], action: int) -> int:
    """Return the first action of the family that an action belongs to, given the first actions of all families."""
    return max(first for first in firsts if first <= action)


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
