"""One game in a batch's arrays: the basis of the single-game interfaces."""

from bali.core.contract import NOBODY
from bali.core.dice import seed_dice
from bali.core.errors import BaliError
from bali.core.loops import new_states
from bali.core.observation_layout import write_floats
from bali.core.record import Array
from bali.research.batch_loops import BEGIN, NOW, RECORDS, REFUSED, START, VIEW, batch_loops, make_arrays
from bali.research.options import game_and_options


class SingleGame:
    """One game, which stays at its end until it is restarted. The arrays are written in place."""

    def __init__(self, game: str, players: int | None = None, variants: tuple[str, ...] = (), encoding: str = "compact") -> None:
        """Set up a game. `begin` deals."""
        self.game, self.options = game_and_options(game, players, variants)
        self._loops = batch_loops(self.game)
        self._records = records = new_states(self.game, RECORDS)
        records[START] = self.game.new(self.options)
        made = make_arrays(self.game, self.options, 1, 1, encoding)
        self.arrays = made._replace(
            states=records[NOW : NOW + 1], views=records[VIEW : VIEW + 1], start=records[START : START + 1]
        )
        self._dice, self._choices, self._row = made.dice[0], made.choices[0], made.observations[0]
        self._floats = made.floats[0] if encoding == "float" else None
        self.mask, self.rewards = made.masks[0], made.rewards[0]
        self._step = self._loops.step
        self.actor = NOBODY
        self._shown = NOBODY  # the seat whose observation the row contains

    def begin(self, seed: int) -> None:
        """Deal a new game with a random seed."""
        self.arrays.seeds[0] = seed % 2**64
        seed_dice(self._dice, self.arrays.seeds[0])
        self.rewards[:] = 0
        self._advance(BEGIN)

    def act(self, action: int) -> int:
        """Apply the deciding player's action and return whose decision is next. Raise `BaliError` if it is illegal."""
        if action < 0:
            raise BaliError(f"action {action} is not possible here")
        return self._advance(action)

    def _advance(self, action: int) -> int:
        actor, count = self._step(self._records, self._dice, self._choices, self.mask, self._row, action)
        if actor == REFUSED:
            raise BaliError(f"action {action} is not possible here")
        self.actor = self._shown = actor
        self.arrays.counts[0] = count
        if actor == NOBODY:
            self._loops.pay(self._records[NOW], self.arrays.places[0], self.rewards)
        return actor

    def observation(self, seat: int) -> Array:
        """Return a seat's observation."""
        if seat != self._shown:
            self._loops.show(self._records, self._row, seat)
            self._shown = seat
        if self._floats is None:
            return self._row.copy()
        write_floats(self._row, self.arrays.scales, self._floats)
        return self._floats.copy()
