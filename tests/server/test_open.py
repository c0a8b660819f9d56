"""`bali serve --open`: a browser opens where there is one."""

import os
import select
from pathlib import Path

import pytest

from tests.server.running_server import run_server, to_close
from tests.server.waiting import TIMEOUT


def test_a_browser_opens_at_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe, browser = tmp_path / "visits", tmp_path / "browser"
    os.mkfifo(pipe)
    visits = os.open(pipe, os.O_RDWR)  # for reading and writing, so that opening it does not wait for the browser
    to_close.callback(os.close, visits)
    browser.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with run_server(str(tmp_path / "tables.sqlite"), "--open") as running:
        assert select.select([visits], [], [], TIMEOUT)[0], "no browser was opened"
        assert os.read(visits, 1000).decode() == f"http://localhost:{running.port}/\n"


def test_without_a_browser_the_server_is_there_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", str(tmp_path / "nothing"))
    monkeypatch.setenv("PATH", "")
    with run_server(str(tmp_path / "tables.sqlite"), "--open") as running:
        assert running.process.poll() is None
