"""HTTP routes for guests, tables and games, and one route for every command that the socket also accepts."""

from typing import Annotated, Any, Literal

from fastapi import Body, Query, Request, Response
from pydantic_core import from_json

from bali.core.seats import MAX_PLAYERS
from bali.games import GAMES
from bali.server.api_models import Code, GameInfo, Guest, NewGuest, NewTable, Opening, Someone, Summary
from bali.server.client_network import client_network
from bali.server.dependencies import (
    AllGuests,
    CurrentVisitor,
    Registry,
    TableName,
    charge,
    guests_of,
    limits_of,
    new_router,
    viewer_of,
)
from bali.server.guests import COOKIE, COOKIE_DAYS, Session
from bali.server.limits import COSTS, DAY, MAX_LISTED, NEW_TABLE, WHOLE_VIEW
from bali.server.live_table import LiveTable
from bali.server.settings import Settings
from bali.server.sign_out import close_signed_out
from bali.table.commands import Command, Hint, Invite, Look, Ping, Question, Sit, Start
from bali.table.handlers import Visitor
from bali.table.handlers.checks import expect_people_may_sit
from bali.table.lessons import LESSONS
from bali.table.options import lesson_options, one_of
from bali.table.questions import answer
from bali.table.refusal import Refusal
from bali.table.status import OPEN, PLAYING
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer
from bali.table.views import Answer, View

MAX_LIST = 100
OwnSeat = Annotated[int | None, Query(ge=0, le=MAX_PLAYERS - 1)]
LessonName = Annotated[str, one_of(LESSONS)]
LESSON_LEVEL = "novice"  # the level of the bots once the learner has left the script
LISTED_FOR = {OPEN: DAY, PLAYING: 7 * DAY}  # how long a public table stays on a list after its last activity

router = new_router()


def _set_cookie(response: Response, request: Request, session: Session) -> None:
    settings: Settings = request.app.state.settings
    secure = settings.secure or request.url.scheme == "https"
    cookie = guests_of(request).cookie(session)
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_DAYS * DAY // 1000, httponly=True, samesite="lax", secure=secure)


@router.get("/games")
async def games() -> list[GameInfo]:
    """List the games that can be played."""
    return [GameInfo.of(game.META) for game in GAMES.values()]


@router.post("/guest")
async def enter(new: NewGuest, request: Request, response: Response, guests: AllGuests) -> Guest:
    """Set your name. A cookie remembers who you are."""
    known = await guests.session(request.cookies.get(COOKIE))
    if known is None and not limits_of(request).new_guests.allows(client_network(request.scope)):
        raise Refusal("limit", "too many new guests from your address; try again later")
    session = await guests.rename(known, new.name) if known else await guests.enter(new.name)
    _set_cookie(response, request, session)
    return Guest(name=session.visitor.name)


@router.get("/guest")
async def who(request: Request, response: Response, guests: AllGuests) -> Someone:
    """Return who you are and renew your cookie. The name is null if you have not chosen one yet."""
    session = await guests.session(request.cookies.get(COOKIE))
    if session and guests.is_due(session):
        _set_cookie(response, request, session)
    return Someone(name=session.visitor.name if session else None)


@router.post("/guest/code")
async def code(visitor: CurrentVisitor, guests: AllGuests) -> Code:
    """Create a recovery code that signs you in as the same guest on another device. It replaces any previous code.

    Devices that are already signed in stay signed in, whichever code they used.
    """
    return Code(code=await guests.new_code(visitor))


@router.post("/guest/recover")
async def recover(given: Code, request: Request, response: Response, guests: AllGuests) -> Guest:
    """Sign in as the guest that a recovery code belongs to."""
    if not limits_of(request).codes.allows(client_network(request.scope)):
        raise Refusal("limit", "too many attempts with a code; please wait a minute")
    session = await guests.recover(given.code)
    _set_cookie(response, request, session)
    return Guest(name=session.visitor.name)


@router.post("/guest/sign-out")
async def sign_out(visitor: CurrentVisitor, request: Request, response: Response, guests: AllGuests, registry: Registry) -> Guest:
    """Sign out all other devices. Their cookies and your recovery code stop working, and this device gets a new cookie."""
    session = await guests.sign_out(visitor)
    close_signed_out(registry, {visitor.guest: session.generation})
    _set_cookie(response, request, session)
    return Guest(name=visitor.name)


@router.post("/tables", status_code=201)
async def open_table(opening: Opening, request: Request, visitor: CurrentVisitor, registry: Registry) -> NewTable:
    """Open a table."""
    registry.preparation.expect(opening.options.game)
    if len(opening.seats) > opening.options.players:
        raise Refusal("seat", f"this table has {opening.options.players} seats")
    if opening.start and (len(opening.seats) < opening.options.players or None in opening.seats):
        raise Refusal("seats", "every seat needs a player or a bot")
    if "you" in opening.seats:
        expect_people_may_sit(opening.options)
    charge(request, visitor, NEW_TABLE)
    if opening.options.listed and not limits_of(request).listings.allows(client_network(request.scope)):
        raise Refusal("limit", "too many public tables from your address; try again later")
    async with registry.quotas.opening(visitor.guest, listed=opening.options.listed, starts=opening.start):
        name = await registry.new_table(opening.options, visitor.guest)
        await _fill(registry.live_table(name), opening, visitor)
    return NewTable(id=name)


