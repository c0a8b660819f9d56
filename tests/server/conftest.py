"""Servers on their databases, for the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres
from tests.server.running_server import RunningServer, run_server, to_close


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    yield
    to_close.close()


@pytest.fixture(scope="session")
def running_postgres() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("running_postgres").new_database())


@pytest.fixture(scope="module")
def two_servers(running_postgres: Postgres) -> Iterator[list[RunningServer]]:
    """Two servers on one database. Tests that stop PostgreSQL must not leave them to other files."""
    database = running_postgres.new_database()
    with run_server(database) as first, run_server(database) as second:
        yield [first, second]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server on SQLite."""
    with run_server(str(tmp_path / "tables.sqlite")) as running:
        yield running


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that many tests share."""
    with run_server(str(tmp_path_factory.mktemp("shared") / "tables.sqlite")) as running:
        yield running
