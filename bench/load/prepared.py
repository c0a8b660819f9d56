"""Waiting for a server of ours: it opens its port before its rules are loaded."""

import time
from urllib.error import URLError
from urllib.request import urlopen

CHECK_EVERY = 0.1  # seconds


def wait_until_prepared(port: int) -> None:
    """Wait until the server at a port has loaded the rules of all games."""
    while not _is_prepared(port):
        time.sleep(CHECK_EVERY)


def _is_prepared(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health") as answer:
            return bool(answer.read() == b"ok")
    except URLError:
        return False
