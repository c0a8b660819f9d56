"""Play in a real terminal."""

import os
import re
import signal
from pathlib import Path

import pytest

from bali.core.code_cache import cache_folder
from bali.core.compile_once import alone
from bali.core.saved import read
from bali.games import find
from bali.locales import LANGUAGES
from tests.cli.terminal import Terminal
from tests.long import LONG


def start(*arguments: str, game: str = "altar", columns: int = 80, lines: int = 24) -> Terminal:
    return Terminal(["play", game, "--lang", "en", *arguments], columns, lines)


def answer(terminal: Terminal, *lines: str) -> None:
    for line in lines:
        terminal.wait(terminal.at_prompt)
        terminal.type(line)
    terminal.wait(terminal.at_prompt)


def first_choice(terminal: Terminal) -> str:
    """Return the number of the first choice on the screen."""
    found = re.search(r"(?:^|  ) (\d) ", terminal.text().rpartition("───")[2], re.MULTILINE)
    assert found, terminal.text()
    return found[1]


@pytest.mark.parametrize(("game", "variants"), [("altar", "oracle,demon"), *([("dalang", "")] if LONG else [])])
def test_one_whole_game_against_bots(game: str, variants: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = start("--players", "3", "--variants", variants, "--seed", "whole", "--save", str(file), game=game)
    decisions = 0
    while True:
        terminal.wait(lambda: terminal.at_prompt() or b"Final points" in terminal.everything)
        if b"Final points" in terminal.everything:
            break
        assert "Wayan (you)" in terminal.text()
        terminal.type(first_choice(terminal))
        decisions += 1
    assert terminal.finish() == 0
    assert decisions > 20
    end = terminal.everything.decode()
    assert "wins." in end or "share the victory" in end
    assert str(file) in end
    match = read(file, find).match
    assert match.over
    assert match.actors.count(0) == decisions


def test_the_terminal_says_what_it_waits_for_and_then_begins(tmp_path: Path) -> None:
    with alone("altar", cache_folder()):  # as if another program were compiling it
        terminal = start("--save", str(tmp_path / "g.jsonl"))
        terminal.wait(lambda: re.search("(Preparing|Loading) altar", terminal.text()) is not None)
    answer(terminal)
    assert "altar …" not in terminal.text()
    terminal.interrupt()


def test_the_table_fits_and_shows_everything(tmp_path: Path) -> None:
    terminal = start("--players", "4", "--variants", "demon", "--seed", "x", "--save", str(tmp_path / "g.jsonl"))
    answer(terminal)
    screen = terminal.text()
    for text in (
        "Column 1 demon",
        "Column 4",
        "Altar",
        "Supply",
        "Draw pile 34",
        "Wayan (you)",
        "Ketut",
        "Hand",
        "A4.1",
        "play a",
        "free",
        "q save",
    ):
        assert text in screen, text
    assert terminal.interrupt() == 130


def test_a_hint_shows_chances_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "2", "--bot", "master", "--seed", "y", "--save", str(file))
    answer(terminal, "h")
    hint = terminal.text().rpartition("as a strong bot sees them: ")[2].partition("\n>")[0].replace("\n", " ")
    shares = [int(share) for share in re.findall(r"(\d+)%", hint)]
    assert 1 <= len(shares) <= 4
    assert hint.startswith("play ")
    assert all(0 < share < 100 for share in shares)
    assert 0 not in read(file, find).match.actors
    answer(terminal, "play stonemason" if "stonemason" in hint else first_choice(terminal))
    assert terminal.interrupt() == 130


