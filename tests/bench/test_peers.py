"""The comparison with other libraries: its report on made-up numbers, and a short measurement of our own games."""

import io
import itertools
import json
import os
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bench.__main__ import main
from bench.peers.entries import (
    BATCH,
    CEILING,
    GAMES,
    OURS,
    PEER,
    RAW,
    RLCARD,
    SPIEL,
    WHOLE,
    WRAPPED,
    Entry,
    chosen,
    entries,
)
from bench.peers.loops import Chunk, noop_zoo, pick_outcome
from bench.peers.measurement import LibraryProcesses, PeerResult, answer, measure
from bench.peers.noop import DECISIONS
from bench.peers.report import goals, groups, make_table, times, write

RESULTS = [
    PeerResult(RAW, "dalang", OURS, (300_000.0, 900_000.0, 420_000.0)),
    PeerResult(RAW, "altar", OURS, (500_000.0,)),
    PeerResult(RAW, "no game at all", CEILING, (1_000_000.0,)),
    PeerResult(RAW, "slow_v1", PEER, (10_000.0,)),
    PeerResult(RAW, "fast_v1", PEER, (24_000.0, 20_000.0, 25_000.0)),
    PeerResult(WRAPPED, "fast_v1", PEER, (23_000.0,)),
    PeerResult(BATCH, "altar", OURS, (7e6,)),
    PeerResult(SPIEL, "altar", OURS, (200_000.0,)),
    PeerResult(SPIEL, "python_broken", PEER, why="ImportError: [Errno 2] 'broken'"),
]


def steady() -> Chunk:
    return lambda: 7


def missing(name: str) -> Chunk:
    raise ImportError(f"No module named '{name}'")


def deadly() -> Chunk:
    os._exit(1)


def fake(name: str, make: Any, *given: Any) -> Entry:
    return Entry(RAW, name, PEER, "a library", make, given)


def printed(results: list[PeerResult]) -> str:
    out = io.StringIO()
    Console(width=140, file=out).print(make_table(results, 1.0, 3))
    return out.getvalue()


def test_ours_is_compared_with_the_fastest_peer_by_medians() -> None:
    assert times(RESULTS[0], RESULTS, RAW) == 420 / 24
    assert times(RESULTS[1], RESULTS, RAW) == 500 / 24
    assert times(RESULTS[3], RESULTS, RAW) is None  # not ours
    assert times(RESULTS[7], RESULTS, SPIEL) is None  # nothing to compare with


def test_goals_are_met_or_not() -> None:
    met = {(goal.group, goal.name): goal.met for goal in goals(RESULTS)}
    assert met == {(RAW, "dalang"): False, (RAW, "altar"): True, (BATCH, "altar"): True}


def test_the_table_shows_every_result() -> None:
    lines = printed(RESULTS).splitlines()
    for result in RESULTS:
        assert any(result.name in line for line in lines)
    dalang = next(line for line in lines if "dalang" in line)
    assert "420,000" in dalang
    assert "17.50 times" in dalang
    assert "at least 20 times their env(): 18.3, NO" in dalang
    assert any("not measured: ImportError: [Errno 2] 'broken'" in line for line in lines)


def test_the_fastest_comes_first_and_entries_without_a_measurement_last() -> None:
    ranked = groups(RESULTS)
    assert [result.name for result in ranked[RAW]] == ["no game at all", "altar", "dalang", "fast_v1", "slow_v1"]
    assert [result.name for result in ranked[SPIEL]] == ["altar", "python_broken"]


def test_numbers_and_picture_are_written(tmp_path: Path) -> None:
    write(RESULTS, 1.0, 3, tmp_path / "new")
    kept = json.loads((tmp_path / "new" / "peers.json").read_text())
    assert [result["name"] for result in kept["results"]] == [result.name for result in RESULTS]
    assert kept["results"][0]["median"] == 420_000
    assert kept["results"][0]["times_the_fastest_peer"] == 17.5
    assert kept["results"][-1]["not_measured"] == "ImportError: [Errno 2] 'broken'"
    assert "<svg" in (tmp_path / "new" / "peers.svg").read_text()


def test_a_picture_can_be_empty(tmp_path: Path) -> None:
    write(RESULTS[-1:], 1.0, 3, tmp_path)
    assert (tmp_path / "peers.svg").exists()


def test_each_round_measures_every_entry_except_those_that_failed() -> None:
    asked: list[str] = []
    rates = itertools.count(1)

    def ask(entry: Entry, seconds: float) -> float | str:
        asked.append(entry.name)
        return "it broke" if entry.name == "b" else float(next(rates))

    results = measure([fake("a", steady), fake("b", steady), fake("c", steady)], 0.1, 2, ask, lambda entry: None)
    assert asked == ["a", "b", "c", "a", "c", "a", "c"]
    assert [result.rates for result in results] == [(3, 5), (), (4, 6)]  # not those of the warm-up
    assert [result.why for result in results] == ["", "it broke", ""]


def test_a_peer_that_is_missing_gives_its_reason() -> None:
    assert answer(fake("gone", missing, "gone"), 0.01) == "ImportError: No module named 'gone'"
    assert len(str(answer(fake("gone", missing, "very " * 100), 0.01))) < 100
    assert isinstance(answer(fake("here", steady), 0.01), float)


def test_a_peer_that_ends_its_process_does_not_affect_the_others() -> None:
    with LibraryProcesses() as processes:
        assert isinstance(processes.ask(fake("here", steady), 0.01), float)
        assert processes.ask(fake("deadly", deadly), 0.01) == "its process died"
        assert isinstance(processes.ask(fake("here", steady), 0.01), float)


def test_entries_are_chosen_by_words() -> None:
    assert chosen("") == entries()
    assert {entry.group for entry in chosen("rlcard, oh_hell")} == {RLCARD, WHOLE}
    assert len({(entry.group, entry.name) for entry in entries()}) == len(entries())


def test_a_word_without_a_match_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["peers", "--only", "tiddlywinks"])
    assert "nothing to measure has 'tiddlywinks' in its name" in capsys.readouterr().err


def test_draws_follow_their_probabilities() -> None:
    for number, outcome in ((0.0, 4), (0.24, 4), (0.26, 5), (0.99, 5), (1.0, 5)):
        assert pick_outcome([(4, 0.25), (5, 0.75)], number) == outcome


@pytest.mark.parametrize("kind", ["raw_env", "env"])
def test_the_environment_without_a_game_ends(kind: str) -> None:
    assert noop_zoo(kind)() == DECISIONS


def test_our_own_games_are_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["peers", "--only", ",".join(GAMES), "--seconds", "0.001", "--rounds", "1", "--out", str(tmp_path)])
    kept = json.loads((tmp_path / "peers.json").read_text())["results"]
    assert len(kept) == 5 * len(GAMES)
    assert all(result["median"] > 0 for result in kept)
    assert "altar (ours)" in capsys.readouterr().out
