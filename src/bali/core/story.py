"""What happened, as typed events for log and animation, each with its audience."""

from dataclasses import dataclass, field, replace

EVERYONE = -1
Value = str | int


@dataclass(frozen=True)
class Event:
    """One thing that happened. `fleeting` names the values that a faithful memory forgets once the moment has passed."""

    name: str
    seat: int | None = None
    values: dict[str, Value] = field(default_factory=dict)
    audience: int = EVERYONE
    deaf: int | None = None  # a seat that does not hear it, because it hears a fuller version
    fleeting: tuple[str, ...] = ()
    own: bool = False  # what is fleeting are the seat's own cards, which it sees for longer


def heard(events: list[Event], seat: int) -> list[Event]:
    """Gets the events that a seat hears."""
    return [event for event in events if event.audience in (EVERYONE, seat) and event.deaf != seat]


def faded(event: Event, seat: int) -> Event:
    """Gets an event as a seat's faithful memory keeps it."""
    if event.own and event.seat == seat:
        return event
    return replace(event, values={k: v for k, v in event.values.items() if k not in event.fleeting}, fleeting=())
