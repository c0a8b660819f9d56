"""What happened, as typed events for log and animation, and notices: what is awaited, why something is not possible."""

from dataclasses import dataclass, field
from enum import IntEnum

Value = str | int

TURN = "turn"  # the event of every game that says whose turn begins


class Reveals(IntEnum):
    """Whether an event shows somebody a card."""

    NOTHING = 0
    AGAIN = 1  # its seat sees a card that it has seen before
    TO_OTHERS = 2  # the others see a card that its seat knew
    UNKNOWN = 3  # somebody sees a card that the deciding seat could not know


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `core.audience` says what each seat receives of it."""

    name: str
    seat: int | None = None
    values: dict[str, Value] = field(default_factory=dict)
    private: tuple[str, ...] = ()  # values that only its own seat receives
    fades: tuple[str, ...] = ()  # values that a faithful memory forgets once the moment has passed
    owner_remembers: bool = False  # what fades are the seat's own cards, which its screen goes on showing
    reveals: Reveals = Reveals.NOTHING


@dataclass(frozen=True)
class Notice:
    """What is awaited of a seat, or why something is not possible, with the clause of the rules that says so."""

    name: str
    clause: str
    seat: int | None = None
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Category:
    """Where points come from: how many each seat has of them, and the values that the head of the category names."""

    name: str
    points: list[int]
    values: dict[str, Value] = field(default_factory=dict)
