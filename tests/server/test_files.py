"""Files that are sent to be verified."""

import json
from typing import Any

import pytest

from bali.core.saved import checksum
from tests.server.running_server import Guest, RunningServer, error_of


def header(**values: Any) -> bytes:
    """Return the first line of a saved game, with a check that is right."""
    return json.dumps({**values, "check": checksum("", values)}).encode() + b"\n"


def of_altar(**options: Any) -> bytes:
    return header(bali=1, game="altar", options={"players": 2, "variants": [], "memory": "faithful", **options})


FILES = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "no game": b"{}\n",
    "deep": b'{"bali":1,"check":"x","a":' + b"[" * 100_000 + b"\n",
    "another format": header(bali="\ud800"),
    "another game": header(bali=1, game="\ud800"),
    "no name of a game": header(bali=1, game=["altar"]),
    "another variant": of_altar(variants=["\ud800"]),
    "another memory": of_altar(memory="\ud800"),
    "many players": of_altar(players=10**4000),
    "variants of all kinds": of_altar(variants=[1, "day", None]),
}


@pytest.mark.parametrize("what", FILES)
def test_a_file_that_is_no_game_is_refused(shared_server: RunningServer, what: str) -> None:
    assert error_of(Guest(shared_server.port, "Anna").http.post("/api/verify", content=FILES[what]))[0] in (400, 409)
