"""Many thousand senseless messages: the server answers each one, and the table stays as it is."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from pydantic import ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bali.server.limits import MAX_STRIKES
from bali.table.commands import COMMAND
from tests.long import LONG
from tests.server.running_server import Guest, Json, RunningServer
from tests.server.waiting import TIMEOUT

MESSAGES, WORKERS = 100_000 if LONG else 8_000, 8
SENSELESS_MESSAGES = MAX_STRIKES - 1  # on one socket; after one more it is closed
REFUSALS = 20  # messages on one socket that make sense and cannot be granted
FRAMES = 400 if LONG else 100  # connections that send bytes that are no frame at all
A_WEEK = 7 * 24 * 3600

Dice = random.Random
Message = str | bytes

WRONG: Sequence[Any] = (
    None, True, False, 0, -1, 3.5, 1e308, 10**30, -(10**400), "", "0", "x" * 70, "\x00", "\u2028", "\U0001f469\u200d\ufdd0",
    "' or ''='", [], {}, [[]], {"do": "say"}, ["say", "text"],
)  # fmt: skip


def innocent(dice: Dice, seated: bool) -> Json:
    """Return a valid command that is refused from a spectator or a seat that is not deciding."""
    seat, step = dice.randrange(4), dice.choice([0, 1, 40, 1_000_000, dice.randrange(1_000_001)])
    action = dice.choice(["take 1", "pass", "play 3", "x", "\x00", "♥" * 60, "take " + "9" * 50])
    commands: list[Json] = [
        {"do": "sit", "seat": seat},
        {"do": "sit", "seat": seat, "name": "Mallory"},
        {"do": "rename", "seat": 3 - seat % 2, "name": "Mallory"},
        {"do": "stand", "seat": seat},
        {"do": "invite", "seat": seat, "level": "master"},
        {"do": "commit", "commitment": "0123abcd" * 8},
        {"do": "reveal", "share": "0123abcd" * 8},
        {"do": "start"},
        {"do": "act", "step": step, "action": action},
        {"do": "auto_pass", "step": step, "action": action},
        {"do": "cancel_auto_pass", "seat": seat},
        {"do": "answer_in_advance", "seat": seat, "question": action, "reply": action, "until": "turn"},
        {"do": "cancel_answer", "seat": seat, "question": action},
        {"do": "undo", "step": step, "whole": True},
        {"do": "jump", "step": step},
        {"do": "ping"},
        {"do": "return"},
        {"do": "call_bot", "seat": seat},
        {"do": "rematch"},
        {"do": "decline"},
        {"do": "preview", "step": step, "action": action},
        {"do": "why", "action": action},
        {"do": "hint", "step": step},
        {"do": "position", "step": step},
        {"do": "look"},
    ]
    if not seated:
        commands += [{"do": "leave"}, {"do": "resign", "seat": seat}]
    return dice.choice(commands)


def noise(dice: Dice, seated: bool) -> Message:
    return dice.randbytes(dice.randrange(200))


def letters(dice: Dice, seated: bool) -> Message:
    points = (dice.choice([dice.randrange(0xD800), dice.randrange(0xE000, 0x110000), dice.randrange(128)]) for _ in range(60))
    return "".join(map(chr, points))


def cut_short(dice: Dice, seated: bool) -> Message:
    text = json.dumps(dice.choice([innocent(dice, seated), {"do": "say", "text": "hello"}, {"do": "resign", "seat": 0}]))
    return text[: dice.randrange(len(text))]


def flipped(dice: Dice, seated: bool) -> Message:
    data = bytearray(json.dumps(innocent(dice, seated), ensure_ascii=False).encode())
    for _ in range(dice.randrange(1, 4)):
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(data)


def shuffled(dice: Dice, seated: bool) -> Message:
    data = list(json.dumps(innocent(dice, seated)))
    first, last = sorted(dice.sample(range(len(data)), 2))
    data[first:last] = data[first:last] * dice.randrange(3)
    return "".join(data)


def wrong_kinds(dice: Dice, seated: bool) -> Message:
    command = innocent(dice, seated)
    command[dice.choice([*command, "more"])] = dice.choice(WRONG)
    return json.dumps(command)


def wrong_speech(dice: Dice, seated: bool) -> Message:
    return json.dumps({"do": "say", "text": dice.choice(["", "  ", "\x1b[2J", "a\nb", "x" * 501, 7, None, ["hi"]])})


def surrogates(dice: Dice, seated: bool) -> Message:
    return f'{{"do":"{dice.choice(["say", "why", "sit"])}","text":"\\u{dice.randrange(0xD800, 0xE000):x}"}}'


def deep(dice: Dice, seated: bool) -> Message:
    depth = dice.choice([3, 100, 250, 1000, 7000])
    opening, closing = dice.choice([("[", "]"), ('{"do":', "}")])
    return (opening * depth + "1" + closing * depth)[: 16 * 1024]


def big(dice: Dice, seated: bool) -> Message:
    digits = dice.choice(["9" * 20, "9" * 5000, "-" + "1" * 400, "1e" + "9" * 10, "0." + "3" * 3000, "NaN", "Infinity"])
    return f'{{"do":"sit","seat":{digits}}}'


def sensible(dice: Dice, seated: bool) -> Message:
    command = innocent(dice, seated)
    return json.dumps(command) if dice.random() < 0.8 else json.dumps(command).encode()


SENSELESS: Sequence[Callable[[Dice, bool], Message]] = (
    noise, letters, cut_short, flipped, flipped, shuffled, wrong_kinds, wrong_kinds, wrong_speech, surrogates, deep, big,
)  # fmt: skip


def understood(message: Message) -> str | None:
    """Return the command that a message contains, or None if it makes no sense."""
    try:
        return COMMAND.validate_json(message).do
    except ValidationError:
        return None


def some_messages(dice: Dice, seated: bool) -> list[tuple[Message, str | None]]:
    """Return as many messages as one socket may send, each with its command."""
    made = [dice.choice(SENSELESS)(dice, seated) for _ in range(SENSELESS_MESSAGES)]
    made += [sensible(dice, seated) for _ in range(REFUSALS)]
    dice.shuffle(made)
    return [(message, understood(message)) for message in made]


async def answer(socket: ClientConnection) -> Json:
    return dict(json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT)))


async def expect(socket: ClientConnection, message: Message, do: str | None) -> str:
    """Read the answer to one message and return the refusal's code."""
    reply = await answer(socket)
    if do == "look":
        assert reply["type"] == "view", (message, reply)
        return "view"
    if do == reply["type"] == "position":
        return "position"
    if do == "ping":
        assert reply["type"] == "presence", (message, reply)
        return "presence"
    if reply["type"] == "view":  # the table has moved on: a view comes first
        reply = await answer(socket)
        assert reply["code"] == "stale"
    assert (reply["type"], reply["do"]) == ("refused", do), (message, reply)
    assert (reply["code"] in ("misunderstood", "name")) == (do is None), (message, reply)
    assert reply["code"] != "error", (message, reply)
    assert reply["message"]
    return str(reply["code"])


