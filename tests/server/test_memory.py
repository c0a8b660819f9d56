"""Tables that nothing happens at leave the memory, and come back as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import Guest, Json, RunningServer, TableSocket, counted, play, run_server, sit
from tests.server.waiting import wait_for

MOVES = 15


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that keeps nothing in memory for long."""
    with run_server(str(tmp_path / "tables.sqlite"), "--unload-after", "0") as running:
        yield running


def in_mid_game(port: int, game: str) -> tuple[str, list[Guest], list[TableSocket]]:
    """Start a game and let people chat and play for a while."""
    table, guests, seats = sit(port, game, 3, 3)
    seats[0].send("say", text="hello")
    for seat in seats:
        seat.until(lambda view: bool(view["chat"]))
    assert play(seats, MOVES) == MOVES
    return table, guests, seats


def whole_view_of(seat: TableSocket) -> Json:
    """Return everything that a seat receives when it looks, except the time of day."""
    view = seat.call("look", seat=seat.view["table"]["shown"])
    del view["game"]["clocks"]["now"]
    return view


def wait_for_tables_in_memory(port: int, number: int) -> None:
    wait_for(lambda: counted(port, "bali_tables") == number, f"{number} tables in memory")


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_table_that_has_left_the_memory_comes_back_as_it_was(forgetful: RunningServer, game: str) -> None:
    table, guests, seats = in_mid_game(forgetful.port, game)
    before = [whole_view_of(seat) for seat in seats]
    assert before[0]["game"]["state"] != before[1]["game"]["state"]
    for seat in seats:
        seat.close()
    wait_for_tables_in_memory(forgetful.port, 0)
    back = [guest.listen(table) for guest in guests]
    assert [whole_view_of(seat) for seat in back] == before
    assert play(back, MOVES) == MOVES


def test_listeners_do_not_notice_that_a_table_was_unloaded(forgetful: RunningServer) -> None:
    _, guests, seats = in_mid_game(forgetful.port, "altar")
    before = [whole_view_of(seat) for seat in seats]
    guests[0].see(guests[0].open())  # when this one has left, so has the other one, whose live table stays open
    wait_for_tables_in_memory(forgetful.port, 1)
    assert [whole_view_of(seat) for seat in seats] == before
    assert play(seats, MOVES) == MOVES
