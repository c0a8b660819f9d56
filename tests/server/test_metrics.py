"""What an operator can count, and what nobody can learn from it."""

import random
import re
import socket
from collections import Counter
from pathlib import Path

import httpx
import pytest

from tests.server.running_server import Guest, RunningServer, TableSocket, anonymous, metrics_of, run_server, sit
from tests.server.test_answers import wait_for_version
from tests.server.test_start import assert_clear, serve

LOOKS = 400  # requests for the metrics until a test gives up


def test_metrics_count_what_happens(server: RunningServer) -> None:
    anna = Guest(server.port, "Anna")
    table = anna.open(seats=("you",))
    seat = anna.listen(table)
    seat.call("say", text="hello")
    seat.call("start")
    anna.refused("GET", "/api/tables/nowhere")
    text = metrics_of(server.port)
    for line in (
        'bali_requests_total{method="POST",route="/api/guest",status="200"} 1.0',
        'bali_requests_total{method="POST",route="/api/tables",status="201"} 1.0',
        'bali_requests_total{method="GET",route="/api/tables/{table}",status="404"} 1.0',
        'bali_commands_total{family="chat",outcome="done"} 1.0',
        'bali_commands_total{family="table",outcome="refused"} 1.0',
        "bali_command_seconds_count 2.0",
        "bali_commits_total 3.0",
        "bali_sockets 1.0",
        "bali_slow_readers_total 0.0",
        "bali_bot_processes_replaced_total 0.0",
    ):
        assert f"\n{line}\n" in text


def test_strangers_cannot_make_the_metrics_grow(server: RunningServer) -> None:
    client = anonymous(server.port)
    for number in range(20):
        client.get(f"/{number}")
        client.get(f"/api/tables/{number}")
    routes = set(re.findall(r'bali_requests_total\{.*route="([^"]*)"', metrics_of(server.port)))
    assert routes == {"/health", "/api/tables/{table}", "other"}


def test_metrics_are_not_at_the_public_port_and_by_default_for_this_machine_only(server: RunningServer) -> None:
    assert anonymous(server.port).get("/metrics").status_code == 404
    assert "bali_sockets" in metrics_of(server.port)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{other_address()}:{server.metrics_port}/metrics")


def other_address() -> str:
    """Return the address of this machine under which others in its network reach it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for examples: nothing is sent
        return str(probe.getsockname()[0])


def test_metrics_can_be_served_at_another_address(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--metrics-host", "127.0.0.2") as running:
        assert "bali_sockets" in httpx.get(f"http://127.0.0.2:{running.metrics_port}/metrics").text


def test_a_metrics_port_in_use_is_not_taken(shared_server: RunningServer, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    ended = serve("--port", "0", "--metrics-port", str(shared_server.port), "--database", database)
    assert_clear(ended, "cannot serve metrics", str(shared_server.port), "in use")


def commands_of(port: int) -> Counter[str]:
    """Return the counted commands by their labels."""
    found = re.findall(r"^bali_commands_total\{(.*)\} (\S+)$", metrics_of(port), re.MULTILINE)
    return Counter({labels: int(float(value)) for labels, value in found})


def counted_for(port: int, socket: TableSocket, do: str, **values: object) -> Counter[str]:
    """Send a command and return how it is counted, which may be a moment after its answer."""
    before = commands_of(port)
    socket.call(do, **values)
    return next(filter(None, (commands_of(port) - before for _ in range(LOOKS))))


def test_metrics_do_not_reveal_who_answered_in_advance_or_asked_what(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--bot-delay", "30") as running:
        port, dice = running.port, random.Random(3)
        _, _, seats = sit(port, "dalang", 3, 3)
        seen: dict[str, Counter[str]] = {}
        while not {"act", "auto_pass"} <= set(seen):
            asked = next(seat for seat in seats if seat.asked)
            game, version = asked.view["game"], asked.view["version"] + 1
            do = "auto_pass" if "pass" in game["actions"] else "act"
            action = "pass" if do == "auto_pass" else dice.choice(game["actions"])
            seen[do] = counted_for(port, asked, do, step=game["step"], action=action)
            wait_for_version(seats, version)
        assert seen["act"] == seen["auto_pass"]
        ordered = next(number for number, seat in enumerate(seats) if seat.view["game"]["answers"])
        asked = next(seat for seat in seats if seat.asked)
        game = asked.view["game"]
        private = [
            counted_for(port, seats[ordered], "cancel_auto_pass", seat=ordered),
            counted_for(port, seats[0], "answer_in_advance", seat=0, question="artist", reply="join", until="cancelled"),
            counted_for(port, seats[0], "cancel_answer", seat=0),
            counted_for(port, asked, "look", seat=game["asked"]),
            counted_for(port, asked, "why", action="pass"),
            counted_for(port, asked, "preview", step=game["step"], action=game["actions"][0]),
        ]
        assert private == private[:1] * 6
