"""Refusals: why a command was not carried out."""

from collections.abc import Mapping, Sequence
from typing import Any

from bali.core.errors import BaliError

BAD_NAME = "name"  # the code for a refused name
MAX_SENTENCE = 300  # characters of a sentence: an error must not repeat all of its input


def shortened(sentence: str) -> str:
    """Return a sentence that is safe to show: not too long, and without broken characters."""
    readable = sentence[: MAX_SENTENCE + 1].encode("utf-8", "replace").decode()
    return readable if len(readable) <= MAX_SENTENCE else readable[:MAX_SENTENCE] + " ..."


class Refusal(BaliError):  # noqa: N818
    """A command that cannot be carried out. The code is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def misunderstood(problem: Mapping[str, Any], path: Sequence[object]) -> Refusal:
    """Return the refusal of data that does not fit its schema: what is wrong, and in which field."""
    where = ".".join(str(part) for part in path)
    code = BAD_NAME if problem["type"] == BAD_NAME else "misunderstood"
    return Refusal(code, f"{where}: {problem['msg']}" if where else str(problem["msg"]))
