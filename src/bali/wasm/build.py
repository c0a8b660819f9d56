"""Build the WebAssembly modules. The same sources make the same bytes on every machine with the same versions of the tools."""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from bali.games import GAMES

# Numba's own settings are left out. There is no cached code to take instead, and sets have the same order in every process.
SETTINGS = {"BALI_CACHE_DIR": os.devnull, "PYTHONHASHSEED": "0"}


BUILT = "built.json"  # next to the modules: what they were built with


def versions() -> dict[str, str]:
    """Return the versions on which the bytes of a module depend, besides the sources."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"python": python, "numba": version("numba"), "llvmlite": version("llvmlite")}


def write_modules(folder: Path) -> list[Path]:
    """Write the modules of all games into a folder, each with a process of its own."""
    started = [(name, _start(name, folder / f"{name}.wasm")) for name in GAMES]
    if failed := [name for name, process in started if process.wait()]:
        sys.exit(f"building {' and '.join(failed)} failed")
    return [folder / f"{name}.wasm" for name in GAMES]


def _start(name: str, path: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "bali.wasm.compile_game", name, str(path)]
    others = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    return subprocess.Popen(command, env=others | SETTINGS)  # noqa: S603  (this program)