def test_words_numbers_and_helpful_sentences(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "2", "--seed", "y", "--save", str(file))
    answer(terminal, "play shrine")
    assert "no shrine in your hand [A4.1]. You can: " in terminal.text().replace("\n", " ")
    answer(terminal, "dance")
    assert "I don\u2019t know “dance”. You can: play a peanut farmer" in terminal.text().replace("\n", " ")
    answer(terminal, "²")
    assert "I don\u2019t know “²”" in terminal.text()
    answer(terminal, "x" * 3000)
    assert f"I don\u2019t know “{'x' * 40}”" in terminal.text().replace("\n", "")
    answer(terminal, "b")
    assert "I don\u2019t know “b”" in terminal.text()
    answer(terminal, "farmer")
    assert "“farmer” matches several choices: play a peanut farmer, play a banana farmer" in terminal.text().replace("\n", " ")
    answer(terminal, "99")
    assert "choose one of the numbers 1, 2, 3" in terminal.text()
    answer(terminal, "buy rice")
    assert "that costs 5 stone, and you have 2 [A3.1]" in terminal.text()
    answer(terminal, "u")
    assert "Nothing to undo" in terminal.text()
    answer(terminal, "peanut")
    assert "take a card" in terminal.text()
    answer(terminal, "u")
    assert "undone" in terminal.text()
    answer(terminal, "  PLAY 1 Peanut   farmer ")
    assert "take a card" in terminal.text()
    terminal.type("q")
    assert terminal.finish() == 0
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
    assert terminal.interrupt() == 130


def test_ctrl_c_loses_nothing_and_the_game_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "2", "--seed", "z", "--save", str(file))
    answer(terminal, "1")
    before = read(file, find).match
    assert terminal.interrupt() == 130
    assert f"bali play --resume {file}" in terminal.everything.decode().replace("\r\n", "")
    assert read(file, find).match.actions == before.actions
    again = Terminal(["play", "--lang", "en", "--resume", str(file)])
    answer(again)
    assert "take a card" in again.text()
    assert again.interrupt() == 130
    assert read(file, find).match.actions == before.actions


def test_a_killed_game_stays_saved(tmp_path: Path) -> None:
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
    assert "(you)" not in terminal.text()
    assert terminal.text().count("▒ ▒ ▒") == 2  # the table behind the curtain is the one that everyone sees
    terminal.wait(terminal.at_prompt)
    terminal.type("")
    answer(terminal)
    assert "Ben (you)" in terminal.text()
    assert "Anna plays a peanut farmer." in terminal.text()
    assert terminal.interrupt() == 130


def test_people_who_play_each_other_get_no_hints(tmp_path: Path) -> None:
    options = ("--players", "3", "--people", "2", "--seed", "c")
    terminal = start(*options, "--save", str(tmp_path / "g.jsonl"))
    answer(terminal, "", "h")
    assert "Hints are available only when all opponents are bots." in terminal.text()
    assert terminal.interrupt() == 130


def test_two_people_react_to_each_other(tmp_path: Path) -> None:
    """In dalang the keyboard changes hands with every card. Players who need not look at their cards pass from the curtain."""
    file = tmp_path / "g.jsonl"
    options = ("--players", "3", "--people", "2", "--names", "Anna,Ben", "--bot", "random", "--seed", "react1")
    terminal = start(*options, "--save", str(file), game="dalang")
    passed = opened = 0
    while passed < 2 or opened < 6:
        terminal.wait(terminal.at_prompt)
        screen = " ".join(terminal.text().replace("│", " ").split())
        who = re.search(r"Pass the keyboard to (\w+)", screen)
        if who:
            assert "(you)" not in screen  # the table behind the curtain is the one that everyone sees
            assert "Hand " not in screen
            passed += "p to pass" in screen
            terminal.type("p" if "p to pass" in screen else "")
        else:
            assert f"▸{'Anna' if 'Anna (you)' in screen else 'Ben'} (you)" in screen
            opened += 1
            terminal.type(first_choice(terminal))
    terminal.wait(terminal.at_prompt)
    assert terminal.interrupt() == 130
    match = read(file, find).match
    assert [match.game.describe(action) for action in match.actions].count("pass") >= 2


