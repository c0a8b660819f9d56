"""The outcomes as a table."""

from rich.console import Console
from rich.table import Table

from bench.attacks.measure import AttackOutcome

COLUMNS = (
    "server",
    "attack",
    "moves\np50 / p99, ms",
    "bot\np99, ms",
    "chat\np99, ms",
    "page\np99, ms",
    "memory, MiB\nbefore > peak",
    "log\nKiB",
    "on the\nlist",
    "innocent players lost",
    "the attacker did",
    "and was refused",
)


def show(outcomes: list[AttackOutcome]) -> None:
    """Print the outcomes of the attacks."""
    table = Table(show_lines=True)
    for number, heading in enumerate(COLUMNS):
        table.add_column(heading, justify="right" if 1 < number < len(COLUMNS) - 3 else "left", overflow="fold")
    for outcome in outcomes:
        table.add_row(*cells(outcome))
    Console(width=None if Console().is_terminal else 230).print(table)


def cells(outcome: AttackOutcome) -> tuple[str, ...]:
    """Return one row of the table."""
    stopped = f"\n{outcome.ended}" if outcome.ended else ""
    return (
        outcome.server,
        outcome.attack,
        f"{_ms(outcome.moves.p50)} / {_ms(outcome.moves.p99)}\n({outcome.moves.count} moves)",
        _ms(outcome.bots.p99),
        _ms(outcome.chats.p99),
        _ms(outcome.pages.p99),
        f"{outcome.memory_before:,.0f} > {outcome.memory_peak:,.0f}{stopped}",
        f"{outcome.log_kib:,.0f}",
        outcome.on_list,
        _listed(outcome.faults) or "nothing",
        _listed(outcome.done),
        _listed(outcome.refused) or "nothing",
    )


def _ms(time: float | None) -> str:
    return "none" if time is None else f"{time:,.0f}"


def _listed(counts: dict[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    return ", ".join(f"{what} ({count:,})" for what, count in ordered)
