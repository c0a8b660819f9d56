"""The command line of the benchmarks: `python -m bench`, from the repository's root."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bali.core.errors import BaliError

ROOT = Path(__file__).parents[1]

app = typer.Typer(
    name="python -m bench",
    help="Measure the games, the bots and the server, optionally compared with other projects in the same run.",
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)

PLAYERS = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]
VARIANTS = Annotated[str, typer.Option("--variants", "-v", help="Variants of altar, comma-separated: oracle,demon.")]
SECONDS = Annotated[float, typer.Option(help="Duration of each run in seconds.")]
JSON = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
OPENSPIEL = Annotated[bool, typer.Option("--peers", help="Compare with OpenSpiel.")]
BOTS = Annotated[bool, typer.Option("--bots", help="Measure the bots instead: the parts of a search, and each level's moves.")]
COLD = Annotated[bool, typer.Option("--cold", help="Also measure how long the rules take to compile.")]
MOVES = Annotated[int, typer.Option(help="With --bots: number of decisions per level.", min=1)]


@app.command()
def altar(
    players: PLAYERS = 4,
    variants: VARIANTS = "",
    seconds: SECONDS = 1.0,
    peers: OPENSPIEL = False,
    cold: COLD = False,
    bots: BOTS = False,
    moves: MOVES = 50,
    as_json: JSON = False,
) -> None:
    """Measure altar: random play in decisions and games per second, or the bots."""
    _measure_game("altar", players, variants, seconds, moves, as_json=as_json, peers=peers, cold=cold, bots=bots)


@app.command()
def dalang(
    players: PLAYERS = 4,
    seconds: SECONDS = 1.0,
    peers: OPENSPIEL = False,
    cold: COLD = False,
    bots: BOTS = False,
    moves: MOVES = 50,
    as_json: JSON = False,
) -> None:
    """Measure dalang: random play in decisions and games per second, or the bots."""
    _measure_game("dalang", players, "", seconds, moves, as_json=as_json, peers=peers, cold=cold, bots=bots)


def _measure_game(
    game: str, players: int, variants: str, seconds: float, moves: int, *, as_json: bool, peers: bool, cold: bool, bots: bool
) -> None:
    if bots:
        from bench.bots import run_bots

        run_bots(game, players, variants, moves, as_json=as_json)
        return
    from bench.engine import run_engine

    run_engine(game, players, variants, seconds, as_json=as_json, peers=peers, cold=cold)


@app.command()
def server(
    game: Annotated[str, typer.Option(help="The game to play: altar or dalang.")] = "altar",
    tables: Annotated[int, typer.Option(help="Number of simultaneous tables of four players.", min=1)] = 500,
    rate: Annotated[float, typer.Option(help="Moves per second; a second run goes at full speed.", min=1)] = 400.0,
    seconds: Annotated[float, typer.Option(help="Duration of each run in seconds.", min=1)] = 10.0,
    peers: Annotated[bool, typer.Option("--peers", help="Compare with boardgame.io.")] = False,
    as_json: JSON = False,
) -> None:
    """Measure how many moves per second a server handles, and how long each takes to reach all players."""
    from bench.load.server import run_server

    run_server(game, tables, rate, seconds, as_json=as_json, peers=peers)


@app.command()
def peers(
    seconds: Annotated[float, typer.Option(help="Seconds for each game in each round.")] = 0.75,
    rounds: Annotated[int, typer.Option(help="Number of rounds; the figures are their medians.", min=1)] = 5,
    only: Annotated[str, typer.Option(help="Measure only entries with one of these words in their names: altar,leduc.")] = "",
    out: Annotated[Path | None, typer.Option(help="Folder for peers.json and peers.svg.")] = None,
) -> None:
    """Compare random play through every research interface with OpenSpiel, PettingZoo, RLCard and Pgx.

    Only players' decisions count, not draws. Libraries that are not installed are listed as not measured.
    """
    from bench.peers.run import run_peers

    run_peers(only, seconds, rounds, out)


@app.command()
def gpu(
    games: Annotated[list[str] | None, typer.Argument(help="altar, dalang. Default: both.")] = None,
) -> None:
    """Measure whole random games and batches on this machine's NVIDIA GPU, and check them against the CPU's."""
    from bench.gpu import run_gpu

    run_gpu(games or [])


@app.command()
def duel(
    games: Annotated[int, typer.Option(help="Number of games, two for each deal.", min=1)] = 100,
    seconds: Annotated[float, typer.Option(help="Seconds for each decision of either player.")] = 1.0,
    rollouts: Annotated[str, typer.Option(help="Who plays OpenSpiel's rollouts: openspiel, or our compiled code.")] = "openspiel",
    explore: Annotated[float, typer.Option(help="OpenSpiel's uct_c.")] = 1.4,
    processes: Annotated[int, typer.Option(help="Games played in parallel, each on one core.", min=1)] = 2,
    out: Annotated[Path | None, typer.Option(help="File for the results; games in it are not played again.")] = None,
) -> None:
    """Let our master play altar for two against OpenSpiel's search, on the same clock."""
    from bench.duel import DuelRules, run_duel

    run_duel(games, DuelRules(seconds, rollouts, explore), processes, out)


