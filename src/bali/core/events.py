"""What a game reports: events, notices (prompts, and reasons why an action is illegal), and categories of points."""

from dataclasses import dataclass, field
from enum import IntEnum

Value = str | int

TURN = "turn"  # the event that starts a player's turn, in every game


class Reveals(IntEnum):
    """How an event reveals a card, if it does."""

    NOTHING = 0
    AGAIN = 1  # the event's seat sees a card that it has seen before
    TO_OTHERS = 2  # other seats see a card that the event's seat already knew
    UNKNOWN = 3  # somebody sees a card that the deciding seat could not know


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in the game. `core.audience` decides what each seat receives of it."""

    name: str
    seat: int | None = None
    values: dict[str, Value] = field(default_factory=dict)
    private: tuple[str, ...] = ()  # values that only the event's own seat receives
    fades: tuple[str, ...] = ()  # values that realistic memory drops once the event is no longer news
    owner_remembers: bool = False  # the fading values are the seat's own cards, which its screen still shows
    reveals: Reveals = Reveals.NOTHING


@dataclass(frozen=True)
class Notice:
    """A prompt for a seat, or the reason why an action is illegal, with the clause of the rules that applies."""

    name: str
    clause: str
    seat: int | None = None
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Category:
    """A source of points: the points of each seat, and the values shown in the category's heading."""

    name: str
    points: list[int]
    values: dict[str, Value] = field(default_factory=dict)
