"""Decisions during a game: actions, automatic passes and undo."""

from bali.table.commands import Act, AutoPass, CancelAutoPass, Undo
from bali.table.entries import Acted, AutoPassCancelled, AutoPassSet, Entry, Undone
from bali.table.handlers.checks import expect_deciding, expect_seat, expect_status, expect_yours
from bali.table.handlers.dealing import draws
from bali.table.handlers.visitors import Visitor
from bali.table.limits import MAX_UNDOS
from bali.table.refusal import Refusal
from bali.table.table import PLAYING, Table

AUTOMATIC = "pass"  # the only action that a player can make automatic for a turn


def act(table: Table, command: Act, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry for a person's action."""
    expect_deciding(table, command.step, visitor)
    return [_acted(table, parse(table, command.action), now)]


def auto_pass(table: Table, command: AutoPass, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries for a person who passes now, and automatically for the rest of the turn."""
    seat = expect_deciding(table, command.step, visitor)
    acted = _acted(table, parse(table, command.action), now)
    if acted.action != AUTOMATIC:
        raise Refusal("no-auto-pass", f"only '{AUTOMATIC}' can be automatic")
    prompt, kind = table.prompt_key
    return [AutoPassSet(at=now, seat=seat, action=acted.action, prompt=prompt, kind=kind), acted]


def cancel_auto_pass(table: Table, command: CancelAutoPass, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that cancels an automatic pass."""
    seat = expect_seat(table, command.seat)
    expect_status(table, PLAYING)
    expect_yours(seat, visitor)
    if command.seat not in table.auto_passes:
        raise Refusal("no-auto-pass", "you have no automatic pass this turn")
    return [AutoPassCancelled(at=now, seat=command.seat)]


def undo(table: Table, command: Undo, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that undoes the last action, or as much of the turn as possible."""
    seat = expect_deciding(table, command.step, visitor)
    count = table.undoable()
    if not table.options.undo:
        raise Refusal("no-undo", "this table does not allow undo")
    if table.undos[seat] >= MAX_UNDOS:
        raise Refusal("no-undo", "you have reached the limit of undos at this table")
    if not count:
        raise Refusal("no-undo", "there is nothing to undo: you can undo only your own actions this turn that revealed no card")
    return [Undone(at=now, seat=seat, step=table.step - (count if command.whole else 1))]


def handle_bot(table: Table, step: int, action: int, now: int) -> list[Entry]:
    """Return the entry for a bot's decision. Raise `Refusal` if the table no longer waits for it."""
    if table.step != step or table.deciding_bot is None:
        raise Refusal("stale", "the table is no longer waiting for this bot")
    return [_acted(table, action, now)]


def handle_auto_pass(table: Table, step: int, now: int) -> list[Entry]:
    """Return the entry for an automatic pass, as if the person had just acted. Raise `Refusal` if it no longer applies."""
    auto_pass = table.auto_pass
    if table.step != step or auto_pass is None:
        raise Refusal("stale", "this automatic pass is no longer in force")
    return [_acted(table, parse(table, auto_pass.action), now)]


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


def _acted(table: Table, action: int, now: int) -> Acted:
    """Return the entry for an action, including the draws that follow it. Raise `Refusal` if it is not legal."""
    expect_legal(table, action)
    match = table.match
    drawn = draws(table, action, table.saved.dealer())
    return Acted(at=now, seat=match.actor, action=match.game.describe(action), draws=drawn)
