"""The WebSocket of a table: it receives commands and sends views."""

import asyncio
import re
import time
from contextlib import suppress
from functools import partial

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.datastructures import State

from bali.server.circuit_breaker import Unavailable
from bali.server.client_network import client_network
from bali.server.close_codes import INTERNAL, NO_GUEST, NO_TABLE, POLICY, TRY_AGAIN
from bali.server.dependencies import TABLE_NAME
from bali.server.fast_websocket import protocol_of
from bali.server.guests import COOKIE, Session
from bali.server.limits import COSTS, FEW, LISTENERS_PER_COST, MAX_STRIKES, WHOLE_VIEW
from bali.server.listener import Listener
from bali.server.live_table import LiveTable
from bali.server.metrics import COMMAND_SECONDS, count_command
from bali.server.preparation import Preparing
from bali.server.refusals import no_guest, no_table, server_failed, server_full
from bali.server.token_buckets import Limits
from bali.table.commands import COMMAND, Command, Hint, Look, Ping, Question
from bali.table.questions import answer
from bali.table.refusal import Refusal, misunderstood
from bali.table.view_parts import refused

CHECK_EVERY = 0.5  # seconds between two looks at whether a waiting socket is still open
FAILED = server_failed()
TOO_MANY = Refusal("limit", "too many messages; please wait a moment")

logger = structlog.get_logger()
router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def listen(socket: WebSocket, table: str) -> None:
    """Play or watch at a table."""
    await socket.accept()
    try:
        session = await socket.app.state.guests.session(socket.cookies.get(COOKIE))
    except Unavailable as unavailable:
        await _close_refused(socket, TRY_AGAIN, unavailable)
        return
    if session is None:
        await _close_refused(socket, NO_GUEST, no_guest())
    elif not re.fullmatch(TABLE_NAME, table):
        await _close_refused(socket, NO_TABLE, no_table())
    else:
        await _serve(socket, table, session)


async def _serve(socket: WebSocket, table: str, session: Session) -> None:
    """Run a socket of a known guest, unless that exceeds a limit."""
    state, guest, network = socket.app.state, session.visitor.guest, client_network(socket.scope)
    refusal = _refusal(state, guest, network) or _too_fast(state.limits, guest, network)
    if refusal:
        await _close_refused(socket, POLICY, refusal)
        return
    protocol = protocol_of(socket)
    protocol.connection.network = network
    state.registry.guest_networks.note(guest, network)
    listener = Listener(session.visitor, protocol, socket.close)
    listener.generation = session.generation
    with state.open_sockets.counted(guest, network):
        await _SocketSession(socket, state.registry.live_table(table), listener, state.limits).run()


def _refusal(state: State, guest: str, network: str) -> Refusal | None:
    """Return why a guest cannot open another socket, or None."""
    most, of_network = state.settings.connections, state.open_sockets.of_network(network)
    if state.open_sockets.of_guest(guest) >= most or of_network >= most * state.settings.per_address:
        return Refusal("limit", "too many open connections; close some and try again")
    if state.connections.crowded and of_network >= FEW:
        return server_full()
    return None


def _too_fast(limits: Limits, guest: str, network: str) -> Refusal | None:
    return None if limits.guests.allows(guest) and limits.charge(WHOLE_VIEW, guest, network) else TOO_MANY


async def _close_refused(socket: WebSocket, code: int, refusal: Refusal) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(refused(refusal).decode())
        await socket.close(code, refusal.code)


