"""The log: nobody can flood it, and it reports what it left out."""

import io
import json
import logging
from pathlib import Path

import pytest
import structlog

from bali.server.limits import LOG_WINDOW, MAX_LOG_KINDS, MAX_LOG_LINES, MAX_LOG_VALUE
from bali.server.log_limit import LimitedHandler
from bali.server.run import configure_logs
from tests.server.raw import Clock, connected, read_all
from tests.server.running_server import run_server


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
    assert lines[:MAX_LOG_LINES] == [f"invalid request {number}" for number in range(MAX_LOG_LINES)]
    assert len(lines) == MAX_LOG_LINES + 1
    clock.now += LOG_WINDOW
    log(handler, "something else")
    assert written(handler) == [f"left out {500 - MAX_LOG_LINES} more lines like this: invalid request %d", "something else"]
    log(handler, "invalid request %d", 501)
    assert written(handler) == ["invalid request 501"]
    for number in range(100):
        log(handler, "invalid request %d", number)
    written(handler)
    handler.report_suppressed(all_kinds=True)
    assert written(handler) == ["left out 91 more lines like this: invalid request %d"]


def test_kinds_without_number_are_one_kind() -> None:
    handler = LimitedHandler(io.StringIO(), Clock())
    for number in range(10 * MAX_LOG_KINDS):
        log(handler, f"odd {number}")
    assert len(written(handler)) == MAX_LOG_KINDS + MAX_LOG_LINES
    assert len(handler.kinds) == MAX_LOG_KINDS + 1


def test_a_line_is_not_longer_than_it_needs_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    try:
        configure_logs(as_json=True)
        try:
            raise ValueError("x" * 100 * MAX_LOG_VALUE)
        except ValueError:
            structlog.get_logger().exception("request failed", path="y" * 100 * MAX_LOG_VALUE)
        line = capsys.readouterr().err
        entry = json.loads(line)
        assert (entry["event"], entry["level"]) == ("request failed", "error")
        assert len(line) < 3 * MAX_LOG_VALUE
    finally:
        root.handlers[:] = before
        structlog.reset_defaults()


def test_senseless_requests_do_not_fill_the_log(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite")) as running:
        for _ in range(10 * MAX_LOG_LINES):
            opened = connected(running.port)
            opened.sendall(b"\x00garbage\r\n\r\n")
            assert read_all(opened).startswith(b"HTTP/1.1 400")
        lines = running.stop().splitlines()
        assert len(lines) <= MAX_LOG_LINES + 1
        assert f"left out {9 * MAX_LOG_LINES} more lines" in lines[-1]
