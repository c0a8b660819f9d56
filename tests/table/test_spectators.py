"""Many spectators: a table stores nothing for each of them."""

import json
from typing import Any

from bali.table.commands import Leave, Say
from bali.table.limits import CHAT_IN_WHOLE_VIEW
from bali.table.view_builder import ViewBuilder, whole_view
from bali.table.viewer import Viewer
from tests.table.scene import Scene

MANY = 1000


def test_all_spectators_see_the_same_and_share_one_cached_view() -> None:
    scene = Scene()
    seen = {whole_view(scene.table, Viewer(f"guest {number}", None), 0) for number in range(MANY)}
    assert seen == {scene.shown(None)}
    assert [scene.table.seats_of(f"guest {number}") for number in range(MANY)] == [[]] * MANY
    assert len(scene.table.json_cache) < 10
    assert len(scene.table.guests.seats) < 10


def test_a_spectator_receives_the_table_only_when_it_has_changed() -> None:
    scene = Scene()
    watchers = [Viewer("zoe", None), Viewer("yan", None)]

    def news() -> list[Any]:
        before = scene.table.bookmark
        builder = ViewBuilder(scene.table, watchers, 0)
        return [json.loads(builder.news(watcher, before))["table"] for watcher in watchers]

    assert all(news())
    scene.do("ann", Say(text="halo"))
    assert news() == [None, None]
    scene.do("ann", Leave())
    assert [table["seats"][0]["away"] for table in news()] == ["left", "left"]
    assert news() == [None, None]


def test_the_host_sees_that_it_is_their_table_also_without_a_seat() -> None:
    scene = Scene(people=2)
    scene.table.opened = scene.table.opened.model_copy(update={"host": "zoe"})
    hosts = [json.loads(whole_view(scene.table, Viewer(guest, None), 0))["table"]["host"] for guest in ("zoe", "yan", "ann")]
    assert hosts == [True, False, False]


def test_a_whole_view_has_the_last_chat_messages_and_news_continue_from_there() -> None:
    scene = Scene()
    for number in range(CHAT_IN_WHOLE_VIEW + 50):
        scene.do("ann", Say(text=f"line {number}"))
    talk = json.loads(scene.shown(1))["chat"]
    assert [(line["number"], line["text"]) for line in talk] == [(n, f"line {n}") for n in range(50, CHAT_IN_WHOLE_VIEW + 50)]
    before = scene.table.bookmark
    scene.do("bob", Say(text="enough"))
    news = json.loads(ViewBuilder(scene.table, scene.viewers(), 0).news(scene.viewer(1), before))
    assert [(line["number"], line["text"]) for line in news["chat"]] == [(CHAT_IN_WHOLE_VIEW + 50, "enough")]
