"""Answers in advance: the questions that a game lets players answer before they are asked, and the replies to each.

A game offers the same answers whatever a player holds. Every reply ends in an action that is always legal, such as passing, so it
never reveals whether the player had a matching card (D3.6).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bali.core.events import Notice

Verbs = tuple[str, ...]  # the beginnings of actions, in order of preference; the last one is always legal

PASS = "pass"  # noqa: S105


@dataclass(frozen=True)
class OfferedAnswers:
    """The answers that a game offers: replies by question, and the questions that each prompt asks, the main one first."""

    replies: Mapping[str, Mapping[str, Verbs]]
    prompts: Mapping[str, tuple[str, ...]]

    def questions(self, prompt: Notice) -> tuple[str, ...]:
        """Return the questions that a prompt asks. A name in braces stands for the value of that name."""
        return tuple(question.format_map(prompt.values) for question in self.prompts.get(prompt.name, ()))

    def main_question(self, prompt: Notice) -> str | None:
        """Return the question that a prompt asks first of all, or None if nobody can answer it in advance."""
        return next(iter(self.questions(prompt)), None)

    def choose(self, question: str, reply: str, legal: Sequence[str]) -> str:
        """Return the action that a reply leads to: the first legal one of the most preferred verb."""
        return next(words for verb in self.replies[question][reply] for words in legal if f"{words} ".startswith(f"{verb} "))
