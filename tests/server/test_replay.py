"""Finished games, position by position, and earlier positions of running games."""

import gzip
from typing import Any

import pytest

from tests.server.running_server import Guest, Json, RunningServer, error_of, play, sit

Finished = tuple[RunningServer, str, Guest]


@pytest.fixture(scope="module")
def finished_once(shared_server: RunningServer) -> Finished:
    """A server with a finished game of altar. Anna sat at it."""
    table, guests, seats = sit(shared_server.port, "altar", 2, 3)
    play(seats)
    return shared_server, table, guests[0]


@pytest.fixture
def finished(finished_once: Finished) -> Finished:
    """The same, with a client of this test's own."""
    running, table, anna = finished_once
    return running, table, anna.moved(running.port)


def test_a_finished_game_is_shown_from_its_beginning_to_anyone(finished: Finished) -> None:
    running, table, anna = finished
    view = anna.see(table)
    open_, mine = (anna.ask("GET", f"/api/tables/{table}/replay{seat}") for seat in ("", "?seat=0"))
    assert len(open_["frames"]) == len(mine["frames"]) == view["game"]["step"] + 1
    assert open_["result"] == mine["result"] == view["game"]["result"]
    assert mine["frames"][-1]["state"] == view["game"]["state"]
    assert [line[0] for line in mine["lines"]] == list(range(view["game"]["step"]))
    assert mine["lines"] == view["log"]["lines"]
    assert mine["options"] == {"game": "altar", "players": 3, "variants": [], "memory": "faithful"}
    assert [(seat["name"], seat["level"]) for seat in mine["seats"]] == [("Anna", None), ("Ben", None), ("Gede", "novice")]
    eve = Guest(running.port, "Eve")
    assert eve.ask("GET", f"/api/tables/{table}/replay?seat=0") == mine
    assert eve.refused("GET", f"/api/tables/{table}/replay?seat=3") == (409, "seat")
    assert eve.refused("GET", f"/api/tables/{table}/replay?seat=4") == (422, "misunderstood")


def test_an_exported_game_is_shown_as_at_its_table(finished: Finished) -> None:
    _, table, anna = finished
    text = anna.ask("GET", f"/api/tables/{table}/export")
    for seat in ("", "?seat=1"):
        answer = anna.http.post(f"/api/replay{seat}", content=text)
        shown = anna.ask("GET", f"/api/tables/{table}/replay{seat}")
        shown["result"]["at"] = None  # an export does not contain the time
        assert answer.json() == shown
    assert error_of(anna.http.post("/api/replay?seat=3", content=text)) == (409, "seat")


def test_a_file_that_is_no_finished_game_is_refused(finished: Finished) -> None:
    _, table, anna = finished
    text = str(anna.ask("GET", f"/api/tables/{table}/export"))
    lines = text.splitlines(keepends=True)
    assert error_of(anna.http.post("/api/replay", content=text.replace("Anna", "Eve"))) == (400, "file-changed")
    assert error_of(anna.http.post("/api/replay", content="".join(lines[:-1]))) == (400, "file-short")
    assert error_of(anna.http.post("/api/replay", content="Dear Anna")) == (400, "file")
    assert error_of(anna.http.post("/api/replay", content=b"\xff\xfe")) == (400, "file")
    assert error_of(anna.http.post("/api/replay", content=b"")) == (400, "file")


def test_a_game_that_was_given_up_is_shown_at_its_table_and_not_from_its_file(shared_server: RunningServer) -> None:
    table, guests, seats = sit(shared_server.port, "altar", 2, 2)
    play(seats, 3)
    seats[0].send("resign", seat=0)
    seats[0].until(lambda view: view["table"]["status"] == "over")
    reply = guests[1].ask("GET", f"/api/tables/{table}/replay?seat=1")
    assert reply["result"]["why"] == "resigned"
    text = guests[1].ask("GET", f"/api/tables/{table}/export")
    assert error_of(guests[1].http.post("/api/replay", content=text)) == (409, "unfinished")


def test_a_game_that_runs_or_is_private_has_no_replay(shared_server: RunningServer) -> None:
    table, guests, seats = sit(shared_server.port, "altar", 2, 2, spectators=False)
    for seat in ("", "?seat=0", "?seat=1"):
        assert guests[0].refused("GET", f"/api/tables/{table}/replay{seat}") == (409, "not-now")
    play(seats)
    assert guests[0].ask("GET", f"/api/tables/{table}/replay")["frames"]
    assert Guest(shared_server.port, "Eve").refused("GET", f"/api/tables/{table}/replay") == (403, "private")


def test_a_replay_is_compressed_for_clients_that_accept_it(finished: Finished) -> None:
    _, table, anna = finished
    path = f"/api/tables/{table}/replay"
    plain = anna.http.get(path, headers={"accept-encoding": "identity"})
    with anna.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(body) == plain.content
    assert len(body) < len(plain.content) / 5


def moments(seat: Any, steps: list[int]) -> list[Json]:
    return [seat.call("position", step=step) for step in steps]


def test_a_moment_is_shown_while_it_is_remembered(shared_server: RunningServer) -> None:
    table, guests, seats = sit(shared_server.port, "altar", 2, 2)
    play(seats, 12)
    for seat in (*seats, Guest(shared_server.port, "Eve").listen(table)):
        game, fresh = seat.view["game"], seat.view["log"]["fresh"]
        now, then, faded, later = moments(seat, [game["step"], fresh + 1, fresh, game["step"] + 1])
        assert now == {"type": "position"} | {name: game[name] for name in ("step", "asked", "prompt", "known", "state")}
        assert (then["type"], then["step"]) == ("position", fresh + 1)
        assert (faded["type"], faded["code"], faded["do"]) == ("refused", "faded", "position")
        assert later["code"] == "no-position"
    play(seats)
    reply = seats[1].call("position", step=1)
    replayed = guests[0].ask("GET", f"/api/tables/{table}/replay?seat=1")
    assert reply == {"type": "position"} | replayed["frames"][1]
    assert guests[1].do(table, "position", step=1) == reply


def test_with_open_notes_every_moment_can_be_seen_again(shared_server: RunningServer) -> None:
    table, guests, seats = sit(shared_server.port, "dalang", 3, 3, memory="open")
    play(seats, 12)
    reply = moments(seats[0], [0, 1, 5])
    assert [one["step"] for one in reply] == [0, 1, 5]
    assert guests[0].do(table, "position", step=0) == reply[0]


def test_open_notes_that_are_the_same_for_all_show_a_seat_only_what_is_fresh(shared_server: RunningServer) -> None:
    table, guests, seats = sit(shared_server.port, "altar", 2, 2, memory="open")
    play(seats, 12)
    assert {one["code"] for one in moments(seats[0], [0, 1, 5])} == {"faded"}
    eve = Guest(shared_server.port, "Eve").listen(table)
    assert [one["step"] for one in moments(eve, [0, 1, 5])] == [0, 1, 5]
    assert guests[0].refused("POST", f"/api/tables/{table}/commands", {"do": "position", "step": 0}) == (409, "faded")
