"""Around the game: talk, spectators, and the table at which the same players go on."""

from bali.table.commands import Leave, Rematch, Say, Sit, Start
from bali.table.entries import Machine, Opened, Person, Rematched
from bali.table.rulings import MOST_TALK, Visitor, rematch_entries, rule
from bali.table.table import Table
from tests.table.scene import Scene


def test_what_is_said_is_kept_with_its_name_before_during_and_after_the_game() -> None:
    scene = Scene(start=False)
    scene.do("zoe", Say(text="may I watch?"))
    scene.do("ann", Start())
    scene.do("bob", Say(text="halo"))
    scene.play_out()
    scene.do("zoe", Say(text="well played"))
    said = [(line.guest, line.name, line.text) for line in scene.table.talk]
    assert said[:2] == [("zoe", "Zoe", "may I watch?"), ("bob", "Bob", "halo")]
    assert said[-1] == ("zoe", "Zoe", "well played")


def test_at_some_point_enough_was_said() -> None:
    scene = Scene()
    for _ in range(MOST_TALK):
        scene.table.add(rule(scene.table, Say(text="ha"), Visitor("bob", "Bob"), 0))
    assert scene.refusal("ann", Say(text="ha")) == "talk"


def test_the_same_players_go_on_at_one_new_table() -> None:
    scene = Scene(people=2, bots=1, variants=["demon"], memory="open")
    assert scene.refusal("bob", Rematch()) == "not-now"
    scene.play_out()
    assert scene.refusal("zoe", Rematch()) == "not-seated"
    assert rule(scene.table, Rematch(), Visitor("bob", "Bob"), 5) == [Rematched(at=5, table="")]
    scene.add([Rematched(at=5, table="next")])
    assert scene.table.next == "next"
    assert [scene.refusal(guest, Rematch()) for guest in ("ann", "bob")] == ["rematched", "rematched"]


def test_the_new_table_has_the_same_options_and_seats_and_another_secret() -> None:
    scene = Scene(people=2, bots=1, variants=["demon"], memory="open").play_out()
    entries = rematch_entries(scene.table, "bob", 9)
    opened, table = entries[0], Table.of("next", [entries])
    assert isinstance(opened, Opened)
    assert (opened.host, opened.previous, opened.options) == ("bob", "nusa", scene.table.options)
    assert opened.secret != scene.table.opened.secret
    players = [Person(guest="ann", name="Ann"), Person(guest="bob", name="Bob"), Machine(level="novice", name="Gede")]
    assert [place.player for place in table.places] == players
    assert not any(place.away for place in table.places)
    assert table.status == "open"


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
