"""The log of a table: what happened there, and when. A table is what its log makes of it."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bali.table.options import Plain, TableOptions

Reason = Literal["left", "time", "called", "resigned"]


class Person(Plain):
    """Someone who plays."""

    kind: Literal["person"] = "person"
    guest: str
    name: str


class Machine(Plain):
    """A bot that plays."""

    kind: Literal["bot"] = "bot"
    level: str
    name: str


Player = Annotated[Person | Machine, Field(discriminator="kind")]


class Noted(Plain):
    """What every entry has: when it happened, in milliseconds."""

    at: int


class Opened(Noted):
    """A table was opened; the secret is fixed before anyone has sat down."""

    what: Literal["opened"] = "opened"
    host: str
    options: TableOptions
    secret: str
    previous: str | None = None  # the table of which this is the rematch
    rules: int | None = None  # the version of the game's rules; logs from before 0.7 name none


class Seated(Noted):
    """A seat was taken."""

    what: Literal["seated"] = "seated"
    seat: int
    player: Player
    by: str | None = None  # the guest who invited a bot


class Reserved(Noted):
    """A rematch keeps a seat for a player of the game before."""

    what: Literal["reserved"] = "reserved"
    seat: int
    player: Person


class Declined(Noted):
    """A player does not want the seat that a rematch kept for them."""

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
    """The seats are fixed: the server adds a nonce, and everyone who committed to a share has to reveal it now."""

    what: Literal["dealing"] = "dealing"
    nonce: str


class Revealed(Noted):
    """A player revealed the share."""

    what: Literal["revealed"] = "revealed"
    guest: str
    share: str


class Stirred(Noted):
    """A player added a text to the deal, without a commitment; only logs from before version 0.7 have this."""

    what: Literal["stirred"] = "stirred"
    guest: str
    entropy: str


class Started(Noted):
    """The game began; these are the first draws."""

    what: Literal["started"] = "started"
    draws: tuple[str, ...]


class Acted(Noted):
    """A seat decided; the draws that followed."""

    what: Literal["acted"] = "acted"
    seat: int
    action: str
    draws: tuple[str, ...] = ()


class Ordered(Noted):
    """A seat does this whenever it is asked the same again in this turn: what is awaited, and of which kind."""

    what: Literal["ordered"] = "ordered"
    seat: int
    action: str
    prompt: str
    kind: str | int | None


class Recalled(Noted):
    """A seat took its order back."""

    what: Literal["recalled"] = "recalled"
    seat: int


class Undone(Noted):
    """A seat took steps back: so many actions are left."""

    what: Literal["undone"] = "undone"
    seat: int
    step: int


class Away(Noted):
    """A person is away, for this reason, and a bot plays the seat."""

    what: Literal["away"] = "away"
    seat: int
    why: Reason
    level: str


class Back(Noted):
    """The person is back."""

    what: Literal["back"] = "back"
    seat: int


class Said(Noted):
    """Someone said something."""

    what: Literal["said"] = "said"
    guest: str
    name: str
    text: str


class Rematched(Noted):
    """A player asked for a rematch, and it has a table."""

    what: Literal["rematched"] = "rematched"
    table: str
    seat: int | None = None  # who asked; older logs do not say


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
    """Gets the seat that alone hears of what a command brought about; None if everyone does."""
    return next((entry.seat for entry in entries if isinstance(entry, Recalled)), None)
