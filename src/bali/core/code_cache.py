"""The cache of compiled code between runs: a separate folder that holds only this package's functions.

Numba checks only the file that defines a function when it decides whether cached code is still valid, so a change in another
file whose functions it calls would go unnoticed. The folder is therefore named after a hash of all sources that can be compiled.
Numba does not check a function's globals either, so code that is bound to a game is stored in a folder named after the game.

Numba's cache settings apply to the whole process, including the functions of any program that imports this package. We leave
them alone and give each of our functions its own cache object. Numba has no public API for that. The three classes that we
subclass may change between releases, which is why pyproject.toml limits its version.
"""

import contextlib
import hashlib
import inspect
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator

PACKAGE = Path(__file__).parents[1]
NEVER_COMPILED = ("arena", "cli", "locales", "server", "table", "wasm")  # no stored code comes from these
STALE_AFTER = 14 * 24 * 3600.0  # seconds after which the compiled code of other versions is deleted


def sources_hash(package: Path = PACKAGE) -> str:
    """Return a short hash of every Python file below the package that compiled code can come from."""
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package)
        if name.parts[0] not in NEVER_COMPILED:
            digest.update(str(name).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Create and return the folder for this version's compiled code. Return None if it is not writable."""
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
        with contextlib.suppress(OSError):  # another process may be deleting it, too
            if time.time() - other.stat().st_mtime > STALE_AFTER:
                shutil.rmtree(other, ignore_errors=True)


class FolderCache(FunctionCache):
    """Numba's cache of one function, in the given folder."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = partial(_Storage, folder=folder)  # type: ignore[assignment]
        super().__init__(function)


class _Storage(CompileResultCacheImpl):
    """The storage of a function's compiled code. The base class would choose its own folder, so its initialiser is skipped."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        file = inspect.getfile(function)
        self._locator = _Folder(function, file, folder)
        self._filename_base = self.get_filename_base(f"{Path(file).stem}.{function.__qualname__}", getattr(sys, "abiflags", ""))


class _Folder(InTreeCacheLocator):
    """The folder of a function's compiled code: a subfolder of the given one for each folder of sources.

    The same sources make the same code wherever the package is installed, so its subfolders carry no absolute path.
    """

    def __init__(self, function: Callable[..., Any], file: str, folder: Path) -> None:
        super().__init__(function, file)
        inside = Path(file).is_relative_to(PACKAGE)
        subfolder = Path(file).relative_to(PACKAGE).parent if inside else self.get_suitable_cache_subpath(file)
        self._cache_path = str(folder / subfolder)
