"""The files of a database: of one server, and of nobody else."""

import asyncio
import os
import signal
import sqlite3
import stat
from pathlib import Path

import pytest

from bali.server.settings import Settings
from tests.server.running_server import Guest, RunningServer, run_server
from tests.server.test_start import assert_clear, make, serve, why_not


def modes(folder: Path) -> dict[str, int]:
    """Return the files of a folder with their permissions."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_a_second_server_does_not_start_on_the_same_file(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(file)
    with run_server(str(file)):
        assert_clear(serve("--port", "0", "--database", str(file)), "cannot open", "tables.sqlite", "another server")
        assert "another server" in why_not(str(link))


def test_a_server_that_was_killed_does_not_keep_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    RunningServer(str(file)).stop(signal.SIGKILL)
    asyncio.run(make(file))


def test_only_its_owner_can_read_a_database(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with run_server(str(tmp_path / "tables.sqlite")) as running:
            Guest(running.port, "Anna")
            files = modes(tmp_path)
    finally:
        os.umask(before)
    assert files == dict.fromkeys(("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"), 0o600)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as old:
        old.execute("create table letters (text)")
    file.chmod(0o664)
    asyncio.run(make(file))
    assert modes(tmp_path)["tables.sqlite"] == 0o600


def test_others_cannot_look_into_the_folder_of_the_default_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().url.endswith("/bali/tables.sqlite")
    assert modes(tmp_path) == {"bali": 0o700}
