"""`bali serve`: online tables."""

import asyncio
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

from bali.core.errors import BaliError
from bali.server.metrics import serve_metrics
from bali.server.run import configure_logs, make_server
from bali.server.settings import Settings
from bali.server.store import Store

SEND_BUFFER = 128 * 1024  # bytes that the system buffers for a slow reader; by default it would buffer megabytes
HERE = ("127.0.0.1", "0.0.0.0", "::", "::1")  # noqa: S104


def run_serve(settings: Settings, *, opens: bool = False) -> None:
    """Serve until stopped. Open the first page in a browser if requested."""
    configure_logs(as_json=settings.log_json)
    store = Store(settings.url, settings.database_timeout)
    server, listening = make_server(settings, store, prepares=True), _listen(settings.host, settings.port, or_any=opens)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # connections inherit it
    metrics_port = None if settings.metrics_port is None else serve_metrics(settings.metrics_host, settings.metrics_port)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(store.open())  # before the address is printed
        host, port = listening.getsockname()[:2]
        address = f"http://{'localhost' if host in HERE else host}:{port}/"
        print(f"Bali is running at {address} (press Ctrl-C to stop)", flush=True)
        if metrics_port is not None:
            print(f"Metrics are at http://{settings.metrics_host}:{metrics_port}/metrics", flush=True)
        if opens:  # in a thread, because some browsers return only when they are closed
            threading.Thread(target=_open, args=(address,), daemon=True).start()
        runner.run(server.serve([listening]))
    if not server.started:
        sys.exit(3)


def _open(address: str) -> None:
    """Open a browser if there is one. The address is printed in any case."""
    with suppress(Exception):
        webbrowser.open(address)


def _listen(host: str, port: int, *, or_any: bool) -> socket.socket:
    """Listen on a port. With `or_any`, use any free port if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        if or_any and port:
            return _listen(host, 0, or_any=False)
        reason = getattr(error, "strerror", None) or error
        raise BaliError(f"cannot listen on {host}, port {port}: {reason}") from None
