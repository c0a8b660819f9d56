"""Uvicorn's HTTP protocol with limits on the size of requests, on the time they take, and on pipelining.

It uses Uvicorn's private interfaces, as `fast_websocket` does; pyproject.toml allows only the versions that were tested.
"""

import asyncio
from http import HTTPStatus
from math import inf
from typing import NoReturn

from pydantic_core import to_json
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from bali.server.connections import Connection, connections_of
from bali.server.limits import BODY_SECONDS, HEAD_SECONDS, IDLE_SECONDS, MAX_DISCARDED, MAX_HEAD, MAX_PIPELINED
from bali.table.refusal import Refusal

BAD = (HTTPStatus.BAD_REQUEST, Refusal("bad-request", "this is not HTTP"))
LARGE_HEAD = (
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    Refusal("too-large", f"the headers are too large; the limit is {MAX_HEAD} bytes"),
)
LARGE_BODY = (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, Refusal("too-large", "this request is far too large"))
NO_LENGTH = (HTTPStatus.LENGTH_REQUIRED, Refusal("length", "a request with a body needs a Content-Length"))
PIPELINED = (HTTPStatus.TOO_MANY_REQUESTS, Refusal("limit", "too many requests on one connection; wait for the answers"))
NOT_SERVED = {"limit": HTTPStatus.TOO_MANY_REQUESTS, "busy": HTTPStatus.SERVICE_UNAVAILABLE}


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket or closes."""

    connection: Connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the connection."""
        super().connection_made(transport)
        self.open_connections = connections_of(self.config.app)
        self.connection = self.open_connections.open(transport, self.client[0] if self.client else "")
        self.in_head, self.heads, self.head_size = True, 0, 0
        self.refused = BAD  # the reason for a refusal of the request being parsed
        self.running: RequestResponseCycle | None = None  # the request being answered, or the last one

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection."""
        self.open_connections.closed(self.transport)
        self._stop_response()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close the connection once its request is answered, because the server is stopping."""
        super().shutdown()
        self.connection.shorten_deadline(self.open_connections.now())

    def data_received(self, data: bytes) -> None:
        """Parse requests."""
        if self.connection.refusal:
            self._refuse(NOT_SERVED[self.connection.refusal.code], self.connection.refusal)
            return
        before = (self.in_head, self.heads)
        super().data_received(data)
        if self.in_head and before == (True, self.heads):  # all of this data belongs to one head, which is not complete yet
            self.head_size += len(data)
            if self.head_size > MAX_HEAD and not self.transport.is_closing():
                self._refuse(*LARGE_HEAD)

    def on_message_begin(self) -> None:
        """Start the time limit of a request's head."""
        super().on_message_begin()
        self._set_deadline(HEAD_SECONDS)
        if len(self.pipeline) >= MAX_PIPELINED:
            self._reject(PIPELINED)

    def on_headers_complete(self) -> None:
        """Check the head, and start the time limit of the body."""
        self.in_head, self.head_size = False, 0
        self.heads += 1
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MAX_HEAD:
            self._reject(LARGE_HEAD)
        for name, value in self.headers:
            if name == b"transfer-encoding":  # chunks have extensions and trailers of any size, and no browser sends them
                self._reject(NO_LENGTH)
            if name == b"content-length" and int(value) > MAX_DISCARDED:
                self._reject(LARGE_BODY)
        self._set_deadline(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Suspend the time limit while the server prepares its response."""
        super().on_message_complete()
        self.in_head = True
        answered = self.cycle is not None and self.cycle.response_complete
        self._set_deadline(IDLE_SECONDS if answered else inf)

    def on_response_complete(self) -> None:
        """Limit the wait for the next request."""
        super().on_response_complete()
        if self.in_head and not self.pipeline:
            self._set_deadline(IDLE_SECONDS)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_response(self) -> None:
        """Stop writing the response to the current request. Uvicorn itself does so only for the last one."""
        if self.running and not self.running.response_complete:
            self.running.disconnected = True
            self.running.message_event.set()

    def _set_deadline(self, seconds: float) -> None:
        self.connection.deadline = self.open_connections.now() + seconds

    def _reject(self, why: tuple[HTTPStatus, Refusal]) -> NoReturn:
        """Refuse the request being parsed. The parser treats any exception as a bad request."""
        self.refused = why
        raise ValueError

    def send_400_response(self, msg: str) -> None:
        """Send the client the reason why its request was refused."""
        self._refuse(*self.refused)

    def _refuse(self, status: HTTPStatus, refusal: Refusal) -> None:
        self._stop_response()
        body = to_json({"code": refusal.code, "message": str(refusal)})
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(f"{head}connection: close\r\n\r\n".encode() + body)
        self.transport.close()
