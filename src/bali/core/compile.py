"""One decorator that turns the rules, plain Python over a record, into machine code.

Set the environment variable NUMBA_DISABLE_JIT=1 and the very same functions run interpreted.

Compiled code is kept on disk between runs. Numba looks only at the file of the function itself when it decides whether a kept
copy is still good; a change in another file that the function calls would go unnoticed. So the cache folder is named after a
hash of all our sources that compiled code can come from.
"""

import hashlib
import os
import shutil
import time
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
NEVER_COMPILED = (
    "arena",
    "cli",
    "locales",
    "research",
    "server",
    "table",
)  # no compiled code comes from these
STALE_AFTER = 14 * 24 * 3600.0  # seconds that the compiled code of other versions is kept


def sources_hash(package: Path = PACKAGE) -> str:
    """Gets a short hash of every Python file below the package that compiled code can come from."""
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package)
        if name.parts[0] not in NEVER_COMPILED:
            digest.update(str(name).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Makes and gets the folder for this version's compiled code; None where nothing can be written."""
    base = Path(os.environ.get("BALI_CACHE_DIR") or platformdirs.user_cache_path("bali")) / "compiled"
    folder = base / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _drop_stale(base)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _drop_stale(base: Path) -> None:
    for other in base.iterdir():
        if time.time() - other.stat().st_mtime > STALE_AFTER:
            shutil.rmtree(other, ignore_errors=True)


_FOLDER = cache_folder()
if _FOLDER is not None:
    numba.config.CACHE_DIR = str(_FOLDER)  # type: ignore[attr-defined]
_SETTINGS: dict[str, Any] = {"cache": _FOLDER is not None, "nogil": True, "error_model": "numpy"}


def compiled(function: F) -> F:
    """Compiles a function of the rules at its first call, and keeps the result on disk.

    Calls of it are inlined: the rules are many tiny functions, and without that random play is a third slower.
    """
    return cast(F, numba.njit(**_SETTINGS, forceinline=True)(function))


def compiled_apart(function: F) -> F:
    """Compiles a large function that is called as it is: inlined everywhere, it would take long to compile for little gain."""
    return cast(F, numba.njit(**_SETTINGS)(function))


def bind(generic: Callable[..., Any], names: Mapping[str, Any], *, parallel: bool = False) -> Callable[..., Any]:
    """Compiles a function that is written against the contract's names for one game, whose own functions it then calls.

    The function's code is given the game's names as its globals. A closure would do the same, but Numba never finds a closure
    over compiled functions in its cache again.
    """
    namespace = {**generic.__globals__, **names}
    function = types.FunctionType(generic.__code__, namespace, generic.__name__)
    return cast(Callable[..., Any], numba.njit(**_SETTINGS, parallel=parallel)(function))
