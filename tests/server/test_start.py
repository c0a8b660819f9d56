"""Servers that cannot start say why."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House


def serve(*options: str) -> "subprocess.CompletedProcess[str]":
    """Tries to start a server that cannot start."""
    command = [sys.executable, "-m", "bali", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def assert_clear(ended: "subprocess.CompletedProcess[str]", *words: str) -> None:
    """Expects an end with one line that says what was wrong."""
    assert ended.returncode > 0
    (line,) = ended.stderr.splitlines()
    assert line.startswith("bali: ")
    assert all(word in line for word in words)
    assert ended.stdout == ""


def test_a_folder_that_does_not_exist_is_no_place_for_a_database(tmp_path: Path) -> None:
    assert_clear(serve("--port", "0", "--database", str(tmp_path / "nowhere" / "tables.sqlite")), "cannot open", "nowhere")


def test_a_file_that_is_no_database_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 1000)
    assert_clear(serve("--port", "0", "--database", str(file)), "cannot open", "letter.txt", "not a database")
    assert file.read_text() == "Dear Anna,\n" * 1000


def test_a_port_in_use_is_not_taken(home: House, tmp_path: Path) -> None:
    ended = serve("--port", str(home.port), "--database", str(tmp_path / "tables.sqlite"))
    assert_clear(ended, "cannot listen", str(home.port), "in use")


def test_a_database_that_cannot_be_reached_is_named_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    ended = serve("--port", "0", "--database", f"postgresql://bali:hush@127.0.0.1:{port}/bali")
    assert_clear(ended, "cannot open", str(port))
    assert "hush" not in ended.stderr


@pytest.mark.parametrize("database", ["mysql://localhost/bali", "postgresql://localhost:port/bali", "nonsense://"])
def test_a_database_of_another_kind_is_refused(database: str) -> None:
    assert_clear(serve("--port", "0", "--database", database), database.split(":", maxsplit=1)[0])
