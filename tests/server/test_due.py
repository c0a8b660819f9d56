"""Tables that are due: the server finds each of them, however many there are."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bali.server.log_batch import batch_of
from bali.server.settings import Settings
from bali.server.store import Store
from tests.table.scene import Scene


def test_many_tables_that_are_due_do_not_hide_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bali.server.store.MAX_DUE", 20)

    async def look() -> None:
        store = Store(Settings(database=str(tmp_path / "tables.sqlite")).url)
        await store.open()
        scene = Scene(people=0, bots=2)
        line = batch_of(scene.table, scene.log[-1])
        await store.append([replace(line, table=f"old {number}", wakes=1) for number in range(200)])
        await store.append([replace(line, table="new", wakes=2)])
        found = [await store.due(3) for _ in range(200)]
        assert {len(names) for names in found} == {20}
        assert "new" in {name for names in found for name in names}
        await store.close()

    asyncio.run(look())
