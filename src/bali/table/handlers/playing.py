"""Decisions during a game: actions and undo."""

from bali.table.commands import Act, Undo
from bali.table.entries import Acted, Entry, Undone
from bali.table.handlers.checks import expect_deciding
from bali.table.handlers.dealing import draws
from bali.table.handlers.visitors import Visitor
from bali.table.refusal import Refusal
from bali.table.table import Table


def act(table: Table, command: Act, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry for a person's action."""
    expect_deciding(table, command.step, visitor)
    return [acted(table, parse(table, command.action), now)]


def undo(table: Table, command: Undo, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that undoes the last action, or as much of the turn as possible."""
    seat = expect_deciding(table, command.step, visitor)
    count = table.undoable()
    if not table.options.undo:
        raise Refusal("no-undo", "this table does not allow undo")
    if table.undo_history.is_used_up(seat):
        raise Refusal("no-undo", "you have reached the limit of undos at this table")
    if not count:
        reason = "you can undo only actions from your own turn that revealed no card, at a table that allows undo"
        raise Refusal("no-undo", f"there is nothing to undo: {reason}")
    return [Undone(at=now, seat=seat, step=table.step - (count if command.whole else 1))]


def handle_bot(table: Table, step: int, action: int, now: int) -> list[Entry]:
    """Return the entry for a bot's decision. Raise `Refusal` if the table no longer waits for it."""
    if table.step != step or table.deciding_bot is None:
        raise Refusal("stale", "the table is no longer waiting for this bot")
    return [acted(table, action, now)]


def parse(table: Table, words: str) -> int:
    """Return the action with these words. Raise `Refusal` if there is none."""
    action = table.match.game.parse(words)
    if action is None:
        raise Refusal("unknown", f"'{words}' is not an action of {table.options.game}")
    return action


def expect_legal(table: Table, action: int) -> None:
    """Raise `Refusal` if an action is not legal now."""
    if action not in table.match.legal().tolist():
        raise Refusal("impossible", f"'{table.match.game.describe(action)}' is not possible here")


def acted(table: Table, action: int, now: int) -> Acted:
    """Return the entry for an action, including the draws that follow it. Raise `Refusal` if it is not legal."""
    expect_legal(table, action)
    match = table.match
    drawn = draws(table, action, table.saved.dealer())
    return Acted(at=now, seat=match.actor, action=match.game.describe(action), draws=drawn)
