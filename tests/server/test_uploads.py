"""Uploaded games: errors are reported briefly, and the server works on few of them at the same time."""

import asyncio
import json
import random
import threading
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from bali.core.saved import checksum, from_text, to_text
from bali.server import replays
from bali.server.limits import MAX_OFFLOADED, MAX_OFFLOADED_PER_NETWORK, MAX_UPLOAD, MAX_UPLOAD_LINES
from bali.server.offload import Offload
from bali.table.refusal import MAX_SENTENCE, Refusal
from tests.server.raw import inside, run
from tests.server.running_server import Guest, RunningServer, error_of
from tests.server.waiting import wait_for_async
from tests.table.scene import Scene

PATHS = ("/api/verify", "/api/replay")
HALF = "\ud800"  # half of a letter, which JSON can name and nobody can write
LONG = "x" * (MAX_UPLOAD - 10_000)


@pytest.fixture(scope="module")
def lines() -> list[dict[str, Any]]:
    """A finished game, line by line."""
    return [json.loads(line) for line in to_text(Scene().play_out().table.saved).splitlines()]


def signed(lines: list[dict[str, Any]]) -> bytes:
    """Return a file whose checks are right, whatever else is wrong with it."""
    check, texts = "", []
    for line in lines:
        content = {name: value for name, value in line.items() if name != "check"}
        check = checksum(check, content)
        texts.append(json.dumps({**content, "check": check}))
    return "\n".join([*texts, ""]).encode()


def changed(lines: list[dict[str, Any]], number: int, **values: object) -> bytes:
    return signed([line | values if at == number else line for at, line in enumerate(lines)])


WRONG: dict[str, tuple[int, dict[str, object]]] = {
    "half a letter added to the deal": (0, {"entropy": [HALF]}),
    "half a letter in a name": (0, {"seats": [{"name": HALF, "bot": None}, {"name": "Ben", "bot": None}]}),
    "half a letter as a bot": (0, {"seats": [{"name": "Anna", "bot": HALF}, {"name": "Ben", "bot": None}]}),
    "half a letter as a game": (0, {"game": HALF}),
    "half a letter as an option": (0, {"options": {"players": 2, "variants": [HALF], "memory": HALF}}),
    "half a letter as an action": (1, {"text": HALF}),
    "half a letter that nobody reads": (0, {"more": {HALF: [HALF]}}),
    "a long action": (1, {"text": LONG}),
    "a long number": (1, {"action": LONG}),
    "a long format": (0, {"bali": LONG}),
    "a long game": (0, {"game": LONG}),
    "a long variant": (0, {"options": {"players": 2, "variants": [LONG], "memory": "faithful"}}),
    "a long memory": (0, {"options": {"players": 2, "variants": [], "memory": LONG}}),
}


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_a_game_is_told_briefly(
    shared_server: RunningServer, lines: list[dict[str, Any]], path: str, what: str
) -> None:
    anna = Guest(shared_server.port, "Anna")
    number, values = WRONG[what]
    answer = anna.http.post(path, content=changed(lines, number, **values))
    assert error_of(answer)[0] == 400
    assert len(answer.json()["message"]) <= MAX_SENTENCE + 10


def test_half_a_letter_is_refused_wherever_json_is_read(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open()
    bodies: dict[str, dict[str, Any]] = {
        "/api/guest": {"name": HALF},
        "/api/guest/recover": {"code": HALF},
        "/api/tables": {"options": {"game": HALF, "players": 2}},
        f"/api/tables/{table}/commands": {"do": "say", "text": HALF},
    }
    for path, body in bodies.items():
        for sent in (body, {**body, HALF: 1}, {HALF: body}, [HALF], HALF):
            content = json.dumps(sent)
            answer = anna.http.post(path, content=content, headers={"Content-Type": "application/json"})
            assert 400 <= error_of(answer)[0] < 500, (path, content)


def test_an_error_repeats_little_of_what_it_was_given(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open()
    for body in ({"x" * 15_000: 1, "do": "start"}, {"do": "x" * 15_000}, {"do": "say", "text": "hi", "y" * 10_000: 1}):
        answer = anna.http.post(f"/api/tables/{table}/commands", json=body)
        assert error_of(answer)[0] == 422
        assert len(answer.text) < 2 * MAX_SENTENCE
    seat = anna.listen(table)
    seat.socket.send(json.dumps({"do": "say", "text": "hi", "y" * 15_000: 1}))
    assert len(seat.next()["message"]) <= MAX_SENTENCE + 10


def test_a_game_has_no_more_lines_than_a_game_can_have(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    for path in PATHS:
        answer = anna.http.post(path, content=b"{}\n" * (MAX_UPLOAD_LINES + 1))
        assert error_of(answer) == (409, "file")
        assert str(MAX_UPLOAD_LINES) in answer.json()["message"]


def test_no_upload_is_an_error_of_the_server(shared_server: RunningServer, lines: list[dict[str, Any]]) -> None:
    anna, dice = Guest(shared_server.port, "Anna"), random.Random(5)
    odd: list[Any] = [None, True, 0, -1, 1.5, 10**20, "", "x", HALF, [], {}, [[]], {"a": 1}, [None], "\x00", "é"]
    for turn in range(150):
        number = dice.choice([0, 0, 1, dice.randrange(len(lines)), len(lines) - 1])
        name = dice.choice([*lines[number], "more"])
        answer = anna.http.post(PATHS[turn % 2], content=changed(lines, number, **{name: dice.choice(odd)}))
        assert answer.status_code < 500, (number, name, answer.text)


def test_few_pieces_of_heavy_work_have_a_place() -> None:
    offload = Offload()

    def is_busy(network: str) -> bool:
        with pytest.raises(Refusal, match="try again"), offload.slot(network):
            pass
        return True

    with ExitStack() as held:
        for _ in range(MAX_OFFLOADED_PER_NETWORK):
            held.enter_context(offload.slot("eve"))
        assert is_busy("eve")
        for number in range(MAX_OFFLOADED - MAX_OFFLOADED_PER_NETWORK):
            held.enter_context(offload.slot(f"guest {number}"))
        assert is_busy("anna")
    assert not offload.slots
    with offload.slot("eve"):
        assert offload.slots.total() == 1


def test_one_network_cannot_have_all_games_read_and_others_are_not_kept_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[dict[str, Any]]
) -> None:
    reading, most, at_work, go_on = threading.Lock(), [0], [0], threading.Event()

    def slowly(*arguments: Any) -> Any:
        with reading:
            at_work[0] += 1
            most[0] = max(most[0], at_work[0])
        go_on.wait()
        with reading:
            at_work[0] -= 1
        return from_text(*arguments)

    monkeypatch.setattr(replays, "from_text", slowly)

    async def test() -> None:
        async with (
            inside(tmp_path, burst=1000) as server,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client,
        ):
            await client.post("/api/guest", json={"name": "Eve"})
            post = partial(client.post, "/api/verify", content=signed(lines))
            sent = [asyncio.create_task(post()) for _ in range(MAX_OFFLOADED_PER_NETWORK)]
            slots = server.app.state.offload.slots
            await wait_for_async(lambda: at_work[0] and slots.total() == MAX_OFFLOADED_PER_NETWORK, "all slots to be taken")
            refused = await client.post("/api/verify", content=signed(lines))
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            assert (await client.get("/api/games")).is_success
            go_on.set()
            answers = await asyncio.gather(*sent)
            assert all(answer.is_success for answer in answers)
            assert most == [1]

    try:
        run(test())
    finally:
        go_on.set()
