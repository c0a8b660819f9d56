"""Golden sentences: what real games report, as rows and in every language. Terminal and page must say exactly this.

Each case has the rows that a seat received, the objects that are read from them, and their text by language. A case is collected
if it differs from all before in what is reported and in the values whose words shape the sentence.
"""

import json
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bali.core.audience import Memory, Stage, marks_of, receive_row, received
from bali.core.contract import SPECTATOR
from bali.core.dice import new_dice
from bali.core.events import Category, Event, Notice
from bali.core.match import Match
from bali.core.record import Array
from bali.core.reports import ABSENT, COLUMNS, new_rows
from bali.core.saved import read
from bali.games import GAMES, find
from bali.locales import LANGUAGES, Words
from bali.locales.wording import WORDINGS, Wording
from bali.table.view_parts import event_view, notice_view

HERE = Path(__file__).parent
NAMES = ("Wayan", "Made", "Nyoman", "Ketut")
SOURCES = {"altar": ("2-oracle-demon", "3-oracle", "4-demon"), "dalang": ("3-game2", "4")}  # the saved games
VIEWERS = (0, SPECTATOR)
FAITHFUL = Memory(faithful=True, own_notes=False)
SHAPING = ("kind", "good", "what", "chip", "why")  # values whose words differ in number, gender or article
TOGETHER = 3  # the most actions of a case that one line of the log tells

Row = list[int | None]
Case = dict[str, Any]


class Told(NamedTuple):
    """The events of an action as a seat receives them, and their rows."""

    rows: list[Row]
    events: list[Event]


