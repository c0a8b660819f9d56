"""The commands of `bali` and their options. Any error becomes one clear line and exit code 2."""

import os
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bali import __version__
from bali.cli.extras import expect_packages
from bali.cli.old_names import with_new_names
from bali.core.errors import BaliError
from bali.core.options import comma_separated
from bali.locales import Words, own_language

app = typer.Typer(
    help="Bali: the card games altar and dalang, in the terminal and in the browser.",
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
)

GAME = Annotated[str, typer.Argument(help="The game: altar or dalang.")]
PLAYERS = Annotated[int, typer.Option("--players", "-p", help="Number of players, bots included.")]
VARIANTS = Annotated[str, typer.Option("--variants", "-v", help="Variants of altar, comma-separated: oracle,demon.")]
MEMORY = Annotated[
    str,
    typer.Option(help="Memory: faithful (realistic: only what is face up now) or open (automatic notes of what you can know)."),
]
SEED = Annotated[str, typer.Option(help="Any text; the same text deals the same cards.")]
BOT = Annotated[str, typer.Option(help="Bot level: novice, casual, club, expert or master.")]
NAMES = Annotated[str, typer.Option(help="Player names in seat order, comma-separated: Anna,Ben.")]
LANGUAGE = Annotated[str, typer.Option("--lang", help="Language: en, de, nl or ja. Default: the system language.")]


@app.command()
def play(
    game: GAME = "altar",
    players: PLAYERS = 3,
    variants: VARIANTS = "",
    memory: MEMORY = "faithful",
    people: Annotated[int, typer.Option(help="Number of people sharing this keyboard; bots take the other seats.")] = 1,
    bot: BOT = "club",
    names: NAMES = "",
    seed: SEED = "",
    save: Annotated[str, typer.Option(help="File to save the game in. Default: a new file in your data folder.")] = "",
    resume: Annotated[str, typer.Option(help="Resume a saved game: its file, or 'last'.")] = "",
    lang: LANGUAGE = "",
) -> None:
    """Play in this terminal, against bots or together at one keyboard."""
    from bali.cli.start import new_file, new_game, resumed_game, run_play

    words = Words(lang.lower() or own_language())
    if resume:
        saved, path = resumed_game(resume)
    else:
        saved = new_game(game, players, variants, memory, people, bot, names, seed, words)
        path = new_file(game, save)
    run_play(saved, path, words)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="File of a saved game.")],
    lang: LANGUAGE = "",
) -> None:
    """Step through a saved game, with all cards face up."""
    from bali.cli.start import run_replay

    run_replay(file, Words(lang.lower() or own_language()))


@app.command()
def watch(
    game: GAME = "altar",
    players: PLAYERS = 3,
    variants: VARIANTS = "",
    bot: BOT = "club",
    names: NAMES = "",
    seed: SEED = "",
    delay: Annotated[float, typer.Option(help="Seconds between two decisions.", min=0, max=60)] = 1.0,
    save: Annotated[str, typer.Option(help="File to save the finished game in.")] = "",
    lang: LANGUAGE = "",
) -> None:
    """Watch bots play."""
    from bali.cli.start import new_file, new_game, run_watch

    words = Words(lang.lower() or own_language())
    saved = new_game(game, players, variants, "open", 0, bot, names, seed, words)
    run_watch(saved, words, delay, new_file(game, save) if save else None)


