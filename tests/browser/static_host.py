"""The static site, built for the tests, on a web host that knows nothing about it."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

WEB = Path(__file__).parents[2] / "web"
BASE = "/games/bali/"  # the site does not know this path


def build(folder: Path, server: str = "") -> None:
    """Build the site into a folder. It may name a server for online tables."""
    command = ["npx", "vite", "build", "--mode", "site", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn"]
    subprocess.run(command, cwd=WEB, env=os.environ | {"BALI_SERVER": server}, check=True, capture_output=True)


def unused_port() -> int:
    """Return a port at which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Quiet(SimpleHTTPRequestHandler):
    """The handler of `python -m http.server`, without its log."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the base class calls it so
        """Say nothing."""


class StaticHost:
    """A web host for one site."""

    def __init__(self, root: Path, port: int) -> None:
        self.folder = root / BASE.strip("/")
        self.server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(root)))
        self.address = f"http://127.0.0.1:{self.server.server_port}{BASE}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def publish(self, site: Path) -> None:
        """Replace the site by another build."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(site, self.folder)

    def stop(self) -> None:
        """Stop for good: the port answers nobody."""
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def hosting(root: Path, site: Path, port: int = 0) -> Iterator[StaticHost]:
    """Host a build below `BASE`."""
    host = StaticHost(root, port)
    host.publish(site)
    try:
        yield host
    finally:
        host.stop()
