"""Compiling or loading the rules before the first guest arrives, so that no table has to wait for it."""

from collections.abc import Iterable

from bali.core.contract import Game
from bali.games import GAMES
from bali.table.commands import Act, Invite, Sit, Start, TableCommand
from bali.table.handlers import Visitor, handle, handle_bot, open_table
from bali.table.options import TableOptions
from bali.table.questions import preview
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer

DECISIONS = 3


def warm_up(games: Iterable[Game] = GAMES.values()) -> None:
    """Play a few actions of each game at a table that nobody sees."""
    for game in games:
        players, host = game.META.players[0], Visitor("nobody", "nobody")
        options = TableOptions.model_validate({"game": game.META.name, "players": players})
        table = Table.of("warm", [[open_table(options, host.guest, 0)]])
        bots: list[TableCommand] = [Invite(seat=seat, level="novice") for seat in range(1, players)]
        for command in (Sit(seat=0), *bots, Start()):
            table.add(handle(table, command, host, 0))
        for _ in range(DECISIONS):
            _decide(table, host)
        table.match.at(table.step).first_illegal([])


def _decide(table: Table, host: Visitor) -> None:
    action = int(table.match.legal()[0])
    words = table.match.game.describe(action)
    whole_view(table, Viewer(host.guest, 0), 0)
    if table.deciding_bot is None:
        preview(table, Viewer(host.guest, 0), table.step, words)
        table.add(handle(table, Act(step=table.step, action=words), host, 0))
    else:
        table.add(handle_bot(table, table.step, action, 0))
