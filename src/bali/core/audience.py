"""Decide what each seat receives of an event. Logs, messages, replays, previews and screens all use this module and no other.

A value is withheld from a seat for one of two reasons: it is private to another seat, or the seat's memory has dropped it
(A10.5, D11.5). A preview withholds more: any event that would show a card the seat's screen does not show now.
"""

from collections.abc import Iterable
from dataclasses import replace
from enum import IntEnum, auto
from typing import NamedTuple

from bali.core.events import TURN, Event, Reveals
from bali.core.options import FAITHFUL, Meta, Options


class Stage(IntEnum):
    """How recent an event is to the seat that receives it."""

    PREVIEW = auto()  # it has not happened yet
    FRESH = auto()  # it is news
    FADED = auto()  # it is no longer news
    OPEN = auto()  # the game is over, so everything the memory had dropped is shown again


class Memory(NamedTuple):
    """How much a seat's log retains. Automatic notes retain what everyone saw, in some games private cards too."""

    faithful: bool
    own_notes: bool

    @classmethod
    def of(cls, options: Options, meta: Meta) -> "Memory":
        """Return the memory of a game with these options."""
        return cls(options.memory == FAITHFUL, meta.own_notes)


PERFECT = Memory(faithful=False, own_notes=True)


def receive(event: Event, seat: int | None, memory: Memory, stage: Stage) -> Event | None:
    """Return an event as a seat receives it, or None if it receives nothing.

    The `fades` of the result are the values that this seat will lose later. If `seat` is None, nothing is withheld.
    """
    if seat is None:
        return replace(event, fades=())
    if stage is Stage.PREVIEW and _shows_unseen(event, memory):
        return None
    fades = _fades(event, seat, memory) if stage in (Stage.FRESH, Stage.FADED) else ()
    withheld = (*(event.private if event.seat != seat else ()), *(fades if stage is Stage.FADED else ()))
    if not withheld and fades == event.fades:
        return event
    values = {name: value for name, value in event.values.items() if name not in withheld}
    return Event(event.name, event.seat, values, event.private, fades, event.owner_remembers, event.reveals)


def received(events: Iterable[Event], seat: int | None, memory: Memory = PERFECT, stage: Stage = Stage.FRESH) -> list[Event]:
    """Return the events that a seat receives, each as that seat sees it."""
    return [seen for event in events if (seen := receive(event, seat, memory, stage))]


def concerned_seats(events: Iterable[Event]) -> set[int | None]:
    """Return the seats that may receive these events differently from everyone else. All other seats receive the same."""
    return {event.seat for event in events if event.private or event.owner_remembers}


def irreversible(events: Iterable[Event], memory: Memory) -> bool:
    """Return whether these events rule out an undo: somebody saw a card, or a new turn has begun."""
    return any(_shows_unseen(event, memory) or event.reveals is Reveals.TO_OTHERS or event.name == TURN for event in events)


def _shows_unseen(event: Event, memory: Memory) -> bool:
    """Return whether an event shows a card that the screen did not. Realistic memory hides even own stacks (D11.5)."""
    return event.reveals is Reveals.UNKNOWN or (event.reveals is Reveals.AGAIN and memory.faithful)


def _fades(event: Event, seat: int, memory: Memory) -> tuple[str, ...]:
    noted = not memory.faithful and (memory.own_notes or not event.private)
    return () if noted or (event.owner_remembers and event.seat == seat) else event.fades
