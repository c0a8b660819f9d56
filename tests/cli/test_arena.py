"""`bali arena` as a person uses it: tables, files, pictures, progress bars, and resuming after an interruption."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.forked import run as bali

SMALL = ("arena", "altar", "--bots", "greedy,random", "--games", "20")


def test_a_tournament(tmp_path: Path) -> None:
    done = bali(*SMALL, "--out", str(tmp_path), COLUMNS="100")
    assert done.returncode == 0
    assert "altar, 2 players, no variants: 20 games on 10 deals" in done.stdout
    assert done.stdout.index("greedy") < done.stdout.index("random")
    assert "won by seat, %: 1: " in done.stdout
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 21
    pictures = sorted(path.name for path in tmp_path.iterdir() if path.suffix in (".svg", ".png"))
    assert pictures == [f"{name}.{kind}" for name in ("points", "ratings", "seats") for kind in ("png", "svg")]
    for picture in tmp_path.glob("*.svg"):
        assert ET.parse(picture).getroot().tag.endswith("svg")
    assert (tmp_path / "seats.png").read_bytes().startswith(b"\x89PNG")


def test_json(tmp_path: Path) -> None:
    arguments = ("arena", "dalang", "--bots", "greedy,random", "--games", "6", "--json")
    result = json.loads(bali(*arguments, "--out", str(tmp_path)).stdout)
    assert (result["game"], result["played"], result["deals"]) == ("dalang", 6, 2)
    assert {bot["name"]: bot["games"] for bot in result["bots"]} == {"greedy": 6, "random": 12}
    assert len(result["seats"]) == 3
    greedy = next(bot for bot in result["bots"] if bot["name"] == "greedy")
    assert greedy["wins"]["low"] < greedy["wins"]["value"] <= greedy["wins"]["high"]
    assert json.loads((tmp_path / "summary.json").read_text()) == result


def test_the_same_command_has_the_same_results_and_plays_nothing_twice(tmp_path: Path) -> None:
    first = bali(*SMALL, "--json", XDG_DATA_HOME=str(tmp_path))
    folder = next((tmp_path / "bali" / "arena").iterdir())
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    second = bali(*SMALL, "--json", XDG_DATA_HOME=str(tmp_path))
    assert first.stdout == second.stdout
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == files
    head, row, *rest = (folder / "games.csv").read_text().splitlines()
    cells = row.split(",")
    cells[5] = "99"  # points of the first seat: a game that was kept counts as it was kept
    (folder / "games.csv").write_text("\n".join([head, ",".join(cells), *rest, ""]))
    third = bali(*SMALL, "--json", XDG_DATA_HOME=str(tmp_path))
    assert json.loads(third.stdout)["bots"][0]["points"]["value"] > json.loads(first.stdout)["bots"][0]["points"]["value"]


def test_ctrl_c_and_going_on(tmp_path: Path) -> None:
    long = ("arena", "altar", "--bots", "search:iterations=500,greedy", "--games", "6", "--out")
    terminal = Terminal([*long, str(tmp_path / "a")], columns=120)
    terminal.wait(lambda: re.search(r"\b[1-5]/6", terminal.text()) is not None and "greedy " in terminal.text())
    assert terminal.interrupt() == 2
    assert "run the same command to continue" in terminal.text().replace("\n", " ")
    played = len((tmp_path / "a/games.csv").read_text().splitlines()) - 1
    assert 1 <= played < 6
    assert bali(*long, str(tmp_path / "a")).returncode == 0
    assert bali(*long, str(tmp_path / "b")).returncode == 0
    assert (tmp_path / "a/games.csv").read_bytes() == (tmp_path / "b/games.csv").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "deep"], "no bot is called 'deep'"),
        (["--bots", ","], "a tournament needs bots"),
        (["--games", "0"], "a tournament must have 1 to 10000000 games, not 0"),
        (["--variants", "dragon"], "altar has no variant 'dragon'"),
        (["--out", "/proc/nowhere"], "/proc/nowhere: No such file or directory"),
        (["--out", "/dev/null"], "/dev/null: File exists"),
        (["--players", "9"], "altar is for 2 to 4 players, not 9"),
        (["--bots", "search:depth=3"], "this search has no setting 'depth'"),
        (["--ray", "127.0.0.1:1", "--bots", "random"], "there is no Ray cluster at 127.0.0.1:1"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    done = bali("arena", "--out", str(tmp_path / "out"), *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].startswith("bali: ")
    assert sentence in done.stderr


def test_ray_without_an_address_starts_its_own(tmp_path: Path) -> None:
    on_ray = bali(*SMALL, "--ray", "--json", "--out", str(tmp_path / "a"))
    here = bali(*SMALL, "--json", "--out", str(tmp_path / "b"))
    assert on_ray.returncode == 0
    assert on_ray.stdout == here.stdout
