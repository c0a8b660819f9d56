"""The answers in advance that the players of one table have given, and which of them applies to a prompt.

What a game offers is in `core.answers`. If several answers fit a prompt, the one set last applies.
"""

from collections import Counter
from collections.abc import Iterable

from bali.core.answers import PASS, OfferedAnswers
from bali.core.events import Notice
from bali.table.entries import AdvanceAnswer, AnswerCancelled, AnswerEntry, AnswerSet, AutoPassCancelled, AutoPassSet, Until

_OLD_QUESTIONS = {"forcing": "second", "joining": "{kind}", "outdoing": "{kind}"}  # by the prompt of an automatic pass


def fitting_answer(offered: OfferedAnswers, answers: Iterable[AdvanceAnswer], prompt: Notice) -> AdvanceAnswer | None:
    """Return the answer that applies to a prompt: the last of those that fit, or None."""
    replies = {question: offered.replies[question] for question in offered.questions(prompt)}
    return next((answer for answer in reversed(list(answers)) if answer.reply in replies.get(answer.question, ())), None)


class GivenAnswers:
    """The answers of each seat, one for each question. Only its own player may know them."""

    def __init__(self) -> None:
        self.by_seat: dict[int, dict[str, AdvanceAnswer]] = {}  # then by question, in the order in which they were set
        self.counts: Counter[int] = Counter()  # how often each seat has set one

    def of(self, seat: int) -> list[AdvanceAnswer]:
        """Return the answers of a seat, in the order in which they were set."""
        return list(self.by_seat.get(seat, {}).values())

    def change(self, entry: AnswerEntry) -> None:
        """Set or cancel an answer."""
        match entry:
            case AnswerSet():
                self._set(entry.seat, entry.answer)
            case AutoPassSet():
                self._set(entry.seat, _answer_of(entry))
            case AnswerCancelled(question=str(question)):
                self.by_seat.get(entry.seat, {}).pop(question, None)
            case AnswerCancelled() | AutoPassCancelled():
                self.by_seat.pop(entry.seat, None)

    def _set(self, seat: int, answer: AdvanceAnswer) -> None:
        others = {name: other for name, other in self.by_seat.get(seat, {}).items() if name != answer.question}
        self.by_seat[seat] = others | {answer.question: answer}
        self.counts[seat] += 1

    def end(self, seat: int, *durations: Until) -> None:
        """End the answers of a seat with one of these durations."""
        answers = self.by_seat.get(seat, {})
        self.by_seat[seat] = {name: answer for name, answer in answers.items() if answer.until not in durations}

    def end_turn(self, next_seat: int | None) -> None:
        """End the answers that hold for a turn, and those of the next player that hold until their own turn."""
        for seat in list(self.by_seat):
            self.end(seat, "turn", *(("own_turn",) if seat == next_seat else ()))

    def clear(self) -> None:
        """End all answers, because the game is over."""
        self.by_seat.clear()


def _answer_of(entry: AutoPassSet) -> AdvanceAnswer:
    """Return the answer that corresponds to an automatic pass of an older log."""
    question = _OLD_QUESTIONS.get(entry.prompt, "journey").format(kind=entry.kind)
    return AdvanceAnswer(question=question, reply=PASS, until="turn")
