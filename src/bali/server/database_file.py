"""The file of an SQLite database: used by one server at a time, and readable only by its owner."""

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

from bali.core.errors import BaliError

NOT_WRITABLE = "it is not writable; check the owner and the permissions of the file and its folder"
OWNER_ONLY = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO
COMPANIONS = ("", "-wal", "-shm", ".lock")  # suffixes of a database's files


class DatabaseFile:
    """A database file that belongs to this process until it is released."""

    def __init__(self, path: str) -> None:
        """Resolve the path, so that links to the same file count as the same file."""
        self.path = Path(path).resolve()
        self.lock: sqlite3.Connection | None = None

    def acquire(self) -> None:
        """Create the file if it does not exist, make it private, and lock it. Raise `BaliError` if any of this fails."""
        if not self.path.parent.is_dir():
            raise BaliError(f"cannot open the database {self.path}: there is no such folder")
        if self.path.is_dir():
            raise BaliError(f"cannot open the database {self.path}: it is a folder; name a file in it")
        try:
            for end in ("", ".lock"):
                os.close(os.open(f"{self.path}{end}", os.O_CREAT | os.O_RDONLY, OWNER_ONLY))
            self._make_private()
            self._lock()
        except PermissionError:
            raise BaliError(f"cannot open the database {self.path}: {NOT_WRITABLE}") from None
        except OSError as error:
            raise BaliError(f"cannot open the database {self.path}: {error.strerror}") from None

    def _make_private(self) -> None:
        """Remove other users' access to files from an earlier version. SQLite copies the permissions to the files it creates."""
        for file in (Path(f"{self.path}{end}") for end in COMPANIONS):
            with suppress(FileNotFoundError, PermissionError):
                mode = stat.S_IMODE(file.stat().st_mode)
                if mode & OTHERS:
                    file.chmod(mode & ~OTHERS)

    def _lock(self) -> None:
        """Lock a file next to the database with SQLite's own locks, which the system releases when the process ends."""
        lock = sqlite3.connect(f"{self.path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("PRAGMA journal_mode=OFF")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            taken = error.sqlite_errorname == "SQLITE_BUSY"
            why = "another server is using it; stop that server, or choose another file with --database" if taken else str(error)
            raise BaliError(f"cannot open the database {self.path}: {why}") from None
        self.lock = lock

    def release(self) -> None:
        """Unlock the file, so that another process can use it."""
        if self.lock:
            self.lock.close()
            self.lock = None
