"""The data that the HTTP routes of `api` take and return, apart from commands and views."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StringConstraints

from bali.bots import LEVELS
from bali.core.options import Meta
from bali.core.seats import MAX_PLAYERS
from bali.server.limits import MAX_CODE_LENGTH
from bali.table.commands import Hash, Level, Name
from bali.table.entries import Reason
from bali.table.lessons import LESSONS
from bali.table.options import FrozenModel, TableOptions
from bali.table.status import Status


class NewGuest(FrozenModel):
    """The name a guest wants to use."""

    name: Name


class Guest(FrozenModel):
    """The guest you are signed in as."""

    name: str


class Someone(FrozenModel):
    """The guest you are signed in as, or null if you have not chosen a name yet."""

    name: str | None


class Code(FrozenModel):
    """A recovery code. Anyone who has it can sign in as this guest."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=MAX_CODE_LENGTH)]


class GameInfo(FrozenModel):
    """A game that can be played."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    players: list[int]
    variants: list[str]
    levels: list[str]
    lessons: list[str] = Field(description="Lessons that teach the game, in order.")

    @classmethod
    def of(cls, meta: Meta) -> "GameInfo":
        """Return what people can know about a game before they play it."""
        return cls(
            name=meta.name,
            title=meta.title,
            designer=meta.designer,
            publisher=meta.publisher,
            year=meta.year,
            players=list(meta.players),
            variants=list(meta.variants),
            levels=list(LEVELS),
            lessons=[name for name, lesson in LESSONS.items() if lesson.game == meta.name],
        )


class Opening(FrozenModel):
    """A table to open. Optionally fills its seats and starts the game immediately."""

    options: TableOptions
    seats: Annotated[tuple[Level | Literal["you"] | None, ...], Field(max_length=MAX_PLAYERS)] = ()
    names: Annotated[tuple[Name | None, ...], Field(max_length=MAX_PLAYERS, description="Names at your seats.")] = ()
    start: StrictBool = False
    commitment: Hash | None = Field(default=None, description="Your commitment to a share of the deal, as in `commit`.")


class NewTable(FrozenModel):
    """The new table."""

    id: str


class FinalResult(FrozenModel):
    """The points and places of a finished game, by seat. `points` is null if the game ended by resignation."""

    points: list[int] | None
    places: list[int]


class Summary(FrozenModel):
    """A table in a list."""

    id: str
    options: TableOptions
    status: Status
    names: list[str | None]
    levels: list[str | None]
    away: list[Reason | None] = Field(default=[], description="Why a bot is playing for a person.")
    yours: list[bool]
    asked: int | None
    deadline: int | None = Field(default=None, description="When the deciding person's time runs out, at a table with a clock.")
    now: int = Field(description="The server's time, in milliseconds.")
    result: FinalResult | None = None
    step: int
    touched: int
