"""A lesson: a fixed deal, and a script with the actions of the learner and the bots."""

from itertools import dropwhile
from typing import NamedTuple

from bali.core.contract import CHANCE
from bali.core.match import Match

LEARNER = 0  # the learner's seat


class ScriptedDecision(NamedTuple):
    """A decision that the script makes for a seat."""

    seat: int
    action: int
    free: bool = False  # the player may do something else instead and still follow the script
    optional: bool = False  # free, and the player may also skip it, such as the third card that a scholar takes
    own: bool = False  # free, and nothing is suggested; whatever the player does from here on, the script has been followed


class Lesson(NamedTuple):
    """A scripted game. Draws and decisions are separate lists, so the deal stays the same if the learner decides otherwise."""

    game: str
    players: int
    variants: tuple[str, ...]
    draws: tuple[int, ...]  # the first cards of the deal, in order
    decisions: tuple[ScriptedDecision, ...]  # of all seats, in order
    jump: range = range(0)  # the decisions that a jump makes for everyone

    def next_action(self, match: Match) -> int | None:
        """Return the action of the script's next decision, if there is one."""
        decision = self.next_decision(match)
        return decision.action if decision else None

    def suggestion(self, match: Match) -> int | None:
        """Return the action of the script's next decision, or None if the players decide on their own."""
        decision = self.next_decision(match)
        return decision.action if decision and not decision.own else None

    def is_followed(self, match: Match) -> bool:
        """Return whether the players have followed the script so far, or up to their own decisions at its end."""
        return self._reached(match) is not None

    def next_decision(self, match: Match) -> ScriptedDecision | None:
        """Return the script's next decision, or None once the players have left the script or reached its end."""
        number = self._reached(match)
        if number is None:
            return None
        seat, legal = match.actor, match.legal().tolist()
        left = dropwhile(lambda one: one.optional and not (one.seat == seat and one.action in legal), self.decisions[number:])
        decision = next(left, None)
        return decision if decision and decision.action in legal else None

    def _reached(self, match: Match) -> int | None:
        """Return how many of the script's decisions have been made, or None once the players have left it."""
        number: int | None = 0
        for action, actor in zip(match.actions, match.actors, strict=True):
            if actor != CHANCE and number is not None:
                number = self._after(number, actor, action)
        return number

    def _after(self, number: int, seat: int, action: int) -> int | None:
        required = next((later for later in range(number, len(self.decisions)) if not self.decisions[later].optional), None)
        if required is not None and self.decisions[required][:2] == (seat, action):
            return required + 1
        if number < len(self.decisions) and self.decisions[number].free and self.decisions[number].seat == seat:
            return number + 1
        return len(self.decisions) if any(decision.own for decision in self.decisions[:number]) else None

    def jump_from(self, match: Match) -> list[int]:
        """Return the actions of the jump that are left at this position; none outside the jump or off the script."""
        reached = self._reached(match)
        if reached not in self.jump or self.next_action(match) is None:
            return []
        return [decision.action for decision in self.decisions[reached : self.jump.stop]]
