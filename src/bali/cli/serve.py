"""`bali serve`: tables online."""

import asyncio
import socket
import sys

from rich.console import Console

from bali.cli.start import compiling
from bali.core.errors import BaliError
from bali.server.run import configure_logs, make_server
from bali.server.settings import Settings
from bali.server.store import Store
from bali.server.warm import warm_up

HERE = ("127.0.0.1", "0.0.0.0", "::", "::1")  # noqa: S104


def run_serve(settings: Settings) -> None:
    """Serves until it is told to stop."""
    configure_logs(as_json=settings.log_json)
    server, listening = make_server(settings), _listen(settings.host, settings.port)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_prepare(settings))
        with compiling(Console(stderr=True), "Loading the rules; the first time they are compiled, which takes a minute ..."):
            warm_up()
        host, port = listening.getsockname()[:2]
        print(f"Bali is at http://{'localhost' if host in HERE else host}:{port}/ (Ctrl-C stops it)", flush=True)
        runner.run(server.serve([listening]))
    if not server.started:
        sys.exit(3)


async def _prepare(settings: Settings) -> None:
    """Says what is wrong with the database before anyone is told that the server is there."""
    store = Store(settings.url)
    await store.open()
    await store.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BaliError(f"cannot listen on {host}, port {port}: {reason}") from None
