"""The catalogues: complete in every language, without unused messages, and every message can be formatted."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import bali
from bali.altar.cards import GOODS
from bali.altar.cards import KINDS as ALTAR_KINDS
from bali.cli.screens import SCREENS
from bali.core.errors import BaliError
from bali.core.events import Event
from bali.dalang.cards import CHIPS, COURT, ISLANDS
from bali.dalang.cards import KINDS as DALANG_KINDS
from bali.games import GAMES
from bali.locales import LANGUAGES, Words, own_language
from bali.locales.event_texts import EVENT_TEXTS

SOURCES = Path(bali.__file__).parent
PAGE = SOURCES.parents[1] / "web" / "src"
TERMINAL, RULES = ("bali", *GAMES), tuple(f"{game}-rules" for game in GAMES)  # catalogues; all others are the page's
COMMANDS = {  # may use other values than English does: the name of a card or its form in a sentence, which come together
    "altar-do-play",
    *("dalang-alone-joining", "dalang-alone-forcing"),
    *(f"dalang-{name}" for name in ("do-play", "do-put", "do-discard", "do-lay", "do-draw", "head-put")),
}
NAMES = ["A", "B", "C", "D"]
UNADDRESSED = {"waiting-dealing", "waiting-over"}  # prompts that ask nobody
NUMBERS = {
    "count",
    "cost",
    "row",
    "number",
    "place",
    "stones",
    "held",
    "worth",
    "per",
    "at",
    "width",
    "height",
    "mask",
    "value",
    "lost",
    "lesser",
    "stack",
    "most",
    "last",
    "hand",
    "percent",
    "minutes",
    "move",
}

BLOCKING = ("blocking", "blocking-scoring", "blocking-shared")

# The names of messages that each game's screen puts together from parts.
COMPOSED = {
    "altar": {
        *(f"{family}-{good}" for family in ("good", "goods") for good in GOODS),
        *(f"{family}-{kind}" for family in ("kind", "cards") for kind in ALTAR_KINDS),
        *(f"head-{name}" for name in (*ALTAR_KINDS[:7], "stone", "points", "cards", "hand")),
        *("choice-points", "choice-stone", "stones", "points", "some-goods", "due", "effect-gained", "event-gained"),
        *(f"event-{name}-faded" for name in ("bought", "sacrificed", "covered", "crowned", "took", "claimed", "kept", "scored")),
        "event-unrewarded-faded",
    },
    "dalang": {
        *(f"kind-{kind}" for kind in DALANG_KINDS),
        *(f"cards-{kind}" for kind in (*COURT, "dalang")),
        *(f"short-{name}" for name in (*COURT, *ISLANDS)),
        *(f"island-{island}" for island in ISLANDS),
        *(f"chip-{chip}" for chip in CHIPS),
        *(f"event-{name}-faded" for name in ("showed", "put", "took")),
        *(f"alone-{name}" for name in ("repelling", "joining", "forcing", "outdoing", *BLOCKING)),
        *("effect-set-out", "effect-set-out-scoring", "effect-set-out-shared"),
    },
}


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str, *names: str) -> dict[str, set[str]]:
    """Return the messages of a language, or of some of its catalogues, with the variables that each uses."""
    found: dict[str, set[str]] = {}
    folder = files("bali.locales").joinpath(language)
    for file in [folder.joinpath(f"{name}.ftl") for name in names] or folder.iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (language, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, entry.id.name
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def source(*parts: str) -> str:
    return SOURCES.joinpath(*parts).read_text(encoding="utf-8")


def needed_by(game: str) -> set[str]:
    """Return every message that a game's screen can say."""
    texts, rules = EVENT_TEXTS[game], GAMES[game]
    named = {f"event-{event.name}" for event in rules.EVENTS.declared if event.name not in texts.quiet}
    prompts = {f"prompt-{prompt.name}" for prompt in rules.PROMPTS.declared} | COMPOSED[game]
    named |= {f"reason-{reason.name}" for reason in rules.REASONS.declared}
    named |= prompts | {name.replace("prompt-", "waiting-") for name in prompts if name.startswith("prompt-")} - UNADDRESSED
    named |= {f"result-{category.name}" for category in rules.CATEGORIES.declared}
    named |= {f"effect-{name}" for name in texts.effects.values()}
    named |= {"help", *COMPOSED[game]}
    for folder in (("cli", "screens"), ("locales", "wording")):
        named |= set(re.findall(r'(?:say|head)\(\s*[\'"]([a-z-]+)[\'"]', source(*folder, f"{game}.py")))
    return {f"{game}-{name}" for name in named | set(labels_of(game))}


