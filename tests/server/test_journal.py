"""The writer of the log, and all work in the background: whatever happens to them, they go on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bali.server import registry
from bali.server.circuit_breaker import Unavailable
from bali.server.database_errors import reason_of
from bali.server.journal import Journal
from bali.server.settings import Settings
from bali.server.store import LogBatch, Store
from tests.server.waiting import TIMEOUT


@asynccontextmanager
async def journal_on(file: Path) -> AsyncIterator[Journal]:
    store = Store(Settings(database=str(file)).url)
    await store.open()
    try:
        yield Journal(store)
    finally:
        await store.close()


def line(version: int) -> LogBatch:
    return LogBatch("table", version, "[]", "open", listed=False, touched=0, wakes=None, summary="", host="ann")


def test_a_writer_that_is_cancelled_leaves_nobody_waiting_and_starts_again(tmp_path: Path) -> None:
    async def write() -> None:
        async with journal_on(tmp_path / "tables.sqlite") as journal:
            assert await journal.append(line(0))
            waiting = asyncio.create_task(journal.append(line(1)))
            await asyncio.sleep(0)
            assert journal.writing
            journal.writing.cancel()
            with pytest.raises(Unavailable):
                await waiting
            assert await journal.append(line(1))

    asyncio.run(asyncio.wait_for(write(), TIMEOUT))


def test_a_line_whose_sender_is_gone_is_not_written(tmp_path: Path) -> None:
    async def write() -> None:
        async with journal_on(tmp_path / "tables.sqlite") as journal:
            assert await journal.append(line(0))
            gone = asyncio.create_task(journal.append(line(1)))
            await asyncio.sleep(0)
            gone.cancel()
            assert await journal.append(line(1))
            assert await journal.store.versions(["table"]) == {"table": 2}

    asyncio.run(asyncio.wait_for(write(), TIMEOUT))


def test_work_in_the_background_goes_on_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SWEEP_EVERY", 0)
    times = iter(range(3))

    async def work() -> None:
        if next(times, None) is None:
            raise asyncio.CancelledError
        raise ValueError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(registry._repeat(work))
    assert next(times, None) is None


def test_the_reason_of_an_error_has_no_values_and_is_never_empty(tmp_path: Path) -> None:
    async def failed(statement: str) -> Exception:
        async with journal_on(tmp_path / "tables.sqlite") as journal, journal.store.reading.connect() as connection:
            with pytest.raises(OperationalError) as failed:
                await connection.execute(text(statement), {"value": "hush"})
            return failed.value

    assert reason_of(TimeoutError()) == "TimeoutError"
    assert reason_of(OSError(28, "No space left on device")) == "OSError: [Errno 28] No space left on device"
    assert reason_of(ValueError("hush")) == "ValueError"
    assert reason_of(asyncio.run(failed("select :value from nowhere"))) == "OperationalError: no such table: nowhere"
    assert reason_of(asyncio.run(failed("select json(:value)"))) == "OperationalError: malformed JSON"
