"""Twin tables: two games that differ only in what some viewers never saw, or what their memory has dropped.

A twin is made from a game by exchanging two actions of one seat. If the result is a legal game that a viewer's screen and log
cannot distinguish from the first, everything that this viewer receives from then on must be the same, byte for byte, until an
action shows them a card that is somewhere else in the twin.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, zip_longest
from random import Random
from typing import Any

from bali.core.audience import received
from bali.core.contract import CHANCE, SPECTATOR
from bali.core.match import Match
from bali.core.options import OPEN_NOTES
from bali.table.commands import Act, Leave, Return, TableCommand, Undo, Why
from bali.table.entries import Acted, Entry, Started
from bali.table.handlers import Visitor, handle, handle_bot
from bali.table.hints import screen_for_hint
from bali.table.questions import answer, preview
from bali.table.refusal import Refusal
from bali.table.replays import position_at
from bali.table.table import Table
from bali.table.view_builder import ViewBuilder
from bali.table.viewer import Viewer
from tests.table.scene import Scene

STEPS = 25  # commands after which a pair of twins has been compared for long enough
APART = 60  # the largest distance between two exchanged actions
MAX_QUESTIONS = 3  # of each kind after one command
WHOLE = 0.2  # how often a viewer requests everything


class DifferentError(AssertionError):
    """A viewer received different messages from two tables that it could not distinguish."""


@dataclass
class Twins:
    """Two tables, and the viewers who cannot distinguish them."""

    tables: tuple[Table, Table]
    viewers: list[Viewer]
    scene: Scene


def twins_of(scene: Scene, dice: Random, tries: int) -> Iterator[Twins]:
    """Make twins of a scene by exchanging actions."""
    match = scene.table.match
    for first, second in _exchanges(match, dice)[:tries]:
        actions = list(match.actions)
        actions[first], actions[second] = actions[second], actions[first]
        other = _replayed(match, actions, first)
        if other is None or other.state.tobytes() == match.state.tobytes():
            continue
        viewers = [viewer for viewer in scene.viewers() if _looks_alike(match, other, viewer.seat)]
        if viewers:
            yield Twins((_table(scene, match), _table(scene, other)), viewers, scene)


def _exchanges(match: Match, dice: Random) -> list[tuple[int, int]]:
    """Return pairs of different actions of the same sort by the same seat, in random order."""
    sort = [(actor, match.game.describe(action).split()[0]) for actor, action in zip(match.actors, match.actions, strict=True)]
    own = [number for number, actor in enumerate(match.actors) if actor != CHANCE]
    near = [(one, two) for one, two in combinations(own, 2) if two - one <= APART and sort[one] == sort[two]]
    pairs = [(one, two) for one, two in near if match.actions[one] != match.actions[two]]
    dice.shuffle(pairs)
    return pairs


def _replayed(match: Match, actions: list[int], start: int) -> Match | None:
    """Return the game with other actions from a start on if they are legal and every seat acts when it did, otherwise None."""
    other = match.at(start)
    for actor, action in zip(match.actors[start:], actions[start:], strict=True):
        if other.actor != actor or action not in other.legal():
            return None
        other.apply_trusted(action)
    return other


def _looks_alike(one: Match, other: Match, seat: int) -> bool:
    """Return whether a viewer cannot distinguish two games, neither now nor in earlier positions that they may see again."""
    if one.actor != other.actor or one.log(seat) != other.log(seat):
        return False
    moments = (*range(_first_moment(one, seat), len(one.actions)), len(one.actions))
    return all(_same_screen(one.at(step), other.at(step), seat) for step in moments)


def _same_screen(one: Match, other: Match, seat: int) -> bool:
    return one.screen(seat).tobytes() == other.screen(seat).tobytes()


def _first_moment(match: Match, seat: int) -> int:
    """Return the first position that can be seen again: any with automatic notes, otherwise the one after the first news."""
    noted = match.options.memory == OPEN_NOTES and (match.game.META.own_notes or seat == SPECTATOR)
    return 0 if noted else match.news_from(seat) + 1


def _table(scene: Scene, match: Match) -> Table:
    """Return the scene's table with another game on it."""
    started = next(number for number, entries in enumerate(scene.log) if isinstance(entries[0], Started))
    log: list[list[Entry]] = [*scene.log[:started], [Started(at=scene.now, draws=())]]
    words = [match.game.describe(action) for action in match.actions]
    for actor, text in zip(match.actors, words, strict=True):
        last = log[-1][0]
        if actor != CHANCE:
            log.append([Acted(at=scene.now, seat=actor, action=text)])
        elif isinstance(last, Started | Acted):
            log[-1] = [last.model_copy(update={"draws": (*last.draws, text)})]
    return Table.of("nusa", log)


