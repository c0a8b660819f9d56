"""The catalogues: complete in every language, nothing in them unused, every line sayable."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import bali
from bali import altar
from bali.altar.cards import GOODS, KINDS
from bali.cli.screens.altar import EFFECTS, QUIET, AltarScreen
from bali.core.errors import BaliError
from bali.core.story import Event
from bali.locales import LANGUAGES, Words, own_language

SOURCES = Path(bali.__file__).parent
COMMANDS = {"altar-do-play"}  # may use other values than English does, see `AltarScreen.label`


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Gets the messages of a language with the variables that each uses."""
    found: dict[str, set[str]] = {}
    for file in files("bali.locales").joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (language, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, entry.id.name
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def needed() -> set[str]:
    """Gets every message that the program can say."""
    story, prompts = ((SOURCES / "altar" / f"{name}.py").read_text(encoding="utf-8") for name in ("story", "prompts"))
    events = set(re.findall(r'Event\(\s*"([a-z-]+)"', story)) - QUIET
    fading = {"bought", "sacrificed", "covered", "crowned", "took", "claimed", "kept", "scored"}
    named = {f"altar-event-{event}" for event in events} | {f"altar-event-{event}-faded" for event in fading}
    named |= {f"altar-prompt-{name}" for name in re.findall(r'\("([a-z]+)", "A\d', prompts)} | {"altar-prompt-covering"}
    named |= {f"altar-reason-{name}" for name in re.findall(r'Event\("([a-z-]+)"', prompts)}
    named |= {f"altar-effect-{name}" for name in (*EFFECTS.values(), "gained")}
    named |= {f"altar-do-{altar.describe(action).split()[0]}" for action in range(altar.ACTIONS)}
    named |= {f"altar-{family}-{good}" for family in ("good", "goods") for good in GOODS}
    named |= {f"altar-{family}-{kind}" for family in ("kind", "cards") for kind in KINDS}
    named |= {f"altar-head-{name}" for name in (*KINDS[:7], "stone", "points", "cards", "hand")}
    named |= {
        "altar-choice-points",
        "altar-choice-stone",
        "altar-stones",
        "altar-points",
        "altar-some-goods",
        "altar-due",
        "altar-supply",
        "resume",
        "replay",
    }
    for path in (SOURCES / "cli").rglob("*.py"):
        named |= set(re.findall(r'words\(\s*[\'"]([a-z-]+)[\'"]', path.read_text(encoding="utf-8")))
    return named


def test_nothing_is_missing_and_nothing_is_unused() -> None:
    assert messages("en").keys() == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_values(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    assert {name for name in other if other[name] - english[name] and name not in COMMANDS} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(language: str, number: int) -> None:
    words = Words(language)
    for name, variables in messages(language).items():
        values = {variable: number if variable in NUMBERS else "Wayan" for variable in variables}
        assert words(name, **values).strip() or name in ("comma", "semicolon")


NUMBERS = {"count", "cost", "row", "number", "place", "stones", "held", "worth", "per", "at", "width", "height"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_own_words(language: str) -> None:
    screen = AltarScreen(Words(language), ["A", "B", "C", "D"])
    labels = [screen.label(action).casefold() for action in range(altar.ACTIONS)]
    assert len(set(labels)) == altar.ACTIONS


def test_the_english_words_are_those_of_the_notation() -> None:
    screen = AltarScreen(Words("en"), ["A", "B", "C", "D"])
    assert [screen.label(action) for action in range(altar.ACTIONS)] == [
        altar.describe(action) for action in range(altar.ACTIONS)
    ]


def test_what_has_faded_is_told_without_its_values() -> None:
    screen = AltarScreen(Words("en"), ["Anna", "Ben"])
    whole = Event("took", 0, {"kind": "priest", "row": 2}, fleeting=("kind",))
    assert screen.tell([whole]) == "Anna takes a priest from row 2."
    assert screen.tell([Event("took", 0, {"row": 2})]) == "Anna takes a card from row 2."
    gains = [Event("gained", seat, {"what": "rice", "count": 1}) for seat in (1, 0)]
    assert screen.tell([Event("scored", None, {"kind": "rice"}), *gains]) == "Scored: rice farmer. Ben, Anna: a rice card."
    assert screen.tell([Event("gained", 1, {"count": 2})]) == "Ben: 2 sacrifice cards."


def test_an_unknown_language() -> None:
    with pytest.raises(BaliError, match="no language is called 'fr'; there is: en, de, nl, ja"):
        Words("fr")


@pytest.mark.parametrize(("variable", "language"), [("de_DE.UTF-8", "de"), ("ja_JP", "ja"), ("fr_FR", "en"), ("C", "en")])
def test_the_machines_own_language(variable: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", variable)
    assert own_language() == language
