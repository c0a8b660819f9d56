"""An example bot: it takes an empty seat at a table, adds a share to the deal and plays random legal actions.

python bot.py http://localhost:8000 TABLE
"""

import hashlib
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

SHARE = secrets.token_hex(32)  # nobody can choose the cards without knowing it: docs/guide/fair-deals.md


def enter(server: str, name: str) -> str:
    """Register a name and return the cookie that identifies us."""
    body, headers = json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/guest", body, headers)) as answer:  # noqa: S310
        return str(answer.headers["Set-Cookie"].split(";")[0])


def decide(table: dict[str, Any], game: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return the command to send in reply to a view. Replace this with something clever."""
    free = [number for number, seat in enumerate(table["seats"]) if seat["name"] is None]
    if free and not any(seat["yours"] for seat in table["seats"]):
        return {"do": "sit", "seat": free[0], "commitment": hashlib.sha256(f"bali share {SHARE}".encode()).hexdigest()}
    if table["status"] == "dealing":
        return {"do": "reveal", "share": SHARE}
    if game and game["actions"]:
        return {"do": "act", "step": game["step"], "action": random.choice(game["actions"])}
    return None


def play(server: str, table: str) -> None:
    """Play until the game is over."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    seen: dict[str, Any] = {}
    with connect(address, additional_headers={"Cookie": enter(server, "Randy")}) as socket:
        for view in (message for message in map(json.loads, socket) if message["type"] == "view"):
            seen = view["table"] or seen  # null: unchanged
            if seen["status"] == "over":
                print(view["game"]["result"])
                return
            if command := decide(seen, view["game"]):
                socket.send(json.dumps(command))


if __name__ == "__main__":
    play(*sys.argv[1:3])
