"""`make bench-attacks`: attack servers of this machine, one attack after the other, and print what innocent players notice."""

import argparse
import asyncio
import json
import signal
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from bench.attacks.catalogue import ATTACKS, chosen
from bench.attacks.measure import ATTACKER, INNOCENT, ROOT, Outcome, measure
from bench.attacks.report import show


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description=__doc__)
    parser.add_argument("--src", type=Path, default=ROOT / "src", help="source tree of the server (default: this one)")
    parser.add_argument("--compare", type=Path, help="source tree of another server, attacked in the same run")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="numbers, comma-separated (default: all)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each attack takes")
    parser.add_argument("--most-memory", type=float, default=3072.0, help="MiB of the server at which an attack is stopped")
    parser.add_argument("--same-address", action="store_true", help="let attacker and innocent players share an address")
    parser.add_argument("--json", type=Path, help="a file for all figures")
    return parser.parse_args()


async def main() -> None:
    """Run the attacks and print the outcomes."""
    options = arguments()
    this = asyncio.current_task()
    assert this
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # so that no server outlives this process
    servers = {"old": options.compare} if options.compare else {}
    servers |= {"new" if options.compare else "this": options.src}
    numbers = chosen(options.attacks)
    if not numbers:
        sys.exit(f"no such attack; there is: {', '.join(ATTACKS)}")
    address = INNOCENT if options.same_address else ATTACKER
    outcomes: list[Outcome] = []
    for number in (None, *numbers):
        for name, source in servers.items():
            print(f"{name}: {ATTACKS[number].name if number else 'no attack'} ...", file=sys.stderr, flush=True)
            outcomes.append(await measure(name, source, number, options.seconds, options.most_memory, address))
    if options.json:
        options.json.write_text(json.dumps([asdict(outcome) for outcome in outcomes], indent=1) + "\n")
    show(outcomes)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(main())
