"""The cache of compiled code: it holds only our functions, and never mixes games or versions."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bali.core.code_cache import PACKAGE, STALE_AFTER, sources_hash

# Two games with the same record, which differ only in their rules.
TWINS = """
from bali.core.compile import compiled
from bali.core.loops import GAME_NAMES, engine
from bali.core.options import Meta
from bali.core.record import Byte, Record, new_records

class State(Record):
    seat: Byte

@compiled
def first(state):
    return 1

@compiled
def second(state):
    return 2

class Twin:
    State = State

    def __init__(self, name, actor):
        vars(self).update(dict.fromkeys(GAME_NAMES, first))
        self.META, self.actor = Meta(name, name, "", "", 2000, range(2, 3), (), False, 1), actor

for twin in (Twin("first", first), Twin("second", second)):
    current_actor = engine(twin).current_actor
    print(current_actor(new_records(State, 1)), sum(current_actor.stats.cache_hits.values()), current_actor.stats.cache_path)
"""

# A researcher's own function, compiled and stored where Numba's settings say.
RESEARCH = """
import numba

settings = dict(vars(numba.config))
from bali.games import GAMES
from bali.research import Batch

assert vars(numba.config) == settings

@numba.njit(cache=True)
def double(number):
    return 2 * number

print(double(4), double.stats.cache_path)
"""


def run(script: Path, cache: Path) -> list[list[str]]:
    """Run a script with its own cache. Return the words of each line that it prints."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environment["BALI_CACHE_DIR"] = str(cache)
    command = [sys.executable, "-W", "error", str(script)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


def script_in(folder: Path, source: str) -> Path:
    script = folder / "script.py"
    script.write_text(source)
    return script


def test_the_functions_of_other_programs_are_stored_where_they_were(tmp_path: Path) -> None:
    script = script_in(tmp_path, RESEARCH)
    assert run(script, tmp_path / "cache") == [["8", str(tmp_path / "__pycache__")]]
    assert list((tmp_path / "__pycache__").glob("script.double*.nbc"))


def test_games_with_equal_records_do_not_load_each_others_code(tmp_path: Path) -> None:
    script, cache = script_in(tmp_path, TWINS), tmp_path / "cache"
    results = [[line[:2] for line in run(script, cache)] for _ in range(2)]
    assert results == [[["1", "0"], ["2", "0"]], [["1", "1"], ["2", "1"]]]  # the rule of each game, then from its cache


def test_our_code_is_stored_in_our_folder(tmp_path: Path) -> None:
    (first, _) = run(script_in(tmp_path, TWINS), tmp_path / "cache")
    assert Path(first[2]).is_relative_to(tmp_path / "cache" / "compiled" / sources_hash() / "first")
    assert not (tmp_path / "__pycache__").exists()


def test_stale_code_of_other_versions_is_deleted_and_a_vanished_folder_does_no_harm(tmp_path: Path) -> None:
    stored = tmp_path / "cache" / "compiled"
    for name in ("old", "new"):
        (stored / name).mkdir(parents=True)
    os.utime(stored / "old", (0, (stored / "new").stat().st_mtime - STALE_AFTER - 60))
    (stored / "gone").symlink_to("nowhere")  # like a folder that another process is deleting
    (first, _) = run(script_in(tmp_path, TWINS), tmp_path / "cache")
    assert list(Path(first[2]).glob("*.nbc"))
    assert {path.name for path in stored.iterdir()} == {"new", "gone", sources_hash()}


def test_the_hash_of_the_sources_notices_a_change_in_any_file(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "a.py").write_text("x = 1")
    before = sources_hash(tmp_path)
    (tmp_path / "core" / "b.py").write_text("")
    between = sources_hash(tmp_path)
    (tmp_path / "core" / "a.py").write_text("x = 2")
    assert len({before, between, sources_hash(tmp_path)}) == 3
    (tmp_path / "cli").mkdir()
    unchanged = sources_hash(tmp_path)
    (tmp_path / "cli" / "c.py").write_text("y = 1")
    assert sources_hash(tmp_path) == unchanged


def test_another_copy_of_the_same_sources_uses_the_same_code(tmp_path: Path) -> None:
    script = "from bali.core.dice import new_dice, roll; roll(new_dice(1), 6); print(sum(roll.stats.cache_hits.values()))"
    hits = []
    for copy in (tmp_path / "first", tmp_path / "second"):
        shutil.copytree(PACKAGE, copy / PACKAGE.name, ignore=shutil.ignore_patterns("client", "__pycache__"))
        environment = dict(os.environ, BALI_CACHE_DIR=str(tmp_path / "cache"), PYTHONPATH=str(copy))
        done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        hits.append(done.stdout.strip())
    assert hits == ["0", "1"]


def test_rules_run_without_a_writable_cache(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    environment = dict(os.environ, BALI_CACHE_DIR=str(tmp_path / "file" / "cache"))
    script = "from bali.core.dice import new_dice, roll; print(roll(new_dice(1), 6) < 6)"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "True\n"
