"""HTTP routes for finished games: export, verification and replay."""

from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field
from starlette.datastructures import Headers

from bali.core.errors import BaliError
from bali.core.saved import FileError, Saved, SavedSeat, from_text, to_text
from bali.core.seats import MAX_PLAYERS
from bali.core.verify import verify
from bali.games import find
from bali.server.client_network import client_network
from bali.server.compression import json_answer
from bali.server.dependencies import CurrentVisitor, Registry, TableName, charge, new_router, viewer_of
from bali.server.limits import MAX_UPLOAD_LINES, WHOLE_GAME
from bali.server.live_table import LiveTable
from bali.server.offload import Offload
from bali.table.frozen import frozen_log
from bali.table.handlers import Visitor
from bali.table.lessons.lesson_game import LessonGame
from bali.table.options import FrozenModel
from bali.table.refusal import Refusal
from bali.table.replays import Replay, replay
from bali.table.status import FROZEN, OVER
from bali.table.table import Table
from bali.table.view_parts import played, result
from bali.table.views import Json

T = TypeVar("T")
router = new_router()


async def reader_of(request: Request, visitor: CurrentVisitor) -> Visitor:
    """Return the guest who requests a whole game. Raise `Refusal` if that exceeds their limit."""
    charge(request, visitor, WHOLE_GAME)
    return visitor


async def offload_of(request: Request) -> AsyncIterator[Offload]:
    """Yield the server's `Offload`, with a slot held until the response is ready."""
    offload: Offload = request.app.state.offload
    with offload.slot(client_network(request.scope)):
        yield offload


GameReader = Annotated[Visitor, Depends(reader_of)]
OffloadSlot = Annotated[Offload, Depends(offload_of, scope="function")]
AnySeat = Annotated[
    int | None,
    Query(ge=0, le=MAX_PLAYERS - 1, description="The seat whose knowledge is shown; without it, all cards are face up."),
]


class WrongDrawView(FrozenModel):
    """A draw that does not follow from the secret and the shares."""

    number: int = Field(description="The number of the action, counting from 1.")
    was: str
    due: str


class DealtSeat(FrozenModel):
    """A player's contribution to the deal."""

    name: str
    level: str | None = Field(description="The name of the bot that had this seat.")
    commitment: str | None = Field(description="The hash of the player's share; null if there was none.")
    share: str | None = Field(description="The share; null if it was left out because it was not revealed in time.")


class VerdictView(FrozenModel):
    """Whether every card was dealt as committed to, and the values that determined the deal."""

    fair: bool = Field(description="Whether every draw follows from the secret and the shares.")
    commitment: str = Field(description="The hash of the server's secret.")
    secret: str
    nonce: str | None = Field(description="The random bytes that the server added when it asked for the shares.")
    draws: int = Field(description="The number of correct draws.")
    wrong: WrongDrawView | None
    seats: list[DealtSeat]


