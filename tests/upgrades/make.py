"""Make the fixtures of a released version with that version's own code: a database and saved games.

    git worktree add ../old v0.6.0
    PYTHONPATH=../old/src .venv/bin/python tests/upgrades/make.py tests/upgrades/0.6.0

The script uses nothing of the tests, so that it runs next to any version.
"""

import json
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx

from bali import __version__
from bali.core.dealers import secret_from
from bali.core.match import Match
from bali.core.options import choose
from bali.core.saved import Saved, SavedSeat, write
from bali.games import find

Json = dict[str, Any]
WHOLE_GAME = 10_000  # decisions
PATIENCE = 300.0
LIMITS = ("--per-second", "100000", "--burst", "100000", "--pace", "0")  # as these versions called it


class Player:
    """A guest of the old server."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, **options: Any) -> str:
        return str(self.ask("POST", "/api/tables", {"options": options})["id"])

    def do(self, table: str, do: str, **values: Any) -> Json:
        return dict(self.ask("POST", f"/api/tables/{table}/commands", {"do": do, **values}))

    def see(self, table: str) -> Json:
        return dict(self.ask("GET", f"/api/tables/{table}"))


class Party:
    """All guests of the old server, and its tables by role."""

    def __init__(self, address: str) -> None:
        self.people = [Player(address, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
        self.odd = [Player(address, name) for name in ("\u3164", "\u0410nn\u0430")]  # blank, and Anna in Cyrillic letters
        self.tables: dict[str, str] = {}
        self.dice = Random(__version__)
        self.has_orders = __version__ != "0.4.0"

    def start(self, role: str, game: str, people: int, bots: int = 0, **options: Any) -> str:
        """Open a table, seat people and bots, let each person add entropy, and start."""
        host, table = self.people[0], self.people[0].open(game=game, players=people + bots, **options)
        for seat, player in enumerate(self.people[:people]):
            player.do(table, "sit", seat=seat)
            player.do(table, "stir", entropy=f"{role}-{player.name}")
        for seat in range(people, people + bots):
            host.do(table, "invite", seat=seat, level="novice")
        host.do(table, "start")
        self.tables[role] = table
        return table

    def play(self, table: str, decisions: int = WHOLE_GAME, until: Callable[[Json], bool] = lambda view: False) -> Json:
        """Make random decisions for people until a view meets a condition or the game ends. Return the deciding player's view."""
        view = self.asked_view(table)
        while decisions and view["table"]["status"] == "playing" and not until(view):
            actions = view["game"]["actions"]
            self.people[view["game"]["asked"]].do(table, "act", step=view["game"]["step"], action=self.dice.choice(actions))
            decisions -= 1
            view = self.asked_view(table)
        return view

    def asked_view(self, table: str) -> Json:
        """Wait until it is a person's decision or the game is over, and return the view of that person."""
        while True:
            view = self.people[0].see(table)
            asked = view["game"]["asked"] if view["game"] else None
            if asked is None or not (view["table"]["seats"][asked]["level"] or view["table"]["seats"][asked]["away"]):
                return self.people[asked or 0].see(table)

    def undo_once(self, table: str) -> None:
        """Play until an action can be undone, and undo it."""
        view = self.play(table, until=lambda seen: seen["game"]["undo"] > 0)
        self.people[view["game"]["asked"]].do(table, "undo", step=view["game"]["step"])

    def order_once(self, table: str) -> None:
        """Play until passing is legal, and set an automatic pass for the turn."""
        view = self.play(table, until=lambda seen: "pass" in seen["game"]["actions"])
        self.people[view["game"]["asked"]].do(table, "order", step=view["game"]["step"], action="pass")


def open_tables(party: Party) -> None:
    """Open a table that waits for a player."""
    anna, ben = party.people[:2]
    table = anna.open(game="altar", players=3, variants=["demon"], listed=True, clock={"move": 30, "bank": 300})
    anna.do(table, "sit", seat=0)
    anna.do(table, "stir", entropy="waiting")
    anna.do(table, "invite", seat=1, level="novice")
    ben.do(table, "sit", seat=2)
    ben.do(table, "say", text="Äh, gleich wieder da 🙂")
    ben.do(table, "stand", seat=2)
    party.tables["open"] = table


def _is_new(seen: set[str], view: Json) -> bool:
    return view["game"]["prompt"]["name"] not in seen


