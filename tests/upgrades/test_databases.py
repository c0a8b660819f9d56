"""This version opens the databases of earlier ones: everybody is known, games are shown, continued, finished and verified."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bali.core.saved import from_text
from bali.games import find
from tests.core.test_saved import rewritten
from tests.server.running_server import COOKIE, Guest, RunningServer, anonymous, run_server, to_close
from tests.upgrades.old import VERSIONS, OldGuest, OldParty, restore

A_FEW = 3  # decisions that are made at each running table
PLAYED_OUT = {"0.4.0": "altar-phase-7", "0.5.0": "altar-phase-6", "0.6.0": "altar-phase-6"}  # dalang: see test_saved_games
NOT_AS_THEY_WERE = ("altar-clock",)  # its time may have run out since
ASIDE = ("altar-undone",)  # where a spectator spoke, which players now read after the game
ODD = ("\u3164", "\u0410nn\u0430")


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    yield
    to_close.close()


@pytest.fixture(scope="module", params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def file(version: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return restore(version, tmp_path_factory.mktemp(version))


@pytest.fixture(scope="module")
def running(file: Path) -> Iterator[RunningServer]:
    with run_server(str(file)) as server:
        yield server


@pytest.fixture
def party(running: RunningServer, version: str) -> OldParty:
    return OldParty(running.port, version)


@pytest.fixture(scope="module")
def unchanged_server(version: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on which no test changes anything, so that tests can run in any order."""
    with run_server(str(restore(version, tmp_path_factory.mktemp(version)))) as server:
        yield server


@pytest.fixture
def unchanged_party(unchanged_server: RunningServer, version: str) -> OldParty:
    return OldParty(unchanged_server.port, version)


def test_old_cookies_and_codes_are_still_valid(unchanged_server: RunningServer, unchanged_party: OldParty) -> None:
    for name, cookie in unchanged_party.notes["cookies"].items():
        answer = anonymous(unchanged_server.port, Cookie=f"{COOKIE}={cookie}").get("/api/guest")
        assert answer.json() == {"name": name}
        assert COOKIE in answer.headers["set-cookie"]  # a new one, which expires
    for name, code in unchanged_party.notes["codes"].items():
        assert anonymous(unchanged_server.port).post("/api/guest/recover", json={"code": code}).json() == {"name": name}


def test_tables_are_shown_as_they_were(unchanged_party: OldParty) -> None:
    for role, noted in unchanged_party.notes["tables"].items():
        if role in NOT_AS_THEY_WERE:
            continue
        view = unchanged_party.people[noted["asked"] or 0].see(noted["id"])
        game = view["game"] or {"step": None, "asked": None, "actions": [], "prompt": {"name": None}, "result": None}
        shown = {
            "id": view["table"]["id"],
            "status": view["table"]["status"],
            "names": [seat["name"] for seat in view["table"]["seats"]],
            "commitment": view["table"]["commitment"],
            "talk": [line["text"] for line in view["chat"]],
            "step": game["step"],
            "asked": game["asked"],
            "prompt": game["prompt"]["name"],
            "actions": game["actions"],
            "points": (game["result"] or {}).get("points"),
        }
        assert shown == noted | ({"talk": []} if role in ASIDE else {}), role
    listed = {summary["id"]: summary["status"] for summary in unchanged_party.people[0].ask("GET", "/api/tables/mine")}
    for role in ("open", "altar-over", "dalang-over", "dalang-bots"):
        assert listed[unchanged_party.table(role)] == unchanged_party.notes["tables"][role]["status"]


def test_finished_games_are_verified_and_replayed(unchanged_party: OldParty) -> None:
    for role, noted in unchanged_party.notes["tables"].items():
        if noted["status"] != "over":
            continue
        anna, address = unchanged_party.people[0], f"/api/tables/{noted['id']}"
        verdict = anna.ask("GET", f"{address}/verify")
        assert (verdict["fair"], verdict["commitment"]) == (True, noted["commitment"]), role
        assert len(anna.ask("GET", f"{address}/replay")["frames"]) == noted["step"] + 1
        exported = anna.ask("GET", f"{address}/export")
        assert len(from_text(exported, find).match.actions) == noted["step"]
        assert anna.http.post("/api/verify", content=exported.encode()).json()["fair"]


