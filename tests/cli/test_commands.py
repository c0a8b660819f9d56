"""The commands without a terminal: bad input, watching, replaying and verifying."""

import os
import subprocess
import sys
from dataclasses import asdict
from inspect import signature
from pathlib import Path

import pytest

from bali.cli.app import serve
from bali.cli.screens import make_screen
from bali.core.dealers import SecureDealer, commitment, secret_from
from bali.core.match import Match
from bali.core.options import Options
from bali.core.saved import Saved, SavedSeat, read, write
from bali.core.shares import Share, commit_to
from bali.games import GAMES, find
from bali.locales import Words
from bali.server.settings import Settings
from tests.cli.terminal import Terminal
from tests.forked import run as bali
from tests.long import LONG

GOLDEN = Path(__file__).parents[1] / "golden" / "altar" / "3-oracle-demon.jsonl"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "no game is called 'chess'; choose one of: altar, dalang"),
        (["play", "--players", "7"], "altar is for 2 to 4 players, not 7"),
        (["play", "dalang", "--players", "2"], "dalang is for 3 or 4 players, not 2"),
        (["play", "dalang", "--variants", "demon"], "dalang has no variant 'demon'; its variants: none"),
        (["play", "--players", "many"], "Invalid value for '--players'"),
        (["play", "--variants", "dragon"], "altar has no variant 'dragon'; its variants: oracle, demon"),
        (["play", "--memory", "none"], "memory must be one of faithful, open, not 'none'"),
        (["play", "--people", "4"], "there are 3 seats, so 0 to 3 people can play, not 4"),
        (
            ["play", "--bot", "deep"],
            "no bot is called 'deep'; choose one of: random, greedy, network, novice, casual, club",
        ),
        (["play", "--names", "A,A"], "player names must be different: 'A' and 'A' look alike"),
        (["play", "--names", "Al,AI"], "player names must be different: 'Al' and 'AI' look alike"),
        (["play", "--names", "Al,\u3164"], "a name cannot contain invisible characters"),
        (["play", "--names", "A,B,C,D"], "there are 3 seats but 4 names"),
        (["play", "--names", "x" * 15], "a name must have 1 to 12 characters"),
        (["play", "--lang", "xx"], "no language is called 'xx'; choose one of: en, de, nl, ja"),
        (["play", "--resume", "nowhere.jsonl"], "cannot read nowhere.jsonl: No such file or directory"),
        (["play", "--resume", str(GOLDEN)], "this game is over; replay it with: "),
        (["play", "--save", str(GOLDEN)], "3-oracle-demon.jsonl already exists; choose another file"),
        (["watch", "--save", str(GOLDEN)], "3-oracle-demon.jsonl already exists; choose another file"),
        (["play"], "playing needs a terminal; 'bali watch' also works without one"),
        (["replay", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
        (["replay"], "Missing"),
        (["watch", "--save", "/proc/nowhere/game.jsonl"], "cannot save to /proc/nowhere/game.jsonl"),
        (["bench"], "the benchmarks are no longer part of the package; run 'make bench' in the repository"),
        (["bench", "dalang", "--players", "3"], "run 'make bench' in the repository"),
        (["dance"], "No such command 'dance'"),
        (["play", "--dance"], "No such option"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], sentence: str) -> None:
    done = bali(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("bali: ")
    assert sentence in done.stderr


def test_the_defaults_of_a_server_are_those_of_its_settings() -> None:
    options = {name: option.default for name, option in signature(serve).parameters.items() if name not in ("context", "opens")}
    settings = asdict(Settings())
    assert options | {"origins": ()} == {name: value for name, value in settings.items() if name != "client"}


@pytest.mark.parametrize("given", [["--pace", "-1"], ["--pace=-1"]])
def test_an_option_under_its_old_name_still_works_with_a_notice(given: list[str]) -> None:
    done = bali("serve", *given)
    assert done.stderr.splitlines()[0] == "bali: --pace is now called --bot-delay; the next version will not accept the old name"
    assert "Invalid value for '--bot-delay'" in done.stderr


def test_a_variable_under_its_old_name_still_works_with_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BALI_THINKERS", "none")
    done = bali("serve")
    assert "bali: BALI_THINKERS is now called BALI_BOT_PROCESSES" in done.stderr
    assert "Invalid value for '--bot-processes'" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["play", "--help"], ["replay", "--help"], ["watch", "--help"], ["arena", "--help"]],
)
def test_help_helps(arguments: list[str]) -> None:
    done = bali(*arguments)
    assert done.returncode == 0
    assert "Usage" in done.stdout