def test_a_game_in_the_middle_of_a_reaction_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "3", "--seed", "half", "--save", str(file), game="dalang")
    while "D3.2" in terminal.text() or not terminal.at_prompt():
        terminal.wait(terminal.at_prompt)
        if "D3.2" not in terminal.text():
            break
        terminal.type(first_choice(terminal))
    before, asked = read(file, find).match, terminal.screen.display[0]
    assert terminal.interrupt() == 130
    again = Terminal(["play", "--lang", "en", "--resume", str(file)])
    answer(again)
    assert again.screen.display[0] == asked
    assert again.interrupt() == 130
    assert read(file, find).match.state.tobytes() == before.state.tobytes()


@pytest.mark.parametrize(("game", "variants"), [("altar", "oracle,demon"), ("dalang", "")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_screen(language: str, game: str, variants: str, tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    options = ["--players", "4", "--variants", variants, "--lang", language, "--save", str(file), "--seed", "5"]
    terminal = Terminal(["play", game, *options])
    for _ in range(12):
        terminal.wait(terminal.at_prompt)
        # The clause is in the first line: nothing has scrolled away.
        assert re.search(r" [AD]\d\.\d$", terminal.screen.display[0]), terminal.text()
        assert "…" not in "".join(terminal.screen.display[1:6]), terminal.text()
        terminal.type(first_choice(terminal))
    terminal.wait(terminal.at_prompt)
    assert terminal.interrupt() == 130


def test_a_terminal_that_is_too_small() -> None:
    terminal = start(columns=60, lines=20)
    assert terminal.finish() == 2
    assert b"bali: the terminal is too small: 60 x 20; the table needs 80 x 24" in terminal.everything


def test_a_column_is_chosen_by_its_own_number(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    terminal = start("--players", "2", "--variants", "demon", "--seed", "d", "--save", str(file))
    answer(terminal, "1", "1")
    assert "choose one of the numbers 2, 3, 4" in terminal.text()
    answer(terminal, "take 1")
    assert "the demon is on column 1 [A9.6]" in terminal.text()
    answer(terminal, "3")
    assert find("altar").parse("take 3") in read(file, find).match.actions
    assert terminal.interrupt() == 130


def test_an_extra_enter_does_not_open_the_curtain(tmp_path: Path) -> None:
    terminal = start("--players", "2", "--people", "2", "--seed", "c", "--save", str(tmp_path / "g.jsonl"))
    terminal.wait_for("Pass the keyboard to Wayan")
    answer(terminal, "", "play 1 peanut farmer")
    terminal.type("1\n\n")
    terminal.wait_for("Pass the keyboard to Kadek")
    terminal.wait(terminal.at_prompt)
    terminal.type("q")
    assert terminal.finish() == 0
    assert "Kadek (you)" not in terminal.everything.decode()


def test_a_terminal_that_shrinks_says_so(tmp_path: Path) -> None:
    terminal = start("--players", "2", "--seed", "c", "--save", str(tmp_path / "g.jsonl"))
    answer(terminal)
    terminal.resize(60, 10)
    terminal.type("")
    terminal.wait_for("Please enlarge the terminal to 80 x 24")
    terminal.wait(terminal.at_prompt)
    terminal.resize(80, 24)
    terminal.type("")
    terminal.wait_for("Wayan (you)")
    assert terminal.interrupt() == 130


def test_a_faithful_screen_and_log_keep_no_hidden_cards(tmp_path: Path) -> None:
    for memory in ("faithful", "open"):
        terminal = start("--players", "2", "--seed", "m", "--memory", memory, "--save", str(tmp_path / f"{memory}.jsonl"))
        answer(terminal, "1", "2", "1", "2")
        made = next(text for text in terminal.screen.display if text.startswith(" Kadek"))
        assert ("▒" in made) == (memory == "faithful")
        terminal.type("l")
        terminal.wait_for("page 1 of 1")
        assert ("Kadek takes a card from column" in terminal.text()) == (memory == "faithful")
        assert terminal.interrupt() == 130
