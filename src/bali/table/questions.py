"""Questions that a table answers immediately."""

from pydantic_core import to_json

from bali.core.reported import reason_against
from bali.table.commands import Preview, Question, ShowPosition
from bali.table.handlers.checks import expect_step
from bali.table.handlers.playing import expect_legal, parse
from bali.table.refusal import Refusal
from bali.table.replays import position_at
from bali.table.table import Table
from bali.table.view_parts import event_view, notice_view
from bali.table.viewer import Viewer


def answer(table: Table, viewer: Viewer, question: Question) -> bytes:
    """Return the answer to a question."""
    if isinstance(question, Preview):
        return preview(table, viewer, question.step, question.action)
    if isinstance(question, ShowPosition):
        return position_at(table, viewer, question.step)
    return why(table, viewer, question.action)


def preview(table: Table, viewer: Viewer, step: int, words: str) -> bytes:
    """Return the immediate effects of an action of the deciding viewer, as far as they can know them."""
    expect_viewer_decides(table, viewer, step)
    action = parse(table, words)
    expect_legal(table, action)
    events, is_final = table.match.consequences(viewer.seat, action)
    effects = [event_view(event) for event in events]
    final = bool(is_final) or not table.undo_history.allows(table.asked)  # interpreted rules return a NumPy bool
    return to_json({"type": "previewed", "step": step, "action": words, "events": effects, "final": final})


def why(table: Table, viewer: Viewer, words: str) -> bytes:
    """Return why an action is not legal for the deciding viewer. The reason is null if it is legal."""
    expect_viewer_decides(table, viewer, table.step)
    action = parse(table, words)
    possible = action in table.match.legal()
    reason = None if possible else notice_view(reason_against(table.match.game, table.match.screen(viewer.seat), action))
    return to_json({"type": "reasoned", "action": words, "reason": reason})


def expect_viewer_decides(table: Table, viewer: Viewer, step: int) -> None:
    """Raise `Refusal` if it is not the viewer's decision, or if the table has changed since they looked."""
    if not table.awaits_person(viewer.viewed_seat):
        raise Refusal("not-asked", "this is not your decision")
    expect_step(table, step)