@router.post("/lessons/{lesson}", status_code=201)
async def open_lesson(lesson: LessonName, request: Request, visitor: CurrentVisitor, registry: Registry) -> NewTable:
    """Open the table of a lesson and start it, with you at the first seat."""
    options = lesson_options(lesson)
    seats = ("you", *[LESSON_LEVEL] * (options.players - 1))
    return await open_table(Opening(options=options, seats=seats, start=True), request, visitor, registry)


async def _fill(live: LiveTable, opening: Opening, visitor: Visitor) -> None:
    """Fill the seats of a new table and start its game if requested."""
    for seat, player in enumerate(opening.seats):
        name = opening.names[seat] if seat < len(opening.names) else None
        if player == "you" and opening.seats.index("you") == seat:
            await live.execute(Sit(seat=seat, name=name, commitment=opening.commitment), visitor)
        elif player == "you":
            await live.execute(Sit(seat=seat, name=name or visitor.name), visitor)
        elif player:
            await live.execute(Invite(seat=seat, level=player), visitor)
    if opening.start:
        await live.execute(Start(), visitor)


@router.get("/tables")
async def list_tables(visitor: CurrentVisitor, registry: Registry, status: Literal["open", "playing"] = "open") -> list[Summary]:
    """List the public tables that are waiting for players, or those with a game in progress."""
    return await _listed(registry, status, visitor.guest)


@router.get("/open-tables")
async def open_tables(registry: Registry, response: Response) -> list[Summary]:
    """List the public tables that are waiting for players. Pages of other sites may read it, too: it needs no cookie."""
    response.headers["access-control-allow-origin"] = "*"
    return await _listed(registry, "open", None)


async def _listed(registry: Registry, status: Literal["open", "playing"], guest: str | None) -> list[Summary]:
    summaries = await registry.store.listed(status, registry.now() - LISTED_FOR[status], MAX_LIST, MAX_LISTED)
    return [_summary(text, guest, registry.now()) for text in summaries]


@router.get("/tables/mine")
async def my_tables(visitor: CurrentVisitor, registry: Registry) -> list[Summary]:
    """List the tables you are seated at, without lessons."""
    texts = await registry.store.tables_of(visitor.guest, MAX_LIST)
    summaries = [_summary(text, visitor.guest, registry.now()) for text in texts]
    return [summary for summary in summaries if not summary.options.lesson]


def _summary(text: str, guest: str | None, now: int) -> Summary:
    data = from_json(text)
    return Summary(yours=[guest is not None and sitter == guest for sitter in data.pop("guests")], now=now, **data)


@router.get("/tables/{table}")
async def see_table(
    table: TableName, request: Request, visitor: CurrentVisitor, registry: Registry, seat: OwnSeat = None
) -> View:
    """Return a table as seen from one of your seats, or the public view."""
    charge(request, visitor, WHOLE_VIEW)
    return await _show(registry.live_table(table), visitor, seat)


async def _show(live: LiveTable, visitor: Visitor, seat: int | None) -> Any:
    async with live.lock:
        table = await live.load()
        viewer = viewer_of(table, visitor, seat)
        return _unchanged(whole_view(table, viewer, live.registry.now()))


def _unchanged(body: bytes) -> Any:
    """Return a response with this JSON. Its type is `Any`, so that a route can declare the model of the JSON for the schema."""
    return Response(body, media_type="application/json")


@router.post("/tables/{table}/commands")
async def command(
    table: TableName, command: Annotated[Command, Body()], request: Request, visitor: CurrentVisitor, registry: Registry
) -> Answer:
    """Send a command to a table, as over the socket. Returns the updated table, or the answer to a question."""
    charge(request, visitor, COSTS.get(command.do, 1))
    live = registry.live_table(table)
    if isinstance(command, Look):
        return await _show(live, visitor, command.seat)
    if isinstance(command, Hint):
        return _unchanged(await live.hint(lambda seen: _asked_viewer(seen, visitor), command.step))
    if isinstance(command, Ping):
        return await _presence(live, visitor)
    if isinstance(command, Question):
        return await _answer(live, visitor, command)
    await live.execute(command, visitor)
    return await _show(live, visitor, None)


async def _presence(live: LiveTable, visitor: Visitor) -> Any:
    async with live.lock:
        table = await live.load()
        viewer_of(table, visitor, None)  # raises `Refusal` if they may not watch
        live.publisher.presence.update_seats(table)
        return _unchanged(live.publisher.presence.message)


async def _answer(live: LiveTable, visitor: Visitor, question: Question) -> Any:
    async with live.lock:
        table = await live.load()
        return _unchanged(answer(table, _asked_viewer(table, visitor), question))


def _asked_viewer(table: Table, visitor: Visitor) -> Viewer:
    """Return the viewer for a question: from the deciding seat if it is the visitor's, otherwise as they see the table anyway."""
    return viewer_of(table, visitor, table.asked if table.asked in table.seats_of(visitor.guest) else None)
