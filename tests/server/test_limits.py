"""How much one guest or address can ask for."""

from itertools import takewhile
from pathlib import Path

from bali.server.limits import HEARTBEATS, MAX_STRIKES
from bali.server.token_buckets import Limiter
from tests.server.running_server import (
    Guest,
    cookie_of,
    counted,
    error_of,
    messages_until_closed,
    open_socket,
    run_server,
    send_until_closed,
)
from tests.server.waiting import TIMEOUT, wait_for


def test_a_guest_who_sends_too_many_requests_has_to_wait(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--per-second", "1", "--burst", "20") as running:
        anna = Guest(running.port, "Anna")
        answers = (anna.http.get("/api/guest") for _ in range(1000))
        granted = len(list(takewhile(lambda answer: answer.is_success, answers)))
        assert 5 <= granted < 100
        refused = next(answer for answer in answers if not answer.is_success)
        assert error_of(refused) == (429, "limit")
        assert refused.headers["x-frame-options"] == "DENY"


def test_what_is_dear_costs_more_and_a_full_bucket_is_enough_for_anything() -> None:
    limiter = Limiter(per_second=0, burst=12)
    assert limiter.allows("ann")
    assert limiter.allows_expensive(10, "ann", "home")
    assert (limiter.buckets["ann"].left, limiter.buckets["home"].left) == (2, 3)
    assert not limiter.allows_expensive(10, "bob", "home")
    assert limiter.allows_expensive(1, "bob", "home")
    small = Limiter(per_second=0, burst=3)
    assert small.allows("ann")
    assert small.allows_expensive(10, "ann")
    assert not small.allows("ann")


def test_a_client_that_sends_too_many_messages_is_refused_and_then_disconnected(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--per-second", "1", "--burst", "20") as running:
        anna = Guest(running.port, "Anna")
        opened = open_socket(running.port, anna.open(), cookie_of(anna))
        send_until_closed(opened, ['{"do":"look"}'] * 100)
        messages, code = messages_until_closed(opened)
        kinds = [message.get("code", message["type"]) for message in messages]
        assert kinds.count("limit") == MAX_STRIKES
        assert 2 <= kinds.count("view") < 10
        assert code == 1008


def test_heartbeats_are_free_and_any_more_pings_are_not(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--per-second", "1", "--burst", "20") as running:
        anna = Guest(running.port, "Anna")
        opened = open_socket(running.port, anna.open(), cookie_of(anna))
        opened.recv(TIMEOUT)  # the first view: from now on the table answers heartbeats
        send_until_closed(opened, ['{"do":"look"}'] * 10 + ['{"do":"ping"}'] * 100)
        messages, code = messages_until_closed(opened)
        kinds = [message.get("code", message["type"]) for message in messages]
        assert kinds.count("presence") >= HEARTBEATS, "although the looks have used up what the guest may send"
        assert kinds.count("limit") == MAX_STRIKES
        assert code == 1008


def test_nobody_opens_sockets_without_end(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--connections", "2") as running:
        anna, ben = Guest(running.port, "Anna"), Guest(running.port, "Ben")
        table = anna.open()
        first, second = anna.listen(table), anna.listen(table)
        messages, code = messages_until_closed(open_socket(running.port, table, cookie_of(anna)))
        assert [message["code"] for message in messages] == ["limit"]
        assert code == 1008
        assert ben.listen(table).call("say", text="hello")["spectator_chat"]
        assert second.next()["spectator_chat"]
        first.close()
        second.close()
        wait_for(lambda: counted(running.port, "bali_sockets") == 1, "two sockets to close")
        assert anna.listen(table).view["spectator_chat"]


def test_one_address_opens_four_times_as_many_sockets_as_a_guest(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "tables.sqlite"), "--connections", "1") as running:
        guests = [Guest(running.port, f"G{number}") for number in range(5)]
        table = guests[0].open()
        seats = [guest.listen(table) for guest in guests[:4]]
        messages, code = messages_until_closed(open_socket(running.port, table, cookie_of(guests[4])))
        assert [message["code"] for message in messages] == ["limit"]
        assert code == 1008
        assert all(seat.call("look")["type"] == "view" for seat in seats)
