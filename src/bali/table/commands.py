"""The commands and questions that a table accepts."""

from typing import Annotated, Literal

from pydantic import AfterValidator, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, TypeAdapter, WithJsonSchema
from pydantic_core import PydanticCustomError

from bali.bots import LEVELS
from bali.core.errors import BaliError
from bali.core.names import MAX_NAME_LENGTH, clean_name
from bali.core.seats import MAX_PLAYERS
from bali.core.shares import HASH
from bali.table.entries import Until
from bali.table.limits import MAX_ACTION_LENGTH, MAX_CHAT_LENGTH, MAX_STEP
from bali.table.options import FrozenModel, one_of, requires
from bali.table.refusal import BAD_NAME

Level = Annotated[str, one_of(tuple(LEVELS))]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=MAX_PLAYERS - 1)]
Step = Annotated[
    int, Field(ge=0, le=MAX_STEP, description="The number of actions you have seen, draws included: the view's game.step.")
]
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$"
WIDE_SPACES = "\u00a0\u3000"  # people type them


def _printable(text: str) -> str:
    """Reject invisible characters and those that change how their neighbours look."""
    for space in WIDE_SPACES:
        text = text.replace(space, " ")
    if not text.isprintable():
        raise ValueError("it contains characters that cannot be shown")
    return text


def _name(text: str) -> str:
    try:
        return clean_name(text)
    except BaliError as error:
        raise PydanticCustomError(BAD_NAME, "{reason}", {"reason": str(error)}) from None


Name = Annotated[
    str, AfterValidator(_name), WithJsonSchema({"type": "string", "minLength": 1, "maxLength": MAX_NAME_LENGTH, "title": "Name"})
]
Speech = Annotated[
    str,
    StringConstraints(min_length=1, max_length=MAX_CHAT_LENGTH, strip_whitespace=True, pattern=PRINTABLE),
    AfterValidator(_printable),
]
Hash = Annotated[str, StringConstraints(pattern=HASH)]
AnswerWord = Annotated[str, Field(min_length=1, max_length=MAX_ACTION_LENGTH)]
Words = Annotated[
    str, Field(min_length=1, max_length=MAX_ACTION_LENGTH, description="An action's words, as the view lists them.")
]


class BaseCommand(FrozenModel):
    """Base class of all commands."""

    model_config = ConfigDict(json_schema_extra=requires("do"))


class Sit(BaseCommand):
    """Take an empty seat. Another player at the same device can take one under a name of their own."""

    do: Literal["sit"] = "sit"
    seat: SeatNumber
    name: Name | None = None
    commitment: Hash | None = Field(default=None, description="Your commitment to a share of the deal, as in `commit`.")


class Rename(BaseCommand):
    """Change the name of one of your seats, before or during the game."""

    do: Literal["rename"] = "rename"
    seat: SeatNumber
    name: Name


class Stand(BaseCommand):
    """Give up a seat before the start: your own, a bot's, or one that a rematch has reserved for at least a minute."""

    do: Literal["stand"] = "stand"
    seat: SeatNumber


class Invite(BaseCommand):
    """Add a bot to an empty seat."""

    do: Literal["invite"] = "invite"
    seat: SeatNumber
    level: Level


class Decline(BaseCommand):
    """Decline a rematch. The seats that it reserves for you become empty."""

    do: Literal["decline"] = "decline"


class Commit(BaseCommand):
    """Commit to a share of the deal, replacing any earlier commitment."""

    do: Literal["commit"] = "commit"
    commitment: Hash = Field(description="The SHA-256 of `bali share ` and your share, as hexadecimal digits.")


class Reveal(BaseCommand):
    """Reveal your share while the table is `dealing`. Everyone sees it once the cards are dealt."""

    do: Literal["reveal"] = "reveal"
    share: Hash = Field(description="32 random bytes of your own, as hexadecimal digits.")


class Start(BaseCommand):
    """Start the game. All seats must be taken. If anyone has committed to a share, the shares are revealed first."""

    do: Literal["start"] = "start"


class Act(BaseCommand):
    """Choose an action."""

    do: Literal["act"] = "act"
    step: Step
    action: Words