def compare(twins: Twins, dice: Random) -> int:
    """Continue at both tables and expect every message to be the same. Return the number of messages compared."""
    compared = _compare_answers(twins, dice)
    for _ in range(STEPS):
        if not twins.viewers or not _go_on(twins, dice):
            break
        compared += _compare_answers(twins, dice)
    return compared


def _go_on(twins: Twins, dice: Random) -> bool:
    """Give both tables the same command, and compare the news. Return False if the game cannot continue in the same way."""
    one, other = twins.tables
    if one.status != "playing" or one.asked != other.asked:
        return False
    command, visitor = _command(twins, dice)
    before = one.bookmark
    for table in twins.tables:
        try:
            entries = _entries(table, command, visitor, twins.scene.now)
        except Refusal:
            return False  # a choice that only the deciding seat knows to be legal
        table.add(entries)
    if isinstance(command, Undo):  # what was face up then is face up again
        twins.viewers = [viewer for viewer in twins.viewers if _same_screen(one.match, other.match, viewer.seat)]
    twins.viewers = [viewer for viewer in twins.viewers if not _shown_the_difference(twins, viewer.seat, before.step)]
    for viewer in twins.viewers:
        news = [ViewBuilder(table, [viewer], twins.scene.now).news(viewer, before) for table in twins.tables]
        _expect_same(*news)
    return True


def _expect_same(here: object, there: object) -> None:
    if here != there:
        words = repr(here), repr(there)
        start = max(next(number for number, pair in enumerate(zip_longest(*words)) if len(set(pair)) > 1) - 200, 0)
        raise DifferentError(" is not ".join(f"...{word[start : start + 500]}..." for word in words))


def _command(twins: Twins, dice: Random) -> tuple[TableCommand, Visitor]:
    table, scene = twins.tables[0], twins.scene
    assert table.asked is not None
    asked = Visitor(scene.guest(table.asked), "")
    choice = dice.random()
    if choice < 0.1 and table.deciding_bot is None and table.undoable():
        return Undo(step=table.step, whole=choice < 0.05), asked
    if choice < 0.15:
        return (Return() if table.seats[table.asked].away else Leave()), asked
    return Act(step=table.step, action=table.match.game.describe(int(dice.choice(table.match.legal())))), asked


def _entries(table: Table, command: TableCommand, visitor: Visitor, now: int) -> list[Entry]:
    if isinstance(command, Act) and table.deciding_bot is not None:
        action = table.match.game.parse(command.action)
        assert action is not None
        return handle_bot(table, table.step, action, now)
    return handle(table, command, visitor, now)


def _shown_the_difference(twins: Twins, seat: int, before: int) -> bool:
    """Return whether the last command rightly revealed a difference to a viewer: a card became visible, or the game is over."""
    one, other = (table.match for table in twins.tables)
    if one.over or other.over:
        return True
    if not any(event.reveals for match in (one, other) for line in match.events[before:] for event in line):
        return False
    stories = [[received(line, seat) for line in match.events[before:]] for match in (one, other)]
    return stories[0] != stories[1] or not _same_screen(one, other, seat)


def _compare_answers(twins: Twins, dice: Random) -> int:
    compared = 0
    for viewer in twins.viewers:
        seed = dice.randrange(2**32)
        here, there = (list(_answers(table, viewer, Random(seed), twins.scene.now)) for table in twins.tables)
        _expect_same(here, there)
        compared += len(here)
    return compared


def _answers(table: Table, viewer: Viewer, dice: Random, now: int) -> Iterator[Any]:
    """Yield the answers to everything that a viewer can ask now."""
    if dice.random() < WHOLE:
        yield ViewBuilder(table, [viewer], now).whole(viewer)
        first = table.match.news_from(viewer.seat)
        for step in range(max(first - 1, 0), min(first + 3, table.step + 1)):
            yield _moment(table, viewer, step)
    if table.asked == viewer.viewed_seat and table.deciding_bot is None:
        yield screen_for_hint(table).tobytes()
        words = [table.match.game.describe(int(action)) for action in table.match.legal()]
        for text in dice.sample(words, min(MAX_QUESTIONS, len(words))):
            yield preview(table, viewer, table.step, text)
        for _ in range(MAX_QUESTIONS):
            text = table.match.game.describe(dice.randrange(table.match.game.DECISIONS))
            yield answer(table, viewer, Why(action=text))


def _moment(table: Table, viewer: Viewer, step: int) -> Any:
    try:
        return position_at(table, viewer, step)
    except Refusal as refusal:
        return refusal.code
