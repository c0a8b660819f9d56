"""Tables that nothing happens at leave the memory, and come back as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Guest, House, Json, Seat, counted, house, play_on, sit

MOVES = 15


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[House]:
    """A server that keeps nothing in memory for long."""
    with house(str(tmp_path / "tables.sqlite"), "--unload-after", "0") as running:
        yield running


def in_mid_game(port: int, game: str) -> tuple[str, list[Guest], list[Seat]]:
    """Has people talk and play for a while."""
    table, guests, seats = sit(port, game, 3, 3)
    seats[0].send("say", text="hello")
    for seat in seats:
        seat.until(lambda view: bool(view["chat"]))
    assert play_on(seats, MOVES) == MOVES
    return table, guests, seats


def told(seat: Seat) -> Json:
    """Return everything that a seat receives when it looks, except the time of day."""
    view = seat.say("look", seat=seat.view["table"]["shown"])
    del view["game"]["clocks"]["now"]
    return view


def wait_for_tables_in_memory(port: int, number: int) -> None:
    while counted(port, "bali_tables") != number:
        pass


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_table_that_has_left_the_memory_comes_back_as_it_was(forgetful: House, game: str) -> None:
    table, guests, seats = in_mid_game(forgetful.port, game)
    before = [told(seat) for seat in seats]
    assert before[0]["game"]["state"] != before[1]["game"]["state"]
    for seat in seats:
        seat.close()
    wait_for_tables_in_memory(forgetful.port, 0)
    back = [guest.listen(table) for guest in guests]
    assert [told(seat) for seat in back] == before
    assert play_on(back, MOVES) == MOVES


def test_who_listens_does_not_notice_that_a_table_has_left_the_memory(forgetful: House) -> None:
    _, guests, seats = in_mid_game(forgetful.port, "altar")
    before = [told(seat) for seat in seats]
    guests[0].see(guests[0].open())  # when this one has left, so has the other one, whose live table stays open
    wait_for_tables_in_memory(forgetful.port, 1)
    assert [told(seat) for seat in seats] == before
    assert play_on(seats, MOVES) == MOVES
