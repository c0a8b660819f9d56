"""Saved games: a written game is read back, and a foreign, incomplete or changed file is refused in one sentence."""

import contextlib
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bali import __version__
from bali.core.dealers import SeededDealer
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import Options
from bali.core.saved import Saved, SavedSeat, from_text, read, to_text, write
from bali.core.shares import Share, commit_to
from bali.core.verify import verify
from bali.games import find

OLD = Path(__file__).parents[1] / "golden" / "old"


def some_game() -> Saved:
    match, dealer = Match(find("altar"), Options(3, ("oracle",))), SeededDealer(4)
    for _ in range(40):
        match.deal(dealer)
        match.act(int(match.legal()[0]))
    return Saved(match, [SavedSeat("Anna"), SavedSeat("Ben", "greedy"), SavedSeat("Cleo", "random")], bytes(range(32)))


def shared(**changes: object) -> list[dict[str, object]]:
    """Return the seats of a file, one of them with a share that has these changes."""
    share = {"commitment": commit_to("11" * 32), "share": "11" * 32} | changes
    return [{"name": "Anna", "bot": None}, {"name": "Ben", "bot": None, **share}, {"name": "Cleo", "bot": None}]


TEXT = to_text(some_game())
LINES = TEXT.splitlines()


def refusal(text: str) -> str:
    with pytest.raises(BaliError) as caught:
        from_text(text, find)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def edited(number: int, **changes: object) -> str:
    lines = list(LINES)
    lines[number - 1] = json.dumps(json.loads(lines[number - 1]) | changes)
    return "\n".join(lines) + "\n"


def test_it_says_what_is_played() -> None:
    header = json.loads(LINES[0])
    assert {key: header[key] for key in ("bali", "game", "options")} == {
        "bali": 1,
        "game": "altar",
        "options": {"players": 3, "variants": ["oracle"], "memory": "faithful"},
    }
    assert json.loads(LINES[1])["text"].startswith("lay ")
    assert json.loads(LINES[-1])["end"] == len(LINES) - 2


def test_write_and_read(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "game.jsonl"
    write(file, some_game())
    assert read(file, find).match.actions == some_game().match.actions
    assert [path.name for path in file.parent.iterdir()] == ["game.jsonl"]


def test_a_foreign_file() -> None:
    assert refusal("hello\n") == "line 1: this is not a saved Bali game"
    assert refusal("") == "line 1: this is not a saved Bali game"
    assert refusal('{"a": 1}\n') == "line 1: this is not a saved Bali game"
    assert refusal("[" * 100_000) == "line 1: this is not a saved Bali game"
    assert refusal("[1, 2]\n") == "line 1: this is not a saved Bali game"


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BaliError, match="line 1: this is not a saved Bali game"):
        read(file, find)


def test_a_game_with_shares_is_written_in_the_second_format_and_one_without_in_the_first() -> None:
    saved = some_game()
    saved.seats[0] = SavedSeat("Anna", None, Share(commit_to("11" * 32), "11" * 32))
    saved.seats[2] = SavedSeat("Cleo", None, Share(commit_to("22" * 32)))
    saved.nonce = "33" * 32
    header = json.loads(to_text(saved).splitlines()[0])
    assert (header["bali"], json.loads(LINES[0])["bali"]) == (2, 1)
    assert header["seats"][0] == {"name": "Anna", "bot": None, "commitment": commit_to("11" * 32), "share": "11" * 32}
    assert header["seats"][2] == {"name": "Cleo", "bot": None, "commitment": commit_to("22" * 32), "share": None}
    again = from_text(to_text(saved), find)
    assert (again.seats, again.nonce, again.key) == (saved.seats, saved.nonce, saved.key)


def test_a_game_from_before_there_were_commitments_is_read_and_verified() -> None:
    old = read(OLD / "entropy.jsonl", find)
    assert (old.entropy, old.match.over, verify(old).fair) == (["ann-entropy", "bob-entropy"], True, True)


def test_what_is_wrong_with_a_file_has_a_code() -> None:
    wrong = {
        "hello\n": "file",
        LINES[0]: "file-short",
        edited(12, action=48): "file-changed",
        rechecked({1: {"bali": 3}}): "file-format",
        rechecked({1: {"commitment": "00" * 32}}): "file-secret",
        rechecked({1: {"seats": shared(share="00" * 32)}}): "file-share",
        rechecked({8: {"text": "fly away"}}): "bad",
    }
    assert {text: code(text) for text in wrong} == wrong


def test_an_error_does_not_repeat_a_whole_file() -> None:
    long: list[dict[int, dict[str, object]]] = [{8: {"text": "x" * 10_000}}, {1: {"bali": "x" * 10_000}}]
    assert all(len(refusal(rechecked(wrong))) <= 200 for wrong in long)


def code(text: str) -> str:
    with pytest.raises(BaliError) as caught:
        from_text(text, find)
    return caught.value.code


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BaliError, match=r"cannot read .*nowhere: No such file"):
        read(tmp_path / "nowhere", find)
    with pytest.raises(BaliError, match="cannot read"):
        read(tmp_path, find)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BaliError, match="cannot save to"):
        write(tmp_path / "file" / "game.jsonl", some_game())


@pytest.mark.parametrize("keep", [1, 2, 20, len(LINES) - 1])
def test_cut_after_a_line(keep: int) -> None:
    assert refusal("\n".join(LINES[:keep]) + "\n").endswith("the file is cut short; its closing line is missing")


def test_cut_within_a_line() -> None:
    assert refusal("\n".join(LINES[:9]) + "\n" + LINES[9][:12]) == "line 10: the file is cut short; its closing line is missing"


