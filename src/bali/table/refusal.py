"""Why something was not done."""

from collections.abc import Mapping, Sequence
from typing import Any

from bali.core.errors import BaliError

BAD_NAME = "name"  # the code with which a name is refused
LONGEST = 300  # letters of a sentence: an error must not repeat all that it was given


def shortened(sentence: str) -> str:
    """Return a sentence that can be shown: not too long, and without halves of letters."""
    readable = sentence[: LONGEST + 1].encode("utf-8", "replace").decode()
    return readable if len(readable) <= LONGEST else readable[:LONGEST] + " ..."


class Refusal(BaliError):  # noqa: N818
    """A command that cannot be carried out; its code is for programs, its sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        """Takes both."""
        super().__init__(sentence)
        self.code = code


def misunderstood(problem: Mapping[str, Any], place: Sequence[object]) -> Refusal:
    """Gets the refusal of something that does not fit its schema: what is wrong, and where."""
    where = ".".join(str(part) for part in place)
    code = BAD_NAME if problem["type"] == BAD_NAME else "misunderstood"
    return Refusal(code, f"{where}: {problem['msg']}" if where else str(problem["msg"]))
