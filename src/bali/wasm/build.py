"""Build the WebAssembly modules. The same sources make the same bytes on every machine with the same versions of the tools."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from bali.games import GAMES

# Numba reads these settings when it is imported. It compiles for no processor in particular and does not optimise, there is no
# cached code to take instead, and sets have the same order in every process.
SETTINGS = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_JIT": "0",
    "BALI_CACHE_DIR": os.devnull,  # not a folder
    "PYTHONHASHSEED": "0",
}


def write_modules(folder: Path) -> list[Path]:
    """Write the modules of all games into a folder, each with a process of its own."""
    started = [(name, _start(name, folder / f"{name}.wasm")) for name in GAMES]
    if failed := [name for name, process in started if process.wait()]:
        sys.exit(f"building {' and '.join(failed)} failed")
    return [folder / f"{name}.wasm" for name in GAMES]


def _start(name: str, path: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "bali.wasm.build", name, str(path)]
    return subprocess.Popen(command, env={**os.environ, **SETTINGS})  # noqa: S603  (this program)


def _build(name: str) -> bytes:
    from bali.wasm.intermediate import functions_of
    from bali.wasm.module import to_module
    from bali.wasm.wasm_object import compile_object, symbol_of

    functions = functions_of(GAMES[name])
    return to_module(compile_object(functions), {function.name: symbol_of(function.name) for function in functions})


def main(arguments: Iterable[str]) -> None:
    """Build one game's module."""
    name, path = arguments
    Path(path).write_bytes(_build(name))


if __name__ == "__main__":
    main(sys.argv[1:])
