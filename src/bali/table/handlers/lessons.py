"""Lessons: who may sit where, and the jump to the last turns."""

from collections.abc import Iterator
from dataclasses import replace

from bali.table.commands import Jump
from bali.table.entries import Acted, Entry
from bali.table.handlers.checks import expect_deciding
from bali.table.handlers.visitors import Visitor
from bali.table.lessons.lesson import LEARNER
from bali.table.refusal import Refusal
from bali.table.table import Table


def expect_lesson_seat(table: Table, seat: int, *, person: bool) -> None:
    """Check that the learner's seat is a person's and all others are bots': the deal is known, so nobody else may play."""
    if table.lesson and person != (seat == LEARNER):
        raise Refusal("lesson", "a lesson is for one person, with bots in the other seats")


def jump(table: Table, command: Jump, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries for all decisions up to a lesson's last turns."""
    expect_deciding(table, command.step, visitor)
    if not table.jump_actions:
        raise Refusal("no-jump", "you cannot jump from here")
    return list(_jumped(table, now))


def _jumped(table: Table, now: int) -> Iterator[Acted]:
    game, copy = table.match.game, replace(table.saved, match=table.match.at(table.step))
    for action in table.jump_actions:
        seat, draws = copy.match.actor, copy.match.draws_after(action, copy.dealer())
        for made in (action, *draws):
            copy.match.apply_trusted(made)
        yield Acted(at=now, seat=seat, action=game.describe(action), draws=tuple(game.describe(draw) for draw in draws))
