"""Cookies: who has one is a guest, and nobody else can make one."""

import base64
import json
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from tests.server.running_server import (
    COOKIE,
    Guest,
    RunningServer,
    anonymous,
    cookie_of,
    error_of,
    messages_until_closed,
    metrics_of,
    open_socket,
    run_server,
)

NO_GUEST = (401, "no-guest")


def morsel(answer: httpx.Response) -> "Morsel[str]":
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


def test_a_guest_is_a_cookie_that_no_script_can_read(shared_server: RunningServer) -> None:
    cookie = morsel(anonymous(shared_server.port).post("/api/guest", json={"name": "Anna"}))
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 24 * 3600
    assert not cookie["secure"]
    assert not cookie["domain"]


def test_where_there_is_https_the_cookie_stays_there(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "secure.sqlite"), "--secure") as running:
        answer = anonymous(running.port).post("/api/guest", json={"name": "Anna"})
        assert morsel(answer)["secure"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
    with run_server(str(tmp_path / "proxy.sqlite"), "--trusted-proxies", "127.0.0.1") as running:
        forwarded = anonymous(running.port, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.1.2.3"})
        assert morsel(forwarded.post("/api/guest", json={"name": "Anna"}))["secure"]
        answer = anonymous(running.port).post("/api/guest", json={"name": "Ben"})
        assert not morsel(answer)["secure"]
        assert "strict-transport-security" not in answer.headers


def test_only_a_trusted_proxy_can_report_the_address_of_a_client(shared_server: RunningServer) -> None:
    forwarded = anonymous(shared_server.port, **{"X-Forwarded-Proto": "https"})
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
        "another key": str(URLSafeSerializer("another key", salt="session").dumps(guest)),
        "another key of old": str(URLSafeSerializer("another key", salt="guest").dumps(guest[0])),
        "not ASCII": "\u00e9",
    }


@pytest.mark.parametrize("how", forgeries("IkEi.signature"))
def test_a_cookie_that_was_not_made_here_is_nobodys(shared_server: RunningServer, how: str) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open(seats=("you",))
    forged = forgeries(cookie_of(anna))[how].encode("latin-1")
    client = anonymous(shared_server.port)
    client.headers = httpx.Headers([(b"cookie", f"{COOKIE}=".encode() + forged)])
    for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{table}"):
        assert error_of(client.get(path)) == NO_GUEST
    assert error_of(client.post(f"/api/tables/{table}/commands", json={"do": "start"})) == NO_GUEST
    messages, code = messages_until_closed(open_socket(shared_server.port, table, forged.decode("latin-1")))
    assert [message["code"] for message in messages] == ["no-guest"]
    assert code == 4401


def test_a_cookie_of_another_server_is_nobodys(shared_server: RunningServer, server: RunningServer) -> None:
    assert Guest(shared_server.port, "Anna").moved(server.port).refused("GET", "/api/tables/mine") == NO_GUEST


def test_a_guest_is_known_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with run_server(database) as running:
        anna = Guest(running.port, "Anna")
    with run_server(database) as running:
        assert anna.moved(running.port).ask("GET", "/api/guest") == {"name": "Anna"}


def test_no_response_reveals_what_a_cookie_is_made_of(shared_server: RunningServer) -> None:
    anna, eve = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Eve")
    table = anna.open(seats=("you",), listed=True)
    anna.do(table, "say", text="hello")
    secret, *_ = json.loads(base64.urlsafe_b64decode(cookie_of(anna).rsplit(".", 1)[0] + "=="))
    seen = [*(eve.http.get(path).text for path in (f"/api/tables/{table}", "/api/tables")), metrics_of(shared_server.port)]
    assert len(secret) >= 16
    assert all(secret not in text for text in seen)
    assert secret not in json.dumps(eve.listen(table).view)
