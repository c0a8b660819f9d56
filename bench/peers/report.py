"""The report: a table, a file with all numbers, and a chart."""

import json
import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

from rich.markup import escape
from rich.table import Table

from bench.peers.entries import BATCH, OURS, PEER, RAW, SPIEL, WRAPPED
from bench.peers.measurement import PeerResult

MIN_TIMES = {RAW: (20.0, WRAPPED), SPIEL: (1.0, SPIEL)}  # as fast as the fastest peer in this group
MIN_RATE = {(BATCH, "altar"): 6e6, (BATCH, "dalang"): 3e6}
PACKAGES = ("numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "shimmy", "pgx", "jax")


class Goal(NamedTuple):
    """The speed that one of our entries should reach, and its speed."""

    group: str
    name: str
    value: float
    least: float
    times: bool  # relative to the fastest peer; otherwise in decisions per second

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        return self.value >= self.least


def groups(results: list[PeerResult]) -> dict[str, list[PeerResult]]:
    """Return the results by group, fastest first, with those not measured last."""
    names = dict.fromkeys(result.group for result in results)
    order = sorted(results, key=lambda result: -result.rate if result.rates else 0.0)
    return {name: [result for result in order if result.group == name] for name in names}


def times(result: PeerResult, results: list[PeerResult], group: str) -> float | None:
    """Return how many times as fast as the group's fastest peer one of ours is, or None if there is nothing to compare."""
    rates = [one.rate for one in results if one.group == group and one.side == PEER and one.rates]
    return result.rate / max(rates) if result.side == OURS and result.rates and rates else None


def goals(results: list[PeerResult]) -> list[Goal]:
    """Return the goals of all entries that were measured."""
    found = []
    for result in results:
        least, group = MIN_TIMES.get(result.group, (0.0, ""))
        factor = times(result, results, group)
        if factor is not None:
            found.append(Goal(result.group, result.name, factor, least, times=True))
        if result.side == OURS and result.rates and (result.group, result.name) in MIN_RATE:
            found.append(Goal(result.group, result.name, result.rate, MIN_RATE[result.group, result.name], times=False))
    return found


def make_table(results: list[PeerResult], seconds: float, rounds: int) -> Table:
    """Return the table of results and goals."""
    aims = {(goal.group, goal.name): _aim(goal) for goal in goals(results)}
    title = f"random play: players' decisions per second, medians of {rounds} rounds of {seconds:g} s, {os.cpu_count()} cores"
    table = Table("", "decisions/s", "to the fastest peer", "goal", title=title)
    for column in table.columns[1:3]:
        column.justify = "right"
    for group, ranked in groups(results).items():
        table.add_section()
        table.add_row(f"[bold]{group}[/]")
        for result in ranked:
            table.add_row(*_row(result, results), aims.get((group, result.name), ""))
    return table


def _row(result: PeerResult, results: list[PeerResult]) -> tuple[str, str, str]:
    name = f"  {result.name}" + (f" ({result.side})" if result.side != PEER else "")
    if not result.rates:
        return f"{name}\n    not measured: {escape(result.why)}", "-", ""
    factor = times(result, results, result.group)
    return name, f"{result.rate:,.0f}", "" if factor is None else f"{factor:.2f} times"


def _aim(goal: Goal) -> str:
    if not goal.times:
        return f"at least {goal.least:,.0f}: {'yes' if goal.met else 'NO'}"
    against = " their env()" if goal.group == RAW else " theirs"
    return f"at least {goal.least:g} times{against}: {goal.value:.1f}, {'yes' if goal.met else 'NO'}"


def as_dict(results: list[PeerResult], seconds: float, rounds: int) -> dict[str, Any]:
    """Return everything to save."""
    return {
        "unit": "players' decisions per second",
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "packages": {name: found for name in PACKAGES if (found := _version(name))},
        "seconds": seconds,
        "rounds": rounds,
        "results": [_kept(result, results) for result in results],
        "goals": [{**goal._asdict(), "met": goal.met} for goal in goals(results)],
    }


def _kept(result: PeerResult, results: list[PeerResult]) -> dict[str, Any]:
    kept: dict[str, Any] = {"group": result.group, "name": result.name, "side": result.side}
    if not result.rates:
        return {**kept, "not_measured": result.why}
    factor = times(result, results, result.group)
    kept |= {"median": result.rate, "rates": result.rates}
    return kept if factor is None else {**kept, "times_the_fastest_peer": factor}


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def write(results: list[PeerResult], seconds: float, rounds: int, folder: Path) -> None:
    """Write the numbers and the chart into a folder."""
    from bench.peers.picture import draw

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "peers.json").write_text(json.dumps(as_dict(results, seconds, rounds), indent=1) + "\n")
    draw(groups(results), folder / "peers.svg")
