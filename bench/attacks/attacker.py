"""One attack in a process of its own, so that it takes no time from the innocent players whose moves are measured.

It writes what it has done so far as a line of JSON, again and again, and ends when it is told to.
"""

import asyncio
import json
import resource
import sys

from bench.attacks.catalogue import ATTACKS
from bench.attacks.client import Server
from bench.attacks.scene import Scene

REPORTS = 0.5  # seconds between two reports
FILES = 4096  # connections that an attacker can open, where the system allows it


async def attack(number: str, port: int, address: str, victims: str, table: str) -> None:
    """Attack until it is told to stop."""
    scene = Scene(Server(port, address), Server(port, victims), table)
    running = asyncio.ensure_future(ATTACKS[number].run(scene))
    while not running.done():
        await asyncio.wait([running], timeout=REPORTS)
        print(json.dumps({"done": scene.done, "refused": scene.refused}), flush=True)
    await running


if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, FILES), hard), hard))
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), *sys.argv[3:6]))