def test_a_broken_save_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    text = GOLDEN.read_text(encoding="utf-8")[:-40]
    file.write_text(text, encoding="utf-8")
    done = bali("play", "--resume", str(file))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "the file is cut short" in done.stderr
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("game", GAMES)
def test_watching_without_a_terminal_prints_the_game(game: str, tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    arguments = ("watch", game, "--players", "3", "--seed", "w", "--bot", "random", "--lang", "en")
    done = bali(*arguments, "--save", str(file))
    assert done.returncode == 0, done.stderr
    assert "Wayan plays" in done.stdout
    assert "Final points" in done.stdout
    saved = read(file, find)
    assert saved.match.over
    assert done.stdout.startswith("\n".join(make_screen(saved, Words("en")).lines(saved.match.events)))
    assert bali(*arguments).stdout == done.stdout


OTHERS = [(["replay", str(GOLDEN)], 2), (["verify", str(GOLDEN)], 1), (["version"], 1)]  # a replay needs a terminal


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["watch", "--bot", "random", "--delay", "0"], 1),
        (["arena", "--bots", "random,random", "--games", "2", "--json"], 1),
        (["--help"], 1),
        *(OTHERS if LONG else []),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_a_command_ends_quietly_when_nobody_reads_its_output(arguments: list[str], code: int, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    folder = ["--out", str(tmp_path)] if arguments[0] == "arena" else []
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-m", "bali", *arguments, *folder]
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run(command, env=environment, stdout=pipe, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert "Broken pipe" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", GAMES if LONG else ["altar"])
def test_watching_in_a_terminal(game: str) -> None:
    terminal = Terminal(["watch", game, "--players", "3", "--seed", "w", "--bot", "random", "--lang", "en", "--delay", "0"])
    assert terminal.finish() == 0
    assert "Final points" in terminal.text()


@pytest.mark.parametrize("file", [GOLDEN, GOLDEN.parents[1] / "dalang" / "3.jsonl"], ids=["altar", "dalang"])
def test_stepping_through_a_game(file: Path) -> None:
    terminal = Terminal(["replay", str(file), "--lang", "en"])
    terminal.wait_for("0 of ")
    last = terminal.text().split(" · Enter")[0].split(" of ")[-1]
    for keys, at in (("", "1"), ("n", "2"), ("b", "1"), ("b", "0"), ("b", "0"), (last, last), ("", last), ("7", "7")):
        terminal.wait(terminal.at_prompt)
        terminal.type(keys)
        terminal.wait_for(f"{at} of {last}")
    terminal.type("elsewhere")
    terminal.wait_for("press Enter, n, b, q")
    terminal.type(last)
    terminal.wait_for("Final points")
    terminal.type("q")
    assert terminal.finish() == 0


def test_version() -> None:
    from bali import __version__

    assert bali("version").stdout.splitlines() == [
        __version__,
        "altar: Bali by Klaus-Jürgen Wrede, White Goblin Games, 2017",
        "dalang: Bali: Schattenspiele der Macht by Uwe Rosenberg, Kosmos, 2001",
    ]


def test_a_game_is_verified_from_its_file(tmp_path: Path) -> None:
    match, secret = Match(find("altar"), Options(2)), secret_from("fair")
    match.deal(SecureDealer(secret))
    seats = [SavedSeat("Anna"), SavedSeat("Ben")]
    write(tmp_path / "fair", Saved(match, seats, secret))
    write(tmp_path / "foul", Saved(match, seats, secret_from("another")))
    fair, foul = bali("verify", str(tmp_path / "fair")), bali("verify", str(tmp_path / "foul"))
    assert (fair.returncode, foul.returncode) == (0, 1)
    assert f"server: commitment {commitment(secret)}" in fair.stdout
    assert f"all {match.draws} draws" in fair.stdout
    assert "No player had a share in the deal" in fair.stdout
    assert "should be" in foul.stdout


def test_verify_says_whose_shares_were_in_the_deal_and_whose_were_left_out(tmp_path: Path) -> None:
    shares = [Share(commit_to("11" * 32), "11" * 32), Share(commit_to("22" * 32)), None, None]
    seats = [SavedSeat(name, bot, share) for name, bot, share in zip("ABCD", (None, None, None, "novice"), shares, strict=True)]
    saved = Saved(Match(find("altar"), Options(4)), seats, secret_from("fair"), "33" * 32)
    saved.match.deal(saved.dealer())
    write(tmp_path / "fair", saved)
    assert bali("verify", str(tmp_path / "fair")).stdout.splitlines()[1:-2] == [
        f"server: nonce {'33' * 32}",
        f"seat 1, A: share in the deal, commitment {commit_to('11' * 32)}",
        f"seat 2, B: share not revealed in time and left out, commitment {commit_to('22' * 32)}",
        "seat 3, C: no share",
        "seat 4, D: a bot",
        f"fair: all {saved.match.draws} draws follow from the server's secret and the shares.",
    ]
    old = bali("verify", str(Path(__file__).parents[1] / "golden" / "old" / "entropy.jsonl"))
    assert "without committing" in old.stdout


def test_a_file_that_is_no_game_is_not_verified(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna")
    answer = bali("verify", str(tmp_path / "letter"))
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "not a saved Bali game" in answer.stderr
