"""A real server with tables that no longer replay: it shows them, lists them, leaves them alone, and serves everyone else."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import RunningServer, counted, messages_until_closed, open_socket, run_server
from tests.upgrades.old import OldParty, notes_of, restore

VERSION = "0.6.0"
SPOILED = ("altar-away", "dalang-bots", "altar-clock", "altar-over")  # two of them wait for bots
UNREADABLE = "altar-phase-1"
LOOKS = 10_000  # at a table, until the server must have looked around


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which some logs have a line that fits no rules, and one an opening that nobody can read."""
    file, tables = restore(VERSION, tmp_path_factory.mktemp("frozen")), notes_of(VERSION)["tables"]
    with sqlite3.connect(file) as database:
        for role in SPOILED:
            spoil(database, tables[role]["id"])
        opening = "update log set entries = replace(entries, '\"altar\"', '\"chess\"') where table_name = ? and version = 0"
        database.execute(opening, [tables[UNREADABLE]["id"]])
        for role in (*SPOILED[:3], UNREADABLE):
            database.execute("update tables set wakes = 1 where name = ?", [tables[role]["id"]])  # as if a bot were asked there
    return file


def spoil(database: sqlite3.Connection, table: str) -> None:
    last = "select max(version) from log where table_name = ? and entries like '%\"acted\"%'"
    (version,) = database.execute(last, [table]).fetchone()
    line = json.dumps([{"at": 5, "what": "acted", "seat": 0, "action": "dance", "draws": ["draw a secret"]}])
    database.execute("update log set entries = ? where table_name = ? and version = ?", [line, table, version])


@pytest.fixture(scope="module")
def running(file: Path) -> Iterator[RunningServer]:
    with run_server(str(file)) as server:
        yield server


@pytest.fixture
def party(running: RunningServer) -> OldParty:
    return OldParty(running.port, VERSION)


def row(file: Path, table: str) -> tuple[Any, ...]:
    with sqlite3.connect(file) as database:
        return tuple(database.execute("select status, wakes from tables where name = ?", [table]).fetchone())


def test_frozen_tables_are_shown_listed_and_left_alone(running: RunningServer, party: OldParty, file: Path) -> None:
    anna = party.people[0]
    lengths = [length(file, party.table(role)) for role in SPOILED]
    for role in SPOILED:
        table = party.table(role)
        seat = anna.listen(table)
        assert (seat.view["table"]["status"], seat.view["game"]["asked"], seat.view["game"]["actions"]) == ("frozen", None, [])
        assert seat.call("say", text="hello")["code"] == "frozen"
        assert anna.refused("POST", f"/api/tables/{table}/commands", {"do": "rematch"}) == (409, "frozen")
        assert anna.refused("GET", f"/api/tables/{table}/verify") == (409, "frozen")
    listed = {summary["id"]: summary["status"] for summary in anna.ask("GET", "/api/tables/mine")}
    assert [listed[party.table(role)] for role in SPOILED] == ["frozen", "frozen", "frozen", "over"]
    assert [row(file, party.table(role)) for role in SPOILED] == [("frozen", None)] * 3 + [("over", None)]
    assert [length(file, party.table(role)) for role in SPOILED] == lengths


def length(file: Path, table: str) -> int:
    with sqlite3.connect(file) as database:
        return int(database.execute("select count(*) from log where table_name = ?", [table]).fetchone()[0])


def test_a_table_that_cannot_be_read_at_all_is_refused_and_listed(running: RunningServer, party: OldParty, file: Path) -> None:
    anna, table = party.people[0], party.table(UNREADABLE)
    assert anna.refused("GET", f"/api/tables/{table}") == (409, "frozen")
    messages, code = messages_until_closed(open_socket(running.port, table, anna.http.cookies["bali_guest"]))
    assert ([message["code"] for message in messages], code) == (["frozen"], 4404)
    assert row(file, table) == ("frozen", None)


def test_nobody_wakes_a_frozen_table_twice(running: RunningServer, party: OldParty, file: Path) -> None:
    """Bots are due at these tables when the server starts. It resumes each once, and then none is due any more."""
    watching = party.people[0].listen(party.table("altar-undone"))
    due = [party.table(role) for role in (*SPOILED[:3], UNREADABLE)]
    for _ in range(LOOKS):
        if all(row(file, table)[1] is None for table in due):
            break
        assert watching.call("look")["type"] == "view"  # meanwhile the server answers
    assert [row(file, table) for table in due] == [("frozen", None)] * 4
    assert counted(running.port, "bali_thoughts_total") == 0


def test_the_log_of_an_unfinished_game_keeps_its_secrets_and_that_of_a_finished_one_has_none(party: OldParty, file: Path) -> None:
    anna, ben = party.people[:2]
    table = party.table("altar-away")
    texts = [person.ask("GET", f"/api/tables/{table}/export") for person in (anna, ben)]
    with sqlite3.connect(file) as database:
        opening = json.loads(
            database.execute("select entries from log where table_name = ? and version = 0", [table]).fetchone()[0]
        )
    for text in texts:
        assert all(json.loads(line) for line in text.splitlines())
        for secret in (opening[0]["secret"], opening[0]["host"], "dance", "draw a secret", '"draws"'):
            assert secret not in text
    assert texts[0] != texts[1]  # each sees their own goods
    assert party.people[2].refused("GET", f"/api/tables/{table}/export") == (403, "private")
    whole = anna.ask("GET", f"/api/tables/{party.table('altar-over')}/export")
    assert '"secret"' in whole
    assert '"dance"' in whole
    assert '"guest"' not in whole


def test_everyone_else_plays_on(party: OldParty) -> None:
    for role in (*SPOILED, UNREADABLE):
        party.people[0].http.get(f"/api/tables/{party.table(role)}")
    before = party.notes["tables"]["altar-undone"]["step"]
    assert party.play(party.table("altar-undone"), 3)["game"]["step"] >= before + 3
