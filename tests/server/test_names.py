"""The names that guests can have."""

import pytest

from tests.server.house import Guest, House, problem, stranger


@pytest.mark.parametrize("name", ["", " ", "x" * 13, "a\x00", "\u202eAnna", "A\u200bB", "\u3164", "\u2800", "\u115f", "\u0301"])
def test_a_name_that_cannot_be_seen_is_refused(home: House, name: str) -> None:
    answer = stranger(home.port).post("/api/guest", json={"name": name})
    assert problem(answer) == (422, "name")
    assert "set-cookie" not in answer.headers
    eve = Guest(home.port, "Eve")
    table = eve.open(seats=("you",))
    assert eve.refused("POST", f"/api/tables/{table}/commands", {"do": "sit", "seat": 1, "name": name}) == (422, "name")
    assert eve.listen(table).say("sit", seat=1, name=name)["code"] == "name"


@pytest.mark.parametrize("name", [7, None, ["Anna"], {}])
def test_what_is_no_name_is_refused(home: House, name: object) -> None:
    assert problem(stranger(home.port).post("/api/guest", json={"name": name})) == (422, "misunderstood")


def test_nobody_sits_or_speaks_under_a_name_that_looks_like_a_players(home: House) -> None:
    anna, fake, third = Guest(home.port, "Anna"), Guest(home.port, "\u0410nn\u0430"), Guest(home.port, "ANNA")
    table = anna.open(players=3, seats=("you",))
    fake.do(table, "say", text="I am Anna")
    assert [seat["name"] for seat in third.do(table, "sit", seat=1)["table"]["seats"]] == ["Anna", "ANNA 2", None]
    third.ask("POST", "/api/guest", {"name": "Anna"})  # another name from now on, but not at this table
    third.do(table, "say", text="I am Anna")
    view = anna.do(table, "say", text="And who are you?")
    names = {part: [line["name"] for line in view[part]] for part in ("chat", "spectator_chat")}
    assert names == {"chat": ["ANNA 2", "Anna"], "spectator_chat": ["\u0410nn\u0430 2"]}


@pytest.mark.parametrize("name", ["x", "Ann-Kathrín", "<b>Bob</b>", "'; drop --", "アンナ", "x" * 12, "🚀"])
def test_a_name_that_is_accepted_can_be_played_under_and_verified(home: House, name: str) -> None:
    anna = Guest(home.port, name)
    assert anna.ask("GET", "/api/guest") == {"name": name}
    table = anna.open(seats=("you", "novice"))
    assert anna.do(table, "resign", seat=0)["table"]["seats"][0]["name"] == name
    exported = anna.ask("GET", f"/api/tables/{table}/export")
    answer = anna.http.post("/api/verify", content=exported.encode())
    assert answer.is_success, answer.text
    assert answer.json()["fair"]


def test_blanks_around_a_name_are_dropped(home: House) -> None:
    assert Guest(home.port, "  Anna  ").ask("GET", "/api/guest") == {"name": "Anna"}
