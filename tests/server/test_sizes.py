"""How large things can be."""

import json

import pytest

from bali.server.limits import MAX_BODY, MAX_MESSAGE, MAX_UPLOAD
from tests.server.running_server import Guest, RunningServer, error_of


def test_a_speech_has_at_most_500_letters(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open(seats=("you",))
    assert anna.do(table, "say", text="漢" * 500)["chat"][0]["text"] == "漢" * 500
    answer = anna.http.post(f"/api/tables/{table}/commands", json={"do": "say", "text": "x" * 501})
    assert error_of(answer) == (422, "misunderstood")


MAX_VALUE = {
    "/api/guest": MAX_BODY,
    "/api/guest/recover": MAX_BODY,
    "/api/tables": MAX_BODY,
    "/api/tables/x/commands": MAX_BODY,
    "/api/verify": MAX_UPLOAD,
    "/api/replay": MAX_UPLOAD,
    "/api/games": MAX_UPLOAD,
}


@pytest.mark.parametrize("path", MAX_VALUE)
def test_a_body_over_the_limit_is_not_read(shared_server: RunningServer, path: str) -> None:
    anna = Guest(shared_server.port, "Anna")
    body = json.dumps({"name": "x" * MAX_VALUE[path]}).encode()
    assert error_of(anna.http.post(path, content=body, headers={"Content-Type": "application/json"})) == (413, "too-large")
    assert anna.ask("GET", "/api/guest") == {"name": "Anna"}


def test_a_message_over_the_limit_ends_the_socket_and_nothing_else(shared_server: RunningServer) -> None:
    anna, ben = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Ben")
    table = anna.open(seats=("you",))
    bad, good = anna.listen(table), ben.listen(table)
    bad.send("say", text="x" * MAX_MESSAGE)
    assert bad.closed() == 1009
    assert good.call("say", text="still here")["spectator_chat"][0]["text"] == "still here"
    assert anna.listen(table).view["spectator_chat"][0]["text"] == "still here"
