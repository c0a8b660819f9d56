"""Terminal play, driven for real."""

import os
import signal
from pathlib import Path

import pytest

from bali.core.saved import read
from bali.games import find
from bali.locales import LANGUAGES
from tests.cli.terminal import Terminal


def start(*arguments: str, columns: int = 80, lines: int = 24) -> Terminal:
    return Terminal(["play", "altar", "--lang", "en", *arguments], columns, lines)


def answer(terminal: Terminal, *lines: str) -> None:
    for line in lines:
        terminal.wait(terminal.at_prompt)
        terminal.type(line)
    terminal.wait(terminal.at_prompt)


def test_one_whole_game_against_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = start("--players", "3", "--variants", "oracle,demon", "--seed", "whole", "--save", str(file))
    decisions = 0
    while True:
        terminal.wait(lambda: terminal.at_prompt() or b"Final points" in terminal.everything)
        if b"Final points" in terminal.everything:
            break
        assert "Wayan (you)" in terminal.text()
        terminal.type("1")
        decisions += 1
    assert terminal.finish() == 0
    assert decisions > 20
    end = terminal.everything.decode()
    assert "wins." in end or "share the victory" in end
    assert str(file) in end
    match = read(file, find).match
    assert match.over
    assert match.actors.count(0) == decisions


def test_the_table_fits_and_shows_everything(tmp_path: Path) -> None:
    terminal = start("--players", "4", "--variants", "demon", "--seed", "x", "--save", str(tmp_path / "g.jsonl"))
    answer(terminal)
    screen = terminal.text()
    for text in (
        "Row 1 demon",
        "Row 4",
        "Altar",
        "supply",
        "Pile 34",
        "Wayan (you)",
        "Ketut",
        "Hand",
        "A3.1",
        "play 1",
        "free",
        "q save",
    ):
        assert text in screen, text
    terminal.press(b"\x03")
    assert terminal.finish() == 130


def test_words_numbers_and_helpful_sentences(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "2", "--seed", "y", "--save", str(file))
    answer(terminal, "play shrine")
    assert "no shrine in your hand [A4.1]; you can: " in terminal.text().replace("\n", " ")
    answer(terminal, "dance")
    assert "I do not know “dance”; you can: play 1 peanut farmer" in terminal.text().replace("\n", " ")
    answer(terminal, "99")
    assert "choose a number from 1 to 3" in terminal.text()
    answer(terminal, "buy rice")
    assert "that costs 5 stone, and you have 2 [A3.1]" in terminal.text()
    answer(terminal, "u")
    assert "nothing to take back" in terminal.text()
    answer(terminal, "peanut")
    assert "take a card" in terminal.text()
    answer(terminal, "u")
    assert "taken back" in terminal.text()
    answer(terminal, "  PLAY 1 Peanut   farmer ")
    assert "take a card" in terminal.text()
    terminal.type("q")
    assert terminal.finish() == 130
    assert read(file, find).match.actions[-1] == find("altar").parse("play 1 peanut farmer")


def test_help_and_log(tmp_path: Path) -> None:
    terminal = start("--players", "4", "--seed", "y", "--save", str(tmp_path / "g.jsonl"))
    answer(terminal)
    terminal.type("?")
    terminal.wait_for("Choose an action by its number")
    terminal.type("")
    answer(terminal, *["1"] * 12)
    terminal.type("l")
    for page in (3, 2, 1):
        terminal.wait_for(f"page {page} of 3")
        terminal.wait(terminal.at_prompt)
        if page > 1:
            terminal.type("b")
    assert "Wayan plays a peanut farmer." in terminal.text()
    terminal.type("")
    answer(terminal)
    assert "Wayan (you)" in terminal.text()
    terminal.press(b"\x03")
    assert terminal.finish() == 130


def test_ctrl_c_loses_nothing_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "2", "--seed", "z", "--save", str(file))
    answer(terminal, "1")
    before = read(file, find).match
    terminal.press(b"\x03")
    assert terminal.finish() == 130
    assert f"go on with: bali play --resume {file}" in terminal.everything.decode().replace("\r\n", "")
    assert read(file, find).match.actions == before.actions
    again = Terminal(["play", "--lang", "en", "--resume", str(file)])
    answer(again)
    assert "take a card" in again.text()
    again.press(b"\x03")
    assert again.finish() == 130
    assert read(file, find).match.actions == before.actions


def test_a_killed_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "2", "--seed", "z", "--save", str(file))
    answer(terminal, "1")
    os.kill(terminal.process, signal.SIGKILL)
    assert terminal.finish() == -signal.SIGKILL
    assert read(file, find).match.actors[-1] == 0


def test_two_people_and_a_curtain_between_them(tmp_path: Path) -> None:
    terminal = start("--players", "2", "--people", "2", "--names", "Anna,Ben", "--seed", "c", "--save", str(tmp_path / "g.jsonl"))
    terminal.wait_for("Pass the keyboard to Anna")
    terminal.type("")
    answer(terminal, "play 1 peanut farmer")
    assert "Anna (you)" in terminal.text()
    terminal.type("1")
    terminal.wait_for("Pass the keyboard to Ben")
    assert "farmer" not in terminal.text()
    terminal.type("")
    answer(terminal)
    assert "Ben (you)" in terminal.text()
    assert "Anna plays a peanut farmer." in terminal.text()
    terminal.press(b"\x03")
    assert terminal.finish() == 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_screen(language: str, tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = Terminal(
        ["play", "--players", "4", "--variants", "oracle,demon", "--lang", language, "--save", str(file), "--seed", "5"]
    )
    for _ in range(12):
        terminal.wait(terminal.at_prompt)
        assert "A" in terminal.screen.display[0], terminal.text()  # the clause in the first line: nothing has scrolled away
        assert "…" not in "".join(terminal.screen.display[1:6]), terminal.text()
        terminal.type("1")
    terminal.wait(terminal.at_prompt)
    terminal.press(b"\x03")
    assert terminal.finish() == 130


def test_a_terminal_that_is_too_small() -> None:
    terminal = start(columns=60, lines=20)
    assert terminal.finish() == 2
    assert b"bali: the terminal is too small: 60 x 20, and the table needs 80 x 24" in terminal.everything
