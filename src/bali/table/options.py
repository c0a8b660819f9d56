"""The options that players agree on before they start."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, model_validator

from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.options import Options, choose
from bali.games import GAMES, find

MIN_MOVE_SECONDS, MAX_MOVE_SECONDS = 5, 30 * 24 * 3600  # seconds
MAX_BANK_SECONDS = 24 * 3600

GameName = Literal["altar", "dalang"]
assert set(GameName.__args__) == set(GAMES)  # type: ignore[attr-defined]


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

    game: GameName
    players: Annotated[StrictInt, Field(ge=2, le=4)]
    variants: Annotated[tuple[str, ...], Field(max_length=4)] = ()
    memory: Literal["faithful", "open"] = "faithful"
    clock: Clock | None = None
    undo: StrictBool = True
    spectators: StrictBool = True
    listed: StrictBool = False

    @model_validator(mode="after")
    def _fits_the_game(self) -> Self:
        try:
            self.of_game()
        except BaliError as error:
            raise ValueError(str(error)) from None
        return self

    def of_game(self) -> Options:
        """Return the options that the rules need."""
        return choose(self.rules.META, self.players, self.variants, self.memory)

    @property
    def rules(self) -> Game:
        """The game's rules."""
        return find(self.game)