def test_a_file_of_other_rules_is_not_called_unfair(unchanged_server: RunningServer, unchanged_party: OldParty) -> None:
    header, *lines = map(
        json.loads, unchanged_party.people[0].ask("GET", f"/api/tables/{unchanged_party.table('altar-over')}/export").splitlines()
    )
    foreign = rewritten([header | {"rules": 9, "entropy": ["other"]}, *lines])
    answer = unchanged_party.people[0].http.post("/api/verify", content="\n".join([*foreign, ""]).encode())
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    assert "deal a different card" in answer.json()["message"]


def test_running_games_go_on_to_their_end(party: OldParty, version: str) -> None:
    running = [role for role, noted in party.notes["tables"].items() if noted["status"] == "playing"]
    assert len(running) >= 15
    for role in running:
        table, before = party.table(role), party.notes["tables"][role]["step"]
        if role in NOT_AS_THEY_WERE:
            for person in party.people[:2]:  # whose time may have run out
                person.http.post(f"/api/tables/{table}/commands", json={"do": "return"})
        view = party.play(table, 10_000 if role == PLAYED_OUT[version] else A_FEW)
        assert view["game"]["step"] > before or view["table"]["status"] == "over", role
        party.finish(table)
        assert party.people[0].see(table)["table"]["status"] == "over", role
        assert party.people[0].ask("GET", f"/api/tables/{table}/verify")["fair"], role


def test_open_tables_start(party: OldParty) -> None:
    anna, ben = party.people[:2]
    table = party.table("open")
    ben.do(table, "sit", seat=2)
    anna.do(table, "start")
    anna.do(party.table("rematch"), "start")
    for started in (table, party.table("rematch")):
        party.finish(started)
        assert anna.ask("GET", f"/api/tables/{started}/verify")["fair"]
    assert anna.see(party.table("rematch"))["table"]["previous"] == party.table("altar-over")


def test_a_guest_with_an_invisible_name_chooses_another(running: RunningServer, party: OldParty) -> None:
    blank = OldGuest(running.port, party.notes["cookies"][ODD[0]])
    table = Guest(running.port, "Eve").open(players=2)
    assert blank.refused("POST", f"/api/tables/{table}/commands", {"do": "sit", "seat": 0}) == (422, "name")
    assert blank.refused("POST", f"/api/tables/{table}/commands", {"do": "say", "text": "boo"}) == (422, "name")
    blank.ask("POST", "/api/guest", {"name": "Bea"})
    assert blank.do(table, "sit", seat=0)["table"]["seats"][0]["name"] == "Bea"


def test_new_tables_name_their_rules_and_old_logs_stay_as_they_were(running: RunningServer, file: Path, party: OldParty) -> None:
    table = Guest(running.port, "Eve").open(players=2)
    with sqlite3.connect(file) as database:
        find_opening = "select entries from log where table_name = ? and version = 0"
        new, old = (json.loads(database.execute(find_opening, [name]).fetchone()[0])[0] for name in (table, party.table("open")))
    assert new["rules"] == find("altar").META.rules
    assert "rules" not in old


def test_a_guest_who_signs_out_everywhere_revokes_old_cookies(running: RunningServer, party: OldParty) -> None:
    cookie = party.notes["cookies"][ODD[1]]
    here, there = OldGuest(running.port, cookie), OldGuest(running.port, cookie)
    here.ask("POST", "/api/guest/sign-out")
    assert here.ask("GET", "/api/guest") == {"name": ODD[1]}
    assert there.refused("GET", "/api/tables/mine") == (401, "no-guest")