@app.command()
def answers(
    games: Annotated[int, typer.Option(help="Number of games of each kind.", min=1)] = 1000,
    bot: Annotated[str, typer.Option(help="The bot that decides for the players.")] = "greedy",
    processes: Annotated[int, typer.Option(help="Games played in parallel, each on one core.", min=1)] = 2,
) -> None:
    """Count questions and handovers in dalang, with and without answers in advance."""
    from bench.answers import run_answers

    run_answers(games, bot, processes)


@app.command()
def calibration(
    positions: Annotated[int, typer.Option(help="Number of positions of each game.", min=1)] = 20_000,
    processes: Annotated[int, typer.Option(help="Games played in parallel, each on one core.", min=1)] = 2,
) -> None:
    """Compare the networks' win chances with how often the players really won."""
    from bench.calibration import run_calibration

    run_calibration(positions, processes)


@app.command()
def page(
    seconds: Annotated[float, typer.Option(help="Seconds for each game and size.", min=1)] = 30.0,
    slowdown: Annotated[float, typer.Option(help="Factor by which to slow down the browser's processor.", min=1)] = 1.0,
) -> None:
    """Watch bots play in a browser, and count the tasks that keep it busy while cards fly."""
    from bench.page import run_page

    run_page(seconds, slowdown)


@app.command("first-load")
def first_load(rounds: Annotated[int, typer.Option(help="Loads in each language.", min=1)] = 5) -> None:
    """Measure what a browser loads before the start page can be used, and how soon the first decision is there."""
    from bench.first_load import run_first_load

    run_first_load(rounds)


@app.command()
def wasm(*, as_json: JSON = False) -> None:
    """Measure the games and the bots as WebAssembly, in Node and Chromium, compared with native code in the same run."""
    from bench.wasm import run_wasm

    run_wasm(as_json=as_json)


@app.command()
def attacks(
    chosen: Annotated[str, typer.Option("--attacks", help="Numbers of attacks, comma-separated. Default: all.")] = "",
    seconds: Annotated[float, typer.Option(help="Duration of each attack in seconds.")] = 30.0,
    src: Annotated[Path, typer.Option(help="Source tree of the server.", show_default="this repository's")] = ROOT / "src",
    compare: Annotated[Path | None, typer.Option(help="Source tree of another server, attacked in the same run.")] = None,
    same_address: Annotated[bool, typer.Option("--same-address", help="The attacker shares the players' address.")] = False,
    most_memory: Annotated[float, typer.Option(help="MiB of the server at which an attack is stopped.")] = 3072.0,
    json: Annotated[Path | None, typer.Option(help="File for all figures.")] = None,
) -> None:
    """Attack servers on this machine, one attack after the other, and print what innocent players notice."""
    from bench.attacks.run import run_attacks

    run_attacks(chosen, seconds, src, compare, most_memory, same_address=same_address, json_file=json)


def main(arguments: list[str] | None = None) -> None:
    """Run a benchmark. An error of ours becomes one clear line and exit code 2."""
    try:
        app(arguments, standalone_mode=True)
    except BaliError as error:
        print(f"bench: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
