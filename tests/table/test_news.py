"""Updates: a client that applies them always shows what a whole view would show."""

from random import Random
from typing import Any

import pytest

from bali.table.commands import Rematch, Resign, Say, Undo
from bali.table.entries import Entry, Rematched, Undone
from bali.table.handlers import Visitor, handle
from bali.table.view_builder import ViewBuilder, whole_view
from bali.table.viewer import Viewer
from tests.long import LONG
from tests.table.client import Client
from tests.table.scene import Scene

TABLES: list[dict[str, Any]] = [
    {"game": game, "people": people, "bots": bots, "memory": memory, "variants": variants}
    for memory in ("faithful", "open")
    for game, people, bots, variants in (
        ("altar", 2, 0, ["oracle"]),
        ("altar", 3, 1, ["oracle", "demon"]),
        ("dalang", 3, 0, []),
    )
]


def name_of(options: dict[str, Any]) -> str:
    return f"{options['game']}-{TABLES.index(options)}"


tables = pytest.mark.parametrize("options", TABLES, ids=name_of)


def joined(scene: Scene, viewer: Viewer) -> Client:
    return Client(whole_view(scene.table, viewer, scene.now))


class Audience:
    """Clients that follow a table."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.clients = scene, {viewer: joined(scene, viewer) for viewer in scene.viewers()}
        self.before = scene.table.bookmark

    def send_news(self) -> None:
        """Send everyone the update. During the game, only spectators receive a spectator's message."""
        table = self.scene.table
        builder, aside = ViewBuilder(table, self.clients, self.scene.now), table.is_for_spectators(self.scene.log[-1])
        for viewer, client in self.clients.items():
            if not (aside and table.seats_of(viewer.guest)):
                client.receive(builder.news(viewer, self.before))
        self.before = table.bookmark

    def check(self, viewer: Viewer) -> None:
        client, fresh = self.clients[viewer], joined(self.scene, viewer)
        for shown, due in zip(client.shows(), fresh.shows(), strict=True):
            assert shown == due, viewer

    def check_all(self) -> None:
        for viewer in self.clients:
            self.check(viewer)


def check_some(audience: Audience, number: int, entries: list[Entry]) -> None:
    """Compare all clients at first and occasionally, otherwise one of them, mostly after an undo: a whole log is long."""
    viewers = list(audience.clients)
    if number < 40 or number % 60 == 0:
        audience.check_all()
    elif number % 4 == 0 or isinstance(entries[0], Undone):
        audience.check(viewers[number % len(viewers)])


@tables
def test_a_client_that_follows_the_news_shows_the_same_as_a_whole_view(options: dict[str, Any]) -> None:
    scene = Scene(**options)
    audience, undone = Audience(scene), 0
    for number, entries in enumerate(scene.random_game(31, unrest=0.06)):
        audience.send_news()
        check_some(audience, number, entries)
        undone += isinstance(entries[0], Undone)
    audience.check_all()
    assert undone > 3
    assert len(scene.table.chat.players) > 0
    assert scene.table.versions.spectators == len(scene.table.chat.spectators)


@pytest.mark.parametrize("options", TABLES if LONG else TABLES[::2], ids=name_of)
def test_a_client_that_joins_later_shows_what_a_whole_view_shows(options: dict[str, Any]) -> None:
    scene, dice = Scene(**options), Random(3)
    audience = Audience(scene)
    for number, entries in enumerate(scene.random_game(32)):
        audience.send_news()
        check_some(audience, number, entries)
        if number < 40 or number % 15 == 0:
            again = dice.choice(scene.viewers())
            audience.clients[again] = joined(scene, again)
    audience.check_all()


def test_a_client_that_rejoins_before_an_undo_still_sees_the_line_before_it() -> None:
    scene = Scene()
    scene.turn()
    scene.act(next(words for words in scene.words() if words.startswith("play")))
    audience = Audience(scene)
    scene.do("bob", Undo(step=scene.table.step))
    audience.send_news()
    audience.check_all()


@tables
def test_the_log_opens_again_when_a_game_is_given_up(options: dict[str, Any]) -> None:
    scene = Scene(**options)
    audience = Audience(scene)
    for _ in scene.random_game(33, unrest=0):
        audience.send_news()
        if scene.table.step > 80:
            break
    for seat in range(options["people"]):
        if scene.table.status == "playing":
            scene.do(scene.guest(seat), Resign(seat=seat))
            audience.send_news()
            audience.check_all()
    assert scene.table.status == "over"


def test_changes_after_the_end_are_sent_too() -> None:
    scene = Scene().play_out()
    audience = Audience(scene)
    scene.do("zoe", Say(text="well played"))
    audience.send_news()
    audience.check_all()
    assert handle(scene.table, Rematch(), Visitor("bob", "Bob"), 0)
    scene.add([Rematched(at=0, table="next")])
    audience.send_news()
    audience.check_all()
    assert {client.table["next"] for client in audience.clients.values()} == {"next"}


def test_faithful_memory_drops_in_time_what_open_notes_retain() -> None:
    shown = {}
    for memory in ("faithful", "open"):
        scene = Scene(people=3, memory=memory)
        for _ in scene.random_game(34, undo=0, unrest=0):
            if scene.table.step > 100:
                break
        client = joined(scene, scene.viewer(None))
        shown[memory] = [event for line in client.rendered()[:-1] for event in line if event["name"] == "dealt"]
    assert all("kind" not in event["values"] for event in shown["faithful"])
    assert all("kind" in event["values"] for event in shown["open"])


def test_what_only_one_seat_saw_is_in_its_log_alone() -> None:
    scene = Scene(people=2, variants=["oracle"], memory="open")
    scene.play_until("looked")
    seat = scene.table.asked
    assert seat is not None
    for viewer in scene.viewers():
        (looked, *_) = joined(scene, viewer).rendered()[-1]
        assert ("seen" in looked["values"]) == (viewer.viewed_seat == seat)
