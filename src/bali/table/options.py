"""The options that players agree on before they start."""

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema, StrictBool, StrictInt, model_validator
from pydantic_core.core_schema import literal_schema

from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.options import FAITHFUL, MEMORIES, OPEN_NOTES, Options, choose
from bali.core.seats import MAX_PLAYERS
from bali.games import GAMES, find
from bali.table.lessons import LESSONS
from bali.table.limits import MAX_BANK_SECONDS, MAX_MOVE_SECONDS, MAX_VARIANTS, MIN_MOVE_SECONDS

MIN_PLAYERS = min(game.META.players[0] for game in GAMES.values())


def one_of(names: Iterable[str]) -> GetPydanticSchema:
    """Return the annotation of a text that must be one of these names. The schema of the API lists them."""
    schema = literal_schema(list(names))
    return GetPydanticSchema(lambda _source, _handler: schema)


def requires(field: str) -> Callable[[dict[str, Any]], None]:
    """Return the schema hook that marks a field with a default as required, because every sender must name it."""

    def require(schema: dict[str, Any]) -> None:
        schema["required"] = [field, *schema.get("required", [])]

    return require


class FrozenModel(BaseModel):
    """Base class for data that is received, stored and sent: no extra fields, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Clock(FrozenModel):
    """A player's thinking time: seconds for each decision, plus a bank for the whole game.

    Half a minute with a bank of five minutes suits a game in one sitting; a day without a bank suits a game played over days.
    """

    move: Annotated[StrictInt, Field(ge=MIN_MOVE_SECONDS, le=MAX_MOVE_SECONDS)]
    bank: Annotated[StrictInt, Field(ge=0, le=MAX_BANK_SECONDS)] = 0


class TableOptions(FrozenModel):
    """The options of a table."""

    game: Annotated[str, one_of(GAMES)]
    players: Annotated[StrictInt, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)]
    variants: Annotated[tuple[str, ...], Field(max_length=MAX_VARIANTS)] = ()
    memory: Annotated[str, one_of(MEMORIES)] = FAITHFUL
    clock: Clock | None = None
    undo: StrictBool = True
    spectators: StrictBool = True
    listed: StrictBool = False
    lesson: Annotated[str, one_of(LESSONS)] | None = Field(
        default=None, description="A scripted game that teaches. Its cards are fixed, and one person plays it with bots."
    )
    open_hands: Annotated[
        StrictBool, Field(description="Whether spectators see every card. Then only bots can take the seats.")
    ] = False

    @model_validator(mode="after")
    def _fits_the_game(self) -> Self:
        try:
            self.of_game()
        except BaliError as error:
            raise ValueError(str(error)) from None
        if self.lesson and self != lesson_options(self.lesson):
            raise ValueError(f"the lesson '{self.lesson}' has its own options")
        return self

    def of_game(self) -> Options:
        """Return the options that the rules need."""
        return choose(self.rules.META, self.players, self.variants, self.memory)

    @property
    def rules(self) -> Game:
        """The game's rules."""
        return find(self.game)


def lesson_options(name: str) -> TableOptions:
    """Return the options of a lesson's table. It is for one person: not listed, without spectators or a clock."""
    lesson = LESSONS[name]
    return TableOptions.model_construct(
        game=lesson.game,
        players=lesson.players,
        variants=lesson.variants,
        memory=OPEN_NOTES,
        spectators=False,
        lesson=name,
    )