def opening(guest: Guest, table: str) -> connect:
    uri = f"ws://127.0.0.1:{guest.port}/api/tables/{table}/socket"
    cookie = {"Cookie": f"bali_guest={guest.http.cookies['bali_guest']}"}
    return connect(uri, additional_headers=cookie, compression=None, open_timeout=TIMEOUT, max_size=2**22)


async def pester(guest: Guest, table: str, seed: int, seated: bool) -> Counter[str]:
    """Send one worker's messages and count the answers by their codes."""
    dice, codes = Dice(seed), Counter[str]()
    while codes.total() < MESSAGES // WORKERS:
        async with opening(guest, table) as socket:
            assert (await answer(socket))["type"] == "view"
            messages = some_messages(dice, seated)
            for message, _ in messages:
                await socket.send(message)
            for message, do in messages:
                codes[await expect(socket, message, do)] += 1
    return codes


async def pester_all(guests: Sequence[Guest], table: str, seated: Guest) -> Counter[str]:
    """Let all workers send at the same time."""
    senders = [(seed, guests[seed % len(guests)]) for seed in range(WORKERS)]
    parts = [pester(guest, table, seed, guest is seated) for seed, guest in senders]
    return sum(await asyncio.gather(*parts), Counter[str]())


def frame(first: int, data: bytes) -> bytes:
    """Return a client's frame with a mask that changes nothing."""
    return bytes([first, 0x80 | len(data)]) + bytes(4) + data


