"""One attack in its own process, so that it takes no time from the innocent players whose moves are measured.

It repeatedly prints its progress as a line of JSON. It ends when it is killed, or by itself after a while.
"""

import asyncio
import json
import resource
import sys
import time
from contextlib import suppress

from bench.attacks.attack_context import AttackContext
from bench.attacks.catalogue import ATTACKS
from bench.attacks.client import Server

REPORTS = 0.5  # seconds between two reports
FILES = 4096  # connections that an attacker can open, if the system allows it


async def attack(number: str, port: int, seconds: float, address: str, victims: str, table: str) -> None:
    """Attack for the given number of seconds."""
    context = AttackContext(Server(port, address), Server(port, victims), table)
    running = asyncio.ensure_future(ATTACKS[number].run(context))
    end = time.monotonic() + seconds
    while not running.done() and time.monotonic() < end:
        await asyncio.wait([running], timeout=REPORTS)
        print(json.dumps({"done": context.done, "refused": context.refused}), flush=True)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, FILES), hard), hard))
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), *sys.argv[4:7]))
