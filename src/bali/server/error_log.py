"""Errors in the log: where they happened, but never any values, which may be cards, secrets or passwords."""

import asyncio
import re
import traceback
from typing import Any

import structlog

from bali.server.database_errors import reason_of

logger = structlog.get_logger()


def format_error(exc_info: Any) -> str:
    """Format a traceback that names the errors without quoting their messages."""
    parts = ("".join(traceback.format_tb(error.__traceback__)) + reason_of(error) for error in _chain(exc_info[1]))
    return "\n\n".join(f"Traceback (most recent call last):\n{part}" for part in parts)


def _chain(error: BaseException | None) -> list[BaseException]:
    """Return an error preceded by its causes."""
    if error is None:
        return []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return [*_chain(before), error]


def log_unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an unhandled error. The event loop's own log line would quote the error and the call's arguments."""
    message = re.split("[(<]", context["message"], maxsplit=1)[0].strip()
    logger.error(message, exc_info=context.get("exception"))
