"""A table in this process: people at one keyboard and bots, by the rules of any other table."""

from bali.bots import ADVISER, LEVELS, Bot, GuidedSearch, make_bot
from bali.bots.player import Weighed
from bali.core.saved import Saved
from bali.table.commands import Act, TableCommand, Undo
from bali.table.from_saved import NO_CLOCK, guest_at, table_of
from bali.table.handlers import Visitor, handle, handle_bot
from bali.table.hints import expect_hint, screen_for_hint
from bali.table.viewer import Viewer


class LocalTable:
    """A table with a new or saved game. All commands come from the deciding seat."""

    def __init__(self, saved: Saved) -> None:
        """Set up the table and the bots."""
        self.table = table_of(saved)
        self.match, self.saved = self.table.match, self.table.saved
        bots = [(seat, player.bot) for seat, player in enumerate(saved.seats) if player.bot]
        self.bots: dict[int, Bot] = {seat: make_bot(bot, self.match.game, seat) for seat, bot in bots}
        self.adviser = GuidedSearch(self.match.game, 0, LEVELS[ADVISER])

    @property
    def bot(self) -> Bot | None:
        """The bot that has to decide, or None if a person has to."""
        return self.bots.get(self.match.actor)

    def let_bot_act(self, bot: Bot) -> None:
        """Let the deciding bot act."""
        seat = self.match.actor
        choice = bot.choose(self.match.view(seat), seat, self.match.legal())
        self.table.add(handle_bot(self.table, self.table.step, choice, NO_CLOCK))

    def act(self, action: int) -> None:
        """Let the deciding person act."""
        self._send(Act(step=self.table.step, action=self.match.game.describe(action)))

    def undo(self) -> None:
        """Undo the deciding person's last action. Raise `Refusal` if it cannot be undone."""
        self._send(Undo(step=self.table.step))

    def _send(self, command: TableCommand) -> None:
        self.table.add(handle(self.table, command, Visitor(guest_at(self.match.actor), ""), NO_CLOCK))

    def hint(self) -> list[Weighed]:
        """Return a strong bot's rating of the choices it considered. Raise `Refusal` if the table gives no hints."""
        seat = self.match.actor
        expect_hint(self.table, Viewer(guest_at(seat), seat), self.table.step)
        weighed = self.adviser.weigh(screen_for_hint(self.table), seat, self.match.legal())
        return [one for one in weighed if one.visits]
