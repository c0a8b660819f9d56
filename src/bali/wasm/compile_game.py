"""Compile one game: `python -m bali.wasm.compile_game GAME FILE`, in an environment that `build` prepares."""

import sys
from pathlib import Path

from bali.games import find
from bali.wasm.intermediate import translate
from bali.wasm.module import to_module
from bali.wasm.wasm_object import compile_object, symbol_of


def compile_game(name: str) -> bytes:
    """Return a game's module."""
    code = translate(find(name))
    return to_module(compile_object(code), {function.name: symbol_of(function.name) for function in code.exported})


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(compile_game(sys.argv[1]))
