"""The states of a table in memory: real events make every transition in the table, and no other is possible."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bali.server.bot_pool import BotPool
from bali.server.circuit_breaker import Unavailable
from bali.server.lifecycle import TRANSITIONS, IllegalTransitionError, Lifecycle, TableEvent, TableState
from bali.server.live_table import LiveTable
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.store import LogBatch, Store
from bali.table.commands import Say, Sit
from bali.table.handlers import Visitor
from bali.table.options import TableOptions
from bali.table.refusal import Refusal

ANN = Visitor("ann", "Ann")
Transition = tuple[TableState, TableEvent]


class RecordingLifecycle(Lifecycle):
    """A lifecycle that records its transitions."""

    def __init__(self) -> None:
        super().__init__()
        self.made: set[Transition] = set()

    def handle(self, event: TableEvent) -> None:
        before = self.current
        super().handle(event)
        self.made.add((before, event))


def recorded(live: LiveTable) -> RecordingLifecycle:
    """Record the transitions of a live table that is not loaded yet."""
    live.lifecycle = lifecycle = RecordingLifecycle()
    return lifecycle


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    """Yield two registries on one database, like those of two processes."""
    settings = Settings(database=str(folder / "tables.sqlite"))
    store = Store(settings.url)
    await store.open()
    registries = [TableRegistry(settings, store, BotPool(size=1, bot_timeout=0)) for _ in range(2)]
    try:
        yield registries[0], registries[1]
    finally:
        for registry in registries:
            await registry.close()
            registry.bot_pool.stop()
        await store.close()


async def spoil(store: Store, table: str, version: int) -> None:
    """Append a batch that fits no rules, so that the table has to be frozen."""
    broken = LogBatch(table, version, "[", "open", listed=False, touched=0, wakes=None, summary="{}", host="ann")
    assert await store.append([broken])


async def unavailable(table: str) -> bool:
    """Fail, like a call during an outage."""
    raise Unavailable


async def live_through_everything(folder: Path) -> set[Transition]:
    """Let real events happen to tables in memory and return the transitions that they made."""
    async with two_processes(folder) as (here, there):
        missing = here.live_table("missing")
        nothing = recorded(missing)
        with pytest.raises(Refusal):
            await missing.resume()

        name = await here.new_table(TableOptions(game="altar", players=2), ANN.guest)
        live, other = here.live_table(name), there.live_table(name)
        lifecycle = recorded(live)
        await live.execute(Sit(seat=0), ANN)
        await other.execute(Say(text="from another process"), ANN)
        await live.execute(Say(text="too late, so once more"), ANN)
        await other.refresh(4)
        await other.execute(Say(text="the other process has caught up"), ANN)
        await live.refresh(5)
        assert live.table
        assert live.table.versions.log == 5
        assert not live.unload_if_idle(after=60)
        assert live.unload_if_idle(after=-1)

        await live.resume()
        await spoil(here.store, name, 5)
        here.store.freeze = unavailable  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await live.refresh(6)
        return nothing.made | lifecycle.made


def test_real_events_make_every_transition_in_the_table(tmp_path: Path) -> None:
    made = asyncio.run(live_through_everything(tmp_path))
    assert made == {(state, event) for state, following in TRANSITIONS.items() for event in following}


@pytest.mark.parametrize("state", TableState)
@pytest.mark.parametrize("event", TableEvent)
def test_any_other_transition_is_refused(state: TableState, event: TableEvent) -> None:
    lifecycle = Lifecycle()
    lifecycle.current = state
    if event in TRANSITIONS[state]:
        lifecycle.handle(event)
        assert lifecycle.current == TRANSITIONS[state][event]
    else:
        with pytest.raises(IllegalTransitionError, match=f"{event} while {state}"):
            lifecycle.handle(event)
        assert lifecycle.current == state


def test_a_table_that_nobody_reads_is_never_in_a_state_between_two(tmp_path: Path) -> None:
    async def use() -> None:
        async with two_processes(tmp_path) as (here, _):
            live = here.live_table(await here.new_table(TableOptions(game="altar", players=2), ANN.guest))
            states = [live.lifecycle.current]
            await live.execute(Sit(seat=0), ANN)
            states.append(live.lifecycle.current)
            with pytest.raises(Refusal):
                await live.execute(Sit(seat=0), Visitor("eve", "Eve"))
            states.append(live.lifecycle.current)
            await live.reload()
            states.append(live.lifecycle.current)
            assert states == [TableState.UNLOADED, TableState.LOADED, TableState.LOADED, TableState.UNLOADED]

    asyncio.run(use())
