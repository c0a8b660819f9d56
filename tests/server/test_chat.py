"""Chat over real sockets: spectators chat among themselves, and players do not even notice."""

from tests.server.running_server import Guest, Json, RunningServer, TableSocket, sit


def texts(view: Json) -> tuple[list[str], list[str]]:
    return [line["text"] for line in view["chat"]], [line["text"] for line in view["spectator_chat"]]


def spectator_chat_of(seat: TableSocket, size: int) -> list[str]:
    """Wait until a spectator has received the given number of chat messages."""
    lines: list[str] = texts(seat.view)[1]
    while len(lines) < size:
        lines += texts(seat.next())[1]
    return lines


def test_what_spectators_say_reaches_spectators_and_no_player_until_the_end(shared_server: RunningServer) -> None:
    table, _, seats = sit(shared_server.port, "altar", 2, 2)
    watchers = [Guest(shared_server.port, name).listen(table) for name in ("Zoe", "Yan")]
    before = seats[0].view["version"]
    for number in range(3):
        watchers[0].send("say", text=f"advice {number}")
    for watcher in watchers:
        assert spectator_chat_of(watcher, 3) == ["advice 0", "advice 1", "advice 2"]
    seats[0].send("say", text="halo")
    for seat in seats:  # their very next message
        news = seat.next()
        assert (news["version"], news["whole"], texts(news)) == (before + 1, False, (["halo"], []))
    for watcher in watchers:
        news = watcher.next()
        assert (news["version"], news["whole"], texts(news)) == (before + 4, False, (["halo"], []))
    fresh = Guest(shared_server.port, "Xan").listen(table)
    assert texts(fresh.view) == (["halo"], ["advice 0", "advice 1", "advice 2"])
    assert texts(seats[0].call("look", seat=0)) == (["halo"], [])
    seats[0].send("resign", seat=0)
    for seat in seats:
        over = seat.until(lambda view: view["table"]["status"] == "over")
        assert (over["whole"], texts(over)[1]) == (False, ["advice 0", "advice 1", "advice 2"])
    watchers[1].send("say", text="well played")
    for seat in seats:
        assert texts(seat.next()) == ([], ["well played"])
