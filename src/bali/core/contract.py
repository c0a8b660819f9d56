"""The contract of a game: the names that a game's package exposes. The rest of the project depends on nothing else in it.

A game's state is one flat record. The functions marked *compiled* read and change it without objects, strings, exceptions or
randomness, so they run interpreted, compiled and inside a GPU kernel. The caller passes in buffers; nothing is allocated.
"""

from collections.abc import Hashable
from typing import Any, Protocol

from bali.core.answers import OfferedAnswers
from bali.core.observation_layout import Layout
from bali.core.options import Meta, Options
from bali.core.record import Array
from bali.core.reports import Reports

CHANCE = -1  # the actor when a card has to be drawn
NOBODY = -2  # the actor when the game is over
SPECTATOR = -3  # the seat number of a spectator: `redact` leaves only public information


class Game(Hashable, Protocol):
    """A game, implemented by a package such as `bali.altar`."""

    META: Meta
    State: Any  # the record class
    ACTIONS: int  # the number of actions in the fixed numbering
    DECISIONS: int  # the number of players' actions; draws have the numbers after them
    MAX_CHOICES: int  # the most actions that `legal` ever lists
    ANSWERS: OfferedAnswers  # what players can answer in advance
    LAYOUT: Layout  # the parts that `observe` writes
    FEATURES: int  # the number of features
    EVENTS: Reports  # what the rows of `narrate`, `prompt`, `why_not` and `categories` mean
    PROMPTS: Reports
    REASONS: Reports
    CATEGORIES: Reports
    WEIGHTS: Any  # the evaluation weights of `evaluate`: a named tuple of floats, all above 0

    def new(self, options: Options) -> Any:
        """Return the position before anything random has happened."""

    def actor(self, state: Any) -> int:
        """*Compiled.* Return the actor: a seat, CHANCE or NOBODY."""

    def legal(self, state: Any, out: Array) -> int:
        """*Compiled.* List the legal actions, or the possible draws at CHANCE, and return their count."""

    def draw_count(self, state: Any) -> int:
        """*Compiled.* At CHANCE, return the number of cards that could be drawn, all equally likely."""

    def draw_action(self, state: Any, number: int) -> int:
        """*Compiled.* At CHANCE, return the action that draws one of these cards, numbered from 0."""

    def apply(self, state: Any, action: int) -> None:
        """*Compiled.* Apply an action that `legal` lists, in place, without checking it."""

    def redact(self, state: Any, seat: int) -> None:
        """*Compiled.* Set all that a seat with perfect memory may not know to UNKNOWN, in place. Secrecy rests on this alone."""

    def observe(self, state: Any, seat: int, out: Array) -> None:
        """*Compiled.* Write a seat's observation of a record that was redacted for it, in the order of `LAYOUT`."""

    def features(self, view: Any, seat: int, observation: Array, out: Array) -> None:
        """*Compiled.* Write what a network reads of a record that was redacted for a seat (`core.features`)."""

    def apply_memory(self, state: Any, seat: int, faithful: bool) -> None:
        """*Compiled.* Remove from a redacted record what the memory option hides on a person's screen, in place."""

    def imagine(self, state: Any, seat: int, dice: Array) -> None:
        """*Compiled.* Fill the unknowns of a redacted record with a deal consistent with everything it shows, in place.

        If `apply_memory` has reduced the record to a screen, the deal is consistent with what the screen shows, but not
        necessarily with the past.
        """

    def scores(self, state: Any, out: Array) -> None:
        """*Compiled.* Write each seat's points as if the game ended now."""

    def known_points(self, screen: Any, out: Array) -> None:
        """*Compiled.* Write the fewest points that each seat can have now, as far as a redacted record shows.

        After them comes 1 or 0 for each seat: whether the number is exact.
        """

    def places(self, state: Any, out: Array) -> None:
        """*Compiled.* Write each seat's place, by points and tie-breaks: 1 for the winner. Tied seats share the better place."""

    def evaluate(self, state: Any, weights: Any, out: Array) -> None:
        """*Compiled.* Write an estimate of each seat's standing. The softmax of the standings gives the win probabilities."""

    def categories(self, state: Any, rows: Array) -> int:
        """*Compiled.* Write the sources of the points, and return their count. Their sums are the scores."""

    def narrate(self, before: Any, action: int, after: Any, rows: Array) -> int:
        """*Compiled.* Write the events of an action, and return their count."""

    def prompt(self, state: Any, rows: Array) -> None:
        """*Compiled.* Write the current prompt: the seat to act and its decision."""

    def why_not(self, state: Any, action: int, rows: Array) -> None:
        """*Compiled.* Write why the deciding player cannot take this action now."""

    def describe(self, action: int) -> str:
        """Return the words of an action."""

    def parse(self, words: str) -> int | None:
        """Return the action with these words, or None if there is none."""
