"""What each game declares, as TypeScript: the tables with which a page reads records, rows of reports and actions by itself."""

from collections.abc import Iterable, Mapping
from itertools import chain

from bali.bots.levels import ADVISER
from bali.core.audience import Stage
from bali.core.contract import CHANCE, NOBODY, SPECTATOR, Game
from bali.core.options import FAITHFUL, OPEN_NOTES
from bali.core.record import FILLER, UNKNOWN, dtype_of
from bali.core.reports import ABSENT, COLUMNS, FADES, FIRST_VALUE, SEAT, Declared, Form, Reports, ValueType
from bali.server.typescript import Name, Value, constant
from bali.table.lessons import LESSONS, Lesson
from bali.table.lessons.lesson import ScriptedDecision
from bali.table.lessons.reading import ANY, MAYBE, OWN

Entries = dict[str, Value]

ENGINE: Mapping[str, Mapping[str, Value]] = {
    "Actors and seats that are no player's: a draw, nobody (the game is over), and a spectator.": {
        "CHANCE": CHANCE,
        "NOBODY": NOBODY,
        "SPECTATOR": SPECTATOR,
    },
    "What a seat may not know, in a redacted record.": {"UNKNOWN": UNKNOWN},
    "A cell of a report's row without a value.": {"ABSENT": ABSENT},
    "The columns of a report's row: the seat, the first value, whether the seat will lose what fades; and how many there are.": {
        "SEAT": SEAT,
        "FIRST_VALUE": FIRST_VALUE,
        "FADES": FADES,
        "COLUMNS": COLUMNS,
    },
    "The memory options.": {"FAITHFUL": FAITHFUL, "OPEN_NOTES": OPEN_NOTES},
    "The level that gives hints.": {"ADVISER": ADVISER},
    "How recent an event is to the seat that receives it.": {"Stage": {stage.name: stage.value for stage in Stage}},
}


def game_tables(game: Game) -> str:
    """Return everything that a game declares, as a constant of the type `GameTables`."""
    reports = {"events": game.EVENTS, "prompts": game.PROMPTS, "reasons": game.REASONS, "categories": game.CATEGORIES}
    names = _word_lists(chain.from_iterable(table.declared for table in reports.values()))
    meta = game.META
    tables: Entries = {
        "name": meta.name,
        "rules": meta.rules,
        "players": list(meta.players),
        "variants": meta.variants,
        "ownNotes": meta.own_notes,
        "layout": _layout(game),
        **{name: _declared(table, names) for name, table in reports.items()},
        "actions": [game.describe(action) for action in range(game.ACTIONS)],
        "decisions": game.DECISIONS,
        "maxChoices": game.MAX_CHOICES,
        "answers": {"replies": game.ANSWERS.replies, "prompts": game.ANSWERS.prompts},
    }
    lists = "".join(constant(name, words, exported=False) for words, name in names.items())
    imported = "import type { GameTables } from './tables';\n"
    return "\n".join((imported, lists, constant("TABLES", tables, "GameTables")))


def lesson_scripts() -> str:
    """Return the scripts of all lessons, as a constant with one entry for each."""
    imported = "import type { LessonScript } from './tables';\n"
    scripts = {name: _script(lesson) for name, lesson in LESSONS.items()}
    return "\n".join((imported, constant("LESSONS", scripts, "Readonly<Record<string, LessonScript>>")))


def _word_lists(declared: Iterable[Declared]) -> dict[tuple[str, ...], Name]:
    """Return a name for each list of words, after the first value that has them."""
    names: dict[tuple[str, ...], Name] = {}
    for value, kind in chain.from_iterable(one.types.items() for one in declared):
        if kind.words:
            names.setdefault(kind.words, Name(f"{value.upper()}_WORDS"))
    return names


def _layout(game: Game) -> Entries:
    """Return the fields of the record in the order of their bytes."""
    dtype = dtype_of(game.State)
    fields = sorted((offset, name, kind) for name, (kind, offset, *_) in (dtype.fields or {}).items() if name != FILLER)
    rows: list[Entries] = [
        {"name": name, "offset": offset, "type": kind.base.str[-2:], "shape": kind.shape} for offset, name, kind in fields
    ]
    return {"size": dtype.itemsize, "fields": rows}


def _declared(table: Reports, names: Mapping[tuple[str, ...], Name]) -> list[Value]:
    """Return what a table declares, by number, without what decides who receives it: that is up to `core.audience` alone."""
    return [
        {
            "name": one.name,
            **({"clause": one.clause} if one.clause else {}),
            "values": [_value(one, value, kind, names) for value, kind in one.types.items()],
        }
        for one in table.declared
    ]


def _value(one: Declared, value: str, kind: ValueType, names: Mapping[tuple[str, ...], Name]) -> Entries:
    entries: Entries = {"name": value, "form": kind.form.value, "column": one.columns[value]}
    if kind.form in (Form.LIST, Form.COUNTS):
        entries["columns"] = kind.columns
    if kind.words:
        entries["words"] = names[kind.words]
    if kind.fades:
        entries["fades"] = True
    return entries


def _script(lesson: Lesson) -> Entries:
    return {
        "game": lesson.game,
        "players": lesson.players,
        "variants": lesson.variants,
        "draws": lesson.draws,
        "decisions": [_decision(decision) for decision in lesson.decisions],
        "jump": (lesson.jump.start, lesson.jump.stop),
    }


def _decision(decision: ScriptedDecision) -> tuple[Value, ...]:
    mark = OWN if decision.own else MAYBE if decision.optional else ANY if decision.free else None
    return (decision.seat, decision.action, *([mark] if mark else []))
