"""A log that nobody can flood: a few lines of each kind per minute, then one that counts the suppressed lines."""

import logging
import time
from collections.abc import Callable
from typing import Any, TextIO

from bali.server.limits import LOG_WINDOW, MAX_LOG_KINDS, MAX_LOG_LINES, MAX_LOG_VALUE


class _Kind:
    """The lines of one kind since a point in time."""

    def __init__(self, since: float) -> None:
        self.since, self.lines = since, 0

    @property
    def suppressed(self) -> int:
        return max(0, self.lines - MAX_LOG_LINES)


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes to stderr and suppresses repetitions. Lines with the same event are of one kind, whatever their values."""

    def __init__(self, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self.now = now
        self.kinds: dict[str, _Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line if it is one of the first of its kind, after reporting suppressed lines."""
        self.report_suppressed()
        kind = self._kind_of(record)
        kind.lines += 1
        if kind.lines <= MAX_LOG_LINES:
            super().emit(record)

    def report_suppressed(self, *, all_kinds: bool = False) -> None:
        """Report the number of suppressed lines for each kind whose window is over, or for all kinds."""
        for name, kind in list(self.kinds.items()):
            if not all_kinds and self.now() - kind.since < LOG_WINDOW:
                continue
            del self.kinds[name]
            if kind.suppressed:
                report = f"left out {kind.suppressed} more lines like this: {name}"
                super().emit(logging.LogRecord("bali.log", logging.WARNING, "", 0, report, None, None))

    def _kind_of(self, record: logging.LogRecord) -> _Kind:
        message: Any = record.msg
        name = str(message.get("event") if isinstance(message, dict) else message)[:100]
        if name not in self.kinds and len(self.kinds) >= MAX_LOG_KINDS:
            name = "anything else"
        return self.kinds.setdefault(name, _Kind(self.now()))


def report_suppressed(*, all_kinds: bool = False) -> None:
    """Report suppressed lines even if nothing else is logged."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, LimitedHandler):
            handler.report_suppressed(all_kinds=all_kinds)


def shorten_values(_logger: object, _method: str, event: dict[str, Any]) -> dict[str, Any]:
    """Truncate values that are too long. A structlog processor."""
    for name, value in event.items():
        if isinstance(value, str) and len(value) > MAX_LOG_VALUE:
            event[name] = value[:MAX_LOG_VALUE] + " ..."
    return event