def labels_of(game: str) -> set[str]:
    """Return the messages that the labels of a game's actions use."""
    verbs = set(re.findall(r"-do-([a-z]+)", source("locales", "en", f"{game}.ftl")))
    screen = SCREENS[game](Echo("en"), NAMES)
    said = {screen.label(action) for action in range(GAMES[game].ACTIONS)}
    return {f"do-{verb}" for verb in verbs if f"{game}-do-{verb}" in said}


class Echo(Words):
    """Says the names of the messages."""

    def __call__(self, message: str, **values: str | int) -> str:
        return message


def needed() -> set[str]:
    """Return every message that the program can say."""
    named = {"resume", "replay", "result-total", "result-place", "several", "unknown-words"}.union(
        *(needed_by(game) for game in GAMES)
    )
    for path in (*(SOURCES / "cli").rglob("*.py"), *(SOURCES / "locales" / "wording").glob("*.py")):
        named |= set(re.findall(r'words\(\s*[\'"]([a-z-]+)[\'"]', path.read_text(encoding="utf-8")))
    return named


def test_nothing_is_missing_and_nothing_is_unused_in_the_terminal() -> None:
    assert messages("en", *TERMINAL).keys() == needed()


def said_by_the_page() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the messages that the page names, and the patterns of those that it puts together."""
    text = "".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"""['"`]((?:web|pages|altar|dalang)-[A-Za-z0-9-]+)['"`]""", text))
    composed = re.findall(r"`((?:web|pages|altar|dalang)-[^`]*\$\{[^`]*)`", text)
    return named, [re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(pattern))) for pattern in composed]


