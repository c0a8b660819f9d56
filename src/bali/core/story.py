"""What happened, as typed events for log and animation, and notices: what is awaited, why something is not possible."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

Value = str | int

TURN = "turn"  # the event of every game that says whose turn begins


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as everyone hears it but for its `private` values, which only its own seat hears."""

    name: str
    seat: int | None = None
    values: dict[str, Value] = field(default_factory=dict)
    private: tuple[str, ...] = ()
    fleeting: tuple[str, ...] = ()  # values that a faithful memory forgets once the moment has passed
    own: bool = False  # what is fleeting are the seat's own cards, which it sees for longer
    shows: bool = False  # somebody saw a card that they did not know, so it cannot be taken back


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


def binds(events: Iterable[Event]) -> bool:
    """Gets whether what happened cannot be taken back: somebody saw a card, or another turn has begun."""
    return any(event.shows or event.name == TURN for event in events)


def heard(events: list[Event], seat: int) -> list[Event]:
    """Gets the events as a seat hears them."""
    return [event if event.seat == seat else without(event, event.private) for event in events]


def without(event: Event, names: tuple[str, ...]) -> Event:
    """Gets an event without some of its values."""
    if not names:
        return event
    return replace(event, values={name: value for name, value in event.values.items() if name not in names})
