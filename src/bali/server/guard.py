"""Middleware in front of every request: rate limits, limits on size, origin checks and security headers."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bali.core.errors import BaliError
from bali.server.client_network import client_network
from bali.server.close_codes import POLICY
from bali.server.limits import MAX_BODY, MAX_UPLOAD, REQUEST_COSTS
from bali.server.metrics import REQUESTS
from bali.server.refusals import server_failed, too_many_requests
from bali.server.settings import Settings
from bali.server.token_buckets import Limits
from bali.table.refusal import shortened

UPLOADS = ("/api/verify", "/api/replay", "/api/games")
SAFE = ("GET", "HEAD", "OPTIONS")
ARTWORK = "/assets/"  # a page loads more than a hundred of these files
REFUSAL_DELAY = 1.0  # seconds before a 429 is sent: slows down clients that don't wait by themselves
MAX_PATH = 200  # characters of a path in the log
CONTENT_POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the page compiles the games' WebAssembly, and no other code from data
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{name} {sources}" for name, sources in CONTENT_POLICY.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}  # browsers insist on HTTPS for a year after a visit

logger = structlog.get_logger()


def problem(status: int, code: str, message: str) -> JSONResponse:
    """Return the error response to a refused request."""
    return JSONResponse({"code": code, "message": shortened(message)}, status)


def refusal_response(status: int, error: BaliError) -> JSONResponse:
    """Return the error response that explains a refusal, or another error of the person who sent the request."""
    return problem(status, error.code, str(error))


class Guard:
    """Middleware that passes on permitted requests and explains why it refuses the others."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, count_sent: Callable[[int], None]) -> None:
        self.app, self.settings, self.limits, self.count_sent = app, settings, limits, count_sent
        self.headers = HEADERS | (HTTPS_ONLY if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse foreign sockets before they open: cookies are sent along, so another site's page must not open one."""
        allowed = self.limits.networks.allows(client_network(scope))
        if allowed and not self._is_foreign(scope):
            await self.app(scope, receive, send)
            return
        await receive()
        if not allowed:
            await asyncio.sleep(REFUSAL_DELAY)
        await send({"type": "websocket.close", "code": POLICY})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = HTTPStatus.INTERNAL_SERVER_ERROR.value

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)
            self.count_sent(len(message.get("body", b"")))

        try:
            await self._pass(scope, receive, answer)
        finally:
            route = scope.get("route")
            REQUESTS.labels(scope["method"], getattr(route, "path", "other"), status).inc()

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal:
            if refusal.status_code == HTTPStatus.TOO_MANY_REQUESTS:
                await asyncio.sleep(REFUSAL_DELAY)
            await refusal(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except ClientDisconnect:
            pass  # in the middle of its body: nobody is left to answer
        except Exception:
            logger.exception("request failed", path=scope["path"][:MAX_PATH])
            await refusal_response(HTTPStatus.INTERNAL_SERVER_ERROR, server_failed())(scope, receive, send)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        if scope["method"] not in SAFE and self._is_foreign(scope):
            return problem(403, "origin", "pages of other sites cannot do this")
        limiter = self.limits.artwork if _is_artwork(scope) else self.limits.networks
        if not limiter.allows(client_network(scope), min(REQUEST_COSTS.get(scope["path"], 1), limiter.burst)):
            return refusal_response(HTTPStatus.TOO_MANY_REQUESTS, too_many_requests())
        most = MAX_UPLOAD if scope["path"] in UPLOADS else MAX_BODY
        if int(Headers(scope=scope).get("content-length", "0")) > most:
            return problem(413, "too-large", f"this request is too large; the limit is {most} bytes")
        return None

    def _is_foreign(self, scope: Scope) -> bool:
        """Return whether the request comes from another site's page. Clients other than browsers send no origin."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        try:
            return urlsplit(origin).netloc != headers.get("host") and origin not in self.settings.origins
        except ValueError:
            return True


def _is_artwork(scope: Scope) -> bool:
    return bool(scope["path"].startswith(ARTWORK) and scope["method"] in SAFE)
