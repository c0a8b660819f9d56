"""The contract of a game: the names that a game's package exposes, and all that the rest of the project knows about it.

A game's state is one flat record. The functions marked *compiled* read and change it without objects, strings, exceptions or
randomness, so they run interpreted, compiled and inside a GPU kernel. Buffers are passed in, nothing is allocated.
"""

from collections.abc import Hashable
from typing import Any, Protocol

from bali.core.layout import Layout
from bali.core.options import Meta, Options
from bali.core.record import Array
from bali.core.story import Category, Event, Notice

CHANCE = -1  # asked when a card has to be drawn
NOBODY = -2  # asked when the game is over
WATCHER = -3  # the seat of someone who has none: `redact` leaves only what everyone knows


class Game(Hashable, Protocol):
    """One game; a package such as `bali.altar` is one."""

    META: Meta
    State: Any  # the record class
    ACTIONS: int  # how many actions the fixed numbering has
    DECISIONS: int  # how many of them are players'; the draws are numbered behind
    MOST_CHOICES: int  # the most actions that `legal` ever lists
    LAYOUT: Layout  # what `observe` writes
    WEIGHTS: Any  # how much `appraise` counts what: a named tuple of floats, all above 0

    def new(self, options: Options) -> Any:
        """Gets the position before anything random has happened."""

    def actor(self, state: Any) -> int:
        """*Compiled.* Gets whose decision it is: a seat, CHANCE or NOBODY."""

    def legal(self, state: Any, out: Array) -> int:
        """*Compiled.* Lists the possible actions, at CHANCE the possible draws; gets how many."""

    def draws(self, state: Any) -> int:
        """*Compiled.* At CHANCE: how many cards could come, each as likely as the others."""

    def drawn(self, state: Any, number: int) -> int:
        """*Compiled.* At CHANCE: the action that draws one of these cards, numbered from 0."""

    def apply(self, state: Any, action: int) -> None:
        """*Compiled.* Carries out an action that `legal` lists, in place. It refuses nothing."""

    def redact(self, state: Any, seat: int) -> None:
        """*Compiled.* Replaces what a seat with a perfect memory may not know by UNKNOWN, in place. The one gate for secrets."""

    def observe(self, state: Any, seat: int, out: Array) -> None:
        """*Compiled.* Writes what a seat sees of a record that was redacted for it, as `LAYOUT` says."""

    def narrow(self, state: Any, seat: int, faithful: bool) -> None:
        """*Compiled.* Takes from a redacted record what the memory option keeps off a person's screen, in place."""

    def imagine(self, state: Any, seat: int, dice: Array) -> None:
        """*Compiled.* Fill a redacted record's unknowns with a deal that fits all that it shows, in place.

        Of a record that was also narrowed, it fills what the screen does not show: such a deal fits the screen, not the past.
        """

    def scores(self, state: Any, out: Array) -> None:
        """*Compiled.* Writes each seat's points as they would count if the game were over now."""

    def places(self, state: Any, out: Array) -> None:
        """*Compiled.* Writes each seat's place, 1 for the winner, by points and tie-breaks; a shared place counts for all."""

    def appraise(self, state: Any, weights: Any, out: Array) -> None:
        """*Compiled.* Writes an estimate of each seat's standing: the chances to win are as its exponentials."""

    def categories(self, state: Any) -> list[Category]:
        """Gets where the points come from: together they are the scores."""

    def narrate(self, before: Any, action: int, after: Any) -> list[Event]:
        """Gets what happened, each event with what only its seat hears."""

    def prompt(self, state: Any) -> Notice:
        """Gets what is awaited and of whom, with the rules' clause."""

    def why_not(self, state: Any, action: int) -> Notice:
        """Gets why the asked player cannot do this now, with the rules' clause."""

    def describe(self, action: int) -> str:
        """Gets an action's words."""

    def parse(self, words: str) -> int | None:
        """Gets the action with these words; None if no action has them."""
