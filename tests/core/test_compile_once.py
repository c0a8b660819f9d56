"""Compiling once for all processes."""

import os
import subprocess
import sys
from pathlib import Path

from bali.core.compile_once import alone

WAITING = """
import sys
from pathlib import Path
from bali.core.compile_once import alone

folder = Path(sys.argv[1])
print("waiting", flush=True)
with alone("part", folder):
    print((folder / "finished").exists())
"""

HOLDING = """
import sys
import threading
from pathlib import Path
from bali.core.compile_once import alone

with alone("part", Path(sys.argv[1])):
    print("holding", flush=True)
    threading.Event().wait()
"""

STORED = """
import numba
from bali.core.compile_once import is_stored, note_stored

before = is_stored("part")
note_stored("part")
after, other = is_stored("part"), is_stored("other")
numba.__version__ = "another version"
print(before, after, other, is_stored("part"))
"""


def start(script: str, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
    """Start a script."""
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)


def test_a_process_waits_until_another_one_has_compiled_the_same_part(tmp_path: Path) -> None:
    with alone("part", tmp_path), alone("another part", tmp_path):
        waiting = start(WAITING, str(tmp_path))
        assert waiting.stdout
        assert waiting.stdout.readline() == "waiting\n"
        (tmp_path / "finished").touch()
    assert waiting.communicate()[0] == "True\n"


def test_a_process_that_dies_keeps_nobody_waiting(tmp_path: Path) -> None:
    holding = start(HOLDING, str(tmp_path))
    assert holding.stdout
    assert holding.stdout.readline() == "holding\n"
    holding.kill()
    holding.communicate()
    with alone("part", tmp_path):
        pass


def test_what_is_stored_was_compiled_for_this_machine(tmp_path: Path) -> None:
    cold = start(STORED, BALI_CACHE_DIR=str(tmp_path), NUMBA_DISABLE_JIT="0")
    assert cold.communicate()[0] == "False True False False\n"
    again = start(STORED, BALI_CACHE_DIR=str(tmp_path), NUMBA_DISABLE_JIT="0")
    assert again.communicate()[0] == "True True False False\n"
    interpreted = start(STORED, BALI_CACHE_DIR=str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert interpreted.communicate()[0] == "True True True True\n"


def test_rules_that_cannot_be_stored_are_compiled_in_every_process(tmp_path: Path) -> None:
    (tmp_path / "compiled").touch()  # no folder
    cold = start(STORED, BALI_CACHE_DIR=str(tmp_path), NUMBA_DISABLE_JIT="0")
    assert cold.communicate()[0] == "False False False False\n"
