"""The chart: a bar for every result, on a logarithmic scale."""

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from bench.peers.entries import CEILING, OURS, PEER
from bench.peers.measurement import PeerResult

COLOURS = {OURS: "#b5482f", PEER: "#2f6f73", CEILING: "#b0b0b0"}
LEGEND = {OURS: "Bali's games", PEER: "other libraries' games", CEILING: "no game: the interface alone"}
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "bali",  # so that the same numbers always produce the same file
    "svg.fonttype": "path",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
}
ROW, MARGIN = 0.2, 1.0  # inches
AIR = 2.5  # factor by which the scale extends beyond the bars, to leave space for the numbers


def draw(groups: dict[str, list[PeerResult]], out: Path) -> None:
    """Draw the groups one below the other, each under its name."""
    lines = _lines(groups)
    bars = {row: line for row, line in enumerate(lines) if isinstance(line, PeerResult)}
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8, MARGIN + ROW * len(lines)), layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        axes.set_xscale("log")
        axes.set_ylim(max(len(lines), 1) - 0.5, -0.5)
        axes.set_yticks(list(bars), [bar.name for bar in bars.values()])
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x", alpha=0.25)
        for row, line in enumerate(lines):
            _bar(axes, row, line) if isinstance(line, PeerResult) else _heading(axes, row, line)
        if bars:
            rates = [bar.rate for bar in bars.values()]
            axes.set_xlim(10 ** _below(min(rates)), max(rates) * AIR)
        axes.set_xlabel("players' decisions per second in random play (logarithmic)")
        _legend(figure, bars)
        figure.savefig(out, metadata={"Date": None})


def _lines(groups: dict[str, list[PeerResult]]) -> list[PeerResult | str]:
    """Return the chart's rows: the names of groups, each followed by its bars."""
    lines: list[PeerResult | str] = []
    for name, results in groups.items():
        if measured := [result for result in results if result.rates]:
            lines += [name, *measured]
    return lines


def _below(rate: float) -> int:
    """Return the exponent of a power of ten that is well below a rate."""
    exponent = len(str(int(rate))) - 1
    return max(0, exponent - (rate < AIR * 10**exponent))


def _bar(axes: Any, row: int, result: PeerResult) -> None:
    axes.barh(row, result.rate, 0.74, color=COLOURS[result.side])
    axes.annotate(short(result.rate), (result.rate, row), (3, 0), textcoords="offset points", va="center", fontsize=8)


def _heading(axes: Any, row: int, name: str) -> None:
    axes.text(0, row + 0.1, name, transform=axes.get_yaxis_transform(), va="center", weight="bold")


def _legend(figure: Figure, bars: dict[int, PeerResult]) -> None:
    sides = {bar.side for bar in bars.values()}
    patches = [Patch(color=COLOURS[side], label=label) for side, label in LEGEND.items() if side in sides]
    figure.legend(handles=patches, loc="outside upper center", ncols=len(LEGEND), frameon=False)


def short(rate: float) -> str:
    """Format a rate with three digits."""
    for unit, sign in ((1e6, " M"), (1e3, " k")):
        if rate >= unit:
            return f"{rate / unit:.3g}{sign}" if rate < 1000 * unit else f"{rate / unit:.0f}{sign}"
    return f"{rate:.0f}"
