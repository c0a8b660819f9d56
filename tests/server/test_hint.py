"""Hints: a strong bot's rating, for people who play only against bots."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bali.bots import ADVISER
from bali.core.dealers import secret_from
from bali.server.bot_pool import BotPool
from bali.server.bot_process import ActionChances, BotTask, weigh
from bali.server.fair_queue import Payer
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.commands import Start
from bali.table.entries import BotPlayer, Opened, Person, Seated
from bali.table.handlers import Visitor
from bali.table.options import TableOptions
from bali.table.viewer import Viewer
from tests.server.running_server import Guest, Json, RunningServer, TableSocket, sit

ANN = Visitor("ann", "Ann")


def against_bots(shared_server: RunningServer, game: str, players: int) -> tuple[Guest, str, TableSocket]:
    """Start a game against bots and return the seat when it has to decide."""
    guest = Guest(shared_server.port, "Anna")
    table = guest.open(game, players, ("you", *["novice"] * (players - 1)))
    seat = guest.listen(table)
    seat.until(lambda view: bool(view["game"]["actions"]))
    return guest, table, seat


def check(hint: Json, game: Json) -> None:
    assert (hint["type"], hint["step"]) == ("hinted", game["step"])
    actions, chances = [one["action"] for one in hint["choices"]], [one["chance"] for one in hint["choices"]]
    assert actions
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(game["actions"])
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize(("game", "players"), [("altar", 2), ("altar", 4), ("dalang", 3)])
def test_a_player_against_bots_gets_hints(shared_server: RunningServer, game: str, players: int) -> None:
    guest, table, seat = against_bots(shared_server, game, players)
    for _ in range(3):
        seen = seat.view["game"]
        reply = seat.call("hint", step=seen["step"])
        check(reply, seen)
        assert guest.do(table, "hint", step=seen["step"]) == reply
        seat.send("act", step=seen["step"], action=reply["choices"][0]["action"])
        seat.until_after(seen["step"])
        seat.until(lambda view: bool(view["game"]["actions"]))


def test_a_hint_is_for_the_step_that_is_asked(shared_server: RunningServer) -> None:
    guest, table, seat = against_bots(shared_server, "altar", 2)
    step = seat.view["game"]["step"]
    assert guest.refused("POST", f"/api/tables/{table}/commands", {"do": "hint", "step": step + 1}) == (409, "stale")
    assert seat.call("hint", step=step + 1)["type"] == "view"
    assert seat.next()["code"] == "stale"
    eve = Guest(shared_server.port, "Eve").listen(table)
    assert eve.call("hint", step=step)["code"] == "not-asked"


def test_people_who_play_each_other_get_no_hints(shared_server: RunningServer) -> None:
    _, _, seats = sit(shared_server.port, "altar", 2, 3)
    asked = seats[0]
    while not any(seat.asked for seat in seats):
        seats[0].next()
    for number, seat in enumerate(seats):
        seat.until(lambda view: view["version"] >= seats[0].view["version"])
        if seat.view["game"]["asked"] == number:
            asked = seat
    assert asked.call("hint", step=asked.view["game"]["step"])["code"] == "no-hint"


def test_several_people_at_one_device_get_no_hints(shared_server: RunningServer) -> None:
    guest = Guest(shared_server.port, "Anna")
    table = guest.open("altar", 2)
    guest.do(table, "sit", seat=0)
    guest.do(table, "sit", seat=1, name="Ben")
    view = guest.do(table, "start")
    asking = {"do": "hint", "step": view["game"]["step"]}
    assert guest.refused("POST", f"/api/tables/{table}/commands", asking) == (409, "no-hint")


def test_there_is_no_hint_before_the_start_or_from_a_spectator_s_chair(shared_server: RunningServer) -> None:
    guest = Guest(shared_server.port, "Anna")
    seat = guest.listen(guest.open("altar", 2, ("you", None)))
    assert seat.call("hint", step=0)["code"] == "not-asked"


class RecordingBotPool(BotPool):
    """A bot pool that records whether the table is locked while it thinks."""

    def __init__(self) -> None:
        super().__init__(size=1, bot_timeout=0)
        self.held: list[bool] = []
        self.problem: BotTask | None = None
        self.lock: asyncio.Lock | None = None

    async def weigh(self, problem: BotTask, payers: Sequence[Payer]) -> ActionChances:
        assert self.lock
        self.held.append(self.lock.locked())
        self.problem = problem
        await asyncio.sleep(0)
        return weigh(problem)


def test_the_table_is_not_kept_waiting_and_the_adviser_sees_only_the_screen(tmp_path: Path) -> None:
    bot_pool = RecordingBotPool()

    async def ask() -> tuple[bytes, bytes]:
        settings = Settings(database=str(tmp_path / "tables.sqlite"))
        store = Store(settings.url)
        await store.open()
        registry = TableRegistry(settings, store, bot_pool)
        options = TableOptions.model_validate({"game": "altar", "players": 2})
        opened = Opened(at=0, host="ann", options=options, secret=secret_from("hint").hex())
        seated = [
            Seated(at=0, seat=0, player=Person(guest="ann", name="Ann")),
            Seated(at=0, seat=1, player=BotPlayer(level="novice", name="Bot")),
        ]
        live = registry.live_table(await registry.open([opened, *seated]))
        bot_pool.lock = live.lock
        try:
            await live.execute(Start(), ANN)
            assert live.table
            assert live.table.asked == 0
            hint = await live.hint(lambda _: Viewer("ann", 0), live.table.step)
            return hint, live.table.match.screen(0).tobytes()
        finally:
            await registry.close()
            bot_pool.stop()
            await store.close()

    hint, shown = asyncio.run(ask())
    assert hint.startswith(b'{"type":"hinted"')
    assert bot_pool.held == [False]
    assert bot_pool.problem
    assert (bot_pool.problem.view, bot_pool.problem.level) == (shown, ADVISER)
