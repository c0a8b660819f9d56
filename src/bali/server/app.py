"""The server application and how its parts are assembled."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from bali import __version__
from bali.core.errors import BaliError
from bali.server import api, kept_games, replays, socket
from bali.server.bot_pool import BotPool
from bali.server.client_network import parse_proxies
from bali.server.connections import Connections
from bali.server.dependencies import status_of
from bali.server.error_log import log_unhandled
from bali.server.guard import Guard, problem, refusal_response
from bali.server.guests import Guests
from bali.server.health import Health
from bali.server.log_limit import report_suppressed
from bali.server.offload import Offload
from bali.server.open_sockets import OpenSockets
from bali.server.openapi import DocumentedApp
from bali.server.registry import TableRegistry, now
from bali.server.settings import Settings
from bali.server.static_pages import StaticPages
from bali.server.store import Store
from bali.server.token_buckets import Limits
from bali.table.refusal import misunderstood

logger = structlog.get_logger()

SWEEP_EVERY = 1.0  # seconds between two sweeps over all connections


def make_app(
    settings: Settings, clock: Callable[[], int] = now, store: Store | None = None, *, prepares: bool = False
) -> FastAPI:
    """Create the server's application. Its parts start and stop with it.

    Args:
        settings: The server's settings.
        clock: Returns the time in milliseconds.
        store: An open database. If omitted, the application opens the one given in the settings.
        prepares: Whether to compile or load the rules in the background, rather than when they are first used.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or await _open_store(settings)
        async with _running(app, settings, clock, opened) as registry:
            if prepares:
                registry.preparation.start()
            yield

    app = DocumentedApp(
        title="Bali", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/schema.json"
    )
    limits = app.state.limits = Limits(settings)
    connections = app.state.connections = _make_connections(settings, limits)
    app.state.offload, app.state.open_sockets = Offload(), OpenSockets()
    for router in (api.router, replays.router, kept_games.router, socket.router):
        app.include_router(router)
    app.add_middleware(Guard, settings=settings, limits=limits, count_sent=connections.count_sent)
    app.add_exception_handler(BaliError, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_api_route("/health", _health, include_in_schema=False)
    app.router.default = StaticPages(settings.client, app.router.default)
    return app


def _make_connections(settings: Settings, limits: Limits) -> Connections:
    sockets = settings.connections * settings.per_address
    return Connections(settings.max_connections, sockets, parse_proxies(settings.trusted_proxies), limits.networks)


@asynccontextmanager
async def _running(app: FastAPI, settings: Settings, clock: Callable[[], int], store: Store) -> AsyncIterator[TableRegistry]:
    """Start the parts of an application, and stop them at the end."""
    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    registry = TableRegistry(settings, store, BotPool(settings.bot_processes, settings.bot_timeout), clock)
    app.state.registry, app.state.settings = registry, settings
    app.state.guests = Guests(store, await store.key("cookies", secrets.token_hex(32)), clock)
    registry.start()
    watching = asyncio.create_task(_watch(app.state.connections))
    try:
        yield registry
    finally:
        watching.cancel()
        app.state.offload.close()
        await registry.close()
        registry.bot_pool.stop()
        await store.close()
        report_suppressed(all_kinds=True)


async def _open_store(settings: Settings) -> Store:
    store = Store(settings.url, settings.database_timeout)
    await store.open()
    return store


async def _watch(connections: Connections) -> None:
    """Periodically close connections that exceed their time limit and report suppressed log lines."""
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            connections.sweep()
            report_suppressed()
        except Exception:
            logger.exception("sweeping the connections failed")


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BaliError)
    return refusal_response(status_of(error), error)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return refusal_response(422, misunderstood(first, first["loc"][1:]))


async def _http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    phrase = HTTPStatus(error.status_code).phrase
    answer = problem(error.status_code, phrase.lower().replace(" ", "-"), phrase)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        answer.headers["allow"] = ", ".join(sorted(_methods(request.url.path)))
    return answer


def _methods(path: str) -> set[str]:
    """Return the HTTP methods that all routes of a path accept together."""
    every = (*api.router.routes, *replays.router.routes, *kept_games.router.routes)
    routes = [route for route in every if isinstance(route, APIRoute) and route.path_regex.match(path)]
    return {method for route in routes for method in route.methods or ()} or {"GET"}


async def _health(request: Request) -> Response:
    """Report whether the server is healthy."""
    health: Health = request.app.state.registry.health
    fault = await health.problem()
    return PlainTextResponse(fault or health.summary, 503 if fault else 200)
