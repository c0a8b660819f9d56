"""Tables of one guest and bots, played by dice, for the page: it plays them again without a server and compares every message.

The page has the same dice and the same rules for choosing the next step (`web/src/local/golden.test.ts`), so the file needs only
the tables' options and a short hash of what each step led to.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from pydantic_core import to_jsonable_python

from bali.core.dealers import secret_from
from bali.core.options import MEMORIES, OPEN_NOTES, option_sets
from bali.games import GAMES
from bali.server.bot_tasks import bot_task, hint_task
from bali.table.commands import COMMAND, Hint, Invite, Look, Ping, Preview, Rematch, ShowPosition, Sit, Start, TableCommand, Why
from bali.table.entries import Entry, Opened, Rematched, private_to
from bali.table.handlers import Visitor, handle, handle_answer, handle_bot, rematch_entries
from bali.table.handlers.opening import open_table
from bali.table.hints import expect_hint
from bali.table.lessons import LESSONS
from bali.table.options import TableOptions, lesson_options
from bali.table.questions import answer
from bali.table.refusal import Refusal
from bali.table.status import PLAYING
from bali.table.table import Bookmark, Table
from bali.table.view_builder import ViewBuilder, whole_view
from bali.table.viewer import Viewer

FILE = Path(__file__).with_name("tables.json")
GUEST = Visitor("guest", "Wayan")
NAMES = ("Wayan", "Made", "Nyoman", "Ketut")
RANDOM = "random"  # stands for whatever differs each time: secrets and names of tables
HASH_LETTERS = 3  # of each step: a difference changes all later steps, too
TIMES = {"altar": 1, "dalang": 3}  # how often each option set is played
SPREAD = 77_777_777  # with this number, every count of people occurs at every count of players
FIRST_LESSON = 100  # seed
SHOWN = (10, 29)  # the seeds of the tables with a complete view: one of each game
MOST_NOTES = 1_000  # of a table: random games of dalang are long
KINDS = 24  # of steps; most of them are decisions

T = TypeVar("T")
Data = dict[str, Any]  # a command


class Dice:
    """Dice that are simple to repeat in any language."""

    def __init__(self, seed: int) -> None:
        self.number = seed

    def roll(self, sides: int) -> int:
        """Return a number from 0 to sides - 1."""
        self.number = self.number * 48271 % 2147483647
        return self.number % sides

    def choose(self, choices: Sequence[T]) -> T:
        """Return one of several things."""
        return choices[self.roll(len(choices))]


class Setup(NamedTuple):
    """A table to play: its options and its seats, and whether its players may resign."""

    seed: int
    options: dict[str, Any]
    seats: Sequence[str]
    resigns: bool = False


def setups() -> Iterator[Setup]:
    """Yield the tables: every option set with both memories, with people at some seats, at all, or at none; and all lessons."""
    games = [(game, options) for game in GAMES.values() for options in option_sets(game.META) * TIMES[game.META.name]]
    for seed, ((game, options), memory) in enumerate(product(games, MEMORIES), start=1):
        people = Dice(seed * SPREAD).roll(options.players + 1)
        seats = ["you" if seat >= options.players - people else "novice" for seat in range(options.players)]
        chosen = TableOptions(
            game=game.META.name,
            players=options.players,
            variants=options.variants,
            memory=memory,
            undo=seed % 5 != 0,
            spectators=False,
            open_hands=people == 0 and memory == OPEN_NOTES,
        )
        yield Setup(seed, chosen.model_dump(mode="json"), seats, resigns=seed % 3 == 0)
    for number, name in enumerate(LESSONS):
        chosen = lesson_options(name)
        yield Setup(FIRST_LESSON + number, chosen.model_dump(mode="json"), ["you", *["novice"] * (chosen.players - 1)])


class Player:
    """Plays one table, and notes what each step led to."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.dice, self.now = setup, Dice(setup.seed), 0
        self.hashes: list[str] = []
        opened = open_table(TableOptions.model_validate(setup.options), GUEST.guest, 0)
        opened = opened.model_copy(update={"secret": secret_from(f"table {setup.seed}").hex()})
        self.table = Table.of("nusa", [[opened]])
        seated: list[Entry] = []
        for seat, choice in enumerate(setup.seats):
            command = Sit(seat=seat, name=NAMES[seat]) if choice == "you" else Invite(seat=seat, level=choice)
            entries = handle(self.table, command, GUEST, 0)
            self.table.add(entries)
            seated += entries
        self.table = Table.of("nusa", [[opened, *seated]])
        self.note([opened, *seated])
        self.add(handle(self.table, Start(), GUEST, 0))

    def play(self) -> str:
        """Play to the end, if it is not far, ask for a rematch, and return the hashes of all steps."""
        while self.table.status == PLAYING and len(self.hashes) < MOST_NOTES:
            self.now += self.dice.roll(5_000)
            self.step()
        self.note([self.whole(viewer) for viewer in self.viewers()])
        try:
            asked = cast(Rematched, handle(self.table, Rematch(), GUEST, self.now)[0]).model_copy(update={"table": RANDOM})
            self.add([asked])
            opened, *seated = rematch_entries(self.table, asked)
            self.note([cast(Opened, opened).model_copy(update={"secret": RANDOM}), *seated])
        except Refusal as refusal:
            self.note(refusal.code)
        return "".join(self.hashes)

    def step(self) -> None:
        """Make one step: a decision, another command, or a question."""
        command = self.command()
        try:
            if command is None:
                self.decide()
            elif isinstance(command, Hint):
                viewer = Viewer(GUEST.guest, self.table.asked)
                expect_hint(self.table, viewer, command.step)
                self.note(self.task(hint_task(self.table)))
            elif isinstance(command, Preview | Why | ShowPosition):
                seat = None if self.dice.roll(4) == 0 else self.table.asked
                self.note(json.loads(answer(self.table, Viewer(GUEST.guest, self.own(seat)), command)))
            else:
                assert not isinstance(command, Look | Ping)
                self.add(handle(self.table, cast(TableCommand, command), GUEST, self.now))
        except Refusal as refusal:
            self.note(refusal.code)

    def command(self) -> Any:
        """Choose the next command or question, or None for a decision."""
        undo, act, name = self.undo, self.any_action, self.resign_or_rename
        choices = (
            undo,
            undo,
            self.answer,
            self.cancel,
            self.preview,
            self.why,
            self.position,
            self.absence,
            act,
            self.hint,
            name,
            self.jump,
        )
        kind = self.dice.roll(KINDS)
        data = choices[kind]() if kind < len(choices) else None
        return None if data is None else COMMAND.validate_python(data)

    def undo(self) -> Data:
        return {"do": "undo", "step": self.table.step, "whole": self.dice.roll(2) == 1}

    def answer(self) -> Data:
        question, seat = self.dice.choose(self.questions), self.dice.roll(len(self.table.seats))
        reply = self.dice.choose(list(self.table.offered.replies[question]))
        until = self.dice.choose(("turn", "own_turn", "cancelled"))
        return {"do": "answer_in_advance", "seat": seat, "question": question, "reply": reply, "until": until}

    def cancel(self) -> Data:
        question, seat = self.dice.choose(self.questions), self.dice.roll(len(self.table.seats))
        return {"do": "cancel_answer", "seat": seat, "question": question if self.dice.roll(2) else None}

    def preview(self) -> Data:
        return {"do": "preview", "step": self.table.step, "action": self.dice.choose(self.legal())}

    def why(self) -> Data:
        return {"do": "why", "action": self.any_words()}

    def position(self) -> Data:
        return {"do": "position", "step": self.dice.roll(self.table.step + 2)}

    def absence(self) -> Data:
        return {"do": "return"} if self.dice.roll(3) else {"do": "leave"}

    def any_action(self) -> Data:
        words = self.any_words()
        return {"do": "act", "step": self.table.step - self.dice.roll(2), "action": words}

    def hint(self) -> Data:
        return {"do": "hint", "step": self.table.step}

    def resign_or_rename(self) -> Data:
        seat = self.dice.roll(len(self.table.seats))
        if self.setup.resigns and self.dice.roll(3) == 0:
            return {"do": "resign", "seat": seat}
        return {"do": "rename", "seat": seat, "name": self.dice.choose(NAMES)}

    def jump(self) -> Data | None:
        return {"do": "jump", "step": self.table.step} if self.dice.roll(8) == 0 else None

    @property
    def questions(self) -> list[str]:
        return list(self.table.offered.replies)

    def any_words(self) -> str:
        """Return the words of any decision, legal or not."""
        game = self.table.match.game
        return game.describe(self.dice.roll(game.DECISIONS))

    def decide(self) -> None:
        """Decide for the deciding seat: a bot, a lesson's script, an answer in advance, or a person."""
        table = self.table
        if table.deciding_bot is not None:
            scripted = table.scripted_action
            if scripted is None:
                self.note(self.task(bot_task(table, table.deciding_bot)))
                scripted = self.dice.choose(table.match.legal().tolist())
            self.add(handle_bot(table, table.step, scripted, self.now))
        elif table.due_answer and self.dice.roll(2):
            self.add(handle_answer(table, table.step, self.now))
        else:
            suggested = table.lesson.suggestion(table.match) if table.lesson else None
            words = self.dice.choose(self.legal())
            if suggested is not None and self.dice.roll(12):
                words = table.match.game.describe(suggested)
            command = COMMAND.validate_python({"do": "act", "step": table.step, "action": words})
            self.add(handle(table, cast(TableCommand, command), GUEST, self.now))

    def add(self, entries: Sequence[Entry]) -> None:
        """Add a command's entries to the table, and note them with what each viewer is sent."""
        before = self.table.bookmark
        self.table.add(entries)
        self.note([entries, self.sent(entries, before)])

    def sent(self, entries: Sequence[Entry], before: Bookmark) -> list[Any]:
        """Return what each viewer is sent: as in `Publisher.publish`."""
        seat, viewers = private_to(entries), self.viewers()
        if seat is not None:
            return [self.whole(viewer) for viewer in viewers if viewer.viewed_seat == seat]
        builder = ViewBuilder(self.table, viewers, self.now)
        return [json.loads(builder.news(viewer, before)) for viewer in viewers]

    def viewers(self) -> list[Viewer]:
        """Return the guest at each of their seats, and with the curtain closed."""
        return [Viewer(GUEST.guest, seat) for seat in (*self.table.seats_of(GUEST.guest), None)]

    def whole(self, viewer: Viewer) -> Any:
        return json.loads(whole_view(self.table, viewer, self.now))

    def own(self, seat: int | None) -> int | None:
        return seat if seat in self.table.seats_of(GUEST.guest) else None

    def legal(self) -> list[str]:
        return [self.table.match.game.describe(int(action)) for action in self.table.match.legal()]

    @staticmethod
    def task(task: Any) -> Any:
        return [task.level, task.view.hex(), task.seat, task.actions, str(task.seed)]

    def note(self, what: Any) -> None:
        """Note the hash of something that a step led to."""
        text = json.dumps(to_jsonable_python(what), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        self.hashes.append(hashlib.sha256(text.encode()).hexdigest()[:HASH_LETTERS])


def played(setup: Setup) -> dict[str, Any]:
    """Play a table, and return what the file has of it. Some tables have a complete view, which shows people what differs."""
    player = Player(setup)
    view = player.whole(player.viewers()[0]) if setup.seed in SHOWN else None
    secret = player.table.opened.secret
    return {**setup._asdict(), "secret": secret, "view": view, "hashes": player.play()}


def write_tables() -> None:
    """Play all tables, and write the file."""
    lines = [json.dumps(played(setup)) for setup in setups()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write_tables()
