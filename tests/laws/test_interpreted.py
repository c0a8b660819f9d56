"""Games are the same byte for byte, interpreted and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.long import LONG

ROOT = Path(__file__).parents[2]
GAMES_EACH = 100 if LONG else 1  # of each option set


def hashes(*, interpreted: bool) -> list[str]:
    command = [sys.executable, "-W", "error", "-m", "tests.laws.play_hash", str(GAMES_EACH)]
    environment = dict(os.environ, NUMBA_DISABLE_JIT="1" if interpreted else "0")
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.timeout(3600 if LONG else 240)
def test_interpreted_and_compiled_agree_byte_for_byte() -> None:
    compiled = hashes(interpreted=False)
    assert len(compiled) >= 12
    assert len(set(compiled)) == len(compiled)
    assert hashes(interpreted=True) == compiled