def bad_frame(dice: Dice) -> bytes:
    """Return bytes that no client may send."""
    data = dice.randbytes(dice.randrange(2, 120))
    frames = [
        bytes([0x81, len(data)]) + data,  # without a mask
        frame(0x81 | dice.choice([0x10, 0x20, 0x40]), data),  # with bits that mean nothing
        frame(0x80 | dice.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), data),  # of an unknown kind
        frame(dice.choice([0x08, 0x09, 0x0A]), data),  # a message of the protocol in parts
        frame(0x80, data),  # a continuation without a beginning
        frame(0x01, b"{") + frame(0x81, b"}"),  # a message within a message
        frame(0x88, bytes([0, dice.randrange(256)])),  # a close frame with an unknown code
        bytes([0x81, 0xFF]) + (dice.randrange(2**14, 2**62) + 1).to_bytes(8) + bytes(4),  # as long as a library
    ]
    return dice.choice(frames)


async def scribble(guest: Guest, table: str, seed: int) -> int:
    """Send bytes that are no frame, and return the code that closes the socket."""
    async with opening(guest, table) as socket:
        socket.transport.write(bad_frame(Dice(seed)))
        try:
            while True:
                await answer(socket)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0


def playing(port: int) -> tuple[str, Guest, Guest, Json]:
    """Start a game of two. Return the table, the guest who waits, the guest who decides, and the view."""
    guests = [Guest(port, "Anna"), Guest(port, "Ben")]
    table = guests[0].open("altar", 2, clock={"move": A_WEEK})
    for number, guest in enumerate(guests):
        guest.do(table, "sit", seat=number)
    view = guests[0].do(table, "start")
    asked = view["game"]["asked"]
    return table, guests[1 - asked], guests[asked], guests[asked].see(table)


def without_time(view: Json) -> Json:
    view["game"]["clocks"].pop("now")
    return view


def test_many_thousand_senseless_messages_change_nothing(shared_server: RunningServer) -> None:
    table, waiting, asked, before = playing(shared_server.port)
    codes = asyncio.run(pester_all([Guest(shared_server.port, "Eve"), waiting], table, waiting))
    assert codes.total() >= MESSAGES
    assert set(codes) <= {
        "misunderstood", "view", "not-now", "not-seated", "not-asked", "not-yours", "not-waiting", "not-away", "stale", "seat",
        "position", "no-position", "faded", "no-answer", "name", "presence",
    }, codes  # fmt: skip
    assert codes["misunderstood"] > MESSAGES / 3
    assert min(codes["not-asked"], codes["not-now"], codes["view"]) > 100
    assert without_time(asked.see(table)) == without_time(before)
    game = before["game"]
    assert asked.do(table, "act", step=game["step"], action=game["actions"][0])["game"]["step"] > game["step"]


def test_bytes_that_are_no_frames_end_a_socket_and_nothing_else(shared_server: RunningServer) -> None:
    table, waiting, asked, before = playing(shared_server.port)
    seat = asked.listen(table)

    async def scribble_all() -> set[int]:
        return {await scribble(waiting, table, seed) for seed in range(FRAMES)}

    assert asyncio.run(scribble_all()) == {1002, 1009}
    assert without_time(seat.call("look", seat=before["table"]["shown"])) == without_time(before)
