"""Who is connected: the answer to a ping, only for people who may watch, and in no view, version or log."""

from pathlib import Path

from tests.server.running_server import Guest, Json, RunningServer, TableSocket, sit


def presence(socket: TableSocket) -> Json:
    """Send a ping and return the answer."""
    socket.send("ping")
    while (message := socket.next())["type"] != "presence":
        pass
    return message


def test_a_ping_is_answered_with_who_is_connected(shared_server: RunningServer) -> None:
    table, guests, (anna, ben) = sit(shared_server.port, "altar", 2, 2)
    assert presence(anna) == {"type": "presence", "connected": [True, True], "spectators": 0}
    zoe, again = Guest(shared_server.port, "Zoe").listen(table), guests[0].listen(table)
    assert presence(ben) == {"type": "presence", "connected": [True, True], "spectators": 1}
    again.close()
    ben.close()
    while presence(zoe)["connected"] != [True, False]:
        pass
    assert guests[1].do(table, "ping") == {"type": "presence", "connected": [True, False], "spectators": 1}


def test_a_bot_is_not_connected_and_a_new_player_is(shared_server: RunningServer) -> None:
    anna, ben = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Ben")
    table = anna.open("altar", 3, ("you", "novice", None))
    host, friend = anna.listen(table), ben.listen(table)
    assert presence(host) == {"type": "presence", "connected": [True, False, False], "spectators": 1}
    friend.call("sit", seat=2)
    assert presence(host) == {"type": "presence", "connected": [True, False, True], "spectators": 0}


def test_presence_changes_no_view(shared_server: RunningServer) -> None:
    table, _, (anna, ben) = sit(shared_server.port, "altar", 2, 2)
    before = anna.view["version"]
    Guest(shared_server.port, "Zoe").listen(table)
    presence(ben)
    assert anna.call("say", text="halo")["version"] == before + 1


def test_presence_is_sent_only_to_people_who_may_watch(shared_server: RunningServer) -> None:
    table, _, _ = sit(shared_server.port, "altar", 2, 2, spectators=False)
    zoe = Guest(shared_server.port, "Zoe")
    assert zoe.refused("POST", f"/api/tables/{table}/commands", {"do": "ping"}) == (403, "private")


def test_a_ping_neither_loads_nor_writes_a_table(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"
    running = RunningServer(str(database))
    try:
        _, _, (anna, _) = sit(running.port, "altar", 2, 2)
        before = database.stat().st_mtime_ns
        presence(anna)
        assert database.stat().st_mtime_ns == before
    finally:
        running.stop()
