"""The messages of a table: what each is made of, for who reads them and for the schema."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from bali.core.story import Value
from bali.table.entries import Reason
from bali.table.options import Plain, TableOptions

Json = dict[str, Any]


def _name_it(schema: Json) -> None:
    """A message always says what it is."""
    schema["required"] = ["type", *schema.get("required", [])]


class Told(Plain):
    """What every message is."""

    model_config = ConfigDict(json_schema_extra=_name_it)


class TableSeat(Plain):
    """Who sits where."""

    name: str | None
    level: str | None = Field(description="The level of the bot that has this seat.")
    away: Reason | None = Field(description="Why a bot keeps the seat for its person.")
    yours: bool
    reserved: str | None = Field(description="The name of the player for whom a rematch keeps this seat.")
    invited: bool = Field(description="Whether it is kept for you: sit down, or decline.")
    declined: str | None = Field(description="The name of the player who has declined this seat.")
    commitment: str | None = Field(description="The hash of the share that this player adds to the deal.")
    share: str | None = Field(description="The share, once the cards are dealt; null if it was not revealed in time.")


class TableView(Plain):
    """The table around the game."""

    id: str
    options: TableOptions
    status: Literal["open", "dealing", "playing", "over", "frozen"] = Field(
        description="While it is dealing, reveal the share that you committed to. Frozen: the log does not fit these rules."
    )
    seats: list[TableSeat]
    host: bool = Field(description="Whether you opened the table.")
    shown: int | None = Field(description="The seat from which the game is shown; null for a spectator.")
    commitment: str = Field(description="The hash of the server's secret.")
    nonce: str | None = Field(description="What the server adds to the deal when it asks for the shares.")
    secret: str | None = Field(description="What the hash was made of, once the game is over.")
    previous: str | None
    next: str | None = Field(description="The table of the rematch.")
    next_seat: int | None = Field(description="The seat of the player who asked for the rematch.")


class NoticeView(Plain):
    """What is awaited, or why something is not possible; names and values as in the catalogues."""

    name: str
    clause: str
    seat: int | None
    values: dict[str, Value]


class EventView(Plain):
    """Something that happened."""

    name: str
    seat: int | None
    values: dict[str, Value]
    fades: list[str] = Field(description="The values that the shown seat's memory lets go when the line is older than `fresh`.")


class ClockView(Plain):
    """The clocks, in milliseconds."""

    asked: int | None
    since: int
    banks: list[int]
    now: int


class CategoryView(Plain):
    """Where points come from, by seat."""

    name: str
    values: dict[str, Value]
    points: list[int]


class Result(Plain):
    """How the game ended; it has no points if it was given up."""

    why: Literal["played", "resigned"]
    points: list[int] | None
    places: list[int]
    categories: list[CategoryView]


class OrderView(Plain):
    """What a seat always passes in this turn: the prompt's name, and its kind if it has one."""

    prompt: str
    kind: Value | None


class GameView(Plain):
    """The game as the shown seat may know it."""

    step: int
    asked: int | None
    prompt: NoticeView
    actions: list[str] = Field(description="What you can do now; empty if you are not asked.")
    undo: int = Field(description="How many steps you can take back.")
    order: OrderView | None = Field(description="The order of the shown seat; nobody else hears of it.")
    state: dict[str, Any] = Field(description="The game's record; what the seat cannot know is null.")
    clocks: ClockView
    result: Result | None


class LogView(Plain):
    """Lines of the log by their numbers: each the events of one action. Lines from `length` on do not exist any more."""

    length: int
    fresh: int = Field(description="The number of the line from which on the shown seat remembers everything.")
    lines: list[tuple[int, list[EventView]]]


class TalkView(Plain):
    """Something that was said."""

    number: int
    at: int
    name: str
    seat: int | None = Field(description="The speaker's seat; null for a spectator.")
    text: str
    yours: bool


class View(Told):
    """The table as it is now."""

    type: Literal["view"] = "view"
    version: int
    whole: bool = Field(description="Whether the log is complete, and the talk has its last 100 lines.")
    table: TableView | None = Field(description="Null in news if it is as you were last told.")
    game: GameView | None
    log: LogView
    talk: list[TalkView] = Field(description="What players said.")
    gallery: list[TalkView] = Field(description="What spectators said; what they say during a game, its players get after it.")


class Refused(Told):
    """A command was not carried out. If the table has moved on, a view comes first."""

    type: Literal["refused"] = "refused"
    code: str
    message: str
    do: str | None = None


class Previewed(Told):
    """What an action would bring about at once."""

    type: Literal["previewed"] = "previewed"
    step: int
    action: str
    events: list[EventView]
    final: bool = Field(description="Whether the action cannot be taken back.")


class Reasoned(Told):
    """Why an action is not possible now."""

    type: Literal["reasoned"] = "reasoned"
    action: str
    reason: NoticeView | None


class WeighedChoice(Plain):
    """What a strong bot thinks of an action."""

    action: str
    chance: float = Field(ge=0, le=1, description="To win with it, roughly.")


class Hinted(Told):
    """What a strong bot would do, the best first."""

    type: Literal["hinted"] = "hinted"
    step: int
    choices: list[WeighedChoice]


class Moment(Told):
    """The game after so many actions, as the shown seat's screen showed it then."""

    type: Literal["moment"] = "moment"
    step: int
    asked: int | None
    prompt: NoticeView
    state: dict[str, Any] = Field(description="The game's record; what the seat could not know is null.")


Answer = Annotated[View | Previewed | Reasoned | Hinted | Moment, Field(discriminator="type")]
Message = Annotated[View | Refused | Previewed | Reasoned | Hinted | Moment, Field(discriminator="type")]
