"""The game at a lesson's table: its cards come from the script."""

from dataclasses import dataclass, field

from bali.core.contract import Game
from bali.core.dealers import SecureDealer
from bali.core.loops import buffer, engine
from bali.core.record import Array
from bali.core.saved import Saved
from bali.table.lessons.lesson import Lesson


class LessonDealer(SecureDealer):
    """A dealer that draws the cards of a lesson's deal in order, and shuffles the rest."""

    def __init__(self, key: bytes, drawn: int, draws: tuple[int, ...]) -> None:
        """Set the deal, the key for the cards after it, and how many cards have been dealt (`drawn`)."""
        super().__init__(key, drawn)
        self.draws = draws

    def draw(self, game: Game, records: Array) -> int:
        """Return the action that draws the next card. Off the script, a card of the deal may no longer be in the pile."""
        possible = buffer(game)
        count = engine(game).list_legal(records, possible)
        if self.drawn < len(self.draws) and self.draws[self.drawn] in possible[:count]:
            self.drawn += 1
            return self.draws[self.drawn - 1]
        return super().draw(game, records)


@dataclass
class LessonGame(Saved):
    """The game of a lesson. Nobody can verify its deal, since it does not come from the secret."""

    lesson: Lesson = field(kw_only=True)

    def dealer(self) -> LessonDealer:
        """Return the dealer that draws the next card."""
        return LessonDealer(self.key, self.match.draws, self.lesson.draws)