def running_tables(party: Party) -> None:
    """Leave games in many phases: with undo, an automatic pass, a player who left, a clock, chat."""
    party.play(party.start("altar-clock", "altar", 2, clock={"move": 86400, "bank": 600}, undo=False), 3)
    table = party.start("altar-away", "altar", 2, bots=1, variants=["oracle", "demon"], spectators=False)
    party.play(table, 4)
    party.people[1].do(table, "leave")
    party.play(table, 4)
    table = party.start("altar-undone", "altar", 3, variants=["oracle"], memory="open")
    party.undo_once(table)
    party.people[3].do(table, "say", text="Who is winning?")
    for role, game, people, options in (
        ("altar", "altar", 4, {"variants": ["oracle", "demon"]}),
        ("dalang", "dalang", 3, {"memory": "open"}),
    ):
        seen: set[str] = set()
        for number in range(1, 8):
            table = party.start(f"{role}-phase-{number}", game, people, **options)
            view = party.play(table, 80, until=partial(_is_new, seen))
            seen.add(view["game"]["prompt"]["name"])
    table = party.start("dalang-ordered", "dalang", 4)
    party.undo_once(table)
    if party.has_orders:
        party.order_once(table)
    party.start("dalang-bots", "dalang", 1, bots=2)


def finished_tables(party: Party) -> None:
    """Finish games: played to the end, resigned, and with a rematch."""
    table = party.start("altar-over", "altar", 2, variants=["oracle"], undo=True)
    party.play(table)
    party.people[1].do(table, "say", text="ありがとう")
    party.tables["rematch"] = party.people[0].do(table, "rematch")["table"]["next"]
    table = party.start("dalang-resigned", "dalang", 3)
    party.play(table, 5)
    for seat in (0, 1):
        party.people[seat].do(table, "resign", seat=seat)
    party.play(party.start("dalang-over", "dalang", 3))
    table = party.people[0].open(game="altar", players=3)
    for seat, player in enumerate([party.people[0], *party.odd]):
        player.do(table, "sit", seat=seat)
    party.people[0].do(table, "start")
    for seat, player in enumerate(party.odd, start=1):
        player.do(table, "resign", seat=seat)
    party.tables["names-over"] = table


def notes_of(party: Party) -> Json:
    """Return what the old server shows of each table, and how its guests prove who they are."""
    shown = {}
    for role, table in party.tables.items():
        view = party.asked_view(table)
        game = view["game"] or {}
        shown[role] = {
            "id": table,
            "status": view["table"]["status"],
            "names": [seat["name"] for seat in view["table"]["seats"]],
            "commitment": view["table"]["commitment"],
            "talk": [line["text"] for line in view["talk"]],
            "step": game.get("step"),
            "asked": game.get("asked"),
            "prompt": game["prompt"]["name"] if game else None,
            "actions": game.get("actions", []),
            "points": (game.get("result") or {}).get("points"),
        }
    return {
        "version": __version__,
        "cookies": {player.name: player.http.cookies["bali_guest"] for player in [*party.people, *party.odd]},
        "codes": {player.name: player.ask("POST", "/api/guest/code")["code"] for player in party.people[:2]},
        "tables": shown,
    }


def make_database(folder: Path) -> None:
    """Run the old server, play on it, and write its database as SQL."""
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "tables.sqlite"
        command = [sys.executable, "-m", "bali", "serve", "--port", "0", "--database", str(file), *LIMITS]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found
        party = Party(f"http://127.0.0.1:{found[1]}")
        open_tables(party)
        finished_tables(party)
        running_tables(party)
        notes = notes_of(party)
        server.terminate()
        server.wait(PATIENCE)
        with sqlite3.connect(file) as database:
            (folder / "tables.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    (folder / "notes.json").write_text(json.dumps(notes, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def make_saved_games(folder: Path) -> None:
    """Write games as the old terminal saved them, one of each game unfinished and one of altar finished."""
    for name, game, players, variants, most in (
        ("altar", "altar", 2, ["oracle", "demon"], 30),
        ("altar-over", "altar", 3, [], WHOLE_GAME),
        ("dalang", "dalang", 3, [], 60),
    ):
        rules, dice = find(game), Random(name)
        match = Match(rules, choose(rules.META, players, variants))
        seats = [SavedSeat("Wayan"), *(SavedSeat(bot, "novice") for bot in ("Made", "Nyoman")[: players - 1])]
        saved = Saved(match, seats, secret_from(f"{__version__} {name}"), entropy=["abc", "déf"] if name == "altar" else [])
        dealer = saved.dealer()
        match.deal(dealer)
        for _ in range(most):
            if match.over:
                break
            match.act(int(dice.choice(match.legal().tolist())))
            match.deal(dealer)
        write(folder / f"{name}.jsonl", saved)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    make_saved_games(target)
    make_database(target)
