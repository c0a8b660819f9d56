"""HTTP: games that are over, as files, checked, and seen again."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field
from starlette.datastructures import Headers

from bali.core.saved import FileError, Saved, Seat, from_text, to_text
from bali.core.verify import verify
from bali.games import find
from bali.server.asking import Asking, InHall, TableName, charge, new_router, viewer_of
from bali.server.limits import WHOLE_GAME
from bali.server.room import Room
from bali.server.squeeze import json_answer
from bali.table.messages import played, result
from bali.table.moments import Replay, replay
from bali.table.options import Plain
from bali.table.refusal import Refusal
from bali.table.rulings import Visitor
from bali.table.table import OVER
from bali.table.views import Json

router = new_router()


async def reader_of(request: Request, visitor: Asking) -> Visitor:
    """Gets who asks for a whole game; says so if that is too much now."""
    charge(request, visitor, WHOLE_GAME)
    return visitor


Reading = Annotated[Visitor, Depends(reader_of)]
AnySeat = Annotated[int | None, Query(ge=0, le=3, description="Whose knowledge is shown; without it everything lies open.")]


class WrongDraw(Plain):
    """A draw that does not follow from the secret and the shares."""

    number: int = Field(description="Which action it is, from 1.")
    was: str
    due: str


class DealtSeat(Plain):
    """What a player added to the deal."""

    name: str
    level: str | None = Field(description="The bot that had this seat.")
    commitment: str | None = Field(description="The hash of the player's share; null if there was none.")
    share: str | None = Field(description="The share; null if it was not revealed in time, and left out.")


class Verdict(Plain):
    """Whether every card was dealt as the commitments had promised, and what the deal was made of."""

    fair: bool = Field(description="Whether every draw follows from the secret and the shares.")
    commitment: str = Field(description="The hash of the server's secret.")
    secret: str
    draws: int = Field(description="How many draws were right.")
    wrong: WrongDraw | None
    seats: list[DealtSeat]


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
    wrong = WrongDraw(**asdict(verdict.wrong)) if verdict.wrong else None
    seats = [_dealt_seat(seat) for seat in saved.seats]
    return Verdict(
        fair=verdict.fair,
        commitment=verdict.commitment,
        secret=saved.secret.hex(),
        draws=verdict.draws,
        wrong=wrong,
        seats=seats,
    )


def _dealt_seat(seat: Seat) -> DealtSeat:
    commitment, share = seat.share or (None, None)
    return DealtSeat(name=seat.name, level=seat.bot, commitment=commitment, share=share)


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
        viewer_of(table, visitor, None)
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
        raise FileError("file", "this is not a saved game of Bali") from None
