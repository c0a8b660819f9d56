"""The names that guests can have."""

import pytest

from tests.server.running_server import Guest, RunningServer, anonymous, error_of


@pytest.mark.parametrize("name", ["", " ", "x" * 13, "a\x00", "\u202eAnna", "A\u200bB", "\u3164", "\u2800", "\u115f", "\u0301"])
def test_a_name_that_cannot_be_seen_is_refused(shared_server: RunningServer, name: str) -> None:
    answer = anonymous(shared_server.port).post("/api/guest", json={"name": name})
    assert error_of(answer) == (422, "name")
    assert "set-cookie" not in answer.headers
    eve = Guest(shared_server.port, "Eve")
    table = eve.open(seats=("you",))
    assert eve.refused("POST", f"/api/tables/{table}/commands", {"do": "sit", "seat": 1, "name": name}) == (422, "name")
    assert eve.listen(table).call("sit", seat=1, name=name)["code"] == "name"


@pytest.mark.parametrize("name", [7, None, ["Anna"], {}])
def test_what_is_no_name_is_refused(shared_server: RunningServer, name: object) -> None:
    assert error_of(anonymous(shared_server.port).post("/api/guest", json={"name": name})) == (422, "misunderstood")


def test_nobody_sits_or_speaks_under_a_name_that_looks_like_a_players(shared_server: RunningServer) -> None:
    anna, fake, third = (
        Guest(shared_server.port, "Anna"),
        Guest(shared_server.port, "\u0410nn\u0430"),
        Guest(shared_server.port, "ANNA"),
    )
    table = anna.open(players=3, seats=("you",))
    fake.do(table, "say", text="I am Anna")
    assert [seat["name"] for seat in third.do(table, "sit", seat=1)["table"]["seats"]] == ["Anna", "ANNA 2", None]
    third.ask("POST", "/api/guest", {"name": "Anna"})  # another name from now on, but not at this table
    third.do(table, "say", text="I am Anna")
    view = anna.do(table, "say", text="And who are you?")
    names = {part: [line["name"] for line in view[part]] for part in ("chat", "spectator_chat")}
    assert names == {"chat": ["ANNA 2", "Anna"], "spectator_chat": ["\u0410nn\u0430 2"]}


@pytest.mark.parametrize("name", ["x", "Ann-Kathrín", "<b>Bob</b>", "'; drop --", "アンナ", "x" * 12, "🚀"])
def test_a_name_that_is_accepted_can_be_played_under_and_verified(shared_server: RunningServer, name: str) -> None:
    anna = Guest(shared_server.port, name)
    assert anna.ask("GET", "/api/guest") == {"name": name}
    table = anna.open(seats=("you", "novice"))
    assert anna.do(table, "resign", seat=0)["table"]["seats"][0]["name"] == name
    exported = anna.ask("GET", f"/api/tables/{table}/export")
    answer = anna.http.post("/api/verify", content=exported.encode())
    assert answer.is_success, answer.text
    assert answer.json()["fair"]


def test_blanks_around_a_name_are_dropped(shared_server: RunningServer) -> None:
    assert Guest(shared_server.port, "  Anna  ").ask("GET", "/api/guest") == {"name": "Anna"}
