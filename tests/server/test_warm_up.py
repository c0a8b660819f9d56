"""What a server loads before the first table: everything that its event loop calls, so that it never stops to compile."""

import subprocess
import sys

import pytest

from bali.games import GAMES
from bali.server import warm_up
from bali.server.warm_up import compile_once

# What a server does at the tables of a game. Prints each function that is compiled or loaded only then.
WHOLE_GAME = """
import sys
from random import Random

from numba.core.dispatcher import Dispatcher

from bali.core.saved import from_text, to_text
from bali.core.verify import verify
from bali.games import GAMES, find
from bali.server.bot_tasks import bot_task, hint_task
from bali.server.warm_up import warm_up
from bali.table.questions import preview, why
from bali.table.replays import replay
from bali.table.view_builder import whole_view
from bali.table.view_parts import played
from bali.table.viewer import Viewer
from tests.table.scene import Scene

game, ann, random = sys.argv[1], Viewer("ann", 0), Random(1)
warm_up([GAMES[game]])
scene = Scene(game, people=1, bots=GAMES[game].META.players[-1] - 1, variants=list(GAMES[game].META.variants))
table = scene.table
compile_now = Dispatcher.compile
Dispatcher.compile = lambda self, types: print(self.py_func.__qualname__) or compile_now(self, types)
while table.status == "playing":
    words = random.choice(scene.words())
    bot_task(table, "novice")
    whole_view(table, ann, 0)
    if table.asked == 0:
        hint_task(table)
        preview(table, ann, table.step, words)
        for action in range(0, 40, 3):
            why(table, ann, table.match.game.describe(action))
    scene.act(words)
whole_view(table, ann, 0)
saved = from_text(to_text(table.saved), find)
verify(saved)
replay(saved, played(saved.match), None)
table.match.rewind(10)
"""


def test_what_is_stored_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_once("altar")
    monkeypatch.delattr(warm_up, "_use_rules")
    compile_once("altar")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_compiled_during_a_game(game: str) -> None:
    compile_once(game)
    done = subprocess.run([sys.executable, "-c", WHOLE_GAME, game], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")
