"""Compiling or loading the rules of the games before a table needs them.

`python -m bali.server.warm_up GAME` compiles a game and stores the code on disk, for this server, its bots and all others.
"""

import sys
from collections.abc import Iterable

from bali.bots import LEVELS
from bali.core.audience import irreversible
from bali.core.compile_once import alone, is_stored, note_stored
from bali.core.contract import Game
from bali.core.reported import reason_against
from bali.games import GAMES, find
from bali.server.bot_process import weigh
from bali.server.bot_tasks import bot_task
from bali.table.commands import Act, Invite, Sit, Start, TableCommand
from bali.table.handlers import Visitor, handle, handle_bot, open_table
from bali.table.options import TableOptions
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.view_parts import played
from bali.table.viewer import Viewer

DECISIONS = 3
HOST = Visitor("nobody", "nobody")


def compile_once(name: str) -> None:
    """Compile what a server and its bots need of a game, unless all of it is on disk already."""
    with alone(name):
        if not is_stored(name):
            _use_bot(_use_rules(find(name)))
            note_stored(name)


def warm_up(games: Iterable[Game] = GAMES.values()) -> None:
    """Load what a server needs of each game. What is not on disk is compiled."""
    for game in games:
        _use_rules(game)


def _use_rules(game: Game) -> Table:
    """Play a few actions of a game at a table that nobody sees."""
    players = game.META.players[0]
    options = TableOptions.model_validate({"game": game.META.name, "players": players})
    table = Table.of("warm", [[open_table(options, HOST.guest, 0)]])
    bots: list[TableCommand] = [Invite(seat=seat, level="novice") for seat in range(1, players)]
    for command in (Sit(seat=0), *bots, Start()):
        table.add(handle(table, command, HOST, 0))
    for _ in range(DECISIONS):
        _decide(table, HOST)
    match = table.match
    match.at(table.step).first_illegal([])
    match.view(match.actor)
    action = int(match.legal()[0])
    match.consequences(match.actor, action)
    irreversible(match.events[0], match.memory)
    reason_against(game, match.screen(match.actor), action)
    played(match)
    return table


def _use_bot(table: Table) -> None:
    """Let bots weigh the decision that a table waits for. Each size of network has code of its own."""
    for level in {settings.large: level for level, settings in LEVELS.items()}.values():
        weigh(bot_task(table, level))


def _decide(table: Table, host: Visitor) -> None:
    action = int(table.match.legal()[0])
    words = table.match.game.describe(action)
    whole_view(table, Viewer(host.guest, 0), 0)
    if table.deciding_bot is None:
        table.add(handle(table, Act(step=table.step, action=words), host, 0))
    else:
        table.add(handle_bot(table, table.step, action, 0))


if __name__ == "__main__":
    compile_once(sys.argv[1])
