"""Who is who, and what strangers cannot do."""

import base64
import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from itertools import islice, takewhile
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bali.core.saved import _check
from tests.server.house import PATIENCE, Guest, House, Json, Seat, house, thinkers_of, to_close

COOKIE = "bali_guest"
LARGEST_BODY, LARGEST_MESSAGE, STRIKES = 2 * 1024 * 1024, 16 * 1024, 20
NO_GUEST = (401, "no-guest")
LOOKS = 400  # at the metrics, until a test gives up waiting
STRICT = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that many tests share."""
    with house(str(tmp_path_factory.mktemp("home") / "tables.sqlite")) as running:
        yield running


def stranger(port: int, **headers: str) -> httpx.Client:
    """Gets a client without a cookie."""
    return to_close.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, headers=headers))


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Gets the status and the code of an answer that says what is wrong in the way that all do."""
    told = answer.json()
    assert set(told) == {"code", "message"}
    assert told["message"]
    assert "Traceback" not in answer.text
    assert 400 <= answer.status_code < 500, answer.text
    return answer.status_code, told["code"]


def knock(port: int, table: str, cookie: str = "", **headers: str) -> ClientConnection:
    """Opens a socket, whoever one is."""
    uri = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    sent = {"Cookie": f"{COOKIE}={cookie}", **headers}
    return to_close.enter_context(connect(uri, additional_headers=sent, compression=None, open_timeout=PATIENCE, max_size=2**24))


def last_words(opened: ClientConnection) -> tuple[list[Json], int]:
    """Gets all messages until the server closes the socket, and the code."""
    messages: list[Json] = []
    try:
        while True:
            messages.append(json.loads(opened.recv(PATIENCE)))
    except ConnectionClosed as error:
        return messages, error.rcvd.code if error.rcvd else 0


def cookie_of(guest: Guest) -> str:
    return str(guest.http.cookies[COOKIE])


def morsel(answer: httpx.Response) -> "Morsel[str]":
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


