"""Compiling once for all processes: one of them compiles a part of the code, and the others wait until it is on disk.

A part is all compiled code that a program needs of a game. Nothing here is necessary for correct results: a program that finds
code missing compiles it.
"""

import hashlib
import platform
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import numba
from llvmlite import binding

from bali.core.code_cache import cache_folder

PATIENCE = 600.0  # seconds to wait for another process; after that, compile the same code again
_FOLDER = cache_folder()
CAN_STORE = _FOLDER is not None
IS_INTERPRETED = bool(vars(numba.config)["DISABLE_JIT"])


def is_stored(part: str) -> bool:
    """Return whether all compiled code of a part is on disk, or none is needed because the rules run interpreted."""
    return IS_INTERPRETED or (_FOLDER is not None and (_FOLDER / _note(part)).exists())


def note_stored(part: str) -> None:
    """Note that all compiled code of a part is on disk."""
    if _FOLDER is not None and not IS_INTERPRETED:
        with suppress(OSError):  # a full disk: the code is compiled again
            (_FOLDER / _note(part)).touch()


@contextmanager
def alone(part: str, folder: Path | None = _FOLDER) -> Iterator[None]:
    """Wait until no other process compiles a part, and keep the others waiting until the end.

    SQLite's locks work on every system, and the system releases them when a process dies.
    """
    with ExitStack() as held:
        if folder is not None:
            with suppress(sqlite3.OperationalError):  # it took too long, or the disk is full or has no locks
                lock = sqlite3.connect(folder / f"{part}.lock", timeout=PATIENCE, isolation_level=None)
                held.callback(lock.close)
                lock.execute("PRAGMA journal_mode=OFF")
                lock.execute("BEGIN EXCLUSIVE")
        yield


def _note(part: str) -> str:
    """Return the name of the file that notes a part. Code runs only on the kind of machine that it was compiled for."""
    machine = (
        platform.python_version(),
        numba.__version__,
        binding.get_host_cpu_name(),
        binding.get_host_cpu_features().flatten(),
    )
    return f"{part}-{hashlib.sha256(repr(machine).encode()).hexdigest()[:16]}.stored"
