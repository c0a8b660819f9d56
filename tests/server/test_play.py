"""Whole games over real sockets, on both databases."""

import pytest

from tests.long import LONG
from tests.server.running_server import Guest, RunningServer, play, run_server, sit


@pytest.mark.parametrize(
    ("database", "game", "people"),
    [("sqlite", "altar", 4), ("postgres", "altar", 2), *([("sqlite", "dalang", 2), ("postgres", "dalang", 3)] if LONG else [])],
    indirect=["database"],
)
def test_a_whole_game_of_people_and_bots(database: str, game: str, people: int) -> None:
    with run_server(database) as running:
        table, guests, seats = sit(running.port, game, people, 4)
        assert play(seats) > 20
        results = [seat.view["game"]["result"] for seat in seats]
        assert results == results[:1] * people
        assert min(results[0]["places"]) == 1
        assert len({seat.view["table"]["secret"] for seat in seats}) == 1
        verdict = guests[1].ask("GET", f"/api/tables/{table}/verify")
        assert verdict["fair"]
        assert verdict["commitment"] == seats[0].view["table"]["commitment"]


def test_an_exported_game_is_verified_and_a_changed_one_is_not(shared_server: RunningServer) -> None:
    table, guests, seats = sit(shared_server.port, "altar", 2, 2)
    assert guests[0].refused("GET", f"/api/tables/{table}/export") == (409, "not-now")
    play(seats)
    text = guests[0].ask("GET", f"/api/tables/{table}/export")
    answer = guests[0].http.post("/api/verify", content=text)
    assert answer.json()["fair"]
    changed = text.replace("Anna", "Eve")
    assert guests[0].http.post("/api/verify", content=changed).json()["code"] == "file-changed"


def test_a_seat_sees_its_own_cards_and_nobody_elses(shared_server: RunningServer) -> None:
    _, _, seats = sit(shared_server.port, "altar", 2, 2)
    for number, seat in enumerate(seats):
        hands = seat.view["game"]["state"]["hand"]
        assert None not in hands[number]
        assert set(hands[1 - number]) == {None}


def test_a_spectator_sees_what_everyone_knows_and_can_be_kept_out(shared_server: RunningServer) -> None:
    watcher = Guest(shared_server.port, "Eve")
    table, _, _ = sit(shared_server.port, "altar", 2, 2)
    assert all(set(hand) == {None} for hand in watcher.see(table)["game"]["state"]["hand"][:2])
    private, _, _ = sit(shared_server.port, "altar", 2, 2, spectators=False)
    assert watcher.refused("GET", f"/api/tables/{private}") == (403, "private")
    assert watcher.listen(private).closed() == 4404


def test_a_spectator_is_disconnected_when_a_private_game_starts(shared_server: RunningServer) -> None:
    host, watcher = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Eve")
    table = host.open("altar", 2, ("you", "novice"), spectators=False, undo=False)
    assert watcher.listen(table).closed() == 4404
    table = host.open("altar", 2, ("you", None), spectators=False)
    seat = watcher.listen(table)
    host.do(table, "invite", seat=1, level="novice")
    host.do(table, "start")
    assert seat.closed() == 4403


def test_two_moves_for_one_step_one_wins(shared_server: RunningServer) -> None:
    _, _, seats = sit(shared_server.port, "altar", 2, 2)
    asked = next(seat for seat in seats if seat.asked)
    step, actions = asked.view["game"]["step"], asked.view["game"]["actions"]
    asked.send("act", step=step, action=actions[0])
    asked.send("act", step=step, action=actions[1])
    messages = [asked.next() for _ in range(3)]
    assert [message["type"] for message in messages] == ["view", "view", "refused"]
    assert messages[2]["code"] == "stale"
    assert messages[1]["version"] == messages[0]["version"]


def test_undo_talk_leave_return_and_resign(shared_server: RunningServer) -> None:
    _, _, seats = sit(shared_server.port, "altar", 2, 3, undo=True)
    asked = next(seat for seat in seats if seat.asked)
    before = asked.view["game"]
    asked.act()
    asked.until(lambda view: view["game"]["step"] != before["step"])
    if asked.view["game"]["undo"]:
        asked.call("undo", step=asked.view["game"]["step"])
        assert asked.view["game"]["actions"] == before["actions"]
    seats[1].send("say", text="<b>well</b> played")
    assert seats[0].until(lambda view: bool(view["chat"]))["chat"][0]["text"] == "<b>well</b> played"
    seats[0].send("leave")
    seats[1].until(lambda view: view["table"]["seats"][0]["away"] == "left")
    seats[0].send("return")
    seats[1].until(lambda view: view["table"]["seats"][0]["away"] is None)
    for number in (0, 1):
        seats[number].send("resign", seat=number)
    assert seats[0].until(lambda view: view["table"]["status"] == "over")["game"]["result"]["why"] == "resigned"


def test_several_people_at_one_device(shared_server: RunningServer) -> None:
    guest = Guest(shared_server.port, "Anna")
    table = guest.open("altar", 2)
    guest.do(table, "sit", seat=0)
    assert guest.refused("POST", f"/api/tables/{table}/commands", {"do": "sit", "seat": 1}) == (409, "seated")
    guest.do(table, "sit", seat=1, name="Ben")
    guest.do(table, "start")
    seat = guest.listen(table)
    for _ in range(12):
        asked = seat.view["game"]["asked"]
        assert set(seat.call("look", seat=None)["game"]["state"]["hand"][asked]) == {None}
        seat.call("look", seat=asked)
        step = seat.view["game"]["step"]
        seat.act()
        seat.until_after(step)


def test_what_an_action_would_bring_and_why_another_is_not_possible(shared_server: RunningServer) -> None:
    _, _, seats = sit(shared_server.port, "altar", 2, 2)
    asked = next(seat for seat in seats if seat.asked)
    other = next(seat for seat in seats if not seat.asked)
    game = asked.view["game"]
    events = asked.call("preview", step=game["step"], action=game["actions"][0])["events"]
    assert events[0]["seat"] == game["asked"]
    reason = asked.call("why", action="take 1")["reason"]
    assert reason["clause"].startswith("A")
    assert other.call("why", action="take 1")["code"] == "not-asked"
