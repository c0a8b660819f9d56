"""Guests: who is who, on every device."""

from tests.server.running_server import Guest, RunningServer, anonymous, error_of


def test_two_people_of_one_name_are_two_guests(shared_server: RunningServer) -> None:
    first, second = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Anna")
    table = first.open(seats=("you",))
    assert second.ask("GET", "/api/tables/mine") == []
    assert second.refused("POST", f"/api/tables/{table}/commands", {"do": "stand", "seat": 0}) == (403, "not-yours")
    seats = second.do(table, "sit", seat=1)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Anna 2"]
    assert [seat["yours"] for seat in seats] == [False, True]


def test_a_guest_who_changes_their_name_stays_the_same_guest(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    before = anna.open(seats=("you",))
    anna.ask("POST", "/api/guest", {"name": "Annabel"})
    assert anna.ask("GET", "/api/guest") == {"name": "Annabel"}
    after = anna.open(seats=("you",))
    assert {table["id"] for table in anna.ask("GET", "/api/tables/mine")} == {before, after}
    assert [anna.see(table)["table"]["seats"][0]["name"] for table in (before, after)] == ["Anna", "Annabel"]


def test_a_recovery_code_moves_a_guest_to_another_device(server: RunningServer) -> None:
    anna = Guest(server.port, "Anna")
    table = anna.open(seats=("you",))
    code = anna.ask("POST", "/api/guest/code")["code"]
    phone = Guest(server.port, "Nobody")
    assert phone.ask("POST", "/api/guest/recover", {"code": code.lower().replace("-", " ")}) == {"name": "Anna"}
    assert [mine["id"] for mine in phone.ask("GET", "/api/tables/mine")] == [table]
    assert phone.see(table)["table"]["shown"] == 0
    assert phone.listen(table).view["table"]["seats"][0]["yours"]


def test_a_new_recovery_code_makes_the_old_one_useless(server: RunningServer) -> None:
    anna, eve = Guest(server.port, "Anna"), Guest(server.port, "Eve")
    old, new = (anna.ask("POST", "/api/guest/code")["code"] for _ in range(2))
    assert eve.refused("POST", "/api/guest/recover", {"code": old}) == (404, "code")
    assert eve.ask("GET", "/api/guest") == {"name": "Eve"}
    assert eve.ask("POST", "/api/guest/recover", {"code": new}) == {"name": "Anna"}


def test_guests_who_try_codes_have_to_wait(server: RunningServer) -> None:
    code = Guest(server.port, "Anna").ask("POST", "/api/guest/code")["code"]
    eve = anonymous(server.port)
    tries = [error_of(eve.post("/api/guest/recover", json={"code": f"AAAA-{number:04}"})) for number in range(40)]
    assert set(tries) == {(404, "code"), (429, "limit")}
    assert tries[0] == (404, "code")
    assert tries.count((404, "code")) < 20
    assert error_of(eve.post("/api/guest/recover", json={"code": code})) == (429, "limit")
    assert Guest(server.port, "Ben").ask("GET", "/api/guest") == {"name": "Ben"}
