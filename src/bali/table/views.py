"""The message types of a table, for code that reads them and for the schema."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from bali.core.events import Value
from bali.table.entries import AdvanceAnswer, Reason
from bali.table.limits import CHAT_IN_WHOLE_VIEW, MAX_NOTES
from bali.table.options import FrozenModel, TableOptions, requires
from bali.table.status import Status

Json = dict[str, Any]
KnownPoints = Annotated[
    list[tuple[int, bool]],
    Field(
        description="The fewest points that each seat can have now, as far as `state` shows, and whether that number is exact."
    ),
]


class BaseMessage(FrozenModel):
    """Base class of all messages."""

    model_config = ConfigDict(json_schema_extra=requires("type"))


class SeatView(FrozenModel):
    """A seat and its player."""

    name: str | None
    level: str | None = Field(description="The level of the bot that has this seat.")
    away: Reason | None = Field(description="Why a bot is playing for the person who has this seat.")
    yours: bool
    reserved: str | None = Field(description="The name of the player for whom a rematch has reserved this seat.")
    invited: bool = Field(description="Whether this seat is reserved for you: sit down, or decline.")
    declined: str | None = Field(description="The name of the player who has declined this seat.")
    commitment: str | None = Field(description="The hash of the share that this player adds to the deal.")
    share: str | None = Field(description="The share, once the cards are dealt; null if it was not revealed in time.")


class NoteView(FrozenModel):
    """Something that a player did outside the game's rules: they left, returned or took another name."""

    step: int = Field(description="The number of actions before it.")
    name: Reason | Literal["returned", "renamed"]
    seat: int
    before: str | None = Field(description="The name that the player had before.")


class OfferedAnswerView(FrozenModel):
    """A question that players can answer in advance, and the replies that they can choose from, whatever they hold."""

    question: str
    replies: list[str]


class TableView(FrozenModel):
    """The table, without the game."""

    id: str
    options: TableOptions
    status: Status = Field(
        description="dealing: reveal the share that you committed to. frozen: the log does not fit the current rules."
    )
    seats: list[SeatView]
    host: bool = Field(description="Whether you opened the table.")
    shown: int | None = Field(description="The seat from which you view the game; null for a spectator.")
    commitment: str = Field(description="The hash of the server's secret.")
    nonce: str | None = Field(
        description="Random bytes that the server adds to the deal when it asks for the shares, as hexadecimal digits."
    )
    secret: str | None = Field(description="The server's secret, once the game is over.")
    previous: str | None = Field(description="The table that this one is a rematch of.")
    next: str | None = Field(description="The table of the rematch.")
    next_seat: int | None = Field(description="The seat of the player who asked for the rematch.")
    notes: list[NoteView] = Field(description=f"The last {MAX_NOTES} notes of the log.")
    answers: list[OfferedAnswerView] = Field(description="The answers in advance that this game offers to everyone.")


class NoticeView(FrozenModel):
    """The current prompt, or the reason why an action is not legal. Names and values are those in the catalogues."""

    name: str
    clause: str
    seat: int | None
    values: dict[str, Value]


class EventView(FrozenModel):
    """An event of the game."""

    name: str
    seat: int | None
    values: dict[str, Value]
    fades: list[str] = Field(
        description="The values to hide once the number of the line is below `fresh`: the viewed seat no longer remembers them."
    )


class ClockView(FrozenModel):
    """The clocks, in milliseconds."""

    asked: int | None
    since: int
    banks: list[int]
    now: int


class CategoryView(FrozenModel):
    """The points from one source, by seat."""

    name: str
    values: dict[str, Value]
    points: list[int]


class Result(FrozenModel):
    """The result of the game.

    If it ended by resignation, `points` is null, because they did not decide, and `categories` has the points at that moment.
    """

    why: Literal["played", "resigned"]
    at: int | None = Field(description="When the game ended, in milliseconds since 1970; null for a saved game.")
    points: list[int] | None
    places: list[int]
    categories: list[CategoryView]


class LessonView(FrozenModel):
    """A lesson's help with the viewed seat's decision."""

    suggestion: str | None = Field(description="The action that the lesson suggests; null if the player decides without one.")
    jump: bool = Field(description="Whether the command `jump` leads to the lesson's last turns now.")
    followed: bool = Field(
        description="Whether the players have followed the script, or have done so up to the learner's own decisions."
    )


