"""Guests: who is who, on every device."""

from tests.server.house import Guest, House, problem, stranger


def test_two_people_of_one_name_are_two_guests(home: House) -> None:
    first, second = Guest(home.port, "Anna"), Guest(home.port, "Anna")
    table = first.open(seats=("you",))
    assert second.ask("GET", "/api/tables/mine") == []
    assert second.refused("POST", f"/api/tables/{table}/commands", {"do": "stand", "seat": 0}) == (403, "not-yours")
    seats = second.do(table, "sit", seat=1)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Anna 2"]
    assert [seat["yours"] for seat in seats] == [False, True]


def test_who_says_another_name_stays_the_same_guest(home: House) -> None:
    anna = Guest(home.port, "Anna")
    before = anna.open(seats=("you",))
    anna.ask("POST", "/api/guest", {"name": "Annabel"})
    assert anna.ask("GET", "/api/guest") == {"name": "Annabel"}
    after = anna.open(seats=("you",))
    assert {table["id"] for table in anna.ask("GET", "/api/tables/mine")} == {before, after}
    assert [anna.see(table)["table"]["seats"][0]["name"] for table in (before, after)] == ["Anna", "Annabel"]


def test_a_recovery_code_moves_a_guest_to_another_device(here: House) -> None:
    anna = Guest(here.port, "Anna")
    table = anna.open(seats=("you",))
    code = anna.ask("POST", "/api/guest/code")["code"]
    phone = Guest(here.port, "Nobody")
    assert phone.ask("POST", "/api/guest/recover", {"code": code.lower().replace("-", " ")}) == {"name": "Anna"}
    assert phone.ask("GET", "/api/tables/mine") == anna.ask("GET", "/api/tables/mine")
    assert phone.see(table)["table"]["shown"] == 0
    assert phone.listen(table).view["table"]["seats"][0]["yours"]


def test_a_new_recovery_code_makes_the_old_one_useless(here: House) -> None:
    anna, eve = Guest(here.port, "Anna"), Guest(here.port, "Eve")
    old, new = (anna.ask("POST", "/api/guest/code")["code"] for _ in range(2))
    assert eve.refused("POST", "/api/guest/recover", {"code": old}) == (404, "code")
    assert eve.ask("GET", "/api/guest") == {"name": "Eve"}
    assert eve.ask("POST", "/api/guest/recover", {"code": new}) == {"name": "Anna"}


def test_who_tries_codes_has_to_wait(here: House) -> None:
    code = Guest(here.port, "Anna").ask("POST", "/api/guest/code")["code"]
    eve = stranger(here.port)
    tries = [problem(eve.post("/api/guest/recover", json={"code": f"AAAA-{number:04}"})) for number in range(40)]
    assert set(tries) == {(404, "code"), (429, "limit")}
    assert tries[0] == (404, "code")
    assert tries.count((404, "code")) < 20
    assert problem(eve.post("/api/guest/recover", json={"code": code})) == (429, "limit")
    assert Guest(here.port, "Ben").ask("GET", "/api/guest") == {"name": "Ben"}
