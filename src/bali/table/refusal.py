"""Why something was not done."""

from bali.core.errors import BaliError


class Refusal(BaliError):  # noqa: N818
    """A command that cannot be carried out; its code is for programs, its sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        """Takes both."""
        super().__init__(sentence)
        self.code = code
