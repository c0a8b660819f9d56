"""Answers in advance: set and cancelled by a player at any time, and carried out by the server."""

from bali.core.answers import PASS
from bali.table.commands import AnswerInAdvance, AutoPass, CancelAnswer, CancelAutoPass
from bali.table.entries import AdvanceAnswer, AnswerCancelled, AnswerSet, Entry
from bali.table.handlers.checks import expect_deciding, expect_seat, expect_status, expect_yours
from bali.table.handlers.playing import acted, parse
from bali.table.handlers.visitors import Visitor
from bali.table.limits import MAX_ANSWERS
from bali.table.refusal import Refusal
from bali.table.status import PLAYING
from bali.table.table import Table


def answer_in_advance(table: Table, command: AnswerInAdvance, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that sets an answer in advance, whatever the player holds and whoever is deciding."""
    _expect_own_seat(table, command.seat, visitor)
    if command.reply not in table.offered.replies.get(command.question, ()):
        raise Refusal("no-answer", f"{table.options.game} does not offer '{command.question}: {command.reply}' in advance")
    _expect_few_answers(table, command.seat)
    answer = AdvanceAnswer(question=command.question, reply=command.reply, until=command.until)
    return [AnswerSet(at=now, seat=command.seat, answer=answer)]


def cancel_answer(table: Table, command: CancelAnswer, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entry that cancels an answer in advance, or all of a seat's."""
    _expect_own_seat(table, command.seat, visitor)
    answers = table.answers.of(command.seat)
    if not any(command.question in (None, answer.question) for answer in answers):
        raise _no_answer()
    return [AnswerCancelled(at=now, seat=command.seat, question=command.question)]


def auto_pass(table: Table, command: AutoPass, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries for a person who passes now, and in advance on the same question for the rest of the turn."""
    seat = expect_deciding(table, command.step, visitor)
    passed = acted(table, parse(table, command.action), now)
    if passed.action != PASS:
        raise Refusal("no-answer", f"only '{PASS}' can be set in this way")
    question = table.offered.main_question(table.public_prompt)
    assert question is not None, "whoever can pass can also do so in advance"
    _expect_few_answers(table, seat)
    return [AnswerSet(at=now, seat=seat, answer=AdvanceAnswer(question=question, reply=PASS, until="turn")), passed]


def cancel_auto_pass(table: Table, command: CancelAutoPass, visitor: Visitor, now: int) -> list[Entry]:
    """Return the entries that cancel a seat's answers for this turn."""
    _expect_own_seat(table, command.seat, visitor)
    questions = [answer.question for answer in table.answers.of(command.seat) if answer.until == "turn"]
    if not questions:
        raise _no_answer()
    return [AnswerCancelled(at=now, seat=command.seat, question=question) for question in questions]


def handle_answer(table: Table, step: int, now: int) -> list[Entry]:
    """Return the entry for an answer in advance, as if the person had just acted. Raise `Refusal` if it no longer applies."""
    answer = table.due_answer
    if table.step != step or answer is None:
        raise Refusal("stale", "this answer in advance no longer applies")
    legal = [table.match.game.describe(int(action)) for action in table.match.legal()]
    return [acted(table, parse(table, table.offered.choose(answer.question, answer.reply, legal)), now)]


def _no_answer() -> Refusal:
    return Refusal("no-answer", "you have no such answer in advance")


def _expect_own_seat(table: Table, number: int, visitor: Visitor) -> None:
    seat = expect_seat(table, number)
    expect_status(table, PLAYING)
    expect_yours(seat, visitor)


def _expect_few_answers(table: Table, seat: int) -> None:
    if table.answers.counts[seat] >= MAX_ANSWERS:
        raise Refusal("many-answers", "you have changed your answers in advance too often at this table")