class _SocketSession:
    """One socket from opening to close."""

    def __init__(self, socket: WebSocket, live: LiveTable, listener: Listener, limits: Limits) -> None:
        self.socket, self.live, self.listener, self.limits = socket, live, listener, limits
        self.strikes = 0
        self.hint: asyncio.Task[None] | None = None  # the pending hint, or the last one

    async def run(self) -> None:
        try:
            await self._join()
            self.listener.protocol.on_heartbeat = self._send_presence
            await self._read()
        except Refusal as refusal:
            self.listener.send(refused(refusal))
            self.listener.close(TRY_AGAIN if isinstance(refusal, Unavailable) else NO_TABLE, refusal.code)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            logger.exception("a socket failed", table=self.live.name)
            self.listener.send(refused(FAILED))
            self.listener.close(INTERNAL, FAILED.code)
        finally:
            self.listener.protocol.on_heartbeat = None  # it would keep this session in memory
            if self.hint:
                self.hint.cancel()
            self.live.publisher.leave(self.listener)
            await self.listener.end()

    async def _join(self) -> None:
        """Join the table as soon as its rules are prepared. The client's commands wait in the meantime."""
        while self.listener.protocol.is_open:
            try:
                await self.live.join(self.listener)
            except Preparing as preparing:
                await self._await_rules(preparing)
            else:
                return

    async def _await_rules(self, preparing: Preparing) -> None:
        """Wait until the rules of a game are prepared or the socket is closed. Say so first, and at every heartbeat."""
        say_why = partial(self.listener.send, refused(preparing))
        self.listener.protocol.on_heartbeat = say_why
        say_why()
        preparation = self.live.registry.preparation
        while preparing.game in preparation.pending and self.listener.protocol.is_open:
            await preparation.wait(preparing.game, CHECK_EVERY)

    async def _read(self) -> None:
        while not self.listener.closing:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or self.listener.closing:
                return
            await self._handle_message(message.get("text") or message.get("bytes") or "")
            await self.listener.wait_for_space()

    async def _handle_message(self, text: str | bytes) -> None:
        """Parse one message and run its command."""
        if not self.limits.allows_message(self.listener.visitor.guest, self.listener.protocol.connection.network):
            self._refuse(TOO_MANY, None, strike=True)
            return
        try:
            command = COMMAND.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            self._refuse(misunderstood(first, first["loc"]), None, strike=True)
            return
        if not self._can_pay(self._cost(command)):
            self._refuse(TOO_MANY, command.do, strike=True)
        elif isinstance(command, Hint):
            await self._start_hint(command)
        else:
            await self._run_command(command)

    def _cost(self, command: Command) -> int:
        """Return the cost of a command: a change is sent to everyone at the table."""
        asks = isinstance(command, Look | Ping | Hint | Question)
        return COSTS.get(command.do, 1) + (0 if asks else len(self.live.listeners) // LISTENERS_PER_COST)

    def _can_pay(self, cost: int) -> bool:
        return self.limits.charge(cost, self.listener.visitor.guest, self.listener.protocol.connection.network)

    async def _start_hint(self, command: Hint) -> None:
        """Compute a hint in the background while further messages are handled. A socket has one hint at a time."""
        if self.hint and not self.hint.done():
            self._refuse(Refusal("busy", "you have already asked for a hint; please wait"), command.do)
            count_command(command.do, "busy")
            return
        self.hint = asyncio.create_task(self._run_command(command))
        await asyncio.sleep(0)  # so that it reaches the table before the next command

    async def _run_command(self, command: Command) -> None:
        start = time.perf_counter()
        outcome = await self._execute(command)
        count_command(command.do, outcome)
        COMMAND_SECONDS.observe(time.perf_counter() - start)

    async def _execute(self, command: Command) -> str:
        """Carry out a command, or say why that is not possible. Return the outcome: "done", or the code of the refusal."""
        try:
            await self._carry_out(command)
        except Refusal as refusal:
            return await self._explain(refusal, command.do)
        except Exception:
            logger.exception("a command failed", do=command.do, table=self.live.name)
            await self._send_whole_view()
            self._refuse(FAILED, command.do)
            return FAILED.code
        return "done"

    async def _carry_out(self, command: Command) -> None:
        if isinstance(command, Look):
            self.listener.look(command.seat)
            await self.live.send_whole_view(self.listener)
        elif isinstance(command, Ping):
            self._send_presence()
        elif isinstance(command, Hint):
            self.listener.send(await self.live.hint(self.listener.viewer, command.step))
        elif isinstance(command, Question):
            async with self.live.lock:
                table = await self.live.load()
                self.listener.send(answer(table, self.listener.viewer(table), command))
        else:
            await self.live.execute(command, self.listener.visitor)

    async def _explain(self, refusal: Refusal, do: str) -> str:
        """Send a refusal, after the whole view if the client's was stale. Return the code of the refusal sent."""
        if refusal.code == "stale":
            if not self._can_pay(WHOLE_VIEW):
                self._refuse(TOO_MANY, do, strike=True)
                return TOO_MANY.code
            await self._send_whole_view()
        self._refuse(refusal, do)
        return refusal.code

    def _send_presence(self) -> None:
        self.listener.send(self.live.publisher.presence.message)

    async def _send_whole_view(self) -> None:
        """Send the whole view if it is available. During an outage, the next command sends it."""
        with suppress(Refusal):
            await self.live.send_whole_view(self.listener)

    def _refuse(self, refusal: Refusal, do: str | None, *, strike: bool = False) -> None:
        self.listener.send(refused(refusal, do))
        self.strikes += strike
        if self.strikes >= MAX_STRIKES:
            self.listener.close(POLICY, refusal.code)
