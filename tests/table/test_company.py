"""Around the game: spectators, and rematches."""

from bali.table.commands import Decline, Invite, Leave, Rematch, Resign, Return, Say, Sit, Stand, Start
from bali.table.entries import BotPlayer, Opened, Person, Rematched
from bali.table.handlers import rematch_entries
from bali.table.limits import MAX_CHANGES, RESERVED_FOR
from bali.table.table import Table
from tests.table.scene import Scene

ANN, BOB = Person(guest="ann", name="Ann"), Person(guest="bob", name="Bob")
BOT = BotPlayer(level="novice", name="Gede")


def rematched(scene: Scene, guest: str) -> Scene:
    """Let a guest ask for a rematch after the game. Return its table."""
    scene.do(guest, Rematch())
    asked = scene.log[-1][0]
    assert isinstance(asked, Rematched)
    following = object.__new__(Scene)
    following.now = 0
    following.log = [rematch_entries(scene.table, asked)]
    following.table = Table.of(asked.table, following.log)
    return following


def test_a_rematch_is_asked_for_once_after_the_game_by_a_player() -> None:
    scene = Scene(people=2, bots=1)
    assert scene.refusal("bob", Rematch()) == "not-now"
    scene.play_out()
    assert scene.refusal("zoe", Rematch()) == "not-seated"
    scene.do("bob", Rematch())
    assert scene.table.next
    assert scene.table.next_seat == 1
    assert [scene.refusal(guest, Rematch()) for guest in ("ann", "bob")] == ["rematched", "rematched"]


def test_the_new_table_has_the_same_options_and_another_secret() -> None:
    scene = Scene(people=2, bots=1, variants=["demon"], memory="open").play_out()
    opened = rematched(scene, "bob").table.opened
    assert isinstance(opened, Opened)
    assert (opened.host, opened.previous, opened.options) == ("bob", "nusa", scene.table.options)
    assert opened.secret != scene.table.opened.secret


def test_only_the_player_who_asked_and_the_bots_sit_at_the_new_table() -> None:
    again = rematched(Scene(people=2, bots=1).play_out(), "bob")
    assert [seat.player for seat in again.table.seats] == [BOB, BOT, None]
    assert again.refusal("bob", Start()) == "seats"
    assert again.table.people() == {"bob"}
    again.do("ann", Sit(seat=2))
    assert [seat.player for seat in again.table.seats] == [BOB, BOT, ANN]
    again.do("bob", Start())
    assert again.table.status == "playing"


def test_a_seat_is_reserved_for_its_player_alone() -> None:
    again = rematched(Scene(people=3).play_out(), "bob")
    for guest, seat in (("zoe", 2), ("bob", 2), ("cid", 2), ("ann", 1)):
        assert again.refusal(guest, Sit(seat=seat, name="Ann")) == "reserved"
    assert again.refusal("bob", Invite(seat=2, level="novice")) == "reserved"
    assert again.refusal("zoe", Decline()) == "not-yours"
    again.do("ann", Sit(seat=2))
    assert again.table.seats[2].player == ANN


def test_everyone_moves_up_one_seat_so_that_the_next_player_begins() -> None:
    scene = Scene(people=3).play_out()
    for first in ("Bob", "Cid", "Ann"):
        again = rematched(scene, "bob")
        for guest in ("ann", "cid"):
            seat = next(number for number, seat in enumerate(again.table.seats) if seat.is_reserved_for(guest))
            again.do(guest, Sit(seat=seat))
        again.do("bob", Start())
        assert again.table.asked == 0
        assert again.table.seats[0].player
        assert again.table.seats[0].player.name == first
        scene = again.play_out()


def test_a_player_who_declines_leaves_an_empty_seat() -> None:
    again = rematched(Scene(people=2).play_out(), "bob")
    again.do("ann", Decline())
    assert again.table.seats[1].declined == "Ann"
    assert again.refusal("ann", Decline()) == "not-yours"
    again.do("zoe", Sit(seat=1))
    assert again.table.seats[1].player == Person(guest="zoe", name="Zoe")
    again = rematched(Scene(people=2).play_out(), "bob")
    again.do("ann", Decline(), Sit(seat=1))  # and can think better of it
    assert again.table.seats[1].player == ANN


