"""Tables whose spectators see every card: only where bots alone play, and only if the options say so."""

import json
from random import Random
from typing import Any

import pytest

from bali.table.commands import Sit
from bali.table.replays import position_at
from bali.table.status import PLAYING
from bali.table.table import Table
from bali.table.view_builder import ViewBuilder
from tests.table.scene import Scene

SECRET = {"altar": ("hand", "sacrifices"), "dalang": ("hand", "card")}  # the parts of the record that are cards in secret
games = pytest.mark.parametrize("game", ["altar", "dalang"])


def bots_only(game: str, steps: int = 30, **options: Any) -> Scene:
    """Return a table of three bots some actions into its game."""
    scene = Scene(game, people=0, bots=3, **options)
    dice = Random(1)
    while len(scene.table.match.actions) < steps and scene.table.status == PLAYING:
        scene.act(dice.choice(scene.words()))
    return scene


def unknown(scene: Scene) -> int:
    """Return how many numbers of the secret parts a spectator does not know."""
    state = json.loads(scene.shown(None))["game"]["state"]
    return sum(json.dumps(state[name]).count("null") for name in SECRET[scene.table.options.game])


@games
def test_spectators_see_every_card_if_the_options_say_so(game: str) -> None:
    assert unknown(bots_only(game, open_hands=True)) == 0
    assert unknown(bots_only(game)) > 0


@games
def test_the_log_and_the_news_show_every_card_too_and_nothing_fades(game: str) -> None:
    scene = bots_only(game, open_hands=True)
    viewer, before = scene.viewer(None), scene.table.bookmark
    scene.act(scene.words()[0])
    whole = json.loads(scene.shown(None))
    news = json.loads(ViewBuilder(scene.table, [viewer], 0).news(viewer, before))
    assert news["game"] == whole["game"]
    assert whole["log"]["fresh"] == 0
    for number, events in whole["log"]["lines"]:
        happened = scene.table.match.events[number]
        assert [event["values"] for event in events] == [event.values for event in happened]
        assert not any(event["fades"] for event in events)


@games
def test_earlier_positions_show_every_card(game: str) -> None:
    scene = bots_only(game, open_hands=True)
    state = json.loads(position_at(scene.table, scene.viewer(None), 20))["state"]
    assert all("null" not in json.dumps(state[name]) for name in SECRET[game])


@games
def test_points_are_exact_where_every_card_is_seen(game: str) -> None:
    scene = bots_only(game, open_hands=True)
    known = json.loads(scene.shown(None))["game"]["known"]
    assert known == [[points, True] for points in scene.table.match.points()]


def test_no_person_can_sit_where_every_card_is_seen() -> None:
    scene = Scene(people=0, seats=2, start=False, open_hands=True)
    assert scene.refusal("ann", Sit(seat=0)) == "open-hands"


@games
@pytest.mark.parametrize("bots", [0, 1, 2])
def test_a_table_with_a_person_never_sends_open_hands(game: str, bots: int) -> None:
    """Not even if a log with this option has a person in it, nor while a bot plays for them."""
    scene = Scene(game, people=3 - bots, bots=bots)
    for number, _ in enumerate(scene.random_game(seed=2)):
        closed = [scene.shown(viewer.viewed_seat) for viewer in scene.viewers()]
        options = scene.table.options
        scene.table.options = options.model_copy(update={"open_hands": True})
        assert [scene.shown(viewer.viewed_seat) for viewer in scene.viewers()] == closed
        scene.table.options = options
        if number > 60:
            return


def test_a_log_from_before_the_option_has_closed_hands() -> None:
    scene = bots_only("altar")
    opened = scene.table.opened.model_dump(mode="json")
    del opened["options"]["open_hands"]
    assert not Table("nusa", type(scene.table.opened).model_validate(opened)).options.open_hands
