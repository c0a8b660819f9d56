"""The statuses of a table."""

from typing import Literal, get_args

Status = Literal["open", "dealing", "playing", "over", "frozen"]

STATUSES: tuple[Status, ...] = get_args(Status)
OPEN, DEALING, PLAYING, OVER, FROZEN = STATUSES  # frozen: the log continues, but not by the rules of this version
