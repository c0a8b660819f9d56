"""Chat: players and spectators have one each, and nobody can write under another's name."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bali.table.commands import Say, Sit, Start
from bali.table.handlers import Visitor, handle
from bali.table.limits import MAX_ALL_SPECTATOR_CHAT, MAX_PLAYER_CHAT, MAX_SPECTATOR_CHAT, SPECTATOR_BURST, SPECTATOR_BURST_TIME
from bali.table.refusal import Refusal
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer
from tests.table.scene import Scene

HALO = Say(text="halo")


def view(scene: Scene, guest: str) -> dict[str, Any]:
    seats = scene.table.seats_of(guest)
    return dict(json.loads(whole_view(scene.table, Viewer(guest, seats[0] if seats else None), 0)))


def received_chat(scene: Scene, guest: str) -> tuple[list[str], list[str]]:
    """Return the chat lines that a guest receives from players and from spectators."""
    seen = view(scene, guest)
    return [line["text"] for line in seen["chat"]], [line["text"] for line in seen["spectator_chat"]]


def test_what_spectators_say_during_the_game_players_hear_after_it() -> None:
    scene = Scene(start=False)
    scene.do("zoe", Say(text="may I watch?"))
    scene.do("ann", Say(text="please do"), Start())
    scene.do("zoe", Say(text="Bob has the priest"))
    scene.do("bob", HALO)
    for guest in ("ann", "bob"):
        assert received_chat(scene, guest) == (["please do", "halo"], ["may I watch?"])
    for guest in ("zoe", "yan"):
        assert received_chat(scene, guest) == (["please do", "halo"], ["may I watch?", "Bob has the priest"])
    scene.play_out()
    assert received_chat(scene, "ann")[1][:2] == ["may I watch?", "Bob has the priest"]


def test_a_player_who_views_as_a_spectator_receives_no_more_than_a_player() -> None:
    scene = Scene()
    scene.do("zoe", Say(text="Bob has the priest"))
    assert b"priest" not in whole_view(scene.table, Viewer("ann", None), 0)


def test_players_do_not_even_notice_that_spectators_talk() -> None:
    scene = Scene()
    before = [json.dumps(view(scene, guest)) for guest in ("ann", "bob")], scene.table.versions.changed_at
    scene.now += 1000
    for _ in range(3):
        scene.do("zoe", HALO)
    assert ([json.dumps(view(scene, guest)) for guest in ("ann", "bob")], scene.table.versions.changed_at) == before
    assert view(scene, "yan")["version"] == view(scene, "ann")["version"] + 3


def test_a_line_says_whether_a_player_or_a_spectator_spoke() -> None:
    scene = Scene()
    scene.do("bob", HALO)
    scene.do("zoe", HALO)
    seen = view(scene, "zoe")
    assert [(line["name"], line["seat"], line["yours"]) for line in seen["chat"]] == [("Bob", 1, False)]
    assert [(line["name"], line["seat"], line["yours"]) for line in seen["spectator_chat"]] == [("Zoe", None, True)]


@pytest.mark.parametrize("name", ["Bob", "bob", "\uff22ob"])
def test_nobody_speaks_under_the_name_of_a_player(name: str) -> None:
    scene = Scene()
    scene.add(handle(scene.table, HALO, Visitor("zoe", name), 0))
    scene.add(handle(scene.table, HALO, Visitor("ann", name), 0))  # who has called herself otherwise since
    seen = view(scene, "zoe")
    assert [line["name"] for line in seen["spectator_chat"]] == [f"{name} 2"]
    assert [line["name"] for line in seen["chat"]] == ["Ann"]


def said_until_refused(scene: Scene, guests: Callable[[int], str]) -> int:
    """Let guests write until they are refused. Return the number of messages."""
    before = len(scene.table.chat.players) + len(scene.table.chat.spectators)
    with pytest.raises(Refusal, match="chat is full"):
        speak(scene, guests)
    return len(scene.table.chat.players) + len(scene.table.chat.spectators) - before


def speak(scene: Scene, guests: Callable[[int], str]) -> None:
    for count in range(10_000):
        scene.now += 1000
        scene.table.add(handle(scene.table, HALO, Visitor(guests(count), "Yan"), scene.now))


def test_a_player_says_only_so_much_and_leaves_room_for_the_others() -> None:
    scene = Scene()
    assert said_until_refused(scene, lambda _: "bob") == MAX_PLAYER_CHAT
    assert said_until_refused(scene, lambda _: "ann") == MAX_PLAYER_CHAT


def test_spectators_say_less_and_never_use_up_what_players_may_say() -> None:
    scene = Scene()
    assert said_until_refused(scene, lambda _: "zoe") == MAX_SPECTATOR_CHAT
    assert said_until_refused(scene, lambda count: f"yan {count}") == MAX_ALL_SPECTATOR_CHAT - MAX_SPECTATOR_CHAT
    assert said_until_refused(scene, lambda _: "ann") == MAX_PLAYER_CHAT


def test_spectators_together_say_only_so_much_at_once_and_players_are_not_concerned() -> None:
    scene = Scene()
    for number in range(SPECTATOR_BURST):
        scene.do(f"yan {number}", HALO)
    scene.now += SPECTATOR_BURST_TIME - 1
    assert scene.refusal("zoe", HALO) == "limit"
    scene.do("ann", *[HALO] * 2 * SPECTATOR_BURST)
    scene.now += 1
    scene.do("zoe", HALO)


def test_what_is_said_before_the_start_does_not_use_up_what_is_said_in_the_game() -> None:
    scene = Scene(start=False)
    assert said_until_refused(scene, lambda count: "ann" if count % 2 else "bob") == MAX_PLAYER_CHAT
    scene.do("ann", Start(), HALO)
    scene.do("bob", HALO)


def test_a_spectator_who_sits_down_writes_as_a_player() -> None:
    scene = Scene(people=1, seats=2, start=False)
    scene.do("zoe", HALO, Sit(seat=1), HALO, Start(), HALO)
    seen = view(scene, "ann")
    assert (len(seen["spectator_chat"]), len(seen["chat"])) == (1, 2)
