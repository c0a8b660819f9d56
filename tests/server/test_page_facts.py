"""The page has the facts that Python declares, and its heartbeats are those that the server expects."""

import json
from pathlib import Path

import pytest

from bali.server.fast_websocket import HEARTBEAT
from bali.server.limits import HEARTBEAT_EVERY, HEARTBEATS_PER_SECOND
from bali.server.page_facts import PAGE, all_facts


@pytest.mark.parametrize("file", all_facts(), ids=lambda file: str(file.relative_to(PAGE)))
def test_the_facts_of_the_page_are_written_from_python(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == all_facts()[file], "run `make types`"


def test_the_pings_of_the_page_are_heartbeats_to_the_server() -> None:
    assert HEARTBEAT_EVERY / 1000 * HEARTBEATS_PER_SECOND > 1
    assert json.dumps({"do": "ping"}, separators=(",", ":")).encode() == HEARTBEAT  # as `JSON.stringify` writes it
