"""The benchmarks of random play and of the bots, as `python -m bench` prints them."""

import json

import pytest

from bench.__main__ import main
from tests.long import LONG

COLD = ["--cold"] if LONG else []  # it compiles the rules once more


def bench(*arguments: str) -> None:
    """Run a benchmark to its end."""
    with pytest.raises(SystemExit, match="0"):
        main(list(arguments))


@pytest.mark.parametrize(("game", "most_bytes"), [("altar", 512), ("dalang", 1024)])
def test_the_benchmark_prints_one_object(
    game: str, most_bytes: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.engine.RUNS", 1)
    monkeypatch.setattr("bench.engine.STARTS", 1)
    bench(game, "--players", "3", "--seconds", "0.05", "--json", *COLD)
    result = json.loads(capsys.readouterr().out)
    wanted = {"decisions_per_second", "games_per_second", "all_cores_decisions_per_second", "state_bytes", "first_game_seconds"}
    wanted |= {"compile_seconds"} if COLD else set()
    assert wanted <= result.keys()
    assert result["state_bytes"] <= most_bytes
    assert all(result[key] > 0 for key in wanted)


def test_the_bots_are_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.bot_costs.RUNS", 1)
    monkeypatch.setattr("bench.bot_costs.TIMES", 500)
    bench("altar", "--bots", "--moves", "1", "--json")
    result = json.loads(capsys.readouterr().out)
    assert list(result["levels"]) == ["novice", "casual", "club", "expert", "master", "champion"]
    parts = result["search_microseconds"]
    assert parts["iteration"] == pytest.approx(parts["imagining"] + parts["playout"] + parts["tree"])
    assert result["iterations_per_second"] == pytest.approx(1e6 / parts["iteration"])
    bench("altar", "--bots", "--moves", "1")
    assert "iterations per second" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["altar", "dalang", "server", "peers", "gpu", "duel", "answers", "attacks"])
def test_every_benchmark_has_a_help_page(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    bench("--help")
    assert f" {command} " in capsys.readouterr().out
    bench(command, "--help")
    assert "Usage" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["altar", "--players", "9"], "bench: altar is for 2 to 4 players, not 9"),
        (["server", "--game", "chess"], "bench: no game is called 'chess'"),
        (["attacks", "--attacks", "99"], "bench: no such attack"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert capsys.readouterr().err.startswith(sentence)
