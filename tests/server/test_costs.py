"""Expensive requests: they cost a guest more than others, and nobody else waits for them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bali.core.saved import to_text
from bali.server import compression, replays
from bali.server.app import make_app
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from tests.table.scene import Scene

Asking = Callable[[httpx.AsyncClient], Any]
BURST = 25


@pytest.fixture(autouse=True)
def _no_background_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a registry do no work in the background."""
    monkeypatch.setattr(TableRegistry, "start", lambda self: None)


@asynccontextmanager
async def served(folder: Path, burst: int = BURST) -> AsyncIterator[tuple[httpx.AsyncClient, TableRegistry]]:
    """Yield a guest's client and the registry of a server without a network, whose buckets are never refilled."""
    app = make_app(Settings(database=str(folder / "tables.sqlite"), per_second=0, burst=burst, per_address=1))
    async with app.router.lifespan_context(app), client_of(app) as client:
        yield client, app.state.registry


@asynccontextmanager
async def client_of(app: Any) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://bali") as client:
        assert (await client.post("/api/guest", json={"name": "Anna"})).is_success
        yield client


def asks(method: str, path: str, **body: Any) -> Asking:
    return lambda client: client.request(method, path, **body)


def commands(do: str, **values: Any) -> Asking:
    return asks("POST", "/api/tables/none/commands", json={"do": do, **values})


async def granted(client: httpx.AsyncClient, asking: Asking) -> int:
    """Repeat a request until it exceeds the limit, and return how often it did not."""
    for count in range(100):
        answer = await asking(client)
        if answer.json()["code"] == "limit":
            assert answer.status_code == 429
            return count
    raise AssertionError(asking)


@pytest.mark.parametrize(
    ("asking", "most"),
    [
        (commands("look"), 5),
        (commands("why", action="pass"), 24),
        (commands("position", step=0), 5),
        (commands("hint", step=0), 2),
        (asks("GET", "/api/tables/none"), 5),
        (asks("GET", "/api/tables/none/export"), 2),
        (asks("POST", "/api/verify", content=b"x"), 2),
        (asks("POST", "/api/replay", content=b"x"), 2),
        (asks("GET", "/api/tables/none/verify"), 2),
        (asks("GET", "/api/tables/none/replay"), 2),
    ],
    ids=["look", "why", "position", "hint", "view", "export", "verify a file", "replay a file", "verify", "replay"],
)
def test_what_is_dear_costs_more(tmp_path: Path, asking: Asking, most: int) -> None:
    async def ask() -> None:
        async with served(tmp_path) as (client, _):
            assert await granted(client, asking) == most

    asyncio.run(ask())


def test_another_guest_from_the_same_address_is_charged_to_that_address(tmp_path: Path) -> None:
    async def ask() -> None:
        async with served(tmp_path) as (client, _):
            asking = asks("POST", "/api/verify", content=b"x")
            await asking(client)
            client.cookies.clear()
            assert (await client.post("/api/guest", json={"name": "Eve"})).is_success
            assert await granted(client, asking) == 1

    asyncio.run(ask())


def outside_the_loop(calls: list[str], name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that records its call, which must be in a thread without an event loop."""

    def worked(*values: Any) -> Any:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        calls.append(name)
        return work(*values)

    return worked


def test_whole_games_are_read_played_and_compressed_outside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    for module, name in ((replays, "from_text"), (replays, "verify"), (replays, "replay"), (compression, "compressed")):
        monkeypatch.setattr(module, name, outside_the_loop(calls, name, getattr(module, name)))
    scene = Scene().play_out()
    text = to_text(scene.table.saved)

    async def ask() -> None:
        async with served(tmp_path, burst=1000) as (client, registry):
            table = await registry.open([entry for entries in scene.log for entry in entries])
            expected = {
                asks("POST", "/api/verify", content=text): ["from_text", "verify"],
                asks("POST", "/api/replay", content=text): ["from_text", "replay", "compressed"],
                asks("GET", f"/api/tables/{table}/verify"): ["verify"],
                asks("GET", f"/api/tables/{table}/replay"): ["replay", "compressed"],
            }
            for asking, names in expected.items():
                calls.clear()
                answer = await asking(client)
                assert answer.is_success, answer.text
                assert calls == names

    asyncio.run(ask())
