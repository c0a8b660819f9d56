"""HTTP routes for guests, tables and games, and one route for every command that the socket also accepts."""

from typing import Annotated, Any, Literal

from fastapi import Body, Query, Request, Response
from pydantic import Field, StrictBool, StringConstraints
from pydantic_core import from_json

from bali.bots import LEVELS
from bali.core.seats import MAX_PLAYERS
from bali.games import GAMES, find
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
from bali.server.limits import COSTS, DAY, MAX_CODE_LENGTH, MAX_LISTED, NEW_TABLE, WHOLE_VIEW
from bali.server.live_table import LiveTable
from bali.server.settings import Settings
from bali.server.sign_out import close_signed_out
from bali.table.commands import Command, Hash, Hint, Invite, Level, Look, Name, Question, Sit, Start
from bali.table.handlers import Visitor
from bali.table.options import FrozenModel, TableOptions
from bali.table.questions import answer
from bali.table.refusal import Refusal
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer
from bali.table.views import Answer, Status, View

MAX_LIST = 100
OwnSeat = Annotated[int | None, Query(ge=0, le=MAX_PLAYERS - 1)]
FRESH = {"open": DAY, "playing": 7 * DAY}  # how long a public table stays listed after its last activity

router = new_router()


class NewGuest(FrozenModel):
    """The name a guest wants to use."""

    name: Name


class Guest(FrozenModel):
    """The guest you are signed in as."""

    name: str


class Someone(FrozenModel):
    """The guest you are signed in as, or null if you have not chosen a name yet."""

    name: str | None


class Code(FrozenModel):
    """A recovery code. Anyone who has it can sign in as this guest."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=MAX_CODE_LENGTH)]


class GameInfo(FrozenModel):
    """A game that can be played."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    players: list[int]
    variants: list[str]
    levels: list[str]


class Opening(FrozenModel):
    """A table to open. Optionally fills its seats and starts the game immediately."""

    options: TableOptions
    seats: Annotated[tuple[Level | Literal["you"] | None, ...], Field(max_length=MAX_PLAYERS)] = ()
    start: StrictBool = False
    commitment: Hash | None = Field(default=None, description="Your commitment to a share of the deal, as in `commit`.")


class NewTable(FrozenModel):
    """The new table."""

    id: str


class Summary(FrozenModel):
    """A table in a list."""

    id: str
    options: TableOptions
    status: Status
    names: list[str | None]
    levels: list[str | None]
    yours: list[bool]
    asked: int | None
    step: int
    touched: int


def _set_cookie(response: Response, request: Request, session: Session) -> None:
    settings: Settings = request.app.state.settings
    secure = settings.secure or request.url.scheme == "https"
    cookie = guests_of(request).cookie(session)
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_DAYS * DAY // 1000, httponly=True, samesite="lax", secure=secure)


@router.get("/games")
async def games() -> list[GameInfo]:
    """List the games that can be played."""
    return [_game_info(name) for name in GAMES]


def _game_info(name: str) -> GameInfo:
    meta = find(name).META
    return GameInfo(
        name=meta.name,
        title=meta.title,
        designer=meta.designer,
        publisher=meta.publisher,
        year=meta.year,
        players=list(meta.players),
        variants=list(meta.variants),
        levels=list(LEVELS),
    )


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
    if len(opening.seats) > opening.options.players:
        raise Refusal("seat", f"this table has {opening.options.players} seats")
    if opening.start and (len(opening.seats) < opening.options.players or None in opening.seats):
        raise Refusal("seats", "every seat needs a player or a bot")
    charge(request, visitor, NEW_TABLE)
    if opening.options.listed and not limits_of(request).listings.allows(client_network(request.scope)):
        raise Refusal("limit", "too many public tables from your address; try again later")
    async with registry.quotas.opening(visitor.guest, listed=opening.options.listed, starts=opening.start):
        name = await registry.new_table(opening.options, visitor.guest)
        await _fill(registry.live_table(name), opening, visitor)
    return NewTable(id=name)


async def _fill(live: LiveTable, opening: Opening, visitor: Visitor) -> None:
    """Fill the seats of a new table and start its game if requested."""
    for seat, player in enumerate(opening.seats):
        if player == "you" and opening.seats.index("you") == seat:
            await live.execute(Sit(seat=seat, commitment=opening.commitment), visitor)
        elif player == "you":
            await live.execute(Sit(seat=seat, name=visitor.name), visitor)
        elif player:
            await live.execute(Invite(seat=seat, level=player), visitor)
    if opening.start:
        await live.execute(Start(), visitor)


@router.get("/tables")
async def list_tables(visitor: CurrentVisitor, registry: Registry, status: Literal["open", "playing"] = "open") -> list[Summary]:
    """List the public tables that are waiting for players, or those with a game in progress."""
    summaries = await registry.store.listed([status], registry.now() - FRESH[status], MAX_LIST, MAX_LISTED)
    return [_summary(text, visitor) for text in summaries]


@router.get("/tables/mine")
async def my_tables(visitor: CurrentVisitor, registry: Registry) -> list[Summary]:
    """List the tables you are seated at."""
    return [_summary(text, visitor) for text in await registry.store.tables_of(visitor.guest, MAX_LIST)]


def _summary(text: str, visitor: Visitor) -> Summary:
    data = from_json(text)
    return Summary(yours=[guest == visitor.guest for guest in data.pop("guests")], **data)


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
        return Response(whole_view(table, viewer, live.registry.now()), media_type="application/json")


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
        hint = await live.hint(lambda seen: _asked_viewer(seen, visitor), command.step)
        return Response(hint, media_type="application/json")  # type: ignore[return-value]
    if isinstance(command, Question):
        return await _answer(live, visitor, command)
    await live.execute(command, visitor)
    return await _show(live, visitor, None)


async def _answer(live: LiveTable, visitor: Visitor, question: Question) -> Any:
    async with live.lock:
        table = await live.load()
        return Response(answer(table, _asked_viewer(table, visitor), question), media_type="application/json")


def _asked_viewer(table: Table, visitor: Visitor) -> Viewer:
    """Return the viewer for a question: the seat to act if it belongs to the visitor, otherwise their default view."""
    return viewer_of(table, visitor, table.asked if table.asked in table.seats_of(visitor.guest) else None)