class AnswerInAdvance(BaseCommand):
    """Answer a question in advance. The server answers for you, after a delay like a bot's. The others see only the actions."""

    do: Literal["answer_in_advance"] = "answer_in_advance"
    seat: SeatNumber
    question: AnswerWord = Field(description="One of the questions in the table's `answers`.")
    reply: AnswerWord = Field(description="One of the question's replies. If it is not possible, you pass or flee instead.")
    until: Until


class CancelAnswer(BaseCommand):
    """Cancel your answer in advance to a question, or all of them."""

    do: Literal["cancel_answer"] = "cancel_answer"
    seat: SeatNumber
    question: AnswerWord | None = None


class AutoPass(BaseCommand):
    """Pass now, and in advance on the same question for this turn. An older form of `answer_in_advance`."""

    do: Literal["auto_pass"] = "auto_pass"
    step: Step
    action: Words


class CancelAutoPass(BaseCommand):
    """Cancel your answers in advance for this turn. An older form of `cancel_answer`."""

    do: Literal["cancel_auto_pass"] = "cancel_auto_pass"
    seat: SeatNumber


class Undo(BaseCommand):
    """Undo your last action, or as much of your turn as possible."""

    do: Literal["undo"] = "undo"
    step: Step
    whole: StrictBool = False


class Jump(BaseCommand):
    """Jump to a lesson's last turns. The lesson makes all decisions in between."""

    do: Literal["jump"] = "jump"
    step: Step


class Leave(BaseCommand):
    """Let a bot play your seats until you return."""

    do: Literal["leave"] = "leave"


class Return(BaseCommand):
    """Take your seats back from the bots."""

    do: Literal["return"] = "return"


class Resign(BaseCommand):
    """Resign for good. A bot continues for you if anyone is left to play with."""

    do: Literal["resign"] = "resign"
    seat: SeatNumber


class CallBot(BaseCommand):
    """Call in a bot for a player who keeps a table without a clock waiting."""

    do: Literal["call_bot"] = "call_bot"
    seat: SeatNumber


class Say(BaseCommand):
    """Send a chat message to everyone. Spectators' messages during a game reach the players only when it is over."""

    do: Literal["say"] = "say"
    text: Speech


class Rematch(BaseCommand):
    """Open a rematch table with the same options. You and the bots are seated; the other players' seats are reserved.

    Everyone moves up one seat: the player at seat 1 gets seat 0, and the player at seat 0 gets the last one.
    """

    do: Literal["rematch"] = "rematch"


class Look(BaseCommand):
    """View the table from another of your seats or as a spectator. Also resends the whole view."""

    do: Literal["look"] = "look"
    seat: SeatNumber | None = None


class Ping(BaseCommand):
    """Ask who is connected. The answer also shows that the connection is alive."""

    do: Literal["ping"] = "ping"


class Preview(BaseCommand):
    """Ask for an action's immediate costs and effects."""

    do: Literal["preview"] = "preview"
    step: Step
    action: Words


class Why(BaseCommand):
    """Ask why an action is not legal now."""

    do: Literal["why"] = "why"
    action: Words


class Hint(BaseCommand):
    """Ask a strong bot to rate your choices. Available only if all opponents are bots."""

    do: Literal["hint"] = "hint"
    step: Step


class ShowPosition(BaseCommand):
    """Ask for the position after `step` actions, as far back as your memory option allows."""

    do: Literal["position"] = "position"
    step: Annotated[int, Field(ge=0, le=MAX_STEP, description="A number of actions, draws included: 0 is before the deal.")]


SeatCommand = Sit | Rename | Stand | Invite | Decline | Commit | Reveal
AnswerCommand = AnswerInAdvance | CancelAnswer | AutoPass | CancelAutoPass
GameCommand = Act | AnswerCommand | Undo | Jump | Leave | Return | Resign | CallBot
TableCommand = SeatCommand | Start | GameCommand | Say | Rematch
Question = Preview | Why | ShowPosition  # answered immediately, from the table alone
Command = Annotated[TableCommand | Look | Ping | Question | Hint, Field(discriminator="do")]
COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
