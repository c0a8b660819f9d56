"""The options that players agree on before they start."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, model_validator

from bali.core.contract import Game
from bali.core.errors import BaliError
from bali.core.options import Options, choose
from bali.games import GAMES, find

SHORTEST_MOVE, LONGEST_MOVE = 5, 30 * 24 * 3600  # seconds
LONGEST_BANK = 24 * 3600

GameName = Literal["altar", "dalang"]
assert set(GameName.__args__) == set(GAMES)  # type: ignore[attr-defined]


class Plain(BaseModel):
    """Base class for data that is received, stored and sent: no extra fields, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Clock(Plain):
    """A player's thinking time: seconds for each decision, plus a bank for the whole game.

    Half a minute with a bank of five minutes suits a game in one sitting; a day without a bank suits a game played over days.
    """

    move: Annotated[StrictInt, Field(ge=SHORTEST_MOVE, le=LONGEST_MOVE)]
    bank: Annotated[StrictInt, Field(ge=0, le=LONGEST_BANK)] = 0


class TableOptions(Plain):
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
