"""Database failures while a server is running. Each lasts as long as its context."""

import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer
from tests.server.waiting import TIMEOUT, wait_for

SOON = 20.0  # seconds: the server needs one or two, a busy machine a few more
SLOW = 4.0  # seconds that a slow commit takes: longer than a server with a time limit of one second waits for it
DEFERRED = "deferrable initially deferred for each row execute function fail()"


class OnPostgres:
    """A server on PostgreSQL, and its database server."""

    def __init__(self, postgres: Postgres, *options: str) -> None:
        self.postgres, address = postgres, postgres.new_database()
        self.name = address.rsplit("/", 1)[1]
        self.running = RunningServer(address, "--database-timeout", "1", *options)

    def sql(self, statement: str) -> str:
        return self.postgres.sql(self.name, statement)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        self.postgres.stop()
        try:
            yield
        finally:
            self.postgres.start()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        self.postgres.signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.postgres.signal(signal.SIGCONT)

    @contextmanager
    def read_only(self) -> Iterator[None]:
        self.postgres.sql(
            "postgres",
            f"alter database {self.name} set default_transaction_read_only = on",
            f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{self.name}'",
        )
        try:
            yield
        finally:
            self.postgres.sql("postgres", f"alter database {self.name} reset default_transaction_read_only")

    @contextmanager
    def forbidden(self) -> Iterator[None]:
        """Violate a constraint with every append: PostgreSQL's error quotes the whole row."""
        self.sql("alter table log add constraint forbidden check (version < 0) not valid")
        try:
            yield
        finally:
            self.sql("alter table log drop constraint forbidden")

    @contextmanager
    def full(self) -> Iterator[None]:
        with self._on_commit("raise exception using errcode = 'disk_full', message = 'no space left on device'"):
            yield

    @contextmanager
    def slow(self) -> Iterator[None]:
        """Make a commit slow: it succeeds after the server has given up."""
        with self._on_commit(f"perform pg_sleep({SLOW})"):
            yield

    @contextmanager
    def _on_commit(self, action: str) -> Iterator[None]:
        """Run SQL whenever a transaction that inserts something is about to commit."""
        self.postgres.sql(
            self.name,
            f"create function fail() returns trigger language plpgsql as $$ begin {action}; return new; end $$",
            *(f"create constraint trigger fail after insert on {table} {DEFERRED}" for table in ("log", "guests")),
        )
        try:
            yield
        finally:
            self.postgres.sql(self.name, "set lock_timeout = '20s'; drop function fail cascade")


class OnSqlite:
    """A server on SQLite, and its file."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.file = folder / "tables.sqlite"
        self.running = RunningServer(str(self.file), "--database-timeout", "1", *options)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Hold a write lock in another process for a long time."""
        other = sqlite3.connect(self.file, isolation_level=None)
        other.execute("begin immediate")
        try:
            yield
        finally:
            other.close()

    @contextmanager
    def full(self) -> Iterator[None]:
        """Prevent all files from growing. The limit needs no small disk, and also applies to root."""
        pid = self.running.process.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        size = Path(f"{self.file}-wal").stat().st_size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))

    @contextmanager
    def slow(self) -> Iterator[None]:
        """Make an append slow: it succeeds after the server has given up."""
        numbers = "with recursive n(i) as (select 1 union all select i + 1 from n limit 12000000) select i from n"
        self._sql(f"create trigger slow after insert on log begin select count(*) from ({numbers}); end")
        try:
            yield
        finally:
            self._sql("drop trigger slow")

    def _sql(self, statement: str) -> None:
        other = sqlite3.connect(self.file, timeout=TIMEOUT)  # until a slow append has ended
        other.execute(statement)
        other.commit()
        other.close()


def until_health(port: int, *, well: bool) -> str:
    """Wait until the server reports that it is healthy, or that it is not, and return the report."""
    last: list[httpx.Response] = []

    def reports() -> bool:
        last[:] = [httpx.get(f"http://127.0.0.1:{port}/health", timeout=SOON, verify=False)]
        return last[0].is_success == well

    wait_for(reports, "the health check to change", SOON)
    return last[0].text