def test_a_seat_is_reserved_for_a_while() -> None:
    again = rematched(Scene(people=2).play_out(), "bob")
    kept = again.table.seats[1].reserved
    assert kept
    again.now = kept.at + RESERVED_FOR - 1
    assert again.refusal("bob", Stand(seat=1)) == "reserved"
    assert again.refusal("zoe", Stand(seat=1)) == "not-seated"
    again.now += 1
    assert again.refusal("zoe", Stand(seat=1)) == "not-seated"
    again.do("bob", Stand(seat=1), Invite(seat=1, level="novice"), Start())
    assert again.table.status == "playing"


def test_several_at_one_device_are_asked_together() -> None:
    scene = Scene(people=1, seats=3, start=False)
    scene.do("bob", Sit(seat=1), Sit(seat=2, name="Berta"))
    scene.do("ann", Start())
    for guest, seat in (("ann", 0), ("bob", 1), ("bob", 2)):
        if scene.table.status == "playing":
            scene.do(guest, Resign(seat=seat))
    asking = rematched(scene, "ann")
    asking.do("bob", Sit(seat=1), Sit(seat=0))
    assert [seat.player.name for seat in asking.table.seats if seat.player] == ["Bob", "Berta", "Ann"]
    scene.table.next = None
    declining = rematched(scene, "ann")
    declining.do("bob", Decline())
    assert [seat.declined for seat in declining.table.seats] == ["Bob", "Berta", None]
    scene.table.next = None
    assert [seat.player is None for seat in rematched(scene, "bob").table.seats] == [False, False, True]


def test_nobody_takes_the_name_of_a_player_with_a_reserved_seat() -> None:
    again = rematched(Scene(people=2, bots=1).play_out(), "bob")
    again.do("bob", Stand(seat=1))
    again.do("zoe", Sit(seat=1, name="ANN"))
    again.do("ann", Sit(seat=2))
    assert [seat.player.name for seat in again.table.seats if seat.player] == ["Bob", "ANN 2", "Ann"]


def test_nobody_fills_the_log_by_coming_and_going() -> None:
    scene = Scene(people=1, seats=3, start=False)
    for _ in range(MAX_CHANGES):
        scene.do("bob", Sit(seat=1), Stand(seat=1))
    assert scene.refusal("bob", Sit(seat=1)) == "changes"
    for _ in range(MAX_CHANGES - 1):
        scene.do("ann", Invite(seat=2, level="novice"), Stand(seat=2))
    assert scene.refusal("ann", Invite(seat=2, level="novice")) == "changes"
    scene.do("cid", Sit(seat=1), Invite(seat=2, level="novice"), Start())
    for _ in range(MAX_CHANGES - 2):
        scene.do("cid", Leave(), Return())
    assert scene.refusal("cid", Leave()) == "changes"


def test_without_spectators_others_are_sent_away_once_the_game_has_started() -> None:
    scene = Scene(people=2, start=False, spectators=False)
    scene.do("zoe", Say(text="halo"))
    assert scene.table.may_watch("zoe")
    scene = Scene(people=2, spectators=False)
    assert not scene.table.may_watch("zoe")
    assert [scene.refusal("zoe", command) for command in (Say(text="halo"), Sit(seat=0), Leave())] == ["private"] * 3
    scene.do("bob", Say(text="just us"))
    assert not scene.play_out().table.may_watch("zoe")


def test_without_spectators_a_host_without_a_seat_still_sees_the_table() -> None:
    scene = Scene(people=0, seats=2, start=False, spectators=False)
    for seat, guest in enumerate(("bob", "cid")):
        scene.do(guest, Sit(seat=seat))
    scene.do("ann", Start(), Say(text="enjoy"))
    assert [scene.table.may_watch(guest) for guest in ("ann", "bob", "cid", "zoe")] == [True, True, True, False]
