"""The names that guests can have."""

import pytest

from tests.server.house import Guest, House, problem, stranger


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 13, "a\x00", "a\nb", "\x1b[2J", "\u2028", "\u202eAnna", "A\u200bB", 7, None, ["Anna"], {}]
)
def test_what_is_no_name_is_refused(home: House, name: object) -> None:
    client = stranger(home.port)
    answer = client.post("/api/guest", json={"name": name})
    assert problem(answer) == (422, "misunderstood")
    assert "set-cookie" not in answer.headers


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
