"""Starts a server and stops it well."""

import logging
import sys

import structlog
import uvicorn

from bali.server.app import make_app
from bali.server.settings import Settings

LARGEST_MESSAGE = 16 * 1024
HEARTBEAT = 20.0  # seconds between two pings, and until a socket without an answer is closed
LAST_WORDS = 5  # seconds that open requests get when the server stops


def configure_logs(*, as_json: bool) -> None:
    """Makes logs lines for people, or JSON for machines."""
    lines = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    renderer = structlog.processors.JSONRenderer() if as_json else lines
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info if as_json else structlog.processors.StackInfoRenderer(),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def make_server(settings: Settings) -> uvicorn.Server:
    """Makes a server that is ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=LAST_WORDS,
            server_header=False,
            log_config=None,
            log_level="warning",
            access_log=False,
        )
    )
