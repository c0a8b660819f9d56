"""Handlers turn a command into the entries that carry it out, or refuse it. They change nothing themselves."""

from collections.abc import Callable
from typing import Any

from bali.table.commands import (
    Act,
    AnswerInAdvance,
    AutoPass,
    CallBot,
    CancelAnswer,
    CancelAutoPass,
    Commit,
    Decline,
    Invite,
    Jump,
    Leave,
    Rematch,
    Rename,
    Resign,
    Return,
    Reveal,
    Say,
    Sit,
    Stand,
    Start,
    TableCommand,
    Undo,
)
from bali.table.entries import Entry
from bali.table.handlers import absence, answering, chat, dealing, lessons, opening, playing, seating
from bali.table.handlers.answering import handle_answer
from bali.table.handlers.checks import expect_may_watch
from bali.table.handlers.opening import new_name, open_table, rematch_entries
from bali.table.handlers.playing import handle_bot
from bali.table.handlers.timeout import handle_timeout
from bali.table.handlers.visitors import Visitor
from bali.table.refusal import Refusal
from bali.table.status import FROZEN
from bali.table.table import Table

_HANDLERS: dict[type, Callable[[Table, Any, Visitor, int], list[Entry]]] = {
    Sit: seating.sit,
    Rename: seating.rename,
    Stand: seating.stand,
    Invite: seating.invite,
    Decline: seating.decline,
    Commit: seating.commit,
    Start: dealing.start,
    Reveal: dealing.reveal,
    Act: playing.act,
    AnswerInAdvance: answering.answer_in_advance,
    CancelAnswer: answering.cancel_answer,
    AutoPass: answering.auto_pass,
    CancelAutoPass: answering.cancel_auto_pass,
    Undo: playing.undo,
    Jump: lessons.jump,
    Leave: absence.leave,
    Return: absence.come_back,
    Resign: absence.resign,
    CallBot: absence.call_bot,
    Say: chat.say,
    Rematch: opening.rematch,
}


def handle(table: Table, command: TableCommand, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries that carry out a command. Raise `Refusal` if it is not allowed."""
    expect_may_watch(table, visitor.guest)
    if table.status == FROZEN:
        raise Refusal("frozen", "this table was played under another version of the rules and cannot continue here")
    return _HANDLERS[type(command)](table, command, visitor, now)


__all__ = [
    "Visitor",
    "handle",
    "handle_answer",
    "handle_bot",
    "handle_timeout",
    "new_name",
    "open_table",
    "rematch_entries",
]