class Collector:
    """Collects cases from the games of one kind."""

    def __init__(self, name: str) -> None:
        self.game = GAMES[name]
        self.marks = marks_of(self.game.EVENTS)
        self.wordings = {language: WORDINGS[name](Words(language), NAMES) for language in LANGUAGES}
        self.seen: set[Hashable] = set()
        self.cases: dict[str, list[Case]] = {family: [] for family in ("lines", "effects", "prompts", "reasons", "categories")}

    def collect(self, match: Match) -> None:
        """Collect from a finished game."""
        for viewer, stage in product(VIEWERS, (Stage.FRESH, Stage.FADED)):
            self._lines(list(self._told(match, viewer, stage)))
        for position in match.replay():
            self._prompt(position)
            if position.actor >= 0:
                self._reasons(position)
                self._effects(position)
        self._categories(match)

    def texts(self, tell: Callable[[Wording], Any]) -> dict[str, Any]:
        """Return a text in every language."""
        return {language: tell(wording) for language, wording in self.wordings.items()}

    def labels(self) -> list[Case]:
        """Return the labels of all actions."""
        return [self._label(action) for action in range(self.game.DECISIONS)]

    def _label(self, action: int) -> Case:
        return {"action": self.game.describe(action), "text": self.texts(lambda wording: wording.label(action))}

    def _shape(self, event: Event) -> Hashable:
        """Return the name of an event, and all that can change its sentence if it has one."""
        if not self.wordings["en"].is_logged(event):
            return event.name
        return event.name, event.fades, _values(event)

    def _has_new(self, family: str, *shapes: Hashable) -> bool:
        """Return whether a case has a shape that none before had, and remember its shapes."""
        new = {(family, shape) for shape in shapes} - self.seen
        self.seen |= new
        return bool(new)

    def _told(self, match: Match, viewer: int, stage: Stage) -> Iterator[Told]:
        rows, positions = new_rows(), match.replay()
        next(positions)
        for action, position, events in zip(match.actions, positions, match.events, strict=True):
            count = self.game.narrate(position.records[1], action, position.records[0], rows)
            yield Told(self._received(rows[:count], viewer, stage), received(events, viewer, FAITHFUL, stage))

    def _received(self, rows: Array, viewer: int, stage: Stage) -> list[Row]:
        out = np.empty(COLUMNS, np.int32)
        return [_cells(out) for row in rows if receive_row(row, viewer, *FAITHFUL, int(stage), self.marks, out)]

    def _lines(self, told: Sequence[Told]) -> None:
        for first in range(len(told)):
            line = self._one_line(told[first : first + TOGETHER])
            if self._has_new("lines", *((self._shape(event), len(line)) for event in line[0].events)):
                self._line(line)

    def _one_line(self, told: Sequence[Told]) -> Sequence[Told]:
        """Return the first of these actions, with those after it that the same line of the log tells."""
        ends = range(len(told), 1, -1)
        lines = self.wordings["en"].lines
        return told[: next((end for end in ends if len(lines([one.events for one in told[:end]])) == 1), 1)]

    def _line(self, told: Sequence[Told]) -> None:
        log = [one.events for one in told]
        self.cases["lines"].append(
            {
                "rows": [one.rows for one in told],
                "reports": [[event_view(event) for event in events] for events in log],
                "text": self.texts(lambda wording: wording.lines(log)),
            }
        )

    def _effects(self, match: Match) -> None:
        for action in match.legal().tolist():
            events = match.preview(match.actor, action)
            if self._has_new("effects", *(self._shape(event) for event in events if self.wordings["en"].effect(event))):
                self._effect(match, action, events)

    def _effect(self, match: Match, action: int, events: list[Event]) -> None:
        before, rows = match.screen(match.actor), new_rows()
        self.game.imagine(before, match.actor, new_dice(len(match.actions)))
        after = before.copy()
        self.game.apply(after, action)
        caused = rows[: self.game.narrate(before, action, after, rows)]
        self.cases["effects"].append(
            {
                "rows": self._received(caused, match.actor, Stage.PREVIEW),
                "reports": [event_view(event) for event in events],
                "text": self.texts(lambda wording: wording.consequence(events)),
            }
        )

    def _prompt(self, match: Match) -> None:
        rows = new_rows()
        self.game.prompt(match.screen(SPECTATOR), rows)
        notice = self.game.PROMPTS.notice(rows[0].tolist())
        actions = [self.game.describe(action) for action in match.legal().tolist()] if match.actor >= 0 else []
        asked = -1 if notice.seat is None else notice.seat
        words = self.wordings["en"]
        is_alone = words.prompt(notice, asked, actions) != words.prompt(notice, asked)
        if self._has_new("prompts", (int(rows[0, 0]), _values(notice), is_alone)):
            self.cases["prompts"].append(
                {
                    "rows": [_cells(rows[0])],
                    "reports": [notice_view(notice)],
                    "actions": actions,
                    "text": self.texts(lambda wording: [wording.prompt(notice, asked, actions), wording.prompt(notice, -1)]),
                }
            )

    def _reasons(self, match: Match) -> None:
        rows, screen, legal = new_rows(), match.screen(match.actor), set(match.legal().tolist())
        for action in sorted(set(range(self.game.DECISIONS)) - legal):
            self.game.why_not(screen, action, rows)
            self._reason(rows[0])

    def _reason(self, row: Array) -> None:
        notice = self.game.REASONS.notice(row.tolist())
        if self._has_new("reasons", int(row[0])):
            text = self.texts(lambda wording: wording.sentence("reason", notice))
            self.cases["reasons"].append({"rows": [_cells(row)], "reports": [notice_view(notice)], "text": text})

    def _categories(self, match: Match) -> None:
        rows = new_rows()
        for row in rows[: self.game.categories(match.state, rows)]:
            self._category(row, match.options.players)

    def _category(self, row: Array, players: int) -> None:
        category = self.game.CATEGORIES.category(row.tolist(), players)
        if self._has_new("categories", (players, int(row[0]))):
            text = self.texts(lambda wording: wording.category(category))
            self.cases["categories"].append({"rows": [_cells(row)], "reports": [asdict(category)], "text": text})


def golden_sentences(name: str) -> str:
    """Return the golden sentences of a game as JSON, one case on each line."""
    collector = Collector(name)
    for source in SOURCES[name]:
        collector.collect(read(HERE / name / f"{source}.jsonl", find).match)
    parts = {"names": NAMES, **collector.cases, "labels": collector.labels()}
    return "{\n" + ",\n".join(f"{_json(part)}: [\n{_list(cases)}\n]" for part, cases in parts.items()) + "\n}\n"


def _list(cases: Sequence[Any]) -> str:
    return ",\n".join(map(_json, cases))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _cells(row: Array) -> Row:
    """Return the cells of a row up to the last one with a value, with None for those without one."""
    cells = [None if cell == ABSENT else cell for cell in row.tolist()]
    while cells[-1] is None:
        cells.pop()
    return cells


def _values(report: Event | Notice | Category) -> tuple[Hashable, ...]:
    """Return the values of a report as far as they shape its sentence."""
    values = report.values
    return tuple((name, value if name in SHAPING else min(value, 2) if name == "count" else 0) for name, value in values.items())
