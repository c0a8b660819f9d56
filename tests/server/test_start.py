"""Servers that cannot start say why."""

import asyncio
import ctypes
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bali.core.errors import BaliError
from bali.server.settings import Settings
from bali.server.store import Store
from tests.forked import run
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer
from tests.server.waiting import TIMEOUT


def serve(*options: str) -> "subprocess.CompletedProcess[str]":
    """Try to start a server that cannot start."""
    return run("serve", *options)


def serve_without_privileges(*options: str) -> "subprocess.CompletedProcess[str]":
    """Try to start a server as a user without the permissions."""
    command, beginning = [sys.executable, "-m", "bali", "serve", *options], _obey_permissions if os.geteuid() == 0 else None
    return subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False, preexec_fn=beginning)


def _obey_permissions() -> None:
    """Give up root's privilege to ignore them."""
    drop_from_bounding_set, override_permissions = 24, 1
    ctypes.CDLL(None).prctl(drop_from_bounding_set, override_permissions, 0, 0, 0)


def assert_clear(ended: "subprocess.CompletedProcess[str]", *words: str) -> None:
    """Expect the server to exit with one line that says what is wrong."""
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


def test_a_port_in_use_is_not_taken(shared_server: RunningServer, tmp_path: Path) -> None:
    ended = serve("--port", str(shared_server.port), "--database", str(tmp_path / "tables.sqlite"))
    assert_clear(ended, "cannot listen", str(shared_server.port), "in use")


def test_a_database_that_cannot_be_reached_is_named_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    ended = serve("--port", "0", "--database", f"postgresql://bali:hush@127.0.0.1:{port}/bali")
    assert_clear(ended, "cannot open", str(port))
    assert "hush" not in ended.stderr


def test_a_database_of_another_kind_is_refused() -> None:
    ended = serve("--port", "0", "--database", "postgress://bali:hush@localhost/bali")
    assert_clear(ended, "postgress", "postgresql://user:password@host:port/name")
    assert "hush" not in ended.stderr


@pytest.mark.parametrize(
    "database",
    [
        "mysql://localhost/bali",
        "nonsense://",
        "postgresql:/bali:hush@localhost/bali",
        "postgresql:bali:hush@localhost/bali",
        "postgresql://localhost:hush/bali",
        "postgresql://bali:hush@localhost:hush/bali",
        "postgresql+psycopg://bali:hush@localhost/bali",
        "sqlite://hush",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_a_mistyped_address_is_refused_without_its_password(database: str) -> None:
    with pytest.raises(BaliError) as refused:
        Store(Settings(database=database).url)
    assert database.split(":", maxsplit=1)[0].lower() in str(refused.value).lower()
    assert "hush" not in str(refused.value)


def why_not(database: str) -> str:
    """Return why a database cannot be opened."""
    with pytest.raises(BaliError) as refused:
        asyncio.run(Store(Settings(database=database).url, 1).open())
    return str(refused.value)


@pytest.mark.parametrize("password", ["hush", "hush@hush", "hush:hush", "hush/hush", "hush?hush", "hush%zzhush", "hush#hush"])
def test_no_part_of_a_password_is_shown(password: str) -> None:
    why = why_not(f"postgresql://bali:{password}@127.0.0.1:1/bali")
    assert "postgresql" in why
    assert "hush" not in why


def test_a_password_that_is_wrong_is_not_accepted(running_postgres: Postgres) -> None:
    running_postgres.require_password("locked")
    why = why_not(running_postgres.address("locked").replace("bali@", "bali:hush@"))
    assert why.startswith(
        f"cannot open the database postgresql://127.0.0.1:{running_postgres.port}/locked: password authentication"
    )
    assert "hush" not in why


def test_a_postgres_without_such_a_database_says_so(running_postgres: Postgres) -> None:
    assert why_not(running_postgres.address("nowhere")).endswith('/nowhere: database "nowhere" does not exist')


def test_a_host_that_does_not_exist_is_not_found() -> None:
    assert why_not("postgresql://bali@no.such.host.invalid/bali").startswith("cannot open the database postgresql://no.such.host")


def test_a_database_that_does_not_answer_is_not_waited_for(running_postgres: Postgres) -> None:
    address = running_postgres.new_database()
    running_postgres.signal(signal.SIGSTOP)
    try:
        assert why_not(address).endswith("it is not responding")
    finally:
        running_postgres.signal(signal.SIGCONT)


def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    assert why_not(str(tmp_path)) == f"cannot open the database {tmp_path}: it is a folder; name a file in it"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as newer:
        newer.execute("create table alembic_version (version_num varchar(32) not null)")
        newer.execute("insert into alembic_version values ('tomorrow')")
    assert "a newer version of Bali" in why_not(str(file))
    with sqlite3.connect(file) as newer:
        assert newer.execute("select name from sqlite_master where type = 'table'").fetchall() == [("alembic_version",)]


def test_a_file_that_cannot_be_written_to_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    asyncio.run(make(file))
    file.chmod(0o400)
    assert_clear(serve_without_privileges("--port", "0", "--database", str(file)), "cannot open", "tables.sqlite", "permissions")


async def make(file: Path) -> None:
    """Make an empty database."""
    store = Store(Settings(database=str(file)).url)
    await store.open()
    await store.close()


def test_a_folder_that_cannot_be_written_to_is_no_place_for_a_database(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    file = tmp_path / "tables.sqlite"
    assert_clear(serve_without_privileges("--port", "0", "--database", str(file)), "cannot open", "tables.sqlite", "permissions")


def test_a_driver_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "bali[postgres]" in why_not("postgresql://localhost/bali")
