"""HTTP: guests, tables, games; and one address for every command, the same as over the socket."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field, StrictBool, StringConstraints
from pydantic_core import from_json
from starlette.datastructures import Headers

from bali.bots import LEVELS
from bali.core.errors import BaliError
from bali.core.saved import Saved, from_text, to_text
from bali.core.verify import verify
from bali.games import GAMES, find
from bali.server.guard import address_of
from bali.server.guests import COOKIE, COOKIE_DAYS, Guests
from bali.server.hall import Hall
from bali.server.limits import COSTS, WHOLE_GAME
from bali.server.room import Room
from bali.server.settings import Settings
from bali.server.squeeze import json_answer
from bali.table.commands import Command, Hint, Invite, Level, Look, Name, Preview, Question, Revisit, Sit, Start
from bali.table.messages import Answer, Json, View, Viewer, played, preview, result, whole_view, why
from bali.table.moments import Replay, moment, replay
from bali.table.options import Plain, TableOptions
from bali.table.refusal import Refusal
from bali.table.rulings import Visitor
from bali.table.table import OVER, Table

LONGEST_LIST = 100
DAY = 24 * 3600 * 1000
FRESH = {"open": DAY, "playing": 7 * DAY}  # how long a public table is listed after something happened there


class Problem(Plain):
    """Why a request was not granted."""

    code: str
    message: str


class NewGuest(Plain):
    """A name to be called by."""

    name: Name


class Guest(Plain):
    """Who you are."""

    name: str


class Someone(Plain):
    """Who you are, or nobody yet."""

    name: str | None


class Code(Plain):
    """A recovery code: who has it is this guest."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class GameInfo(Plain):
    """A game that can be played."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    players: list[int]
    variants: list[str]
    levels: list[str]


class Opening(Plain):
    """A table to open. Seats can be filled and the game started at once."""

    options: TableOptions
    seats: Annotated[tuple[Level | Literal["you"] | None, ...], Field(max_length=4)] = ()
    start: StrictBool = False


class Opened(Plain):
    """The new table."""

    id: str


class Summary(Plain):
    """A table in a list."""

    id: str
    options: TableOptions
    status: Literal["open", "playing", "over"]
    names: list[str | None]
    levels: list[str | None]
    yours: list[bool]
    asked: int | None
    step: int
    touched: int


class Verdict(Plain):
    """Whether every card was dealt as the commitment had promised."""

    fair: bool
    commitment: str
    draws: int
    wrong: str | None


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem},
    401: {"model": Problem},
    403: {"model": Problem},
    404: {"model": Problem},
    409: {"model": Problem},
    413: {"model": Problem},
    422: {"model": Problem},
    429: {"model": Problem},
    503: {"model": Problem},
}
router = APIRouter(prefix="/api", responses=REFUSALS)


def hall_of(request: Request) -> Hall:
    """Gets the hall."""
    return request.app.state.hall


def guests_of(request: Request) -> Guests:
    """Gets the guests."""
    return request.app.state.guests


async def visitor_of(request: Request) -> Visitor:
    """Gets who asks; says so if they have not said their name yet."""
    visitor = await guests_of(request).known(request.cookies.get(COOKIE))
    if visitor is None:
        raise Refusal("no-guest", "say your name first: POST /api/guest")
    if not request.app.state.limiter.allows(f"guest {visitor.guest}"):
        raise Refusal("limit", "too many requests; wait a little")
    return visitor


Asking = Annotated[Visitor, Depends(visitor_of)]


async def reader_of(request: Request, visitor: Asking) -> Visitor:
    """Gets who asks for a whole game; says so if that is too much now."""
    _charge(request, visitor, WHOLE_GAME)
    return visitor


def _charge(request: Request, visitor: Visitor, cost: int) -> None:
    """Takes what something dear costs from the guest and from their address: who asks as many guests pays, too."""
    if not request.app.state.limiter.allows_dear(cost, f"guest {visitor.guest}", address_of(request.scope)):
        raise Refusal("limit", "too many requests; wait a little")


Reading = Annotated[Visitor, Depends(reader_of)]
InHall = Annotated[Hall, Depends(hall_of)]
AllGuests = Annotated[Guests, Depends(guests_of)]
OwnSeat = Annotated[int | None, Query(ge=0, le=3)]
AnySeat = Annotated[int | None, Query(ge=0, le=3, description="Whose knowledge is shown; without it everything lies open.")]
TableName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", alias="table")]


def _set_cookie(response: Response, request: Request, visitor: Visitor) -> None:
    settings: Settings = request.app.state.settings
    secure = settings.secure or request.url.scheme == "https"
    cookie = guests_of(request).cookie(visitor)
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_DAYS * 24 * 3600, httponly=True, samesite="lax", secure=secure)


@router.get("/games")
async def games() -> list[GameInfo]:
    """Lists the games that can be played."""
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
async def enter(new: NewGuest, request: Request, response: Response, guests: AllGuests, hall: InHall) -> Guest:
    """Says your name; a cookie remembers who you are."""
    known = await guests.known(request.cookies.get(COOKIE))
    visitor = await guests.rename(known, new.name) if known else await guests.enter(new.name, hall.now())
    _set_cookie(response, request, visitor)
    return Guest(name=visitor.name)


@router.get("/guest")
async def who(request: Request, guests: AllGuests) -> Someone:
    """Tells who you are; who has not said their name yet has none."""
    visitor = await guests.known(request.cookies.get(COOKIE))
    return Someone(name=visitor.name if visitor else None)


@router.post("/guest/code")
async def code(visitor: Asking, guests: AllGuests) -> Code:
    """Makes a recovery code, with which you can be the same guest on another device. The one before is forgotten."""
    return Code(code=await guests.new_code(visitor))


@router.post("/guest/recover")
async def recover(given: Code, request: Request, response: Response, guests: AllGuests) -> Guest:
    """Becomes the guest of a recovery code."""
    if not request.app.state.code_limiter.allows(request.client.host if request.client else "local"):
        raise Refusal("limit", "too many codes; wait a minute")
    visitor = await guests.recover(given.code)
    _set_cookie(response, request, visitor)
    return Guest(name=visitor.name)


@router.post("/tables", status_code=201)
async def open_table(opening: Opening, visitor: Asking, hall: InHall) -> Opened:
    """Opens a table."""
    if len(opening.seats) > opening.options.players:
        raise Refusal("seat", f"this table has {opening.options.players} seats")
    name = await hall.new_table(opening.options, visitor.guest)
    room = hall.room(name)
    for seat, player in enumerate(opening.seats):
        if player == "you":
            await room.obey(Sit(seat=seat, name=None if opening.seats.index("you") == seat else visitor.name), visitor)
        elif player:
            await room.obey(Invite(seat=seat, level=player), visitor)
    if opening.start:
        await room.obey(Start(), visitor)
    return Opened(id=name)


@router.get("/tables")
async def list_tables(visitor: Asking, hall: InHall, status: Literal["open", "playing"] = "open") -> list[Summary]:
    """Lists the public tables that wait for players, or that are playing."""
    summaries = await hall.store.listed([status], hall.now() - FRESH[status], LONGEST_LIST)
    return [_summary(text, visitor) for text in summaries]


@router.get("/tables/mine")
async def my_tables(visitor: Asking, hall: InHall) -> list[Summary]:
    """Lists the tables at which you sit."""
    return [_summary(text, visitor) for text in await hall.store.tables_of(visitor.guest, LONGEST_LIST)]


def _summary(text: str, visitor: Visitor) -> Summary:
    data = from_json(text)
    return Summary(yours=[guest == visitor.guest for guest in data.pop("guests")], **data)


@router.get("/tables/{table}")
async def see_table(table: TableName, visitor: Asking, hall: InHall, seat: OwnSeat = None) -> View:
    """Shows a table, from one of your seats or as everyone may see it."""
    return await _show(hall.room(table), visitor, seat)


async def _show(room: Room, visitor: Visitor, seat: int | None) -> Any:
    async with room.lock:
        table = await room.load()
        viewer = _viewer(table, visitor, seat)
        return Response(whole_view(table, viewer, room.hall.now()), media_type="application/json")


def _viewer(table: Table, visitor: Visitor, seat: int | None) -> Viewer:
    own = table.seats_of(visitor.guest)
    if not table.may_watch(visitor.guest):
        raise Refusal("private", "only its players can see this table")
    if seat is not None and seat not in own:
        raise Refusal("not-yours", "this is not your seat")
    return Viewer(visitor.guest, seat if seat is not None else own[0] if own else None)


@router.post("/tables/{table}/commands")
async def command(
    table: TableName, command: Annotated[Command, Body()], request: Request, visitor: Asking, hall: InHall
) -> Answer:
    """Asks something of a table, as over the socket; shows the table afterwards, or answers the question."""
    _charge(request, visitor, COSTS.get(command.do, 1))
    room = hall.room(table)
    if isinstance(command, Look):
        return await _show(room, visitor, command.seat)
    if isinstance(command, Hint):
        told = await room.advise(lambda seen: _asked_viewer(seen, visitor), command.step)
        return Response(told, media_type="application/json")  # type: ignore[return-value]
    if isinstance(command, Question):
        return await _answer(room, visitor, command)
    await room.obey(command, visitor)
    return await _show(room, visitor, None)


async def _answer(room: Room, visitor: Visitor, question: Question) -> Any:
    async with room.lock:
        table = await room.load()
        return Response(answer(table, _asked_viewer(table, visitor), question), media_type="application/json")


def _asked_viewer(table: Table, visitor: Visitor) -> Viewer:
    """Gets who asks a question: they look from the seat that is asked, if it is one of their own."""
    return _viewer(table, visitor, table.asked if table.asked in table.seats_of(visitor.guest) else None)


def answer(table: Table, viewer: Viewer, question: Question) -> bytes:
    """Answers a question."""
    if isinstance(question, Preview):
        return preview(table, viewer, question.step, question.action)
    if isinstance(question, Revisit):
        return moment(table, viewer, question.step)
    return why(table, viewer, question.action)


@router.get("/tables/{table}/export", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def export(table: TableName, visitor: Asking, hall: InHall) -> PlainTextResponse:
    """Gets a finished game as a file that the terminal can replay and anyone can verify."""
    return PlainTextResponse(await _finished(hall.room(table), visitor, lambda done: to_text(done.saved)))


@router.get("/tables/{table}/verify")
async def verify_table(table: TableName, visitor: Reading, hall: InHall) -> Verdict:
    """Checks the deals of a finished game."""
    saved = await _finished(hall.room(table), visitor, lambda done: done.saved)
    return await asyncio.to_thread(_verdict, saved)


def _verdict(saved: Saved) -> Verdict:
    verdict = verify(saved)
    return Verdict(fair=verdict.fair, commitment=verdict.commitment, draws=verdict.draws, wrong=verdict.wrong)


@router.get("/tables/{table}/replay")
async def replay_table(table: TableName, request: Request, visitor: Reading, hall: InHall, seat: AnySeat = None) -> Replay:
    """Shows a finished game from its beginning, position by position, as a seat knew it or with all cards open."""
    saved, ended = await _finished(hall.room(table), visitor, lambda done: (done.saved, result(done)))
    return await asyncio.to_thread(_replayed, saved, ended, seat, request.headers)


def _replayed(saved: Saved, ended: Json, seat: int | None, headers: Headers) -> Any:
    return json_answer(replay(saved, ended, seat), headers)


async def _finished(room: Room, visitor: Visitor, use: Any) -> Any:
    """Gets something of a finished game, of which nothing changes any more, so that it can be used without the lock."""
    async with room.lock:
        table = await room.load()
        _viewer(table, visitor, None)
        if table.status != OVER:
            raise Refusal("not-now", "not now: the game is not over")
        return use(table)


SAVED_GAME = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/verify", openapi_extra=SAVED_GAME)
async def verify_file(request: Request, visitor: Reading) -> Verdict:
    """Checks the deals of an exported game, sent as it is."""
    return await asyncio.to_thread(_verify_file, await request.body())


def _verify_file(body: bytes) -> Verdict:
    return _verdict(_saved_game(body))


@router.post("/replay", openapi_extra=SAVED_GAME)
async def replay_file(request: Request, visitor: Reading, seat: AnySeat = None) -> Replay:
    """Shows an exported game that was played to its end, sent as it is."""
    return await asyncio.to_thread(_replay_file, await request.body(), seat, request.headers)


def _replay_file(body: bytes, seat: int | None, headers: Headers) -> Any:
    saved = _saved_game(body)
    if not saved.match.over:
        raise Refusal("unfinished", "this game was not played to its end")
    return _replayed(saved, played(saved.match), seat, headers)


def _saved_game(body: bytes) -> Saved:
    try:
        return from_text(body.decode(), find)
    except UnicodeDecodeError:
        raise Refusal("file", "this is not a saved game of Bali") from None


STATUS = {  # of an answer, by the refusal's code
    "no-guest": 401,
    "private": 403,
    "not-yours": 403,
    "not-seated": 403,
    "no-table": 404,
    "code": 404,
    "limit": 429,
    "busy": 503,
    "storage": 503,
}


def status_of(error: BaliError) -> int:
    """Gets the status of the answer to a request that was refused."""
    return STATUS.get(error.code, 409) if isinstance(error, Refusal) else 400
