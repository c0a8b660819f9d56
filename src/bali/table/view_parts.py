"""The parts of messages: entries, events and notices in the format that `views` describes."""

from collections.abc import Sequence
from dataclasses import asdict

from pydantic_core import to_json

from bali.core.events import Event, Notice
from bali.core.match import Match
from bali.core.reported import points_by_category
from bali.core.shares import Share
from bali.table.chat import ChatMessage
from bali.table.entries import BotPlayer
from bali.table.refusal import Refusal, shortened
from bali.table.seats import Seat
from bali.table.status import OVER
from bali.table.table import Table
from bali.table.viewer import Viewer
from bali.table.views import Json


def table_view(table: Table, viewer: Viewer) -> Json:
    """Return the table without the game."""
    revealed = table.shares.revealed if table.started else {}  # no values until the cards are dealt
    shares = table.shares.by_seat(table.seats, revealed)
    return {
        "id": table.name,
        "options": table.options_json,
        "status": table.status,
        "seats": [_seat_view(seat, share, viewer) for seat, share in zip(table.seats, shares, strict=True)],
        "host": table.opened.host == viewer.guest,
        "shown": viewer.viewed_seat,
        "commitment": table.commitment,
        "nonce": table.saved.nonce or None,
        "secret": table.opened.secret if table.status == OVER else None,
        "previous": table.opened.previous,
        "next": table.next,
        "next_seat": table.next_seat,
        "notes": [note._asdict() for note in table.notes],
        "answers": [{"question": question, "replies": list(replies)} for question, replies in table.offered.replies.items()],
    }


def _seat_view(seat: Seat, share: Share | None, viewer: Viewer) -> Json:
    return {
        "name": seat.player.name if seat.player else None,
        "level": seat.player.level if isinstance(seat.player, BotPlayer) else None,
        "away": seat.away.why if seat.away else None,
        "yours": seat.belongs_to(viewer.guest),
        "reserved": seat.reserved.player.name if seat.reserved else None,
        "invited": seat.is_reserved_for(viewer.guest),
        "declined": seat.declined,
        "commitment": share.commitment if share else None,
        "share": share.value if share else None,
    }


def clock_view(table: Table, now: int) -> Json:
    """Return the clocks."""
    clocks = table.clocks
    return {"asked": clocks.asked, "since": clocks.since, "banks": clocks.banks, "now": now}


def answers_view(table: Table, viewer: Viewer) -> list[Json]:
    """Return the answers in advance of the viewed seat, the last one set first."""
    return [answer.model_dump() for answer in reversed(table.answers.of(viewer.seat))]


def lesson_view(table: Table) -> Json | None:
    """Return the lesson's help for the deciding person, or None at any other table."""
    if not table.lesson:
        return None
    suggested = table.lesson.suggestion(table.match)
    suggestion = None if suggested is None else table.match.game.describe(suggested)
    return {"suggestion": suggestion, "jump": bool(table.jump_actions), "followed": table.lesson.is_followed(table.match)}


def result(table: Table) -> Json | None:
    """Return the result of a finished game, or None if it is not over."""
    if table.status != OVER:
        return None
    if not table.match.over:
        places = [2 if seat.resigned else 1 for seat in table.seats]
        ended = {"why": "resigned", "at": table.ended_at, "points": None, "places": places}
        return ended | {"categories": _categories(table.match)}
    return played(table.match, table.ended_at)


def played(match: Match, at: int | None = None) -> Json:
    """Return the result of a game that was played to its end, at this time if it is known."""
    return {"why": "played", "at": at, "points": match.points(), "places": match.places(), "categories": _categories(match)}


def _categories(match: Match) -> list[Json]:
    return [asdict(category) for category in points_by_category(match.game, match.state)]


def notice_view(notice: Notice) -> Json:
    """Return a prompt or a reason."""
    return {"name": notice.name, "clause": notice.clause, "seat": notice.seat, "values": notice.values}


def event_view(event: Event) -> Json:
    """Return an event that a seat received."""
    return {"name": event.name, "seat": event.seat, "values": event.values, "fades": event.fades}


def chat_json(messages: Sequence[ChatMessage], first: int, viewer: Viewer) -> bytes:
    """Return the chat messages from a number onwards as JSON."""
    if first >= len(messages):
        return b"[]"
    return to_json([_chat_view(message, number, viewer) for number, message in enumerate(messages[first:], start=first)])


def _chat_view(message: ChatMessage, number: int, viewer: Viewer) -> Json:
    said = message.said
    yours = said.guest == viewer.guest
    return {"number": number, "at": said.at, "name": said.name, "seat": message.seat, "text": said.text, "yours": yours}


def refused(refusal: Refusal, do: str | None = None) -> bytes:
    """Return the message that explains why a command was refused."""
    return to_json({"type": "refused", "code": refusal.code, "message": shortened(str(refusal)), "do": do})
