"""The entries of a table's log: what happened, and when. A table's state is derived from its log."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bali.table.options import FrozenModel, TableOptions

Reason = Literal["left", "time", "called", "resigned"]
Until = Literal["turn", "own_turn", "cancelled"]  # the end of this turn, the player's next turn, or a cancellation


class Person(FrozenModel):
    """A person at a seat."""

    kind: Literal["person"] = "person"
    guest: str
    name: str


class BotPlayer(FrozenModel):
    """A bot at a seat."""

    kind: Literal["bot"] = "bot"
    level: str
    name: str


Player = Annotated[Person | BotPlayer, Field(discriminator="kind")]


class BaseEntry(FrozenModel):
    """Base class of all entries, with the time in milliseconds."""

    at: int


class Opened(BaseEntry):
    """A table was opened. The secret is fixed before anyone sits down."""

    what: Literal["opened"] = "opened"
    host: str
    options: TableOptions
    secret: str
    previous: str | None = None  # the table that this is a rematch of
    rules: int | None = None  # the version of the game's rules; missing in logs from before 0.7


class Seated(BaseEntry):
    """A seat was taken."""

    what: Literal["seated"] = "seated"
    seat: int
    player: Player
    by: str | None = None  # the guest who added a bot


class Reserved(BaseEntry):
    """A rematch reserved a seat for a player of the previous game."""

    what: Literal["reserved"] = "reserved"
    seat: int
    player: Person


class Declined(BaseEntry):
    """A player declined the seat that a rematch had reserved for them."""

    what: Literal["declined"] = "declined"
    seat: int


class Renamed(BaseEntry):
    """A person changed the name of their seat."""

    what: Literal["renamed"] = "renamed"
    seat: int
    name: str


class Freed(BaseEntry):
    """A seat was given up before the start."""

    what: Literal["freed"] = "freed"
    seat: int


class Committed(BaseEntry):
    """A player committed to a share of the deal."""

    what: Literal["committed"] = "committed"
    guest: str
    commitment: str


class Dealing(BaseEntry):
    """The seats are fixed. The server adds a nonce, and everyone who committed to a share must reveal it now."""

    what: Literal["dealing"] = "dealing"
    nonce: str


class Revealed(BaseEntry):
    """A player revealed their share."""

    what: Literal["revealed"] = "revealed"
    guest: str
    share: str


class EntropyAdded(BaseEntry):
    """A player added a text to the deal without a commitment. Only in logs from before version 0.7."""

    what: Literal["stirred"] = "stirred"
    guest: str
    entropy: str


class Started(BaseEntry):
    """The game started, with its first draws."""

    what: Literal["started"] = "started"
    draws: tuple[str, ...]


class Acted(BaseEntry):
    """A seat acted, with the draws that followed."""

    what: Literal["acted"] = "acted"
    seat: int
    action: str
    draws: tuple[str, ...] = ()


class AdvanceAnswer(FrozenModel):
    """An answer in advance: the reply to a question, as `answers` offers them, and how long it holds."""

    question: str
    reply: str
    until: Until


class AnswerSet(BaseEntry):
    """A seat set an answer in advance. A seat has one for each question."""

    what: Literal["answer_set"] = "answer_set"
    seat: int
    answer: AdvanceAnswer


class AnswerCancelled(BaseEntry):
    """A seat cancelled its answer in advance to a question, or all of them."""

    what: Literal["answer_cancelled"] = "answer_cancelled"
    seat: int
    question: str | None = None


class AutoPassSet(BaseEntry):
    """A seat set an automatic pass for every prompt of this name and kind in this turn. Only in older logs."""

    what: Literal["ordered"] = "ordered"
    seat: int
    action: str
    prompt: str
    kind: str | int | None


class AutoPassCancelled(BaseEntry):
    """A seat cancelled its automatic pass. Only in older logs."""

    what: Literal["recalled"] = "recalled"
    seat: int


class Undone(BaseEntry):
    """A seat undid actions. `step` is the number of actions that remain."""

    what: Literal["undone"] = "undone"
    seat: int
    step: int


class Away(BaseEntry):
    """A person is away, for this reason, and a bot plays their seat."""

    what: Literal["away"] = "away"
    seat: int
    why: Reason
    level: str


class Back(BaseEntry):
    """A person returned to their seat."""

    what: Literal["back"] = "back"
    seat: int


class Said(BaseEntry):
    """A guest sent a chat message."""

    what: Literal["said"] = "said"
    guest: str
    name: str
    text: str


class Rematched(BaseEntry):
    """A player asked for a rematch, which was given a table."""

    what: Literal["rematched"] = "rematched"
    table: str
    seat: int | None = None  # the seat that asked; missing in older logs


SeatEntry = Seated | Renamed | Reserved | Declined | Freed
ShareEntry = Committed | Dealing | Revealed | EntropyAdded
AnswerEntry = AnswerSet | AnswerCancelled | AutoPassSet | AutoPassCancelled
Entry = Annotated[
    Opened | SeatEntry | ShareEntry | Started | Acted | AnswerEntry | Undone | Away | Back | Said | Rematched,
    Field(discriminator="what"),
]
ENTRIES: TypeAdapter[list[Entry]] = TypeAdapter(list[Entry])


def private_to(entries: Sequence[Entry]) -> int | None:
    """Return the only seat that is sent these entries, or None if they are public."""
    seats = [entry.seat for entry in entries if isinstance(entry, AnswerEntry)]
    return seats[0] if seats and len(seats) == len(entries) else None
