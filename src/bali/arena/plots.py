"""Plots of a tournament, each as SVG and PNG."""

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from bali.arena.ratings import ratings
from bali.arena.statistics import Estimate, Played, bot_by_seat, points_of, scores

COLOURS = ("#b5482f", "#2f6f73", "#c9952b", "#5b4b8a", "#6b8e3d", "#8a5a44", "#3d6ea5", "#7a7a7a")
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "bali",  # so that the same games always produce the same file
    "svg.fonttype": "path",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.25,
    "axes.axisbelow": True,
}


def draw_all(played: Played, title: str, folder: Path) -> None:
    """Plot the ratings, the win rates by seat and the points."""
    bots = list(scores(played))
    colours = dict(zip(bots, COLOURS * len(bots), strict=False))
    with mpl.rc_context(STYLE):
        pictures = {
            "ratings": _ratings(played, colours),
            "seats": _seats(played, colours),
            "points": _points(played, colours),
        }
        for name, figure in pictures.items():
            figure.axes[0].set_title(title, loc="left", fontsize=10)
            figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
            figure.savefig(folder / f"{name}.png", dpi=160)


def _axes(height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(7, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure, figure.add_subplot()


def _bars(estimates: list[Estimate]) -> list[list[float]]:
    """Return how far the intervals extend to either side."""
    return [[one.value - one.low for one in estimates], [one.high - one.value for one in estimates]]


def _ratings(played: Played, colours: dict[str, str]) -> Figure:
    rated = ratings(played)
    order = sorted(rated, key=lambda bot: rated[bot].value)
    figure, axes = _axes(1.2 + 0.5 * len(order))
    for row, bot in enumerate(order):
        axes.errorbar(rated[bot].value, row, xerr=_bars([rated[bot]]), fmt="o", color=colours[bot], capsize=4)
    axes.set_yticks(range(len(order)), [bot.replace(":", "\n", 1) for bot in order])
    axes.set_ylim(-0.6, len(order) - 0.4)
    axes.set_xlabel("OpenSkill rating, with 95% interval")
    return figure


def _seats(played: Played, colours: dict[str, str]) -> Figure:
    players = len(played[0][0].bots)
    figure, axes = _axes(3.2)
    width = 0.8 / len(colours)
    for number, (bot, colour) in enumerate(colours.items()):
        estimates = bot_by_seat(played, bot)
        centres = [seat + (number - (len(colours) - 1) / 2) * width for seat in estimates]
        values = [100 * one.value for one in estimates.values()]
        bars = [[100 * reach for reach in side] for side in _bars(list(estimates.values()))]
        axes.bar(centres, values, 0.9 * width, yerr=bars, capsize=3, color=colour, label=bot, ecolor="#333333")
    axes.axhline(100 / players, color="#333333", linestyle=":", linewidth=1)
    axes.set_xticks(range(players), [f"seat {seat + 1}" for seat in range(players)])
    axes.set_ylabel("games won, %")
    axes.set_ylim(0, None)
    axes.legend(frameon=False, fontsize=8)
    return figure


def _points(played: Played, colours: dict[str, str]) -> Figure:
    figure, axes = _axes(3.2)
    everything = [points for bot in colours for points in points_of(played, bot)]
    low, high = min(everything), max(everything)
    step = max(1, (high - low) // 20)
    edges = [edge - 0.5 for edge in range(low, high + step + 1, step)]
    for bot, colour in colours.items():
        own = points_of(played, bot)
        axes.hist(own, edges, weights=[100 / len(own)] * len(own), histtype="stepfilled", alpha=0.25, color=colour)
        axes.hist(own, edges, weights=[100 / len(own)] * len(own), histtype="step", color=colour, label=bot)
    axes.set_xlabel("points at the end")
    axes.set_ylabel("games, %")
    axes.legend(frameon=False, fontsize=8)
    return figure
