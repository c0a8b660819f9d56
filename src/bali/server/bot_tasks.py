"""A table's pending decision as a task for a bot process: a bot's own decision, or a hint for a person."""

import hashlib
import hmac
from typing import Any

from bali.bots import ADVISER
from bali.server.bot_process import BotTask
from bali.table.hints import screen_for_hint
from bali.table.table import Table


def bot_task(table: Table, level: str) -> BotTask:
    """Return the pending decision as a task for a bot, based on everything its seat knows."""
    return _task(table, level, table.match.view(table.match.actor), b"bot")


def hint_task(table: Table) -> BotTask:
    """Return the pending decision as a task for a hint, based on what the deciding person's screen shows."""
    return _task(table, ADVISER, screen_for_hint(table), b"hint")


def _task(table: Table, level: str, known: Any, purpose: bytes) -> BotTask:
    digest = hmac.digest(table.saved.secret, b"bali %s %d" % (purpose, table.step), hashlib.sha256)
    actions = tuple(int(action) for action in table.match.legal())
    seed = int.from_bytes(digest[:7])
    return BotTask(table.options.game, level, known.tobytes(), table.match.actor, actions, seed)
