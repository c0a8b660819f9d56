"""`bali arena`: a tournament with a progress bar, result tables, files and plots."""

import hashlib
import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from bali.arena.plan import Tournament
from bali.arena.play import warm_up
from bali.arena.results import Results, ResultsFolder
from bali.arena.statistics import Estimate, Standing, by_seat, lengths, scores, standings
from bali.arena.worker_pool import WorkerPool
from bali.cli.extras import expect_packages
from bali.cli.start import compiling
from bali.core.errors import BaliError
from bali.core.options import choose, comma_separated
from bali.games import find

MAX_NAMED = 4  # bots named next to the progress bar
UPDATE_EVERY = 0.5  # seconds between two updates of the score


def run_arena(
    game: str, bots: str, players: int | None, variants: str, games: int, seed: int, out: str, ray: str | None, *, as_json: bool
) -> None:
    """Play a tournament, or the missing part of it, then print and plot the results."""
    meta = find(game).META
    options = choose(meta, meta.players[0] if players is None else players, comma_separated(variants))
    tournament = Tournament(game, tuple(comma_separated(bots)), options.players, options.variants, games, seed)
    tournament.check()
    expect_packages("arena", "openskill", "matplotlib")  # before the first game rather than after the last
    if ray:
        expect_packages("cluster", "ray")
    results = ResultsFolder(Path(out) if out else _default_folder(tournament), tournament)
    console = Console(stderr=True, highlight=False)
    if results.missing:
        _play_missing(console, results, ray)
    result = summary(results)
    (results.folder / "summary.json").write_text(json.dumps(result, indent=1) + "\n")
    _draw(results)
    if as_json:
        print(json.dumps(result))
    else:
        _print(Console(highlight=False), result)
        console.print(f"games, summary and pictures: {results.folder}", soft_wrap=True, markup=False)


def _default_folder(tournament: Tournament) -> Path:
    """Return the folder for these settings and this version, so that the same command resumes the tournament."""
    mark = hashlib.sha256(json.dumps(tournament.identity).encode()).hexdigest()[:8]
    return platformdirs.user_data_path("bali") / "arena" / f"{tournament.game}-{tournament.players}-{mark}"


def _play_missing(console: Console, results: ResultsFolder, ray: str | None) -> None:
    total = len(results.fixtures)
    with compiling(console, "Getting the bots ready (this takes a minute the first time) ..."):
        warm_up(results.tournament)
    try:
        with _progress(console) as progress, results.save(_results(results, ray)) as saved:
            bar = progress.add_task("", total=total, completed=len(results.outcomes), score=_score(results))
            updated = 0.0
            for _ in saved:
                progress.update(bar, completed=len(results.outcomes))
                if time.monotonic() - updated > UPDATE_EVERY:
                    progress.update(bar, score=_score(results))
                    updated = time.monotonic()
    except KeyboardInterrupt:
        rest = len(results.missing)
        raise BaliError(
            f"stopped; {rest} of {total} games are left; run the same command to continue ({results.folder})"
        ) from None


def _results(results: ResultsFolder, ray: str | None) -> Results:
    if ray is None:
        return WorkerPool(results.tournament).run(results.missing)
    from bali.arena.cluster import Cluster

    return Cluster(results.tournament, ray).run(results.missing)


def _progress(console: Console) -> Progress:
    columns = (BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    return Progress(
        *columns, TextColumn("{task.fields[score]}", markup=False), console=console, transient=True, speed_estimate_period=120
    )


def _score(results: ResultsFolder) -> str:
    """Return the score so far, for the progress bar."""
    return " · ".join(f"{bot} {100 * won:.1f}%" for bot, won in list(scores(results.played).items())[:MAX_NAMED])


def summary(results: ResultsFolder) -> dict[str, Any]:
    """Return all figures of a tournament."""
    from bali.arena.ratings import ratings

    played, rated = results.played, ratings(results.played)
    return {
        **asdict(results.tournament),
        "played": len(played),
        "deals": len({fixture.deal for fixture, _ in played}),
        "decisions": asdict(lengths(played)),
        "bots": [{**_described(one), "rating": asdict(rated[one.bot])} for one in standings(played)],
        "seats": [asdict(one) for one in by_seat(played)],
    }


def _described(standing: Standing) -> dict[str, Any]:
    described = asdict(standing)
    described["name"] = described.pop("bot")
    return described


def _draw(results: ResultsFolder) -> None:
    from bali.arena.plots import draw_all

    tournament = results.tournament
    title = ", ".join([tournament.game, f"{tournament.players} players", *tournament.variants, f"{len(results.played)} games"])
    draw_all(results.played, title, results.folder)


def _print(console: Console, result: dict[str, Any]) -> None:
    title = f"{result['game']}, {result['players']} players, {', '.join(result['variants']) or 'no variants'}"
    table = Table(title=f"{title}: {result['played']} games on {result['deals']} deals", caption="all with 95% intervals")
    table.add_column("bot", overflow="fold")
    for column in ("won, %", "points", "lead", "rating"):
        table.add_column(column, justify="right", no_wrap=True)
    for bot in result["bots"]:
        won, points, lead, rating = (Estimate(**bot[key]) for key in ("wins", "points", "lead", "rating"))
        table.add_row(bot["name"], _share(won), _spread(points), _spread(lead, sign="+"), _spread(rating))
    console.print(table)
    seats = [f"{seat + 1}: {_share(Estimate(**one))}" for seat, one in enumerate(result["seats"])]
    console.print("won by seat, %: " + ", ".join(seats))
    console.print(f"decisions in a game: {_spread(Estimate(**result['decisions']))}")


def _share(chance: Estimate) -> str:
    return f"{100 * chance.value:.1f} ({100 * chance.low:.0f}-{100 * chance.high:.0f})"


def _spread(figure: Estimate, sign: str = "") -> str:
    return f"{figure.value:{sign}.1f} ± {figure.high - figure.value:.1f}"
