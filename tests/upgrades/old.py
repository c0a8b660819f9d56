"""Data from earlier versions: databases as SQL, with what their servers showed, and saved games."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from tests.server.running_server import COOKIE, Guest

HERE = Path(__file__).parent
VERSIONS = ("0.4.0", "0.5.0", "0.6.0")
PEOPLE = ("Anna", "Ben", "Cleo", "Dora")  # by seat

Json = dict[str, Any]


def notes_of(version: str) -> Json:
    """Return what the old server showed: its tables by role, cookies and recovery codes."""
    return dict(json.loads((HERE / version / "notes.json").read_text(encoding="utf-8")))


def restore(version: str, folder: Path) -> Path:
    """Restore the old server's database and return its file."""
    file = folder / f"{version}.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript((HERE / version / "tables.sql").read_text(encoding="utf-8"))
    return file


class OldGuest(Guest):
    """A guest who still has an earlier version's cookie."""

    def __init__(self, port: int, cookie: str) -> None:
        twin = object.__new__(Guest)
        twin.http = None  # type: ignore[assignment]
        self.__dict__ = twin.moved(port, {COOKIE: cookie}).__dict__


class OldParty:
    """The people of an old server, who return to their tables."""

    def __init__(self, port: int, version: str) -> None:
        self.notes = notes_of(version)
        self.people = [OldGuest(port, self.notes["cookies"][name]) for name in PEOPLE]
        self.dice = Random(version)

    def table(self, role: str) -> str:
        return str(self.notes["tables"][role]["id"])

    def play(self, table: str, decisions: int) -> Json:
        """Make random decisions for the people at a table. Return the view after them."""
        watching = self.people[0].listen(table)
        view = watching.until(_waits_for_a_person)
        while decisions and view["table"]["status"] == "playing":
            asked, step = self.people[view["game"]["asked"]], view["game"]["step"]
            asked.do(table, "act", step=step, action=self.dice.choice(asked.see(table)["game"]["actions"]))
            watching.until_after(step)
            view = watching.until(_waits_for_a_person)
            decisions -= 1
        return view

    def finish(self, table: str) -> None:
        """Let all seated people resign until the game is over."""
        names = [seat["name"] for seat in self.people[0].see(table)["table"]["seats"]]
        for person, name in zip(self.people, PEOPLE, strict=True):
            if name in names and self.people[0].see(table)["table"]["status"] == "playing":
                person.do(table, "resign", seat=names.index(name))


def _waits_for_a_person(view: Json) -> bool:
    asked = view["game"]["asked"]
    return asked is None or not (view["table"]["seats"][asked]["level"] or view["table"]["seats"][asked]["away"])
