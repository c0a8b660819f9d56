"""This version reads the saved games of earlier ones, continues and verifies them."""

import json
from pathlib import Path

import pytest

from bali.cli.start import resumed_game
from bali.core.saved import from_text, read, to_text
from bali.core.verify import verify
from bali.games import find
from tests.core.test_saved import rewritten
from tests.forked import run as bali
from tests.upgrades.old import HERE, VERSIONS

versions = pytest.mark.parametrize("version", VERSIONS)


@versions
@pytest.mark.parametrize("name", ["altar", "dalang"])
def test_an_unfinished_game_is_continued_to_its_end(version: str, name: str) -> None:
    saved, path = resumed_game(str(HERE / version / f"{name}.jsonl"))
    assert saved.engine == version
    assert "rules" not in json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    before, dealer = len(saved.match.actions), saved.dealer()
    while not saved.match.over:
        legal = saved.match.legal()
        saved.match.act(int(legal[len(saved.match.actions) % len(legal)]))
        saved.match.deal(dealer)
    again = from_text(to_text(saved), find)
    assert len(again.match.actions) > before
    assert (verify(again).fair, again.other_rules) == (True, None)


def from_the_future(folder: Path, **last: object) -> Path:
    """Write a saved game as a later version with other rules might; its last action is another one than ours."""
    header, *lines = map(json.loads, (HERE / VERSIONS[0] / "altar.jsonl").read_text(encoding="utf-8").splitlines())
    changed = [header | {"engine": "9.0.0", "rules": 9}, *lines[:-2], lines[-2] | last, lines[-1]]
    (folder / "game.jsonl").write_text("\n".join(rewritten(changed)) + "\n", encoding="utf-8")
    return folder / "game.jsonl"


def number_of_the_last_action() -> int:
    return len((HERE / VERSIONS[0] / "altar.jsonl").read_text(encoding="utf-8").splitlines()) - 1


@pytest.mark.parametrize("command", [["play", "--resume"], ["verify"]])
def test_a_game_that_does_not_fit_is_refused_with_its_line_and_its_version(command: list[str], tmp_path: Path) -> None:
    file = from_the_future(tmp_path, action=0, text="buy rice")
    done = bali(*command, str(file))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert f"line {number_of_the_last_action()}: 'buy rice' is not possible here" in done.stderr
    assert "saved by Bali 9.0.0 with version 9 of the rules of altar" in done.stderr


@pytest.mark.parametrize("command", [["play", "--resume"], ["verify"]])
def test_a_game_that_would_be_dealt_otherwise_is_neither_continued_nor_called_unfair(command: list[str], tmp_path: Path) -> None:
    file = from_the_future(tmp_path)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    file.write_text("\n".join(rewritten([lines[0] | {"entropy": ["other"]}, *lines[1:]])) + "\n", encoding="utf-8")
    done = bali(*command, str(file))
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "the rules of this version deal a different card here (the game was saved by Bali 9.0.0" in done.stderr


@versions
def test_a_finished_game_is_verified(version: str) -> None:
    saved = read(HERE / version / "altar-over.jsonl", find)
    assert saved.match.over
    assert (verify(saved).fair, verify(saved).draws) == (True, saved.match.draws)
