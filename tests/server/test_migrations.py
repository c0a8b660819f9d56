"""A database is brought up to date step by step, on SQLite and PostgreSQL, and then is as the schema says."""

import asyncio
import time
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from bali.server import migrations
from bali.server.schema import metadata
from bali.server.settings import Settings
from bali.server.store import KnownGuest, Store

MINUTE = 60_000


def first_step(connection: Connection) -> None:
    """Make a database as 0.4 to 0.6 had it."""
    config = Config()
    config.set_main_option("script_location", str(next(iter(migrations.__path__))))
    config.attributes["connection"] = connection
    command.upgrade(config, "first")
    connection.execute(text("insert into guests (id, name, code, made) values ('anna', 'Anna', 'hash', 5)"))
    connection.execute(
        text("insert into tables (name, status, listed, touched, summary) values ('old', 'over', false, 5, '{}')"),
    )


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_a_database_of_the_first_step_is_brought_up_to_date(database: str) -> None:
    async def run() -> None:
        store = Store(Settings(database=database).url)
        async with store.engine.begin() as connection:
            await connection.run_sync(first_step)
        await store.open()
        now = time.time_ns() // 1_000_000
        guest = await store.guest_by_code("hash")
        assert guest == KnownGuest("anna", "Anna", 0, guest.seen if guest else 0)
        assert now - MINUTE < guest.seen <= now  # nobody is deleted because of the upgrade
        async with store.engine.begin() as connection:
            (used,) = (await connection.execute(text("select used from tables where name = 'old'"))).one()
            assert now - MINUTE < used <= now
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(run())