def test_nothing_is_missing_and_nothing_is_unused_on_the_page() -> None:
    named, composed = said_by_the_page()
    own = messages("en").keys() - messages("en", *TERMINAL, *RULES).keys()
    assert {name for name in own - named if not any(pattern.fullmatch(name) for pattern in composed)} == set()
    assert named - messages("en").keys() == {f"{game}-web" for game in GAMES}  # the names of catalogues
    assert [pattern.pattern for pattern in composed if not any(map(pattern.fullmatch, messages("en")))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_its_words(game: str) -> None:
    law = (PAGE.parents[1] / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    clauses = re.findall(r"^- \*\*([A-Z]\d+)\.(\d+)\*\*", law, re.MULTILINE)
    heads = {f"{game}-rules-{section}" for section, _ in clauses}
    rules = {f"{game}-rule-{section}-{number}" for section, number in clauses}
    assert messages("en", f"{game}-rules").keys() == {f"{game}-rules-intro", *heads, *rules}


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
        assert words(name, **values).strip() or name == "between-sentences"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_its_own_words(game: str, language: str) -> None:
    screen = SCREENS[game](Words(language), NAMES)
    labels = [screen.label(action).casefold() for action in range(GAMES[game].ACTIONS)]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_for_an_action_are_the_notation_of_another(game: str, language: str) -> None:
    screen = SCREENS[game](Words(language), NAMES)
    for action in range(GAMES[game].ACTIONS):
        assert GAMES[game].parse(GAMES[game].describe(action)) == action
        assert GAMES[game].parse(screen.label(action)) in (action, None)


def test_what_has_faded_is_told_without_its_values() -> None:
    screen = SCREENS["altar"](Words("en"), ["Anna", "Ben"])
    whole = Event("took", 0, {"kind": "priest", "row": 2}, fades=("kind",))
    assert screen.sentences([whole]) == "Anna takes a priest from column 2."
    assert screen.sentences([Event("took", 0, {"row": 2}, fades=("kind",))]) == "Anna takes a card from column 2."
    gains = [Event("gained", seat, {"what": "rice", "count": 1}) for seat in (1, 0)]
    assert (
        screen.sentences([Event("scored", None, {"kind": "rice"}), *gains])
        == "Scored: rice farmer. Ben and Anna: a rice card each."
    )
    assert screen.sentences([Event("gained", 1, {"count": 2})]) == "Ben: 2 sacrifice cards."


def test_what_is_done_alike_is_told_together() -> None:
    screen = SCREENS["dalang"](Words("en"), ["Anna", "Ben", "Cem"])
    passes = [[Event("passed", 1)], [Event("passed", 2)]]
    draws = [[Event("drew", 0, {"kind": kind}, private=("kind",))] for kind in ("prince", "kukusch-wontong")]
    others = [[Event("drew", 1, private=("kind",))], [Event("laid", 1)]]
    assert screen.lines([*passes, *others, *draws, [Event("stopped", 0)]]) == [
        "Ben and Cem pass.",
        "Anna draws a prince and the Dalang card Kukusch-Wontong.",
        "Anna stops.",
    ]
    discards = [[Event("discarded", seat, {"kind": "artist"})] for seat in (0, 0, 1)]
    assert screen.lines(discards) == ["Anna discards 2 artists.", "Ben discards an artist."]
    islands = ("wontong", "wontong", "kukusch")
    takes = [[Event("took", 1, {"island": island}, private=("kind",))] for island in islands]
    assert screen.lines(takes) == ["Ben takes 2 cards from Wontong.", "Ben takes a card from Kukusch."]
    lost = [Event("lost", 2, {"kind": kind, "count": count}) for kind, count in (("artist", 2), ("prince", 1))]
    assert screen.lines([lost]) == ["Cem loses 2 artists and a prince."]


@pytest.mark.parametrize(
    ("language", "pair", "three"),
    [
        ("en", "Anna and Ben", "Anna, Ben and Cem"),
        ("de", "Anna und Ben", "Anna, Ben und Cem"),
        ("nl", "Anna en Ben", "Anna, Ben en Cem"),
        ("ja", "AnnaとBen", "Anna、BenとCem"),
    ],
)
def test_a_list_has_an_and_before_its_last_part(language: str, pair: str, three: str) -> None:
    names = ["Anna", "Ben", "Cem"]
    screen = SCREENS["dalang"](Words(language), names)
    assert [screen.joined(names[:count]) for count in range(4)] == ["", "Anna", pair, three]


def test_japanese_has_no_spaces_between_sentences() -> None:
    screen = SCREENS["altar"](Words("ja"), ["Anna", "Ben"])
    gains = [Event("gained", seat, {"what": "rice", "count": 1}) for seat in (1, 0)]
    assert (
        screen.sentences([Event("scored", None, {"kind": "rice"}), *gains])
        == "稲作農家の得点計算です。BenとAnnaは米カード1枚ずつ得ました。"
    )


@pytest.mark.parametrize(
    ("language", "label"), [("de", "einen Gelehrten abwerfen"), ("nl", "leg een geleerde af"), ("ja", "学者を捨てる")]
)
def test_a_command_names_its_card_as_the_language_does(language: str, label: str) -> None:
    screen = SCREENS["dalang"](Words(language), NAMES)
    assert label in [screen.label(action) for action in range(GAMES["dalang"].ACTIONS)]


def test_an_unknown_language() -> None:
    with pytest.raises(BaliError, match="no language is called 'fr'; choose one of: en, de, nl, ja"):
        Words("fr")


@pytest.mark.parametrize(("variable", "language"), [("de_DE.UTF-8", "de"), ("ja_JP", "ja"), ("fr_FR", "en"), ("C", "en")])
def test_the_machines_own_language(variable: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", variable)
    assert own_language() == language
