"""Before the start: seats, names and bots."""

import pytest

from bali.core.names import check_names
from bali.core.saved import from_text, to_text
from bali.games import find
from bali.table.commands import COMMAND, Invite, Rename, Sit, Stand, Start, TableCommand
from bali.table.entries import BotPlayer, Person
from bali.table.notes import Note
from tests.table.scene import Scene


def names(scene: Scene) -> list[str | None]:
    return [seat.player.name if seat.player else None for seat in scene.table.seats]


def empty(seats: int = 3) -> Scene:
    return Scene(people=0, seats=seats, start=False)


def test_a_guest_takes_a_seat_under_their_name() -> None:
    scene = empty()
    scene.do("bob", Sit(seat=1))
    assert scene.table.seats[1].player == Person(guest="bob", name="Bob")
    assert (names(scene), scene.table.seats_of("bob"), scene.table.people()) == ([None, "Bob", None], [1], {"bob"})


def test_a_taken_seat_is_refused() -> None:
    scene = empty()
    scene.do("bob", Sit(seat=1), Invite(seat=2, level="club"))
    assert [scene.refusal("cid", Sit(seat=seat)) for seat in (1, 2)] == ["taken", "taken"]
    assert scene.refusal("bob", Invite(seat=1, level="club")) == "taken"


def test_a_table_of_two_has_no_third_seat() -> None:
    scene = Scene(start=False)
    commands: list[TableCommand] = [Sit(seat=2), Stand(seat=2), Invite(seat=3, level="club")]
    assert [scene.refusal("ann", command) for command in commands] == ["seat", "seat", "seat"]


def test_a_second_player_at_a_device_needs_a_name() -> None:
    scene = empty()
    scene.do("ann", Sit(seat=0))
    assert scene.refusal("ann", Sit(seat=1)) == "seated"
    scene.do("ann", Sit(seat=1, name="Anton"))
    assert (names(scene), scene.table.seats_of("ann")) == (["Ann", "Anton", None], [0, 1])


def test_a_name_that_is_taken_gets_a_number_within_twelve_letters() -> None:
    scene = empty(4)
    for seat, guest in enumerate(("ann", "bob", "cid", "dan")):
        scene.do(guest, Sit(seat=seat, name="Bartholomew1"))
    assert names(scene) == ["Bartholomew1", "Bartholome 2", "Bartholome 3", "Bartholome 4"]
    check_names([name or "" for name in names(scene)])


def test_bots_of_one_level_get_numbers_too() -> None:
    scene = empty()
    for seat in range(3):
        scene.do("ann", Invite(seat=seat, level="club"))
    assert names(scene) == ["Agung", "Dewi", "Gede"]
    assert scene.table.seats[1].player == BotPlayer(level="club", name="Dewi")


def test_a_player_who_stands_up_leaves_an_empty_seat() -> None:
    scene = empty()
    scene.do("ann", Sit(seat=0))
    assert scene.refusal("bob", Stand(seat=0)) == "not-yours"
    scene.do("ann", Stand(seat=0))
    assert scene.refusal("ann", Stand(seat=0)) == "free"
    scene.do("bob", Sit(seat=0))
    assert names(scene) == ["Bob", None, None]


def test_a_player_takes_another_name_and_keeps_the_seat() -> None:
    scene = empty()
    scene.do("ann", Sit(seat=0), Sit(seat=1, name="Anton"))
    scene.do("bob", Sit(seat=2), Rename(seat=2, name="Bo"))
    scene.do("ann", Rename(seat=0, name="Änn"), Rename(seat=1, name="bo"))
    assert names(scene) == ["Änn", "bo 2", "Bo"]
    assert scene.table.seats[2].player == Person(guest="bob", name="Bo")
    assert (scene.refusal("ann", Rename(seat=2, name="X")), scene.refusal("zoe", Rename(seat=0, name="X"))) == (
        "not-yours",
        "not-yours",
    )
    assert list(scene.table.notes) == []


def test_another_name_in_a_game_is_noted_and_saved_but_not_after_it() -> None:
    scene = Scene()
    scene.do("bob", Rename(seat=1, name="Bo"))
    assert (names(scene), [seat.name for seat in scene.table.saved.seats]) == (["Ann", "Bo"], ["Ann", "Bo"])
    assert list(scene.table.notes) == [Note(scene.table.step, "renamed", 1, "Bob")]
    assert Scene().play_out().refusal("bob", Rename(seat=1, name="Bo")) == "not-now"


def test_only_the_host_and_players_add_and_remove_bots() -> None:
    scene = empty()
    assert scene.refusal("bob", Invite(seat=2, level="novice")) == "not-seated"
    scene.do("ann", Invite(seat=2, level="novice"))
    assert scene.refusal("bob", Stand(seat=2)) == "not-seated"
    scene.do("bob", Sit(seat=0), Stand(seat=2))
    assert names(scene) == ["Bob", None, None]


def test_the_game_starts_when_every_seat_has_a_player() -> None:
    scene = empty(2)
    scene.do("bob", Sit(seat=0))
    assert scene.refusal("ann", Start()) == "seats"
    scene.do("ann", Invite(seat=1, level="novice"))
    assert scene.refusal("zoe", Start()) == "not-seated"
    assert scene.table.status == "open"
    scene.do("bob", Start())
    assert (scene.table.status, scene.table.asked) == ("playing", 0)
    assert [(seat.name, seat.bot) for seat in scene.table.saved.seats] == [("Bob", None), ("Dewi", "novice")]


def test_nothing_is_arranged_after_the_start() -> None:
    scene = Scene()
    commands: list[TableCommand] = [Sit(seat=0), Stand(seat=0), Invite(seat=0, level="club"), Start()]
    assert {scene.refusal("ann", command) for command in commands} == {"not-now"}


@pytest.mark.parametrize(
    "name", ["Änne", "二郎", "a b", "O'Neil", "\U0001f600", "A\u00a0B", "A\u200bB", "\u202eevE", "A\u00adB"], ids=ascii
)
def test_a_saved_game_can_be_read_with_every_name_that_a_table_accepts(name: str) -> None:
    try:
        command = COMMAND.validate_python({"do": "sit", "seat": 0, "name": name})
    except ValueError:
        return
    assert isinstance(command, Sit)
    scene = empty(2)
    scene.do("ann", command, Invite(seat=1, level="novice"), Start())
    again = from_text(to_text(scene.table.saved), find)
    assert again.seats == scene.table.saved.seats
