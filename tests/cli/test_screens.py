"""Everything that can happen can be drawn and described, in every language and from every seat."""

import random
from io import StringIO
from itertools import cycle, product

import pytest
from rich.console import Console

from bali.cli.board import choice_list, headline
from bali.cli.screens import make_screen
from bali.cli.screens.parts import Screen
from bali.core.contract import CHANCE, SPECTATOR
from bali.core.dealers import SeededDealer
from bali.core.match import Match
from bali.core.options import MEMORIES, Options, option_sets
from bali.core.reported import current_prompt, reason_against
from bali.core.saved import Saved, SavedSeat
from bali.games import GAMES, find
from bali.locales import LANGUAGES, Words
from tests.long import LONG

WIDTH = 80
PROMPT_LINES = 3  # two for a prompt with long names, and one for the players who are asked next
RECENT = 60  # lines of the log: enough for some that have faded and some that have not
SPOKEN = list(product(LANGUAGES, MEMORIES) if LONG else zip(LANGUAGES, cycle(MEMORIES), strict=False))
OPTION_SETS = [(name, option_sets(game.META)[-1]) for name, game in GAMES.items()]


def saved_game(name: str, options: Options) -> Saved:
    seats = [SavedSeat(name) for name in ("Longestname1", "Made", "Nyoman", "Longestname4")[: options.players]]
    return Saved(Match(find(name), options), seats, bytes(32))


@pytest.mark.parametrize(("language", "memory"), SPOKEN)
@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=[name for name, _ in OPTION_SETS])
def test_a_whole_game_can_be_drawn_and_described(name: str, options: Options, language: str, memory: str) -> None:
    saved = saved_game(name, Options(options.players, options.variants, memory))
    match, screen, dice = saved.match, make_screen(saved, Words(language)), random.Random(language)
    console = Console(width=WIDTH, height=24, file=StringIO(), highlight=False)
    dealer = SeededDealer(dice.randrange(1000))
    while not match.over:
        if match.actor == CHANCE:
            match.deal(dealer)
        elif dice.randrange(20) == 0:
            seat = match.actor
            for part in (screen.table(match.screen(seat), seat), screen.table(match.screen(SPECTATOR), SPECTATOR)):
                assert all(sum(s.cell_length for s in line) <= WIDTH for line in console.render_lines(part, pad=False))
            for viewer in (seat, SPECTATOR):
                check_headline(console, screen, match, viewer)
            console.print(choice_list(screen, match, match.legal(), seat, WIDTH))
            console.print(*screen.lines(match.log(seat)[-RECENT:]))
            console.print(*screen.lines(match.log(SPECTATOR)[-RECENT:]))
            explain(match, screen, dice)
        if not match.over and match.actor != CHANCE:
            match.act(int(dice.choice(match.legal())))
    console.print(*screen.lines(match.events), screen.table(match.state, SPECTATOR), screen.result(match.state))


def check_headline(console: Console, screen: Screen, match: Match, viewer: int) -> None:
    """Check that the prompt can be read in full, in few lines, next to its clause."""
    lines = ["".join(segment.text for segment in line) for line in console.render_lines(headline(screen, match, viewer))]
    notice = current_prompt(match.game, match.screen(SPECTATOR))
    assert len(lines) <= PROMPT_LINES
    assert lines[0].endswith(f" {notice.clause}")
    shown = "".join([lines[0].removesuffix(notice.clause), *lines[1:]])
    actions = [match.game.describe(action) for action in match.legal().tolist()] if viewer == match.actor else []
    assert "".join(shown.split()).startswith("".join(screen.prompt(notice, viewer, actions).split()))


def explain(match: Match, screen: Screen, dice: random.Random) -> None:
    possible = set(match.legal())
    for action in dice.sample(range(match.game.ACTIONS), 30):
        if action not in possible:
            assert screen.sentence("reason", reason_against(match.game, match.view(match.actor), action))