def test_an_edited_line() -> None:
    assert refusal(edited(12, action=48, text="draw stonemason")).startswith("line 12: this line, or one before it, was changed")
    assert refusal(edited(1, seats=[])).startswith("line 1: this line")


def test_a_line_that_is_missing() -> None:
    assert refusal("\n".join([*LINES[:20], *LINES[21:]]) + "\n").startswith("line 21: this line, or one before it, was changed")


def test_something_after_the_end() -> None:
    assert refusal(TEXT + "more\n") == f"line {len(LINES)}: nothing may follow the closing line"


def rechecked(changes: dict[int, dict[str, object]]) -> str:
    """Return a file with changed lines and correct checksums, as a program with a bug might write it."""
    return "\n".join(rewritten([json.loads(line) | changes.get(number, {}) for number, line in enumerate(LINES, start=1)])) + "\n"


def rewritten(lines: list[dict[str, object]]) -> list[str]:
    from bali.core.saved import checksum

    check, written = "", []
    for line in lines:
        check = checksum(check, line)
        written.append(json.dumps({**line, "check": check}))
    return written


@pytest.mark.parametrize(
    ("number", "change", "sentence"),
    [
        (1, {"bali": 3}, "line 1: the game was saved in format 3; this version reads formats 1 and 2"),
        (1, {"game": "chess"}, "line 1: no game is called 'chess'; choose one of: altar"),
        (1, {"options": {"players": 7, "variants": [], "memory": "open"}}, "line 1: altar is for 2 to 4 players, not 7"),
        (1, {"options": 3}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"seats": []}, "line 1: the first line needs 3 seats and a secret of 32 bytes"),
        (1, {"secret": "00"}, "line 1: the first line needs 3 seats and a secret of 32 bytes"),
        (1, {"options": {"players": 3.0, "variants": [], "memory": "open"}}, "line 1: altar is for 2 to 4 players, not 3.0"),
        (
            1,
            {"seats": [{"name": "A", "bot": [1]}] * 3},
            "line 1: the first line lacks a value, or has a value of the wrong type",
        ),
        (1, {"rules": "1"}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"seats": [1]}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"secret": "xyz"}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"entropy": ["\ud800"]}, "line 1: this is not a saved Bali game"),
        (1, {"nonce": "0"}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"nonce": None}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"entropy": [7]}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"seats": shared(commitment="0")}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"seats": shared(share=7)}, "line 1: the first line lacks a value, or has a value of the wrong type"),
        (1, {"seats": shared(share="00" * 32)}, "line 1: the share of Ben is not the one that its commitment promised"),
        (8, {"text": "fly away"}, "line 8: 'fly away' is not an action of altar"),
        (8, {"text": 7}, "line 8: 7 is not an action of altar"),
        (8, {"action": 1}, "line 8: the number 1 does not match"),
        (8, {"action": 0, "text": "buy rice"}, "line 8: 'buy rice' is not possible here"),
        (len(LINES), {"end": 3}, f"line {len(LINES)}: the closing line counts 3 actions"),
    ],
)
def test_lines_that_make_no_sense(number: int, change: dict[str, object], sentence: str) -> None:
    assert refusal(rechecked({number: change})).startswith(sentence)


def test_it_names_the_version_of_the_rules() -> None:
    assert json.loads(LINES[0])["rules"] == find("altar").META.rules
    assert from_text(TEXT, find).other_rules is None
    assert from_text(rechecked({1: {"rules": 7}}), find).other_rules == 7


def test_a_file_from_before_rules_had_versions_has_the_first_ones() -> None:
    from bali.core.saved import FIRST_RULES

    header = {key: value for key, value in json.loads(LINES[0]).items() if key != "rules"}
    before = from_text("\n".join(rewritten([header, *map(json.loads, LINES[1:])])) + "\n", find)
    assert before.other_rules == (None if find("altar").META.rules == FIRST_RULES else FIRST_RULES)


def test_a_line_that_other_rules_allowed_is_named_with_the_version_that_wrote_it() -> None:
    foreign = {1: {"engine": "0.9.3", "rules": 7}, 8: {"action": 0, "text": "buy rice"}}
    sentence = refusal(rechecked(foreign))
    assert sentence.startswith(
        "line 8: 'buy rice' is not possible here (the game was saved by Bali 0.9.3 with version 7 of the rules"
    )
    assert sentence.endswith(f"this is Bali {__version__} with version {find('altar').META.rules})")


def test_a_deal_of_other_rules_is_not_called_unfair() -> None:
    assert not verify(from_text(TEXT, find)).fair
    with pytest.raises(BaliError, match=r"line 2: the rules of this version deal a different card here \(the game was saved by"):
        verify(from_text(rechecked({1: {"rules": 7}}), find))


def test_names_that_an_earlier_version_accepted_can_be_read() -> None:
    seats = [{"name": name, "bot": None} for name in ("Anna", "\u0410nn\u0430", "\u3164")]
    read_again = from_text(rechecked({1: {"seats": seats}}), find)
    assert [seat.name for seat in read_again.seats] == ["Anna", "\u0410nn\u0430 2", "Player 3"]


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_no_single_change_of_a_letter_goes_unnoticed(index: int, letter: str) -> None:
    text = TEXT[:index] + letter + TEXT[index + 1 :]
    with contextlib.suppress(BaliError):
        assert to_text(from_text(text, find)) == TEXT  # only white space can have changed


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=200))
def test_no_text_causes_another_error(text: str) -> None:
    with pytest.raises(BaliError):
        from_text(text, find)