def counted(port: int, name: str) -> float:
    """Gets a number from the metrics: the sum, where there are labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    return sum(float(value) for value in re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE))


# Cookies


def test_a_guest_is_a_cookie_that_no_script_can_read(home: House) -> None:
    cookie = morsel(stranger(home.port).post("/api/guest", json={"name": "Anna"}))
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 24 * 3600
    assert not cookie["secure"]
    assert not cookie["domain"]


def test_where_there_is_https_the_cookie_stays_there(tmp_path: Path) -> None:
    with house(str(tmp_path / "secure.sqlite"), "--secure") as running:
        assert morsel(stranger(running.port).post("/api/guest", json={"name": "Anna"}))["secure"]
    with house(str(tmp_path / "proxy.sqlite"), "--proxies", "127.0.0.1") as running:
        forwarded = stranger(running.port, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.1.2.3"})
        assert morsel(forwarded.post("/api/guest", json={"name": "Anna"}))["secure"]
        assert not morsel(stranger(running.port).post("/api/guest", json={"name": "Ben"}))["secure"]


def test_only_a_proxy_that_is_believed_can_say_who_asks(home: House) -> None:
    forwarded = stranger(home.port, **{"X-Forwarded-Proto": "https"})
    assert not morsel(forwarded.post("/api/guest", json={"name": "Anna"}))["secure"]


def forgeries(cookie: str) -> dict[str, str]:
    content, signature = cookie.rsplit(".", 1)
    guest = json.loads(base64.urlsafe_b64decode(content + "=="))
    return {
        "empty": "",
        "garbage": "x" * 5000,
        "unsigned": content,
        "cut short": cookie[:-1],
        "another signature": f"{content}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
        "another guest": cookie[1:],
        "another key": str(URLSafeSerializer("another key", salt="guest").dumps(guest)),
        "not ASCII": "\u00e9",
    }


@pytest.mark.parametrize("how", forgeries("IkEi.signature"))
def test_a_cookie_that_was_not_made_here_is_nobodys(home: House, how: str) -> None:
    anna = Guest(home.port, "Anna")
    table = anna.open(seats=("you",))
    forged = forgeries(cookie_of(anna))[how].encode("latin-1")
    client = stranger(home.port)
    client.headers = httpx.Headers([(b"cookie", f"{COOKIE}=".encode() + forged)])
    for path in ("/api/guest", "/api/tables", "/api/tables/mine", f"/api/tables/{table}"):
        assert problem(client.get(path)) == NO_GUEST
    assert problem(client.post(f"/api/tables/{table}/commands", json={"do": "start"})) == NO_GUEST
    messages, code = last_words(knock(home.port, table, forged.decode("latin-1")))
    assert [message["code"] for message in messages] == ["no-guest"]
    assert code == 4401


def test_a_cookie_of_another_server_is_nobodys(home: House, here: House) -> None:
    assert Guest(home.port, "Anna").moved(here.port).refused("GET", "/api/guest") == NO_GUEST


def test_a_guest_is_known_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with house(database) as running:
        anna = Guest(running.port, "Anna")
    with house(database) as running:
        assert anna.moved(running.port).ask("GET", "/api/guest") == {"name": "Anna"}


# Guests


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


def test_nobody_is_told_what_a_cookie_is_made_of(home: House) -> None:
    anna, eve = Guest(home.port, "Anna"), Guest(home.port, "Eve")
    table = anna.open(seats=("you",), listed=True)
    anna.do(table, "say", text="hello")
    secret = json.loads(base64.urlsafe_b64decode(cookie_of(anna).rsplit(".", 1)[0] + "=="))
    seen = [eve.http.get(path).text for path in (f"/api/tables/{table}", "/api/tables", "/metrics")]
    assert len(secret) >= 16
    assert all(secret not in text for text in seen)
    assert secret not in json.dumps(eve.listen(table).view)


# Tables


def test_the_name_of_a_table_cannot_be_guessed(home: House) -> None:
    anna = Guest(home.port, "Anna")
    names = [anna.open() for _ in range(60)]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{16,32}", name) for name in names)
    assert len({name[:8] for name in names}) == len({name[-8:] for name in names}) == 60
    assert anna.refused("GET", f"/api/tables/{names[0][:-1]}") == (404, "no-table")


def test_only_tables_that_are_meant_to_be_found_are_listed(here: House) -> None:
    anna, eve = Guest(here.port, "Anna"), Guest(here.port, "Eve")
    found = [anna.open(seats=("you",), listed=True), anna.open(seats=("you", "novice"), listed=True)]
    hidden = [anna.open(seats=("you",)), anna.open(seats=("you", "novice"))]
    assert [table["id"] for table in eve.ask("GET", "/api/tables")] == found[:1]
    assert [table["id"] for table in eve.ask("GET", "/api/tables?status=open")] == found[:1]
    assert [table["id"] for table in eve.ask("GET", "/api/tables?status=playing")] == found[1:]
    assert eve.ask("GET", "/api/tables/mine") == []
    assert {table["id"] for table in anna.ask("GET", "/api/tables/mine")} == {*found, *hidden}
    assert eve.refused("GET", "/api/tables?status=over") == (422, "misunderstood")


def test_the_list_of_my_tables_says_where_i_sit_and_whose_turn_it_is(here: House) -> None:
    anna, ben = Guest(here.port, "Anna"), Guest(here.port, "Ben")
    table = anna.open(players=3, seats=("novice",))
    anna.do(table, "sit", seat=1)
    ben.do(table, "sit", seat=2)
    (waiting,) = ben.ask("GET", "/api/tables/mine")
    assert (waiting["status"], waiting["asked"], waiting["step"]) == ("open", None, 0)
    anna.do(table, "start")
    view = anna.listen(table).until(lambda view: view["game"]["asked"] in (1, 2))
    (playing,) = anna.ask("GET", "/api/tables/mine")
    assert playing["id"] == table
    assert playing["yours"] == [False, True, False]
    assert playing["names"] == ["Novice", "Anna", "Ben"]
    assert playing["levels"] == ["novice", None, None]
    assert (playing["status"], playing["asked"], playing["step"]) == ("playing", view["game"]["asked"], view["game"]["step"])


def test_what_is_no_name_of_a_table_is_no_table(database: str) -> None:
    with house(database) as running:
        anna = Guest(running.port, "Anna")
        for name in ("x", "%20", "..", "%ff", "'%20or%20''='", "x" * 33, "x" * 5000, "%00", "a%00b"):
            assert problem(anna.http.get(f"/api/tables/{name}/export"))[0] in (404, 422)
            messages, code = last_words(knock(running.port, name, cookie_of(anna)))
            assert ([message["code"] for message in messages], code) == (["no-table"], 4404), name


# Origins

FOREIGN = ["http://evil.example", "https://127.0.0.1.evil.example", "null", "", "http://[", "http://evil]", "http://127.0.0.1:1"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_can_do_nothing(home: House, origin: str) -> None:
    anna = Guest(home.port, "Anna")
    table = anna.open(seats=("you",))
    anna.http.headers["Origin"] = origin
    assert problem(anna.http.post(f"/api/tables/{table}/commands", json={"do": "stand", "seat": 0})) == (403, "origin")
    assert problem(anna.http.post("/api/guest", json={"name": "Eve"})) == (403, "origin")
    assert "access-control-allow-origin" not in anna.http.get("/api/guest").headers
    assert anna.ask("GET", "/api/guest") == {"name": "Anna"}
    assert anna.see(table)["table"]["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_gets_no_socket(home: House, origin: str) -> None:
    anna = Guest(home.port, "Anna")
    with pytest.raises(InvalidStatus) as error:
        knock(home.port, anna.open(), cookie_of(anna), Origin=origin)
    assert error.value.response.status_code == 403


def test_a_browser_that_names_no_origin_but_another_site_is_refused(home: House) -> None:
    anna = Guest(home.port, "Anna")
    for site in ("cross-site", "same-site"):
        answer = anna.http.post("/api/guest", json={"name": "Eve"}, headers={"Sec-Fetch-Site": site})
        assert problem(answer) == (403, "origin")
    assert anna.http.post("/api/guest", json={"name": "A"}, headers={"Sec-Fetch-Site": "same-origin"}).is_success


def test_our_own_page_can_do_everything(home: House) -> None:
    own = f"http://127.0.0.1:{home.port}"
    anna = Guest(home.port, "Anna")
    anna.http.headers["Origin"] = own
    table = anna.open(seats=("you",))
    assert json.loads(knock(home.port, table, cookie_of(anna), Origin=own).recv(PATIENCE))["type"] == "view"


def test_an_operator_can_let_other_sites_in(tmp_path: Path) -> None:
    friends = ("https://friend.example", "http://localhost:5173")
    with house(str(tmp_path / "tables.sqlite"), "--origins", ", ".join(friends)) as running:
        anna = Guest(running.port, "Anna")
        table = anna.open()
        for friend in friends:
            assert anna.http.post("/api/guest", json={"name": "Anna"}, headers={"Origin": friend}).is_success
            assert json.loads(knock(running.port, table, cookie_of(anna), Origin=friend).recv(PATIENCE))["type"] == "view"
        other = {"Origin": "http://friend.example"}
        assert problem(anna.http.post("/api/guest", json={"name": "Anna"}, headers=other)) == (403, "origin")
        with pytest.raises(InvalidStatus):
            knock(running.port, table, cookie_of(anna), **other)


# Headers

ANSWERS: list[tuple[int, str, str, Json]] = [
    (200, "GET", "/health", {}),
    (200, "GET", "/metrics", {}),
    (200, "GET", "/api/games", {}),
    (200, "GET", "/api/schema.json", {}),
    (200, "POST", "/api/guest", {"json": {"name": "Anna"}}),
    (401, "GET", "/api/guest", {}),
    (403, "POST", "/api/guest", {"json": {"name": "Anna"}, "headers": {"Origin": "http://evil.example"}}),
    (404, "GET", "/nowhere", {}),
    (404, "GET", "/api/nowhere", {}),
    (404, "POST", "/api/guest/recover", {"json": {"code": "ABCD"}}),
    (405, "DELETE", "/api/guest", {}),
    (405, "POST", "/health", {}),
    (413, "POST", "/api/guest", {"json": {"name": "x" * LARGEST_BODY}}),
    (422, "POST", "/api/guest", {"json": {}}),
]


@pytest.mark.parametrize(("status", "method", "path", "rest"), ANSWERS, ids=[" ".join(map(str, a[:3])) for a in ANSWERS])
def test_every_answer_keeps_a_page_to_itself(home: House, status: int, method: str, path: str, rest: Json) -> None:
    answer = stranger(home.port).request(method, path, **rest)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in STRICT} == STRICT
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert problem(answer)[0] == status


# Senseless and oversized requests

SENSELESS = {
    "nothing": b"",
    "no JSON": b"hello",
    "half JSON": b'{"do":"sit","seat":',
    "not UTF-8": b'{"do":"say","text":"\xff\xfe"}',
    "a list": b"[]",
    "a number": b"17",
    "null": b"null",
    "NaN": b'{"do":"sit","seat":NaN}',
    "no such command": b'{"do":"win"}',
    "no command": b'{"seat":0}',
    "a list of commands": b'[{"do":"start"}]',
    "a command of the wrong kind": b'{"do":["start"]}',
    "something more": b'{"do":"start","now":true}',
    "words for a number": b'{"do":"sit","seat":"first"}',
    "a fraction": b'{"do":"sit","seat":0.5}',
    "a seat below": b'{"do":"sit","seat":-1}',
    "a seat beyond": b'{"do":"sit","seat":4}',
    "a huge number": b'{"do":"sit","seat":' + b"9" * 4000 + b"}",
    "an absurd number": b'{"do":"sit","seat":' + b"9" * 100_000 + b"}",
    "infinity": b'{"do":"sit","seat":1e999}',
    "a huge step": b'{"do":"act","step":99999999999999999999,"action":"take 1"}',
    "deep lists": b'{"do":"sit","seat":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "lists without an end": b"[" * 100_000,
    "a lone surrogate": b'{"do":"say","text":"\\ud800"}',
    "a surrogate in a name": b'{"do":"sit","seat":0,"name":"\\udfff"}',
    "a surrogate in an action": b'{"do":"why","action":"\\ud800"}',
    "NUL": b'{"do":"say","text":"a\\u0000b"}',
    "a raw NUL": b'{"do":"say","text":"a\x00b"}',
    "a line break": b'{"do":"say","text":"a\\nb"}',
    "a terminal's command": b'{"do":"say","text":"\\u001b[2J"}',
    "a control of the other kind": b'{"do":"say","text":"\\u0085"}',
    "nothing to say": b'{"do":"say","text":""}',
    "only blanks to say": b'{"do":"say","text":"   "}',
    "a long name": b'{"do":"sit","seat":0,"name":"Annabel Smith"}',
    "a name with NUL": b'{"do":"sit","seat":0,"name":"a\\u0000b"}',
    "a long action": b'{"do":"why","action":"' + b"a" * 61 + b'"}',
    "foreign entropy": b'{"do":"stir","entropy":"<script>"}',
    "no such level": b'{"do":"invite","seat":0,"level":"god"}',
}


@pytest.mark.parametrize("what", SENSELESS)
def test_a_senseless_command_is_refused_and_changes_nothing(home: House, what: str) -> None:
    anna = Guest(home.port, "Anna")
    table = anna.open()
    before = anna.see(table)
    headers = {"Content-Type": "application/json"}
    answer = anna.http.post(f"/api/tables/{table}/commands", content=SENSELESS[what], headers=headers)
    assert problem(answer)[0] in (400, 422)
    assert anna.see(table) == before


@pytest.mark.parametrize("body", [body for body in SENSELESS.values() if len(body) < LARGEST_MESSAGE])
def test_a_senseless_message_is_refused_and_changes_nothing(home: House, body: bytes) -> None:
    anna = Guest(home.port, "Anna")
    seat = anna.listen(anna.open())
    before = seat.view
    seat.socket.send(body)
    assert seat.next()["code"] == "misunderstood"
    assert seat.say("look") == before


def test_a_message_that_is_called_text_and_is_none_ends_the_socket_quietly(here: House) -> None:
    anna = Guest(here.port, "Anna")
    table = anna.open()
    seat = anna.listen(table)
    seat.socket.send(b'{"do":"say","text":"\xff"}', text=True)
    assert seat.closed() == 1007
    assert anna.listen(table).view["talk"] == []


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


def test_a_speech_has_at_most_500_letters(home: House) -> None:
    anna = Guest(home.port, "Anna")
    table = anna.open()
    assert anna.do(table, "say", text="漢" * 500)["talk"][0]["text"] == "漢" * 500
    answer = anna.http.post(f"/api/tables/{table}/commands", json={"do": "say", "text": "x" * 501})
    assert problem(answer) == (422, "misunderstood")


OPTIONS: list[Json] = [
    {"game": "chess"},
    {"players": 1},
    {"players": 5},
    {"players": 2**70},
    {"players": "many"},
    {"variants": ["none of ours"]},
    {"variants": ["x"] * 5},
    {"variants": "day"},
    {"memory": "perfect"},
    {"clock": {"move": 1}},
    {"clock": {"move": 10**12}},
    {"clock": {"move": 60, "bank": -1}},
    {"cheat": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_table_that_cannot_be_is_not_opened(home: House, options: Json) -> None:
    anna = Guest(home.port, "Anna")
    body = {"options": {"game": "altar", "players": 2, "listed": True, **options}, "seats": ["you"]}
    assert problem(anna.http.post("/api/tables", json=body)) == (422, "misunderstood")
    assert anna.ask("GET", "/api/tables/mine") == []


def header(**values: Any) -> bytes:
    """Gets the first line of a saved game, with a check that is right."""
    return json.dumps({**values, "check": _check("", values)}).encode() + b"\n"


def of_altar(**options: Any) -> bytes:
    return header(bali=1, game="altar", options={"players": 2, "variants": [], "memory": "faithful", **options})


FILES = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "no game": b"{}\n",
    "deep": b'{"bali":1,"check":"x","a":' + b"[" * 100_000 + b"\n",
    "another format": header(bali="\ud800"),
    "another game": header(bali=1, game="\ud800"),
    "no name of a game": header(bali=1, game=["altar"]),
    "another variant": of_altar(variants=["\ud800"]),
    "another memory": of_altar(memory="\ud800"),
    "many players": of_altar(players=10**4000),
    "variants of all kinds": of_altar(variants=[1, "day", None]),
}


@pytest.mark.parametrize("what", FILES)
def test_a_file_that_is_no_game_is_refused(home: House, what: str) -> None:
    assert problem(Guest(home.port, "Anna").http.post("/api/verify", content=FILES[what]))[0] in (400, 409)


@pytest.mark.parametrize("path", ["/api/guest", "/api/guest/recover", "/api/tables", "/api/tables/x/commands", "/api/verify"])
def test_a_body_over_the_limit_is_not_read(home: House, path: str) -> None:
    anna = Guest(home.port, "Anna")
    body = json.dumps({"name": "x" * LARGEST_BODY}).encode()
    assert problem(anna.http.post(path, content=body, headers={"Content-Type": "application/json"})) == (413, "too-large")
    assert anna.ask("GET", "/api/guest") == {"name": "Anna"}


def test_a_message_over_the_limit_ends_the_socket_and_nothing_else(home: House) -> None:
    anna, ben = Guest(home.port, "Anna"), Guest(home.port, "Ben")
    table = anna.open()
    bad, good = anna.listen(table), ben.listen(table)
    bad.send("say", text="x" * LARGEST_MESSAGE)
    assert bad.closed() == 1009
    assert good.say("say", text="still here")["talk"][0]["text"] == "still here"
    assert anna.listen(table).view["talk"][0]["text"] == "still here"


def test_who_keeps_talking_nonsense_is_told_so_and_sent_away(home: House) -> None:
    anna = Guest(home.port, "Anna")
    opened = knock(home.port, anna.open(), cookie_of(anna))
    for _ in range(STRIKES):
        opened.send("nonsense")
    messages, code = last_words(opened)
    assert [message.get("code") for message in messages] == [None] + ["misunderstood"] * STRIKES
    assert code == 1008


def test_who_asks_quickly_and_reads_is_not_taken_for_slow(home: House) -> None:
    anna = Guest(home.port, "Anna")
    seat = anna.listen(anna.open())
    for _ in range(300):
        seat.send("look")
    assert {seat.next()["type"] for _ in range(300)} == {"view"}


# Limits


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with house(str(tmp_path / "tables.sqlite"), "--per-second", "1", "--burst", "20") as running:
        anna = Guest(running.port, "Anna")
        answers = (anna.http.get("/api/guest") for _ in range(1000))
        granted = len(list(takewhile(lambda answer: answer.is_success, answers)))
        assert 5 <= granted < 100
        refused = next(answer for answer in answers if not answer.is_success)
        assert problem(refused) == (429, "limit")
        assert refused.headers["x-frame-options"] == "DENY"


def test_who_sends_too_much_is_told_so_and_sent_away(tmp_path: Path) -> None:
    with house(str(tmp_path / "tables.sqlite"), "--per-second", "1", "--burst", "20") as running:
        anna = Guest(running.port, "Anna")
        opened = knock(running.port, anna.open(), cookie_of(anna))
        for _ in range(100):
            opened.send('{"do":"look"}')
        messages, code = last_words(opened)
        kinds = [message.get("code", message["type"]) for message in messages]
        assert kinds.count("limit") == STRIKES
        assert 5 <= kinds.count("view") < 50
        assert code == 1008


def test_nobody_opens_sockets_without_end(tmp_path: Path) -> None:
    with house(str(tmp_path / "tables.sqlite"), "--connections", "2") as running:
        anna, ben = Guest(running.port, "Anna"), Guest(running.port, "Ben")
        table = anna.open()
        first, second = anna.listen(table), anna.listen(table)
        messages, code = last_words(knock(running.port, table, cookie_of(anna)))
        assert [message["code"] for message in messages] == ["limit"]
        assert code == 1008
        assert ben.listen(table).say("say", text="hello")["talk"]
        assert second.next()["talk"]
        first.close()
        second.close()
        while counted(running.port, "bali_sockets") > 1:
            pass
        assert anna.listen(table).view["talk"]


def test_one_address_opens_four_times_as_many_sockets_as_a_guest(tmp_path: Path) -> None:
    with house(str(tmp_path / "tables.sqlite"), "--connections", "1") as running:
        guests = [Guest(running.port, f"G{number}") for number in range(5)]
        table = guests[0].open()
        seats = [guest.listen(table) for guest in guests[:4]]
        messages, code = last_words(knock(running.port, table, cookie_of(guests[4])))
        assert [message["code"] for message in messages] == ["limit"]
        assert code == 1008
        assert all(seat.say("look")["type"] == "view" for seat in seats)


def deaf(guest: Guest, table: str) -> socket.socket:
    """Opens a socket that is never read, and that can hold little."""
    opened = to_close.enter_context(socket.socket())
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.connect(("127.0.0.1", guest.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        f"Cookie: {COOKIE}={cookie_of(guest)}",
    ]
    opened.sendall("\r\n".join([*lines, "", ""]).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += opened.recv(1)
    return opened


def frame(text: str) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def left_alone(port: int) -> bool:
    """Waits until the server has only one socket."""
    return any(counted(port, "bali_sockets") == 1 for _ in range(LOOKS))


def talk_until(seat: Seat, port: int, name: str) -> None:
    """Talks, much at a time, until a metric is counted."""
    for _ in islice(iter(lambda: counted(port, name), 1.0), 150):
        for _ in range(10):
            assert seat.say("say", text="漢" * 500)["type"] == "view"


@pytest.mark.parametrize("wishes", [500, 50])  # it goes on asking, or falls silent
def test_who_does_not_read_is_cut_off_and_the_table_goes_on(here: House, wishes: int) -> None:
    anna, eve = Guest(here.port, "Anna"), Guest(here.port, "Eve")
    table = anna.open()
    seat = anna.listen(table)
    for _ in range(60):
        seat.say("say", text="漢" * 500)
    slow = deaf(eve, table)
    slow.sendall(frame('{"do":"look"}') * wishes)
    talk_until(seat, here.port, "bali_slow_readers_total")
    assert counted(here.port, "bali_slow_readers_total") == 1
    assert left_alone(here.port)
    assert seat.say("say", text="well")["talk"][0]["text"] == "well"
    assert eve.listen(table).view["talk"][-1]["text"] == "well"


# Operation


def test_metrics_count_what_happens(here: House) -> None:
    anna = Guest(here.port, "Anna")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    seat.say("say", text="hello")
    seat.say("start")
    anna.refused("GET", "/api/tables/nowhere")
    text = stranger(here.port).get("/metrics").text
    for line in (
        'bali_requests_total{method="POST",route="/api/guest",status="200"} 1.0',
        'bali_requests_total{method="POST",route="/api/tables",status="201"} 1.0',
        'bali_requests_total{method="GET",route="/api/tables/{table}",status="404"} 1.0',
        'bali_commands_total{do="say",outcome="done"} 1.0',
        'bali_commands_total{do="start",outcome="seats"} 1.0',
        "bali_command_seconds_count 2.0",
        "bali_commits_total 3.0",
        "bali_sockets 1.0",
        "bali_slow_readers_total 0.0",
        "bali_thinkers_replaced_total 0.0",
    ):
        assert f"\n{line}\n" in text


def test_strangers_cannot_make_the_metrics_grow(here: House) -> None:
    client = stranger(here.port)
    for number in range(20):
        client.get(f"/{number}")
        client.get(f"/api/tables/{number}")
    routes = set(re.findall(r'bali_requests_total\{.*route="([^"]*)"', client.get("/metrics").text))
    assert routes == {"/health", "/api/tables/{table}", "other"}


def test_a_server_whose_database_is_gone_says_that_it_is_not_healthy(running_postgres: Any) -> None:
    with house(running_postgres.new_database()) as running:
        client = stranger(running.port)
        assert (client.get("/health").status_code, client.get("/health").text) == (200, "ok")
        running_postgres.run("pg_ctl", "-D", str(running_postgres.folder / "data"), "-m", "immediate", "-w", "stop")
        try:
            assert client.get("/health").status_code == 503
        finally:
            running_postgres.start()
        while client.get("/health").status_code != 200:
            pass


@pytest.mark.skipif(sys.platform != "linux", reason="finds the process in /proc")
def test_the_log_can_be_json(tmp_path: Path) -> None:
    running = House(str(tmp_path / "tables.sqlite"), "--log-json")
    to_close.callback(running.process.kill)
    anna = Guest(running.port, "Anna")
    seat = anna.listen(anna.open(seats=("you", "novice")))
    while not counted(running.port, "bali_thoughts_total"):
        seat.until(lambda view: view["game"]["asked"] == 0)
        seat.act()
        seat.next()
    seat.until(lambda view: view["game"]["asked"] == 0)
    subprocess.run(["kill", "-9", str(thinkers_of(running)[0])], check=True)
    while not counted(running.port, "bali_thinkers_replaced_total"):
        seat.until(lambda view: view["game"]["asked"] == 0)
        seat.act()
        seat.next()
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as garbage:
        garbage.sendall(b"\x00\x01garbage\r\n\r\n")
        assert garbage.recv(100).startswith(b"HTTP/1.1 400")
    lines = [json.loads(line) for line in running.stop().splitlines()]
    assert {"a thinker is replaced"} <= {line["event"] for line in lines}
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


def test_a_server_that_is_told_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    running = House(database)
    to_close.callback(running.process.kill)
    anna, ben = Guest(running.port, "Anna"), Guest(running.port, "Ben")
    table = anna.open()
    anna.do(table, "sit", seat=0)
    ben.do(table, "sit", seat=1)
    anna.do(table, "start")
    seats = [anna.listen(table), ben.listen(table)]
    for number in range(8):
        asked = next(seat for seat in seats if seat.asked)
        version = asked.view["version"] + 1
        asked.act(number)
        for seat in seats:
            seat.until(lambda view, version=version: view["version"] >= version)  # type: ignore[misc]
    before = [guest.http.get(f"/api/tables/{table}").text for guest in (anna, ben)]
    said = running.stop()
    assert [seat.closed() for seat in seats] == [1012, 1012]
    assert said == ""
    with house(database) as again:
        after = [guest.moved(again.port).http.get(f"/api/tables/{table}").text for guest in (anna, ben)]
    assert [re.sub(r'"now":\d+', "", text) for text in after] == [re.sub(r'"now":\d+', "", text) for text in before]


def test_a_server_stops_although_someone_does_not_read(tmp_path: Path) -> None:
    with house(str(tmp_path / "tables.sqlite")) as running:
        anna = Guest(running.port, "Anna")
        table = anna.open()
        seat = anna.listen(table)
        for _ in range(60):
            seat.say("say", text="漢" * 500)
        slow = deaf(anna, table)
        slow.sendall(frame('{"do":"look"}') * 50)
        talk_until(seat, running.port, "bali_slow_readers_total")


def serve(*options: str) -> "subprocess.CompletedProcess[str]":
    """Tries to start a server that cannot start."""
    command = [sys.executable, "-m", "bali", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def assert_clear(ended: "subprocess.CompletedProcess[str]", *words: str) -> None:
    """Expects an end with one line that says what was wrong."""
    assert ended.returncode > 0
    (line,) = ended.stderr.splitlines()
    assert line.startswith("bali: ")
    assert all(word in line for word in words)
    assert ended.stdout == ""


def test_a_folder_that_does_not_exist_is_no_place_for_a_database(tmp_path: Path) -> None:
    assert_clear(serve("--port", "0", "--database", str(tmp_path / "nowhere" / "tables.sqlite")), "cannot open", "nowhere")


def test_a_file_that_is_no_database_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 1000)
    assert_clear(serve("--port", "0", "--database", str(file)), "cannot open", "letter.txt", "not a database")
    assert file.read_text() == "Dear Anna,\n" * 1000


def test_a_port_in_use_is_not_taken(home: House, tmp_path: Path) -> None:
    ended = serve("--port", str(home.port), "--database", str(tmp_path / "tables.sqlite"))
    assert_clear(ended, "cannot listen", str(home.port), "in use")


def test_a_database_that_cannot_be_reached_is_named_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    ended = serve("--port", "0", "--database", f"postgresql://bali:hush@127.0.0.1:{port}/bali")
    assert_clear(ended, "cannot open", str(port))
    assert "hush" not in ended.stderr


@pytest.mark.parametrize("database", ["mysql://localhost/bali", "postgresql://localhost:port/bali", "nonsense://"])
def test_a_database_of_another_kind_is_refused(database: str) -> None:
    assert_clear(serve("--port", "0", "--database", database), database.split(":", maxsplit=1)[0])
