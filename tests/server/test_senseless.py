"""Commands that make no sense: they are refused, and the table stays as it is."""

import pytest

from bali.server.limits import MAX_MESSAGE, MAX_STRIKES
from tests.server.running_server import (
    Guest,
    RunningServer,
    cookie_of,
    error_of,
    messages_until_closed,
    open_socket,
)

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
    "an absurd number": b'{"do":"sit","seat":' + b"9" * 16_000 + b"}",
    "infinity": b'{"do":"sit","seat":1e999}',
    "a huge step": b'{"do":"act","step":99999999999999999999,"action":"take 1"}',
    "deep lists": b'{"do":"sit","seat":' + b"[" * 8_000 + b"]" * 8_000 + b"}",
    "lists without an end": b"[" * 16_000,
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
    "a foreign commitment": b'{"do":"commit","commitment":"<script>"}',
    "a short share": b'{"do":"reveal","share":"' + b"0" * 63 + b'"}',
    "no such level": b'{"do":"invite","seat":0,"level":"god"}',
}


@pytest.mark.parametrize("what", SENSELESS)
def test_a_senseless_command_is_refused_and_changes_nothing(shared_server: RunningServer, what: str) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open()
    before = anna.see(table)
    headers = {"Content-Type": "application/json"}
    answer = anna.http.post(f"/api/tables/{table}/commands", content=SENSELESS[what], headers=headers)
    assert error_of(answer)[0] in (400, 422)
    assert anna.see(table) == before


@pytest.mark.parametrize("body", [body for body in SENSELESS.values() if len(body) < MAX_MESSAGE])
def test_a_senseless_message_is_refused_and_changes_nothing(shared_server: RunningServer, body: bytes) -> None:
    anna = Guest(shared_server.port, "Anna")
    seat = anna.listen(anna.open())
    before = seat.view
    seat.socket.send(body)
    assert seat.next()["code"] in ("misunderstood", "name")
    assert seat.call("look") == before


def test_a_message_that_is_called_text_and_is_none_ends_the_socket_quietly(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open()
    seat = anna.listen(table)
    seat.socket.send(b'{"do":"say","text":"\xff"}', text=True)
    assert seat.closed() == 1007
    view = anna.listen(table).view
    assert view["chat"] == view["spectator_chat"] == []


def test_a_client_that_keeps_sending_nonsense_is_refused_and_then_disconnected(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    opened = open_socket(shared_server.port, anna.open(), cookie_of(anna))
    for _ in range(MAX_STRIKES):
        opened.send("nonsense")
    messages, code = messages_until_closed(opened)
    assert [message.get("code") for message in messages] == [None] + ["misunderstood"] * MAX_STRIKES
    assert code == 1008
