"""Setting a game up and running it, with the rules compiled first."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from shlex import quote

import platformdirs
from rich.console import Console

from bali.bots import make_bot
from bali.cli.play import Play
from bali.cli.replay import Replay
from bali.cli.seats import seat_players
from bali.cli.terminal import own_console
from bali.cli.watch import Watch
from bali.core.dealers import SeededDealer, new_secret, secret_from
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import choose
from bali.core.saved import Saved, read, write
from bali.games import find
from bali.locales import Words


def new_game(
    game: str, players: int, variants: str, memory: str, people: int, bot: str, names: str, seed: str, words: Words
) -> Saved:
    """Sets up a new game."""
    rules = find(game)
    options = choose(rules.META, players, [v.strip() for v in variants.split(",") if v.strip()], memory)
    seats = seat_players(players, people, bot, names, words)
    return Saved(Match(rules, options), seats, secret_from(seed) if seed else new_secret())


def resumed_game(name: str) -> tuple[Saved, Path]:
    """Opens a saved game to go on with."""
    path = last_game() if name == "last" else Path(name)
    saved = read(path, find)
    if saved.match.over:
        raise BaliError(f"this game is over; see it with: bali replay {quote(str(path))}")
    return saved, path


def games_folder() -> Path:
    """Gets the folder where games are kept."""
    return platformdirs.user_data_path("bali") / "games"


def new_file(game: str, name: str) -> Path:
    """Gets the file for a new game: the one that was named, unless it holds something, or one named after the moment."""
    path = Path(name) if name else games_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.jsonl"
    if path.exists():
        raise BaliError(f"{path} exists already; choose another file, or go on with it: bali play --resume {quote(str(path))}")
    return path


def last_game() -> Path:
    """Gets the file of the game that was played last."""
    files = sorted(games_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise BaliError(f"no game is kept in {games_folder()} yet")
    return files[-1]


def run_play(saved: Saved, path: Path, words: Words) -> None:
    """Plays in the terminal; however it ends, the game is kept."""
    console = own_console()
    write(path, saved)
    with prepared(console, saved, words):
        play = Play(console, saved, path, words)
    console.set_alt_screen(True)
    try:
        play.run()
    finally:
        console.set_alt_screen(False)
        console.print(words("saved", file=str(path)), soft_wrap=True, markup=False)
        if not saved.match.over:
            console.print(words("resume", file=quote(str(path))), soft_wrap=True, markup=False)
    play.show_end()


def run_replay(path: Path, words: Words) -> None:
    """Steps through a saved game."""
    saved = read(path, find)
    console = own_console()
    console.set_alt_screen(True)
    try:
        Replay(console, saved, words).run()
    finally:
        console.set_alt_screen(False)


def run_watch(saved: Saved, words: Words, delay: float, path: Path | None) -> None:
    """Lets bots play."""
    console = Console(highlight=False)
    if path:
        write(path, saved)
    with prepared(console, saved, words):
        watch = Watch(console, saved, words, delay)
    watch.run()
    if path:
        write(path, saved)


@contextmanager
def prepared(console: Console, saved: Saved, words: Words) -> Iterator[None]:
    """Compiles what the game needs while a line says so; afterwards nothing is slow."""
    with console.status(words("compiling")):
        yield
        _warm_up(saved)


def _warm_up(saved: Saved) -> None:
    """Plays the first decision of another game of the same kind."""
    match = Match(saved.match.game, saved.match.options)
    match.deal(SeededDealer(1))
    match.screen(0)
    for name in {seat.bot for seat in saved.seats if seat.bot}:
        make_bot(name, match.game, 1).choose(match.view(match.actor), match.actor, match.legal())
    match.act(int(match.legal()[0]))
    if match.actor >= 0:
        match.preview(match.actor, int(match.legal()[0]))
