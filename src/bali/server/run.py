"""Starting a server and shutting it down cleanly."""

import asyncio
import logging
import sys
from typing import Any

import structlog
import uvicorn

from bali.server.app import make_app
from bali.server.connections import affordable_connections
from bali.server.error_log import format_error
from bali.server.fast_websocket import FastWebSocket
from bali.server.http_protocol import HttpProtocol
from bali.server.limits import MAX_MESSAGE
from bali.server.log_limit import LimitedHandler, shorten_values
from bali.server.settings import Settings
from bali.server.store import Store

PING_SECONDS = 20.0  # between two pings of the server, and until a socket without a pong is closed
SHUTDOWN_SECONDS = 5  # that open requests get to finish when the server stops

logger = structlog.get_logger()


def configure_logs(*, as_json: bool) -> None:
    """Format all logs, ours and those of libraries, as lines for people or as JSON for machines."""
    before: list[Any] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso")]
    lines = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    last: list[Any] = [
        structlog.processors.ExceptionRenderer(format_error),
        shorten_values,
        structlog.processors.JSONRenderer() if as_json else lines,
    ]
    handler = LimitedHandler()
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=[strip, *last], foreign_pre_chain=before))
    handler.addFilter(_is_ours)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


NOT_OURS = (UnicodeDecodeError, asyncio.CancelledError)  # a client sent invalid UTF-8; the server is stopping


def _is_ours(record: logging.LogRecord) -> bool:
    """Return whether a log line is about a fault of ours."""
    return not (record.exc_info and isinstance(record.exc_info[1], NOT_OURS) and record.name == "uvicorn.error")


def make_server(settings: Settings, store: Store | None = None, *, prepares: bool = False) -> uvicorn.Server:
    """Return a server that is ready to run, with an open database or the one in the settings (see `make_app`)."""
    app = make_app(settings, store=store, prepares=prepares)
    most = app.state.connections.most = affordable_connections(settings.max_connections)
    if most < settings.max_connections:
        logger.warning("the limit on open files allows fewer connections", most=most, wanted=settings.max_connections)
    return uvicorn.Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            http=HttpProtocol,
            ws=FastWebSocket,
            ws_max_size=MAX_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            server_header=False,
            log_config=None,
            log_level="warning",
            access_log=False,
        )
    )
