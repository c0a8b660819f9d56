"""Actions as words and back."""

from collections.abc import Callable, Sequence


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
