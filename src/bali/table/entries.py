"""The entries of a table's log: what happened, and when. A table's state is derived from its log."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bali.table.options import Plain, TableOptions

Reason = Literal["left", "time", "called", "resigned"]


class Person(Plain):
    """A person at a seat."""

    kind: Literal["person"] = "person"
    guest: str
    name: str


class Machine(Plain):
    """A bot at a seat."""

    kind: Literal["bot"] = "bot"
    level: str
    name: str


Player = Annotated[Person | Machine, Field(discriminator="kind")]


class Noted(Plain):
    """Base class of all entries, with the time in milliseconds."""

    at: int


class Opened(Noted):
    """A table was opened. The secret is fixed before anyone sits down."""

    what: Literal["opened"] = "opened"
    host: str
    options: TableOptions
    secret: str
    previous: str | None = None  # the table that this is a rematch of
    rules: int | None = None  # the version of the game's rules; missing in logs from before 0.7


class Seated(Noted):
    """A seat was taken."""

    what: Literal["seated"] = "seated"
    seat: int
    player: Player
    by: str | None = None  # the guest who added a bot


class Reserved(Noted):
    """A rematch reserved a seat for a player of the previous game."""

    what: Literal["reserved"] = "reserved"
    seat: int
    player: Person


class Declined(Noted):
    """A player declined the seat that a rematch had reserved for them."""

    what: Literal["declined"] = "declined"
    seat: int


class Freed(Noted):
    """A seat was given up before the start."""

    what: Literal["freed"] = "freed"
    seat: int


class Committed(Noted):
    """A player committed to a share of the deal."""

    what: Literal["committed"] = "committed"
    guest: str
    commitment: str


class Dealing(Noted):
    """The seats are fixed. The server adds a nonce, and everyone who committed to a share must reveal it now."""

    what: Literal["dealing"] = "dealing"
    nonce: str


class Revealed(Noted):
    """A player revealed their share."""

    what: Literal["revealed"] = "revealed"
    guest: str
    share: str


class Stirred(Noted):
    """A player added a text to the deal without a commitment. Only in logs from before version 0.7."""

    what: Literal["stirred"] = "stirred"
    guest: str
    entropy: str


class Started(Noted):
    """The game started, with its first draws."""

    what: Literal["started"] = "started"
    draws: tuple[str, ...]


class Acted(Noted):
    """A seat acted, with the draws that followed."""

    what: Literal["acted"] = "acted"
    seat: int
    action: str
    draws: tuple[str, ...] = ()


class Ordered(Noted):
    """A seat ordered an action for whenever it gets a prompt of this name and kind again this turn."""

    what: Literal["ordered"] = "ordered"
    seat: int
    action: str
    prompt: str
    kind: str | int | None


class Recalled(Noted):
    """A seat withdrew its order."""

    what: Literal["recalled"] = "recalled"
    seat: int


class Undone(Noted):
    """A seat undid actions. `step` is the number of actions that remain."""

    what: Literal["undone"] = "undone"
    seat: int
    step: int


class Away(Noted):
    """A person is away, for this reason, and a bot plays their seat."""

    what: Literal["away"] = "away"
    seat: int
    why: Reason
    level: str


class Back(Noted):
    """A person returned to their seat."""

    what: Literal["back"] = "back"
    seat: int


class Said(Noted):
    """A guest sent a chat message."""

    what: Literal["said"] = "said"
    guest: str
    name: str
    text: str


class Rematched(Noted):
    """A player asked for a rematch, which was given a table."""

    what: Literal["rematched"] = "rematched"
    table: str
    seat: int | None = None  # the seat that asked; missing in older logs


Seating = Seated | Reserved | Declined | Freed
Entry = Annotated[
    Opened
    | Seating
    | Committed
    | Dealing
    | Revealed
    | Stirred
    | Started
    | Acted
    | Ordered
    | Recalled
    | Undone
    | Away
    | Back
    | Said
    | Rematched,
    Field(discriminator="what"),
]
ENTRIES: TypeAdapter[list[Entry]] = TypeAdapter(list[Entry])


def private_to(entries: Sequence[Entry]) -> int | None:
    """Return the only seat that may learn of these entries, or None if they are public."""
    return next((entry.seat for entry in entries if isinstance(entry, Recalled)), None)
