"""Earlier positions of a game: a single one, or all of them as a replay."""

from pydantic import Field
from pydantic_core import to_json

from bali.core.audience import Stage, received
from bali.core.contract import SPECTATOR
from bali.core.match import Match
from bali.core.options import OPEN_NOTES
from bali.core.record_json import to_texts
from bali.core.reported import current_prompt
from bali.core.saved import Saved
from bali.table.options import FrozenModel
from bali.table.refusal import Refusal
from bali.table.status import OVER
from bali.table.table import Table
from bali.table.view_parts import event_view, notice_view
from bali.table.viewer import Viewer
from bali.table.views import EventView, Frame, Json, Result


class ReplayOptions(FrozenModel):
    """The options of a replayed game."""

    game: str
    players: int
    variants: list[str]
    memory: str


class ReplaySeat(FrozenModel):
    """A player of a replayed game."""

    name: str
    level: str | None = Field(description="The name of the bot that had this seat.")


class Replay(FrozenModel):
    """A finished game from its beginning, as a seat saw it or with all cards face up."""

    options: ReplayOptions
    seats: list[ReplaySeat]
    frames: list[Frame] = Field(description="One before the first action, and one after each.")
    lines: list[tuple[int, list[EventView]]]
    result: Result


def position_at(table: Table, viewer: Viewer, step: int) -> bytes:
    """Return the position after `step` actions as the viewer saw it. Raise `Refusal` if their memory has dropped it."""
    if not table.started:
        raise Refusal("not-now", "you cannot do this now: the game has not started")
    if step > table.step:
        raise Refusal("no-position", "the game has not reached that position yet")
    if step < _remembered(table, viewer):
        raise Refusal("faded", "with this memory option you cannot look back that far")
    return b'{"type":"position",%s}' % _frame(table.match.at(step), viewer.knowledge_at(table))


def _remembered(table: Table, viewer: Viewer) -> int:
    """Return the first position that a viewer may see again, by the memory option. Once the game is over, they may see all.

    A position shows the effects of all lines before it. The first one allowed is therefore the one after the first fresh
    line, so that no faded line can be inferred from a change. With automatic notes all positions can be seen, but by a seat
    only if its own notes are retained, too.
    """
    noted = table.options.memory == OPEN_NOTES and (table.options.rules.META.own_notes or viewer.seat == SPECTATOR)
    return 0 if table.status == OVER or table.hands_open or noted else min(table.match.news_from(viewer.seat) + 1, table.step)


def _frame(match: Match, seat: int | None) -> bytes:
    """Return a position as a seat's screen shows it, or with all cards face up, as a JSON object without its braces."""
    screens = match.screens([SPECTATOR if seat is None else seat, SPECTATOR])
    shown = match.records[:1] if seat is None else screens[:1]
    asked = match.actor if match.actor >= 0 else None
    prompt = notice_view(current_prompt(match.game, screens[1]))
    known = match.known_points(shown)[0]
    parts = (len(match.actions), to_json(asked), to_json(prompt), to_json(known), to_texts(shown)[0])
    return b'"step":%d,"asked":%s,"prompt":%s,"known":%s,"state":%s' % parts


def replay(saved: Saved, ended: Json, seat: int | None) -> bytes:
    """Return a finished game position by position, as a seat saw it or with all cards face up."""
    match, options = saved.match, saved.match.options
    if seat is not None and seat >= options.players:
        raise Refusal("seat", f"this game has {options.players} seats, numbered from 0")
    about = {"game": match.game.META.name, "players": options.players, "variants": options.variants, "memory": options.memory}
    frames = b",".join([b"{%s}" % _frame(position, seat) for position in match.replay()])
    log = [received(events, seat, stage=Stage.OPEN) for events in match.events]
    lines = [(number, [event_view(event) for event in events]) for number, events in enumerate(log)]
    parts = (
        to_json(about),
        to_json([{"name": player.name, "level": player.bot} for player in saved.seats]),
        frames,
        to_json(lines),
        to_json(ended),
    )
    return b'{"options":%s,"seats":%s,"frames":[%s],"lines":%s,"result":%s}' % parts