class GameView(FrozenModel):
    """The game as the viewed seat may know it."""

    step: int
    asked: int | None
    prompt: NoticeView
    actions: list[str] = Field(description="Your legal actions; empty if you are not deciding.")
    undo: int = Field(description="How many actions you can undo.")
    question: str | None = Field(description="The current prompt as a question of the table's `answers`; null if it is none.")
    answers: list[AdvanceAnswer] = Field(
        description="The answers in advance of the viewed seat, the last one set first; only its player receives them."
    )
    answered: AdvanceAnswer | None = Field(
        description="The one of `answers` that will be given to the current prompt after a delay; null if there is none."
    )
    known: KnownPoints
    lesson: LessonView | None = Field(description="Only at a lesson's table, while you are deciding.")
    state: dict[str, Any] = Field(
        description="The game's record. Everything that the seat cannot know is null; once the game is over, nothing is."
    )
    clocks: ClockView
    result: Result | None


class LogView(FrozenModel):
    """Numbered lines of the log, each with the events of one action. Lines numbered `length` or higher no longer exist."""

    length: int
    fresh: int = Field(description="The number of the first line that the viewed seat remembers in full.")
    since: int | None = Field(
        description="The line of your last action; null if nobody has acted since, for spectators and after the game."
    )
    lines: list[tuple[int, list[EventView]]]


class ChatView(FrozenModel):
    """A chat message."""

    number: int
    at: int
    name: str
    seat: int | None = Field(description="The author's seat; null for a spectator.")
    text: str
    yours: bool


class View(BaseMessage):
    """The current state of the table."""

    type: Literal["view"] = "view"
    version: int
    whole: bool = Field(
        description=f"Whether this has the complete log and the last {CHAT_IN_WHOLE_VIEW} chat messages, or only what is new."
    )
    table: TableView | None = Field(description="Null in an update if nothing in it has changed.")
    game: GameView | None
    log: LogView
    chat: list[ChatView] = Field(description="The players' messages.")
    spectator_chat: list[ChatView] = Field(
        description="The spectators' messages. Players receive those written during a game only when it is over."
    )


class Refused(BaseMessage):
    """A command was refused. If the table has changed in the meantime, a view is sent first."""

    type: Literal["refused"] = "refused"
    code: str
    message: str
    do: str | None = None


class Previewed(BaseMessage):
    """The immediate effects of an action."""

    type: Literal["previewed"] = "previewed"
    step: int
    action: str
    events: list[EventView]
    final: bool = Field(description="Whether the action cannot be undone.")


class Reasoned(BaseMessage):
    """Why an action is not legal now."""

    type: Literal["reasoned"] = "reasoned"
    action: str
    reason: NoticeView | None


class WeighedChoice(FrozenModel):
    """A strong bot's rating of an action."""

    action: str
    chance: float = Field(ge=0, le=1, description="The approximate chance of winning with this action.")


class Hinted(BaseMessage):
    """A strong bot's ratings, best first."""

    type: Literal["hinted"] = "hinted"
    step: int
    choices: list[WeighedChoice]


class Frame(FrozenModel):
    """A position."""

    step: int
    asked: int | None
    prompt: NoticeView
    known: KnownPoints
    state: dict[str, Any] = Field(description="The game's record. Everything that the seat could not know is null.")


class Position(BaseMessage, Frame):
    """The position after `step` actions, as the viewed seat's screen showed it."""

    type: Literal["position"] = "position"


class Presence(BaseMessage):
    """Who is at the table now, as far as the process that sends this knows. It is in no log, and has no version."""

    type: Literal["presence"] = "presence"
    connected: list[bool] = Field(description="For each seat, whether its person has an open socket; false for a bot.")
    spectators: int = Field(description="How many guests without a seat have an open socket.")


Answer = Annotated[View | Presence | Previewed | Reasoned | Hinted | Position, Field(discriminator="type")]
Message = Annotated[View | Refused | Presence | Previewed | Reasoned | Hinted | Position, Field(discriminator="type")]
