"""Set up a game and run it, with the rules compiled first."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from shlex import quote

import platformdirs
from rich.console import Console

from bali.bots import ADVISER, check_bot, make_bot
from bali.cli.local_table import LocalTable
from bali.cli.play import Play, QuitGame
from bali.cli.replay import ReplaySession
from bali.cli.seats import seat_players
from bali.cli.terminal import own_console
from bali.cli.watch import Watch
from bali.core.compile_once import alone, is_stored, note_stored
from bali.core.dealers import SeededDealer, new_secret, secret_from
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import choose, comma_separated
from bali.core.saved import Saved, read, write
from bali.core.verify import verify
from bali.games import find
from bali.locales import Words


def new_game(
    game: str, players: int, variants: str, memory: str, people: int, bot: str, names: str, seed: str, words: Words
) -> Saved:
    """Set up a new game."""
    rules = find(game)
    options = choose(rules.META, players, comma_separated(variants), memory)
    seats = seat_players(players, people, bot, names, words)
    return Saved(Match(rules, options), seats, secret_from(seed) if seed else new_secret())


def resumed_game(name: str) -> tuple[Saved, Path]:
    """Open a saved game to continue it."""
    path = last_game() if name == "last" else Path(name)
    saved = read(path, find)
    if saved.match.over:
        raise BaliError(f"this game is over; replay it with: {command()} replay {quote(str(path))}")
    if saved.other_rules is not None:  # every action is legal; these rules must also deal the same cards
        verify(saved)
    for seat in saved.seats:
        if seat.bot:
            check_bot(seat.bot)
    return saved, path


def games_folder() -> Path:
    """Return the folder where games are saved."""
    return platformdirs.user_data_path("bali") / "games"


def new_file(game: str, name: str) -> Path:
    """Return the file for a new game: the given one, or one named after the time. Raise `BaliError` if it exists."""
    path = Path(name) if name else games_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.jsonl"
    if path.exists():
        raise BaliError(
            f"{path} already exists; choose another file, or resume it with: {command()} play --resume {quote(str(path))}"
        )
    return path


def last_game() -> Path:
    """Return the file of the unfinished game that was played last. Raise `BaliError` if there is none."""
    for path in sorted(games_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(BaliError):
            if not read(path, find).match.over:
                return path
    raise BaliError(f"there is no unfinished game in {games_folder()}")


def command() -> str:
    """Return how this program was called, for hints that can be copied to the command line."""
    return quote(sys.argv[0]) if not sys.argv[0].endswith("__main__.py") else f"{quote(sys.executable)} -m bali"


def run_play(saved: Saved, path: Path, words: Words) -> None:
    """Play in the terminal. However it ends, the game stays saved."""
    console = own_console()
    write(path, saved)
    _warm_up(console, saved, words)
    table = LocalTable(saved)
    play = Play(console, table, path, words)
    try:
        with suppress(QuitGame), console.screen(hide_cursor=False):
            play.run()
        if table.match.over:
            play.show_end()
    finally:
        if not play.unsaved:
            _print_file(console, path, words, over=table.match.over)


def _print_file(console: Console, path: Path, words: Words, *, over: bool) -> None:
    """Print where the game is saved, and the command that continues or replays it."""
    hint = "replay" if over else "resume"
    console.print(words("saved", file=str(path)), soft_wrap=True, markup=False)
    console.print(words(hint, command=command(), file=quote(str(path))), soft_wrap=True, markup=False)


def run_replay(path: Path, words: Words) -> None:
    """Step through a saved game."""
    if not path.exists():
        raise BaliError(f"cannot read {path}: there is no such file")
    console = own_console()
    with compiling(console, words("compiling-replay")):
        replay = ReplaySession(console, read(path, find), words)
    with console.screen(hide_cursor=False):
        replay.run()


def run_watch(saved: Saved, words: Words, delay: float, path: Path | None) -> None:
    """Let bots play."""
    console = Console(highlight=False)
    if path:
        write(path, saved)
    _warm_up(console, saved, words)
    table = LocalTable(saved)
    try:
        Watch(console, table, words, delay).run()
    finally:
        if path:
            write(path, table.saved)


@contextmanager
def compiling(console: Console, sentence: str) -> Iterator[None]:
    """Show a message while compiling. Ctrl-C ends the program immediately, because the compiler cannot handle interrupts."""
    handler = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        with console.status(sentence):
            yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _warm_up(console: Console, saved: Saved, words: Words) -> None:
    """Compile or load the rules, once for all programs on this machine, and say what the player waits for."""
    game = saved.match.game.META.name
    part = f"{game}-terminal"
    sentence = words("loading", game=game) if is_stored(part) else words("compiling", game=game)
    with compiling(console, sentence), alone(game):
        _play_first_decision(saved)
    note_stored(part)


def _play_first_decision(saved: Saved) -> None:
    """Play the first decision of another game of the same kind."""
    match = Match(saved.match.game, saved.match.options)
    match.deal(SeededDealer(1))
    match.screen(0)
    for name in {ADVISER, *(seat.bot for seat in saved.seats if seat.bot)}:
        make_bot(name, match.game, 1).choose(match.view(match.actor), match.actor, match.legal())
    match.act(int(match.legal()[0]))
    if match.actor >= 0:
        match.preview(match.actor, int(match.legal()[0]))
