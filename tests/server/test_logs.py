"""Whatever fails, the log never contains a secret, a card that was drawn, or any other value of a statement."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

from tests.server.outages import OnPostgres, OnSqlite, until_health
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer, sit, to_close

LOG = "select entries from log order by version"
NONSENSE = """update log set entries = replace(entries, '"what":"started"', '"what":"nonsense"')"""
IMPOSSIBLE = (
    """update log set entries = replace(replace(entries, 'nonsense', 'started'), '"draws":[', '"draws":["draw nothing",')"""
)


def hidden(log: list[str]) -> set[str]:
    """Return what only the server may know of a table: its secret, its draws, its guests."""
    entries = [entry for line in log for entry in json.loads(line)]
    draws = {draw for entry in entries for draw in entry.get("draws", ())}
    guests = {entry["player"]["guest"] for entry in entries if "player" in entry}
    assert len(draws) > 2
    return draws | guests | {entries[0]["secret"]}


def check(running: RunningServer, sql: Callable[[str], list[str]], failing: list[AbstractContextManager[None]]) -> None:
    """Let writes fail, then read a senseless log and an impossible one. The server's log must contain no secrets."""
    to_close.callback(running.process.kill)
    table, guests, seats = sit(running.port, "altar", 2, 2)
    secrets = hidden(sql(LOG))
    for seat in seats:
        seat.close()
    for failure in failing:
        with failure:
            for guest in guests:
                assert guest.refused("POST", f"/api/tables/{table}/commands", {"do": "say", "text": "Hello?"}) == (503, "storage")
    until_health(running.port, well=True)
    for spoil in (NONSENSE, IMPOSSIBLE):
        sql(spoil)
        for path in ("", "/export", "/replay"):
            assert guests[0].http.get(f"/api/tables/{table}{path}").status_code != 500  # the table is frozen
        assert guests[0].listen(table).view["table"]["status"] == "frozen"
    said = running.stop()
    assert "the database failed" in said
    assert "frozen" in said
    assert [value for value in secrets if value in said] == []


def test_the_log_of_a_server_on_sqlite_has_no_secrets(tmp_path: Path) -> None:
    server = OnSqlite(tmp_path)

    def sql(statement: str) -> list[str]:
        with closing(sqlite3.connect(server.file, isolation_level=None)) as database:
            return [row[0] for row in database.execute(statement)]

    check(server.running, sql, [server.full(), server.locked()])


def test_the_log_of_a_server_on_postgres_has_no_secrets(running_postgres: Postgres) -> None:
    server = OnPostgres(running_postgres, "--log-json")
    check(
        server.running,
        lambda statement: server.sql(statement).splitlines(),
        [server.forbidden(), server.stopped(), server.hanging()],
    )
