"""The format of a saved game: its versions, and the checksums of its lines."""

import hashlib
import json
from typing import Any

FORMATS = (1, 2)  # format 2 has shares; a game without shares is written in format 1
FIRST_RULES = 1  # the rules version of files that state none, from before 0.7
CHECK_LETTERS = 8


def checksum(previous: str, line: dict[str, Any]) -> str:
    """Return the checksum of a line, given that of the line before it, or "" for the first line."""
    content = {key: value for key, value in line.items() if key != "check"}
    text = previous + json.dumps(content, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:CHECK_LETTERS]
