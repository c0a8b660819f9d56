"""Chat messages."""

from bali.table.chat import Chat
from bali.table.commands import Say
from bali.table.entries import Entry, Said
from bali.table.handlers.visitors import Visitor, chat_name
from bali.table.limits import (
    MAX_ALL_SPECTATOR_CHAT,
    MAX_CHAT_BEFORE_START,
    MAX_PLAYER_CHAT,
    MAX_SPECTATOR_CHAT,
    SPECTATOR_BURST,
    SPECTATOR_BURST_TIME,
)
from bali.table.refusal import Refusal
from bali.table.status import OPEN
from bali.table.table import Table


def say(table: Table, command: Say, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry for a chat message."""
    if table.seats_of(visitor.guest):
        _expect_player_may_write(table, visitor)
    else:
        _expect_spectator_may_write(table, visitor, now)
    return [Said(at=now, guest=visitor.guest, name=chat_name(table, visitor), text=command.text)]


def _expect_player_may_write(table: Table, visitor: Visitor) -> None:
    if _is_full_before_start(table) or table.chat.counts[visitor.guest] >= MAX_PLAYER_CHAT:
        raise Refusal("chat", "this table's chat is full")


def _expect_spectator_may_write(table: Table, visitor: Visitor, now: int) -> None:
    chat = table.chat
    crowded = len(chat.spectators) >= MAX_ALL_SPECTATOR_CHAT
    if crowded or _is_full_before_start(table) or chat.counts[visitor.guest] >= MAX_SPECTATOR_CHAT:
        raise Refusal("chat", "this table's chat is full")
    if _is_burst(chat, now):
        raise Refusal("limit", "spectators have sent too many messages; please wait a moment")


def _is_full_before_start(table: Table) -> bool:
    return table.status == OPEN and len(table.chat.players) >= MAX_CHAT_BEFORE_START


def _is_burst(chat: Chat, now: int) -> bool:
    """Return whether the last messages of spectators came within a short time."""
    recent = chat.spectators[-SPECTATOR_BURST:]
    return len(recent) == SPECTATOR_BURST and now - recent[0].said.at < SPECTATOR_BURST_TIME
