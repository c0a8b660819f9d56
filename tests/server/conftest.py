"""Servers on their databases, for the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house, to_close
from tests.server.postgres import Postgres, postgres


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


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    """A server on SQLite."""
    with house(str(tmp_path / "tables.sqlite")) as running:
        yield running


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that many tests share."""
    with house(str(tmp_path_factory.mktemp("home") / "tables.sqlite")) as running:
        yield running
