"""What can be asked of a table."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, TypeAdapter, WithJsonSchema
from pydantic_core import PydanticCustomError

from bali.bots import LEVELS
from bali.core.errors import BaliError
from bali.core.names import LONGEST_NAME, clean_name
from bali.core.shares import HASH
from bali.table.options import Plain
from bali.table.refusal import BAD_NAME

LONGEST_ACTION, LONGEST_SPEECH = 60, 500

Level = Literal["novice", "casual", "club", "expert", "master"]
assert set(Level.__args__) == set(LEVELS)  # type: ignore[attr-defined]

SeatNumber = Annotated[StrictInt, Field(ge=0, le=3)]
Step = Annotated[
    int, Field(ge=0, le=1_000_000, description="How many actions you have seen, draws included: the view's game.step.")
]
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$"
WIDE_SPACES = "\u00a0\u3000"  # people type them


def _speakable(text: str) -> str:
    """Refuses what cannot be seen, or makes what stands beside it look different."""
    for space in WIDE_SPACES:
        text = text.replace(space, " ")
    if not text.isprintable():
        raise ValueError("something in it cannot be shown")
    return text


def _name(text: str) -> str:
    try:
        return clean_name(text)
    except BaliError as error:
        raise PydanticCustomError(BAD_NAME, "{reason}", {"reason": str(error)}) from None


Name = Annotated[
    str, AfterValidator(_name), WithJsonSchema({"type": "string", "minLength": 1, "maxLength": LONGEST_NAME, "title": "Name"})
]
Speech = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_SPEECH, strip_whitespace=True, pattern=PRINTABLE),
    AfterValidator(_speakable),
]
Hash = Annotated[str, StringConstraints(pattern=HASH)]
Words = Annotated[str, Field(min_length=1, max_length=LONGEST_ACTION, description="An action's words, as the view lists them.")]


def _name_it(schema: dict[str, Any]) -> None:
    """A command that arrives has to say what it is."""
    schema["required"] = ["do", *schema.get("required", [])]


class Asked(Plain):
    """What every command is."""

    model_config = ConfigDict(json_schema_extra=_name_it)


class Sit(Asked):
    """Take a free seat. Someone at the same device can take another under a name of their own."""

    do: Literal["sit"] = "sit"
    seat: SeatNumber
    name: Name | None = None
    commitment: Hash | None = Field(default=None, description="Commits to your share of the deal, as `commit` does.")


class Stand(Asked):
    """Give a seat up before the start: your own, a bot's, or one that a rematch has kept for somebody for a minute."""

    do: Literal["stand"] = "stand"
    seat: SeatNumber


class Invite(Asked):
    """Give a free seat to a bot."""

    do: Literal["invite"] = "invite"
    seat: SeatNumber
    level: Level


class Decline(Asked):
    """Decline a rematch: the seats that it keeps for you become free."""

    do: Literal["decline"] = "decline"


class Commit(Asked):
    """Commit to a share of the deal, or to another one than before."""

    do: Literal["commit"] = "commit"
    commitment: Hash = Field(description="The SHA-256 of `bali share ` and your share, as hexadecimal digits.")


class Reveal(Asked):
    """Reveal your share when the table is `dealing`. Everyone sees it once the cards are dealt."""

    do: Literal["reveal"] = "reveal"
    share: Hash = Field(description="32 random bytes of your own, as hexadecimal digits.")


class Start(Asked):
    """Begin the game; all seats are taken. If anyone has committed to a share, all shares are revealed first."""

    do: Literal["start"] = "start"


class Act(Asked):
    """Decide."""

    do: Literal["act"] = "act"
    step: Step
    action: Words


class Order(Asked):
    """Pass now, and again whenever you are asked the same in this turn. Nobody else hears of the order."""

    do: Literal["order"] = "order"
    step: Step
    action: Words


class Recall(Asked):
    """Take your order back."""

    do: Literal["recall"] = "recall"
    seat: SeatNumber


class Undo(Asked):
    """Take your last step back, or your whole turn as far as it can be."""

    do: Literal["undo"] = "undo"
    step: Step
    whole: StrictBool = False


class Leave(Asked):
    """Let a bot play your seats until you are back."""

    do: Literal["leave"] = "leave"


class Return(Asked):
    """Take your seats back from the bots."""

    do: Literal["return"] = "return"


class Resign(Asked):
    """Give up for good; a bot plays on, if there is anyone left to play with."""

    do: Literal["resign"] = "resign"
    seat: SeatNumber


class Call(Asked):
    """Call a bot to the seat of someone who keeps a table without a clock waiting."""

    do: Literal["call"] = "call"
    seat: SeatNumber


class Say(Asked):
    """Say something to everyone. What spectators say during a game, its players hear after it."""

    do: Literal["say"] = "say"
    text: Speech


class Rematch(Asked):
    """Ask for a rematch: open a table with the same options. You and the bots sit there, the others' seats are kept for them."""

    do: Literal["rematch"] = "rematch"


class Look(Asked):
    """See the table from another of your own seats, or as a spectator. Also: see everything anew."""

    do: Literal["look"] = "look"
    seat: SeatNumber | None = None


class Preview(Asked):
    """Ask what an action would cost and bring at once."""

    do: Literal["preview"] = "preview"
    step: Step
    action: Words


class Why(Asked):
    """Ask why an action is not possible now."""

    do: Literal["why"] = "why"
    action: Words


class Hint(Asked):
    """Ask a strong bot what it thinks of your choices; at a table where all others are bots."""

    do: Literal["hint"] = "hint"
    step: Step


class Revisit(Asked):
    """Ask how the game looked after so many actions, as far back as your memory goes."""

    do: Literal["moment"] = "moment"
    step: Annotated[int, Field(ge=0, le=1_000_000, description="So many actions, draws included: 0 is before the deal.")]


Seating = Sit | Stand | Invite | Decline | Commit | Reveal
TableCommand = Seating | Start | Act | Order | Recall | Undo | Leave | Return | Resign | Call | Say | Rematch
Question = Preview | Why | Revisit  # what a table can answer at once
Command = Annotated[TableCommand | Look | Question | Hint, Field(discriminator="do")]
COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
