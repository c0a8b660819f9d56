"""Attack servers on this machine, one attack after the other, and print what innocent players notice: `make bench-attacks`."""

import asyncio
import json
import signal
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from bali.core.errors import BaliError
from bench.attacks.catalogue import ATTACKS, chosen
from bench.attacks.measure import ATTACKER, INNOCENT, AttackOutcome, measure
from bench.attacks.report import show


def run_attacks(
    attacks: str,
    seconds: float,
    source: Path,
    compare: Path | None,
    most_mib: float,
    *,
    same_address: bool,
    json_file: Path | None,
) -> None:
    """Attack the server of a source tree, and another one if given. Print the outcomes, and save them if a file is given."""
    numbers = chosen(attacks or ",".join(ATTACKS))
    if not numbers:
        raise BaliError(f"no such attack; there is: {', '.join(ATTACKS)}")
    servers = {"old": compare, "new": source} if compare else {"this": source}
    address = INNOCENT if same_address else ATTACKER
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        outcomes = asyncio.run(_measure_all(servers, numbers, seconds, most_mib, address))
        if json_file:
            json_file.write_text(json.dumps([asdict(outcome) for outcome in outcomes], indent=1) + "\n")
        show(outcomes)


async def _measure_all(
    servers: dict[str, Path], numbers: list[str], seconds: float, most_mib: float, address: str
) -> list[AttackOutcome]:
    this = asyncio.current_task()
    assert this
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # so that no server outlives this process
    outcomes: list[AttackOutcome] = []
    for number in (None, *numbers):
        for name, source in servers.items():
            print(f"{name}: {ATTACKS[number].name if number else 'no attack'} ...", file=sys.stderr, flush=True)
            outcomes.append(await measure(name, source, number, seconds, most_mib, address))
    return outcomes
