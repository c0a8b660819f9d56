"""Several server processes on one PostgreSQL: any of them serves any table."""

from contextlib import ExitStack

import pytest

from tests.long import LONG
from tests.server.postgres import Postgres
from tests.server.running_server import Guest, RunningServer, TableSocket, play, run_server

ALL_MOVES = 10_000


def spread(servers: list[RunningServer], game: str, players: int) -> tuple[str, list[Guest], list[TableSocket]]:
    """Start a game of people who are connected to different servers."""
    guests = [Guest(servers[number % 2].port, f"Guest {number}") for number in range(players)]
    table = guests[0].open(game, players)
    for number, guest in enumerate(guests):
        guest.do(table, "sit", seat=number)
    seats = [guest.listen(table) for guest in guests]
    view = guests[-1].do(table, "start")
    for seat in seats:
        seat.until(lambda seen: seen["version"] >= view["version"])
    return table, guests, seats


@pytest.mark.parametrize(("game", "players", "moves"), [("altar", 3, ALL_MOVES), ("dalang", 3, ALL_MOVES if LONG else 40)])
def test_whole_games_with_clients_spread_over_two_servers(
    two_servers: list[RunningServer], game: str, players: int, moves: int
) -> None:
    table, guests, seats = spread(two_servers, game, players)
    play(seats, moves)
    for number, seat in enumerate(seats):
        if not seats[0].over:
            seat.send("resign", seat=number)
            seats[0].until_resigned(number)
    results = [seat.until(lambda view: view["table"]["status"] == "over")["game"]["result"] for seat in seats]
    assert results == results[:1] * players
    assert guests[1].ask("GET", f"/api/tables/{table}/verify")["fair"]


def test_two_moves_at_once_at_two_servers_one_wins(two_servers: list[RunningServer]) -> None:
    _, guests, seats = spread(two_servers, "altar", 2)
    table = seats[0].view["table"]["id"]
    twins = [guest.moved(two_servers[1 - number].port).listen(table) for number, guest in enumerate(guests)]
    lost = 0
    for turn in range(40):
        pair = next((seat, twin) for seat, twin in zip(seats, twins, strict=True) if seat.asked)
        step, actions = pair[0].view["game"]["step"], pair[0].view["game"]["actions"]
        for number, socket in enumerate(pair):
            socket.send("act", step=step, action=actions[(turn + number) % len(actions)])
        refused = [_follow(socket, step) for socket in pair]
        assert sum(refused) == 1
        lost += refused[0]
        for socket in (*seats, *twins):
            socket.until_after(step)
        assert len({str(sorted(socket.view["game"]["state"]["stones"])) for socket in (*seats, *twins)}) == 1
    assert 0 < lost < 40


def _follow(socket: TableSocket, step: int) -> bool:
    """Read the answers to a move and to a question after it. Return whether the move was refused."""
    socket.send("why", action="take 1")  # its answer is the last
    refused = False
    while True:
        message = socket.next()
        if message["type"] == "reasoned" or message.get("do") == "why":
            return refused
        refused |= message["type"] == "refused"


def test_talk_and_bots_reach_the_other_server(two_servers: list[RunningServer]) -> None:
    host, friend = Guest(two_servers[0].port, "Anna"), Guest(two_servers[1].port, "Ben")
    table = host.open("altar", 3, ("you", None, "casual"))
    seats = [host.listen(table), friend.listen(table)]
    friend.do(table, "sit", seat=1)
    friend.do(table, "start")
    seats[1].send("say", text="hello from there")
    assert seats[0].until(lambda view: bool(view["chat"]))["chat"][0]["text"] == "hello from there"
    seats[0].until(lambda view: view["table"]["status"] == "playing")
    assert play(seats, 20) == 20
    friend.do(table, "resign", seat=1)
    host.do(table, "resign", seat=0)
    results = [seat.until(lambda view: view["table"]["status"] == "over")["game"]["result"] for seat in seats]
    assert results[0] == results[1]


def test_another_server_takes_over_when_one_is_gone(running_postgres: Postgres) -> None:
    database = running_postgres.new_database()
    first = RunningServer(database)
    guest = Guest(first.port, "Anna")
    table = guest.open("altar", 2, ("you", "novice"))
    seat = guest.listen(table)
    play([seat], 3)
    step = seat.view["game"]["step"]
    first.process.kill()
    first.process.communicate()
    with run_server(database) as second:
        again = guest.moved(second.port).listen(table)
        assert again.view["game"]["step"] >= step
        assert play([again], 10) == 10


def test_a_spectator_at_another_server_is_disconnected_when_a_private_game_starts(running_postgres: Postgres) -> None:
    with ExitStack() as stack:
        database = running_postgres.new_database()
        first, second = (
            stack.enter_context(run_server(database)),
            stack.enter_context(run_server(database, "--unload-after", "0")),
        )
        host, watcher = Guest(first.port, "Anna"), Guest(second.port, "Eve")
        table = host.open("altar", 2, ("you", None), spectators=False)
        seat = watcher.listen(table)
        host.do(table, "invite", seat=1, level="novice")
        host.do(table, "start")
        assert seat.closed() == 4403
        assert seat.view["table"]["status"] == "open"
