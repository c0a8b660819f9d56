"""WebSocket: commands in, views out."""

import asyncio
import collections
import re
import time
from contextlib import suppress
from functools import cache

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from prometheus_client import Counter
from pydantic import ValidationError

from bali.server.guard import address_of
from bali.server.guests import COOKIE
from bali.server.limits import COSTS
from bali.server.listener import Listener
from bali.server.metrics import COMMAND_SECONDS, COMMANDS, SOCKETS
from bali.server.room import Room
from bali.server.wire import wire_of
from bali.table.commands import COMMAND, Command, Hint, Look, Question
from bali.table.messages import refused
from bali.table.questions import answer
from bali.table.refusal import Refusal, misunderstood

POLICY = 1008
NO_GUEST, NO_TABLE = 4401, 4404
TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")
STRIKES = 20  # messages over the limit, or that make no sense, before the socket is closed
TOO_MANY = Refusal("limit", "too many messages; wait a little")

logger = structlog.get_logger()
router = APIRouter()
open_sockets: collections.Counter[str] = collections.Counter()


@router.websocket("/api/tables/{table}/socket")
async def listen(socket: WebSocket, table: str) -> None:
    """Plays and watches at a table."""
    await socket.accept()
    state = socket.app.state
    session = await state.guests.session(socket.cookies.get(COOKIE))
    if session is None:
        await _turn_away(socket, NO_GUEST, Refusal("no-guest", "say your name first: POST /api/guest"))
        return
    visitor = session.visitor
    if not TABLE_NAME.fullmatch(table):
        await _turn_away(socket, NO_TABLE, Refusal("no-table", "there is no such table"))
        return
    names = {f"guest {visitor.guest}": state.settings.connections, address_of(socket.scope): 4 * state.settings.connections}
    if any(open_sockets[name] >= most for name, most in names.items()):
        await _turn_away(socket, POLICY, Refusal("limit", "too many open sockets"))
        return
    open_sockets.update(names.keys())
    SOCKETS.inc()
    try:
        listener = Listener(visitor, wire_of(socket.scope), socket.send_text, socket.close)
        listener.generation = session.generation
        await _Session(socket, state.hall.room(table), listener).run()
    finally:
        SOCKETS.dec()
        for name in names:
            open_sockets[name] -= 1
            if not open_sockets[name]:
                del open_sockets[name]


@cache
def _counter(do: str, outcome: str) -> Counter:
    return COMMANDS.labels(do, outcome)


async def _turn_away(socket: WebSocket, code: int, refusal: Refusal) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(refused(refusal).decode())
        await socket.close(code, refusal.code)


class _Session:
    """One socket from its opening to its end."""

    def __init__(self, socket: WebSocket, room: Room, listener: Listener) -> None:
        self.socket, self.room, self.listener = socket, room, listener
        self.strikes = 0
        self.hint: asyncio.Task[None] | None = None  # the one that a bot thinks about now, or the last one

    async def run(self) -> None:
        try:
            await self.room.join(self.listener)
            await self._read()
        except Refusal as refusal:
            self.listener.tell(refused(refusal))
            self.listener.close(NO_TABLE, refusal.code)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if self.hint:
                self.hint.cancel()
            self.room.listeners.discard(self.listener)
            await self.listener.end()

    async def _read(self) -> None:
        while not self.listener.closing:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or self.listener.closing:
                return
            await self._hear(message.get("text") or message.get("bytes") or "")
            await self.listener.room()

    async def _hear(self, text: str | bytes) -> None:
        """Understands one message and does what it asks for."""
        limiter, guest = self.socket.app.state.limiter, f"guest {self.listener.visitor.guest}"
        if not limiter.allows(guest):
            self._refuse(TOO_MANY, None, strike=True)
            return
        try:
            command = COMMAND.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            self._refuse(misunderstood(first, first["loc"]), None, strike=True)
            return
        if not limiter.allows_dear(COSTS.get(command.do, 1), guest):
            self._refuse(TOO_MANY, command.do, strike=True)
        elif isinstance(command, Hint):
            await self._ponder(command)
        else:
            await self._carry_out(command)

    async def _ponder(self, command: Hint) -> None:
        """Has a hint thought about beside, one at a time; meanwhile the next messages are heard."""
        if self.hint and not self.hint.done():
            self._refuse(Refusal("busy", "a hint is on its way"), command.do)
            _counter(command.do, "busy").inc()
            return
        self.hint = asyncio.create_task(self._carry_out(command))
        await asyncio.sleep(0)  # so that it comes to the table before the next command does

    async def _carry_out(self, command: Command) -> None:
        start = time.perf_counter()
        outcome = await self._obey(command)
        _counter(command.do, outcome).inc()
        COMMAND_SECONDS.observe(time.perf_counter() - start)

    async def _obey(self, command: Command) -> str:
        try:
            if isinstance(command, Look):
                self.listener.look(command.seat)
                await self.room.tell_anew(self.listener)
            elif isinstance(command, Hint):
                self.listener.tell(await self.room.advise(self.listener.viewer, command.step))
            elif isinstance(command, Question):
                async with self.room.lock:
                    table = await self.room.load()
                    self.listener.tell(answer(table, self.listener.viewer(table), command))
            else:
                await self.room.obey(command, self.listener.visitor)
        except Refusal as refusal:
            if refusal.code == "stale":
                await self.room.tell_anew(self.listener)
            self._refuse(refusal, command.do)
            return refusal.code
        except Exception:
            logger.exception("a command failed", do=command.do, table=self.room.name)
            await self.room.tell_anew(self.listener)
            self._refuse(Refusal("error", "something went wrong here; it was noted"), command.do)
            return "error"
        return "done"

    def _refuse(self, refusal: Refusal, do: str | None, *, strike: bool = False) -> None:
        self.listener.tell(refused(refusal, do))
        self.strikes += strike
        if self.strikes >= STRIKES:
            self.listener.close(POLICY, refusal.code)