@router.get("/tables/{table}/export", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def export(table: TableName, visitor: GameReader, registry: Registry, offload: OffloadSlot) -> PlainTextResponse:
    """Return a finished game as a file that the terminal client can replay and anyone can verify.

    For a frozen table, returns the part of its log that you may see.
    """
    live = registry.live_table(table)
    frozen = await _frozen(live, visitor)
    if frozen:
        return PlainTextResponse(frozen)
    saved = await _finished(live, visitor, lambda done: done.saved)
    return PlainTextResponse(await offload.run(to_text, saved))


@router.get("/tables/{table}/verify")
async def verify_table(table: TableName, visitor: GameReader, registry: Registry, offload: OffloadSlot) -> VerdictView:
    """Verify the deals of a finished game. A lesson's deal comes from its script, so there is nothing to verify."""
    saved = await _finished(registry.live_table(table), visitor, lambda done: done.saved)
    if isinstance(saved, LessonGame):
        raise Refusal("lesson-deal", "the cards of a lesson are fixed, so there is no deal to verify")
    return await offload.run(_verdict, saved)


def _verdict(saved: Saved) -> VerdictView:
    try:
        verdict = verify(saved)
    except BaliError as error:
        raise Refusal("other-rules", str(error)) from None
    wrong = WrongDrawView(**asdict(verdict.wrong)) if verdict.wrong else None
    seats = [_dealt_seat(seat) for seat in saved.seats]
    return VerdictView(
        fair=verdict.fair,
        commitment=verdict.commitment,
        secret=saved.secret.hex(),
        nonce=saved.nonce or None,
        draws=verdict.draws,
        wrong=wrong,
        seats=seats,
    )


def _dealt_seat(seat: SavedSeat) -> DealtSeat:
    commitment, share = seat.share or (None, None)
    return DealtSeat(name=seat.name, level=seat.bot, commitment=commitment, share=share)


@router.get("/tables/{table}/replay")
async def replay_table(
    table: TableName, request: Request, visitor: GameReader, registry: Registry, offload: OffloadSlot, seat: AnySeat = None
) -> Replay:
    """Return a finished game position by position, as one seat saw it or with all cards face up."""
    saved, ended = await _finished(registry.live_table(table), visitor, lambda done: (done.saved, result(done)))
    return await offload.run(_replayed, saved, ended, seat, request.headers)


def _replayed(saved: Saved, ended: Json, seat: int | None, headers: Headers) -> Any:
    return json_answer(replay(saved, ended, seat), headers)


async def _frozen(live: LiveTable, visitor: Visitor) -> str | None:
    """Return the part of a frozen table's log that the visitor may see, or None if the table is not frozen."""
    async with live.lock:
        table = await live.load()
        viewer = viewer_of(table, visitor, None)
        if table.status != FROZEN:
            return None
        return frozen_log(table, viewer, await live.registry.store.entries(live.name))


async def _finished(live: LiveTable, visitor: Visitor, use: Callable[[Table], T]) -> T:
    """Return `use(table)` for a finished game, whose data no longer changes and is therefore safe to use without the lock."""
    async with live.lock:
        table = await live.load()
        viewer_of(table, visitor, None)
        if table.status == FROZEN:
            raise Refusal("frozen", "this game was played under another version of the rules and cannot be replayed here")
        if table.status != OVER:
            raise Refusal("not-now", "you cannot do this now: the game is not over")
        return use(table)


SAVED_GAME = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/verify", openapi_extra=SAVED_GAME)
async def verify_file(request: Request, visitor: GameReader, registry: Registry, offload: OffloadSlot) -> VerdictView:
    """Verify the deals of an exported game. Send the file unchanged as the request body."""
    registry.preparation.expect_all()  # the file is read in a thread, which must not compile
    return await offload.run(_verify_file, await request.body())


def _verify_file(body: bytes) -> VerdictView:
    return _verdict(saved_game(body))


@router.post("/replay", openapi_extra=SAVED_GAME)
async def replay_file(
    request: Request, visitor: GameReader, registry: Registry, offload: OffloadSlot, seat: AnySeat = None
) -> Replay:
    """Return the replay of an exported game that was played to its end. Send the file unchanged as the request body."""
    registry.preparation.expect_all()
    return await offload.run(_replay_file, await request.body(), seat, request.headers)


def _replay_file(body: bytes, seat: int | None, headers: Headers) -> Any:
    saved = saved_game(body)
    if not saved.match.over:
        raise Refusal("unfinished", "this game was not played to its end")
    return _replayed(saved, played(saved.match), seat, headers)


def saved_game(body: bytes) -> Saved:
    """Return the game of an uploaded file."""
    if body.count(b"\n") > MAX_UPLOAD_LINES:
        raise Refusal("file", f"a saved game has at most {MAX_UPLOAD_LINES} lines")
    try:
        return from_text(body.decode(), find)
    except UnicodeDecodeError:
        raise FileError("file", "this is not a saved Bali game") from None