@app.command(hidden=True, add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench() -> None:
    """Say where the benchmarks are now. The next version will not have this command."""
    raise BaliError("the benchmarks are no longer part of the package; run 'make bench' in the repository")


@app.command()
def arena(
    game: GAME = "altar",
    bots: Annotated[
        str, typer.Option(help="Bots, comma-separated. If there are fewer than seats, the last one takes the rest.")
    ] = "master,greedy",
    games: Annotated[int, typer.Option(help="Number of games, rounded up so that every deal is played in all seatings.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players. Default: the fewest that the game allows.")
    ] = None,
    variants: VARIANTS = "",
    seed: Annotated[int, typer.Option(help="The number of the first deal.")] = 0,
    out: Annotated[str, typer.Option(help="Folder for results and charts. Default: one in your data folder.")] = "",
    ray: Annotated[
        str | None,
        typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster; without an address, start one on this machine."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Run a tournament between bots: the same deals with seats exchanged, on all cores.

    If you stop it with Ctrl-C, the same command resumes it later.
    """
    from bali.cli.arena import run_arena

    run_arena(game, bots, players, variants, games, seed, out, ray, as_json=json)


@app.command()
def serve(  # the options are the fields of Settings, with the same defaults
    context: typer.Context,
    host: Annotated[
        str, typer.Option(envvar="BALI_HOST", help="Address to listen on; 0.0.0.0 for all interfaces.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="BALI_PORT", help="Port; 0 for any free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str,
        typer.Option(
            envvar="BALI_DATABASE",
            help="A file for SQLite, or postgresql://user:password@host:port/name. Default: a file in your data folder.",
        ),
    ] = "",
    database_timeout: Annotated[
        float, typer.Option(envvar="BALI_DATABASE_TIMEOUT", help="Seconds to wait for the database to respond.", min=0.1, max=60)
    ] = 3.0,
    origins: Annotated[
        str, typer.Option(envvar="BALI_ORIGINS", help="Other sites whose pages may use this server, comma-separated.")
    ] = "",
    trusted_proxies: Annotated[
        str, typer.Option(envvar="BALI_TRUSTED_PROXIES", help="Addresses or networks of trusted proxies, comma-separated.")
    ] = "",
    secure: Annotated[
        bool, typer.Option(envvar="BALI_SECURE", help="Send cookies only over HTTPS, and tell browsers to use only HTTPS.")
    ] = False,
    bot_processes: Annotated[
        int, typer.Option(envvar="BALI_BOT_PROCESSES", help="Number of processes in which bots think.", min=1, max=256)
    ] = 1,
    bot_delay: Annotated[
        float, typer.Option(envvar="BALI_BOT_DELAY", help="Seconds a bot typically takes to act.", min=0, max=60)
    ] = 0.6,
    bot_timeout: Annotated[
        float, typer.Option(envvar="BALI_BOT_TIMEOUT", help="Seconds a bot may think before it is replaced.", min=1, max=600)
    ] = 20.0,
    unload_after: Annotated[
        float, typer.Option(envvar="BALI_UNLOAD_AFTER", help="Seconds until an idle table is unloaded from memory.", min=0)
    ] = 60.0,
    per_second: Annotated[
        float, typer.Option(envvar="BALI_PER_SECOND", help="Messages per second allowed per guest, in the long run.", min=1)
    ] = 20.0,
    burst: Annotated[int, typer.Option(envvar="BALI_BURST", help="Messages allowed per guest in a short burst.", min=1)] = 100,
    connections: Annotated[int, typer.Option(envvar="BALI_CONNECTIONS", help="Open sockets allowed per guest.", min=1)] = 50,
    per_address: Annotated[
        int, typer.Option(envvar="BALI_PER_ADDRESS", help="Limit per address, as a multiple of the limit per guest.", min=1)
    ] = 4,
    max_connections: Annotated[
        int, typer.Option(envvar="BALI_MAX_CONNECTIONS", help="Open connections allowed in total.", min=1)
    ] = 4_000,
    new_guests: Annotated[
        int, typer.Option(envvar="BALI_NEW_GUESTS", help="New guests allowed per address and hour.", min=1)
    ] = 100,
    open_tables: Annotated[
        int, typer.Option(envvar="BALI_OPEN_TABLES", help="Tables waiting for players allowed per guest.", min=1)
    ] = 10,
    running_tables: Annotated[
        int, typer.Option(envvar="BALI_RUNNING_TABLES", help="Running games allowed per guest.", min=1)
    ] = 40,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            envvar="BALI_METRICS_PORT", help="Port for metrics; 0 for any free one. Default: no metrics.", min=0, max=65535
        ),
    ] = None,
    metrics_host: Annotated[str, typer.Option(envvar="BALI_METRICS_HOST", help="Address to serve metrics on.")] = "127.0.0.1",
    keep_guests: Annotated[
        int, typer.Option(envvar="BALI_KEEP_GUESTS", help="Days until an idle guest without a table is deleted; 0: never.", min=0)
    ] = 400,
    keep_open: Annotated[
        int,
        typer.Option(envvar="BALI_KEEP_OPEN", help="Days until an idle table that never started is deleted; 0: never.", min=0),
    ] = 90,
    keep_running: Annotated[
        int, typer.Option(envvar="BALI_KEEP_RUNNING", help="Days until an abandoned game is deleted; 0: never.", min=0)
    ] = 0,
    keep_finished: Annotated[
        int, typer.Option(envvar="BALI_KEEP_FINISHED", help="Days until a finished game is deleted; 0: never.", min=0)
    ] = 0,
    log_json: Annotated[bool, typer.Option(envvar="BALI_LOG_JSON", help="Write the log as JSON.")] = False,
    opens: Annotated[bool, typer.Option("--open", envvar="BALI_OPEN", help="Open the home page in a browser.")] = False,
) -> None:
    """Run a server for people and bots anywhere. Every option can also be set as an environment variable."""
    expect_packages("server", "fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "itsdangerous", "prometheus_client")
    from bali.cli.serve import run_serve
    from bali.server.settings import Settings

    given = {name: value for name, value in context.params.items() if name != "opens"}
    run_serve(Settings(**given | {"origins": tuple(comma_separated(origins))}), opens=opens)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="File of a finished game.")]) -> None:
    """Check that the cards of a finished game were dealt as promised."""
    from bali.cli.verify import run_verify

    run_verify(file)


@app.command()
def version() -> None:
    """Print the version and the games with their designers and publishers."""
    from bali.games import GAMES

    print(__version__)
    for meta in (game.META for game in GAMES.values()):
        print(f"{meta.name}: {meta.title} by {meta.designer}, {meta.publisher}, {meta.year}")


def _completed(arguments: list[str]) -> list[str]:
    """Supply the optional address of --ray, because Typer's options always need a value."""
    completed = []
    for argument, following in zip_longest(arguments, arguments[1:], fillvalue="-"):
        completed += [argument, "local"] if argument == "--ray" and following.startswith("-") else [argument]
    return completed


def main() -> None:
    """Run the command line."""
    try:
        try:
            sys.exit(app(_completed(with_new_names(sys.argv[1:])) or ["--help"], standalone_mode=False) or 0)
        finally:
            sys.stdout.flush()  # if Python flushes on exit, a closed pipe causes an error message
    except BaliError as error:
        _fail(str(error))
    except typer.TyperException as error:
        _fail(" ".join(error.format_message().split()))
    except BrokenPipeError:  # the reader of the output has gone, like `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        if error.filename is None:
            raise
        _fail(f"{error.filename}: {error.strerror}")
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


def _fail(message: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"bali: {message}", markup=False)
    sys.exit(2)
