"""Pages of other sites, which can do nothing in a guest's name."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running_server import Guest, RunningServer, cookie_of, error_of, open_socket, run_server
from tests.server.waiting import TIMEOUT

FOREIGN = ["http://evil.example", "https://127.0.0.1.evil.example", "null", "", "http://[", "http://evil]", "http://127.0.0.1:1"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_can_do_nothing(shared_server: RunningServer, origin: str) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open(seats=("you",))
    anna.http.headers["Origin"] = origin
    assert error_of(anna.http.post(f"/api/tables/{table}/commands", json={"do": "stand", "seat": 0})) == (403, "origin")
    assert error_of(anna.http.post("/api/guest", json={"name": "Eve"})) == (403, "origin")
    assert "access-control-allow-origin" not in anna.http.get("/api/guest").headers
    assert anna.ask("GET", "/api/guest") == {"name": "Anna"}
    assert anna.see(table)["table"]["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_sites_page_gets_no_socket(shared_server: RunningServer, origin: str) -> None:
    anna = Guest(shared_server.port, "Anna")
    with pytest.raises(InvalidStatus) as error:
        open_socket(shared_server.port, anna.open(), cookie_of(anna), Origin=origin)
    assert error.value.response.status_code == 403


def test_a_browser_that_names_no_origin_but_another_site_is_refused(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    for site in ("cross-site", "same-site"):
        answer = anna.http.post("/api/guest", json={"name": "Eve"}, headers={"Sec-Fetch-Site": site})
        assert error_of(answer) == (403, "origin")
    assert anna.http.post("/api/guest", json={"name": "A"}, headers={"Sec-Fetch-Site": "same-origin"}).is_success


def test_our_own_page_can_do_everything(shared_server: RunningServer) -> None:
    own = f"http://127.0.0.1:{shared_server.port}"
    anna = Guest(shared_server.port, "Anna")
    anna.http.headers["Origin"] = own
    table = anna.open(seats=("you",))
    assert json.loads(open_socket(shared_server.port, table, cookie_of(anna), Origin=own).recv(TIMEOUT))["type"] == "view"


def test_an_operator_can_let_other_sites_in(tmp_path: Path) -> None:
    friends = ("https://friend.example", "http://localhost:5173")
    with run_server(str(tmp_path / "tables.sqlite"), "--origins", ", ".join(friends)) as running:
        anna = Guest(running.port, "Anna")
        table = anna.open()
        for friend in friends:
            assert anna.http.post("/api/guest", json={"name": "Anna"}, headers={"Origin": friend}).is_success
            assert json.loads(open_socket(running.port, table, cookie_of(anna), Origin=friend).recv(TIMEOUT))["type"] == "view"
        other = {"Origin": "http://friend.example"}
        assert error_of(anna.http.post("/api/guest", json={"name": "Anna"}, headers=other)) == (403, "origin")
        with pytest.raises(InvalidStatus):
            open_socket(running.port, table, cookie_of(anna), **other)
