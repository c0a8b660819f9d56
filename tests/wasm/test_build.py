"""The modules in the repository are those that `make engine` builds."""

import gzip
import hashlib
import json
from pathlib import Path

import pytest

from bali.core.code_cache import cache_folder, sources_hash
from bali.core.errors import BaliError
from bali.games import GAMES
from bali.wasm import build
from bali.wasm.binary import listed, sized
from bali.wasm.build import BUILT, versions, write_modules
from bali.wasm.module import IMPORT, to_module
from tests.long import LONG
from tests.once import filled
from tests.wasm.in_node import MODULES

MOST_BYTES = 150_000  # of all modules, compressed
SOURCES = Path(build.__file__).parent  # those that the folder of the compiled code is not named after


def built_modules(folder: Path) -> Path:
    """Return a folder with the modules that these sources make.

    An earlier run may have built them: they are stored next to the compiled code, where other sources have another folder.
    `make long` builds them in any case.
    """
    stored, made_by = cache_folder(), (sources_hash(SOURCES), *versions().values())
    if LONG or stored is None:
        write_modules(folder)
        return folder
    return filled(stored, f"modules-{hashlib.sha256(repr(made_by).encode()).hexdigest()[:16]}", write_modules)


@pytest.mark.timeout(600)  # 40 seconds of work, on a machine that compiles for the other tests at the same time
def test_the_modules_are_rebuilt_byte_for_byte(tmp_path: Path) -> None:
    """With other versions of Python, Numba or LLVM the bytes may differ. Then they only have to be modules."""
    built = built_modules(tmp_path)
    built_with = json.loads((MODULES / BUILT).read_text(encoding="utf-8"))
    for name in GAMES:
        module, committed = (folder / f"{name}.wasm" for folder in (built, MODULES))
        assert module.read_bytes()[:4] == b"\0asm"
        if built_with == versions():
            assert module.read_bytes() == committed.read_bytes(), "run `make engine`"


def test_the_modules_are_small() -> None:
    assert sum(len(gzip.compress((MODULES / f"{name}.wasm").read_bytes())) for name in GAMES) <= MOST_BYTES


def test_a_function_of_a_c_library_is_refused() -> None:
    imported = listed([sized(b"env") + sized(b"log") + bytes([0, 0])])
    with pytest.raises(BaliError, match="need log, which WebAssembly does not have"):
        to_module(b"\0asm\1\0\0\0" + bytes([IMPORT]) + sized(imported), {})
