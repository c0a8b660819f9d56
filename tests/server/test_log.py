"""The log: nobody can fill it, and what was left out is told."""

import io
import json
import logging
from pathlib import Path

import pytest
import structlog

from bali.server.log_limit import LINES, LONGEST, MAX_KINDS, WINDOW, LimitedHandler
from bali.server.run import configure_logs
from tests.server.house import house
from tests.server.raw import Clock, connected, read_all


def written(handler: LimitedHandler) -> list[str]:
    stream = handler.stream
    assert isinstance(stream, io.StringIO)
    lines = stream.getvalue().splitlines()
    stream.truncate(0)
    stream.seek(0)
    return lines


def log(handler: LimitedHandler, text: object, *values: object) -> None:
    handler.handle(logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, values, None))


def test_some_lines_of_each_kind_are_written_and_then_how_many_were_not() -> None:
    clock = Clock()
    handler = LimitedHandler(io.StringIO(), clock)
    for number in range(500):
        log(handler, "invalid request %d", number)
    log(handler, {"event": "a bot process is replaced", "pid": 1})
    lines = written(handler)
    assert lines[:LINES] == [f"invalid request {number}" for number in range(LINES)]
    assert len(lines) == LINES + 1
    clock.now += WINDOW
    log(handler, "something else")
    assert written(handler) == [f"left out {500 - LINES} more lines like this: invalid request %d", "something else"]
    log(handler, "invalid request %d", 501)
    assert written(handler) == ["invalid request 501"]
    for number in range(100):
        log(handler, "invalid request %d", number)
    written(handler)
    handler.report_suppressed(all_kinds=True)
    assert written(handler) == ["left out 91 more lines like this: invalid request %d"]


def test_kinds_without_number_are_one_kind() -> None:
    handler = LimitedHandler(io.StringIO(), Clock())
    for number in range(10 * MAX_KINDS):
        log(handler, f"odd {number}")
    assert len(written(handler)) == MAX_KINDS + LINES
    assert len(handler.kinds) == MAX_KINDS + 1


def test_a_line_is_not_longer_than_it_needs_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    try:
        configure_logs(as_json=True)
        try:
            raise ValueError("x" * 100 * LONGEST)
        except ValueError:
            structlog.get_logger().exception("request failed", path="y" * 100 * LONGEST)
        line = capsys.readouterr().err
        told = json.loads(line)
        assert (told["event"], told["level"]) == ("request failed", "error")
        assert len(line) < 3 * LONGEST
    finally:
        root.handlers[:] = before
        structlog.reset_defaults()


def test_senseless_requests_do_not_fill_the_log(tmp_path: Path) -> None:
    with house(str(tmp_path / "tables.sqlite")) as running:
        for _ in range(10 * LINES):
            opened = connected(running.port)
            opened.sendall(b"\x00garbage\r\n\r\n")
            assert read_all(opened).startswith(b"HTTP/1.1 400")
        lines = running.stop().splitlines()
        assert len(lines) <= LINES + 1
        assert f"left out {9 * LINES} more lines" in lines[-1]
