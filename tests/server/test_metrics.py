"""What an operator can count."""

import re

from tests.server.house import Guest, House, stranger


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
