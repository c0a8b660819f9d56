"""`bali serve --open`: a browser opens where there is one."""

import time
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, house

MOMENT = 0.05  # seconds between two looks


def test_a_browser_opens_at_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visited, browser = tmp_path / "visited", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {visited}.part\nmv {visited}.part {visited}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with house(str(tmp_path / "tables.sqlite"), "--open") as running:
        for _ in range(int(PATIENCE / MOMENT)):
            if visited.exists():
                break
            time.sleep(MOMENT)
        assert visited.read_text() == f"http://localhost:{running.port}/\n"


def test_without_a_browser_the_server_is_there_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", str(tmp_path / "nothing"))
    monkeypatch.setenv("PATH", "")
    with house(str(tmp_path / "tables.sqlite"), "--open") as running:
        assert running.process.poll() is None
