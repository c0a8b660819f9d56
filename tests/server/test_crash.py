"""Servers that die, bot processes that die or hang, a database that dies: nothing acknowledged is lost, no table is stuck."""

import asyncio
import json
import os
import random
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.long import LONG
from tests.server.postgres import Postgres
from tests.server.running_server import Guest, RunningServer, bot_processes_of, counted, play, run_server

TABLES = 4 if LONG else 2


class PersistentPlayers:
    """People who play at several tables, whatever happens to the server. Every acknowledged move is recorded."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.running = RunningServer(database)
        guests = [Guest(self.running.port, name) for name in ("Anna", "Ben")]
        self.cookies = [f"bali_guest={guest.http.cookies['bali_guest']}" for guest in guests]
        self.tables = [guests[0].open("altar", 3, ("you", None, "novice")) for _ in range(TABLES)]
        for table in self.tables:
            guests[1].do(table, "sit", seat=1)
            guests[1].do(table, "start")
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.news, self.up = asyncio.Event(), asyncio.Event()
        self.choice = random.Random(5)

    async def run(self, kills: int) -> None:
        players = [asyncio.create_task(self.play(table, cookie)) for table in self.tables for cookie in self.cookies]
        for _ in range(kills):
            until = len(self.acknowledged) + self.choice.randint(0, 6)
            while len(self.acknowledged) < until and not all(player.done() for player in players):
                self.news.clear()
                await self.news.wait()
            self.up.clear()
            self.running.stop(signal.SIGKILL)
            self.running = await asyncio.to_thread(RunningServer, self.database)
            self.up.set()
        await asyncio.gather(*players)

    async def play(self, table: str, cookie: str) -> None:
        """Play one seat to the end of the game, and reconnect as often as necessary."""
        while True:
            await asyncio.sleep(0)
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.running.port}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}
                ) as socket:
                    if await self.play_until_closed(table, socket):
                        self.news.set()
                        return
            except (OSError, WebSocketException):
                await self.up.wait()

    async def play_until_closed(self, table: str, socket: Any) -> bool:
        sent: tuple[int, str] | None = None
        async for message in socket:
            view = json.loads(message)
            assert view["type"] == "view", view
            if view["table"] and view["table"]["status"] == "over":
                return True
            if sent and view["game"]["step"] > sent[0]:
                self.acknowledged[table, sent[0]] = sent[1]
                self.news.set()
            if view["game"]["actions"]:
                sent = (view["game"]["step"], self.choice.choice(view["game"]["actions"]))
                await socket.send(json.dumps({"do": "act", "step": sent[0], "action": sent[1]}))
        return False


def test_a_server_that_is_killed_again_and_again_loses_no_acknowledged_move(database: str) -> None:
    people = PersistentPlayers(database)
    try:
        asyncio.run(people.run(kills=50 if LONG else 3))
        for table in people.tables:
            headers = {"Cookie": people.cookies[0]}
            address = f"http://127.0.0.1:{people.running.port}/api/tables/{table}/export"
            text = httpx.get(address, headers=headers, verify=False).text
            actions = [line["text"] for line in map(json.loads, text.splitlines()) if "text" in line]
            kept = {step: words for (name, step), words in people.acknowledged.items() if name == table}
            assert len(kept) > 10
            assert {step: actions[step] for step in kept} == kept
    finally:
        people.running.stop(signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_thinker_that_dies_or_hangs_is_replaced_and_the_game_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    with run_server(str(tmp_path / "t.sqlite"), "--bot-timeout", "1") as running:
        guest = Guest(running.port, "Anna")
        seat = guest.listen(guest.open("altar", 2, ("you", "novice")))
        play([seat], 5)
        before = bot_processes_of(running)
        assert len(before) == 1
        os.kill(before[0], how)
        assert play([seat], 10) == 10
        assert bot_processes_of(running) != before
        assert counted(running.port, "bali_bot_processes_replaced_total") == 1


def test_a_database_that_was_away_is_used_again(running_postgres: Postgres) -> None:
    running = RunningServer(running_postgres.new_database())
    try:
        guest = Guest(running.port, "Anna")
        table = guest.open("altar", 2, ("you", "novice"))
        seat = guest.listen(table)
        play([seat], 5)
        running_postgres.restart()
        step = seat.view["game"]["step"]
        while seat.view["game"]["step"] < step + 20:
            if seat.asked:
                seat.act()
            while seat.next()["type"] == "refused":
                seat.act()
        guest.do(table, "resign", seat=0)
        assert guest.ask("GET", f"/api/tables/{table}/verify")["fair"]
    finally:
        running.stop()
