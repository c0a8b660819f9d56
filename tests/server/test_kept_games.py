"""Finished games that are kept from a file: they get a link, and are checked like any file."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from bali.core.saved import to_text
from bali.server.limits import DAY, KEPT_PER_DAY
from bali.server.log_batch import first_batch
from bali.server.quotas import Quotas
from bali.server.settings import Settings
from bali.server.store import Store
from bali.table.refusal import Refusal
from bali.table.status import OVER
from tests.golden.saved_games import shared_game
from tests.server.running_server import Guest, RunningServer, error_of
from tests.table.scene import Scene


@pytest.fixture(scope="module")
def text() -> str:
    """A finished game without shares, as a device writes it."""
    return to_text(Scene().play_out().table.saved)


def keep(guest: Guest, text: str) -> str:
    answer = guest.http.post("/api/games", content=text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize("with_shares", [False, True])
def test_a_game_that_is_kept_has_a_replay_for_everyone(shared_server: RunningServer, text: str, *, with_shares: bool) -> None:
    file = shared_game() if with_shares else text
    anna, eve = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Eve")
    name = keep(anna, file)
    shown = anna.http.post("/api/replay?seat=1", content=file).json()
    kept = eve.ask("GET", f"/api/tables/{name}/replay?seat=1")
    shown["result"]["at"] = kept["result"]["at"]  # a file does not contain the time
    assert kept == shown
    assert eve.ask("GET", f"/api/tables/{name}/verify") == eve.http.post("/api/verify", content=file).json()
    exported = str(eve.ask("GET", f"/api/tables/{name}/export"))
    assert json.loads(exported.partition("\n")[0])["seats"] == json.loads(file.partition("\n")[0])["seats"]


def test_the_same_file_has_the_same_link_for_everyone_and_is_in_no_list(shared_server: RunningServer, text: str) -> None:
    anna, ben = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Ben")
    assert keep(anna, text) == keep(ben, text)
    assert anna.ask("GET", "/api/tables/mine") == []


def test_only_a_finished_game_that_was_dealt_fairly_is_kept(shared_server: RunningServer, text: str) -> None:
    anna = Guest(shared_server.port, "Anna")
    unfair = Scene().play_out().table.saved
    unfair.secret = bytes(32)
    for file, refusal in {
        to_text(Scene().table.saved): (409, "unfinished"),
        to_text(unfair): (409, "unfair"),
        text.replace("Ann", "Eve"): (400, "file-changed"),
        "Dear Anna": (400, "file"),
    }.items():
        assert error_of(anna.http.post("/api/games", content=file)) == refusal


def test_a_guest_keeps_a_limited_number_of_games_each_day(tmp_path: Path) -> None:
    batch = first_batch("game", Scene().play_out().log[0])
    finished = [replace(batch, table=f"game{number}", status=OVER, touched=DAY, host="ann") for number in range(KEPT_PER_DAY)]

    async def keep_another(guest: str, now: int) -> None:
        store = Store(Settings(database=str(tmp_path / "tables.sqlite")).url)
        await store.open()
        try:
            await store.append(finished)
            await Quotas(Settings(), store, lambda: now).expect_to_keep(guest)
        finally:
            await store.close()

    with pytest.raises(Refusal, match="shared enough games"):
        asyncio.run(keep_another("ann", DAY))
    asyncio.run(keep_another("ben", DAY))
    asyncio.run(keep_another("ann", 2 * DAY + 1))
