"""What stands before every request: limits, origins, and headers that keep a page to itself."""

from http import HTTPStatus
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bali.server.limits import Limiter
from bali.server.metrics import REQUESTS
from bali.server.settings import Settings

LARGEST_BODY = 2 * 1024 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/health",)
ARTWORK = "/assets/"  # of which a page loads dozens of files at once
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

logger = structlog.get_logger()


class TooLarge(HTTPException):
    """A body that nobody needs."""

    def __init__(self) -> None:
        """Says how much is enough."""
        super().__init__(413, f"a request has at most {LARGEST_BODY} bytes")


def problem(status: int, code: str, message: str) -> JSONResponse:
    """Gets the answer to a request that cannot be granted."""
    readable = message.encode("utf-8", "replace").decode()
    return JSONResponse({"code": code, "message": readable}, status)


class Guard:
    """Lets through what may pass, and says of everything else why not."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        """Takes what it guards."""
        self.app, self.settings, self.limiter = app, settings, limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket is refused before it opens: cookies travel with it, so another site's page must not open one."""
        if self._foreign(scope) or not self.limiter.allows(address_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = HTTPStatus.INTERNAL_SERVER_ERROR.value

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._pass(scope, receive, answer)
        finally:
            route = scope.get("route")
            REQUESTS.labels(scope["method"], getattr(route, "path", "other"), status).inc()

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0

        async def read() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:
                raise TooLarge
            return message

        refusal = self._refusal(scope)
        if refusal:
            await refusal(scope, receive, send)
            return
        try:
            await self.app(scope, read, send)
        except Exception:
            logger.exception("request failed", path=scope["path"])
            await problem(500, "error", "something went wrong here; it was noted")(scope, receive, send)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        if scope["method"] not in SAFE and self._foreign(scope):
            return problem(403, "origin", "another site's page cannot do this")
        if not _unlimited(scope) and not self.limiter.allows(address_of(scope)):
            return problem(429, "limit", "too many requests; wait a little")
        return None

    def _foreign(self, scope: Scope) -> bool:
        """Gets whether another site's page asks. Programs that are no browsers send no origin."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        try:
            return urlsplit(origin).netloc != headers.get("host") and origin not in self.settings.origins
        except ValueError:
            return True


def _unlimited(scope: Scope) -> bool:
    return scope["path"] in UNLIMITED or (scope["path"].startswith(ARTWORK) and scope["method"] in SAFE)


def address_of(scope: Scope) -> str:
    """Gets where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "local"
