"""The folder of a tournament: its settings, and a line for every game as soon as it has been played.

`games.csv` is both the record that an interrupted tournament goes on from and the table for other programs.
"""

import csv
import json
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TextIO

from bali.arena.plan import Fixture, Tournament
from bali.arena.play import Outcome
from bali.core.errors import BaliError

SETTINGS, GAMES = "tournament.json", "games.csv"

Results = Generator[tuple[Fixture, Outcome]]


class Book:
    """The games of a tournament that have been played."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        """Opens a folder; goes on with what it holds of the same tournament."""
        self.folder, self.tournament, self.fixtures = folder, tournament, tournament.fixtures()
        self.outcomes: dict[int, Outcome] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._check_settings(folder / SETTINGS)
        self._read(folder / GAMES)

    def _check_settings(self, path: Path) -> None:
        text = json.dumps(self.tournament.identity, indent=1) + "\n"
        if path.exists():
            if path.read_text() != text:
                raise BaliError(
                    f"{self.folder} holds another tournament, or one by another version of the bots; choose another folder"
                )
        elif (self.folder / GAMES).exists():
            raise BaliError(f"{self.folder} holds a {GAMES} that is not a tournament's; choose another folder")
        else:
            _write(path, text)

    def _read(self, path: Path) -> None:
        """Takes in the games that are whole; one that was cut off by a crash is played again."""
        if path.exists():
            with path.open(newline="") as file:
                for row in csv.reader(line for line in file if line.endswith("\n")):
                    with suppress(ValueError, IndexError):
                        self._take_in(row)
        self._write_all()

    def _take_in(self, row: list[str]) -> None:
        players, fixture = self.tournament.players, self.fixtures[int(row[0])]
        points, places = ([int(number) for number in row[first : first + players]] for first in (3 + players, 3 + 2 * players))
        outcome = Outcome(tuple(points), tuple(places), int(row[2]))
        if len(row) == len(self.columns) and _row(fixture, outcome) == row:
            self.outcomes[fixture.number] = outcome

    def _write_all(self) -> None:
        """Writes the games in their order."""
        lines = [",".join(self.columns), *(",".join(_row(fixture, outcome)) for fixture, outcome in self.played)]
        _write(self.folder / GAMES, "\n".join(lines) + "\n")

    @property
    def columns(self) -> list[str]:
        """Gets the table's head."""
        seats = range(1, self.tournament.players + 1)
        return ["game", "deal", "decisions", *(f"{word}_{seat}" for word in ("bot", "points", "place") for seat in seats)]

    @property
    def missing(self) -> list[Fixture]:
        """Gets the games that are still to be played."""
        return [fixture for fixture in self.fixtures if fixture.number not in self.outcomes]

    @property
    def played(self) -> list[tuple[Fixture, Outcome]]:
        """Gets the games that have been played, in their order."""
        return [(self.fixtures[number], self.outcomes[number]) for number in sorted(self.outcomes)]

    @contextmanager
    def enter(self, results: Results) -> Iterator[Iterator[Fixture]]:
        """Writes each result down at once; in the end, all in their order."""
        with closing(results), (self.folder / GAMES).open("a", newline="") as file:
            yield self._entered(file, results)
        self._write_all()

    def _entered(self, file: TextIO, results: Results) -> Iterator[Fixture]:
        for fixture, outcome in results:
            self.outcomes[fixture.number] = outcome
            file.write(",".join(_row(fixture, outcome)) + "\n")
            file.flush()
            yield fixture


def _row(fixture: Fixture, outcome: Outcome) -> list[str]:
    """Gets a game's line of the table; no name of a bot has a comma."""
    cells = [fixture.number, fixture.deal, outcome.decisions, *fixture.bots, *outcome.points, *outcome.places]
    return [str(cell) for cell in cells]


def _write(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    scratch = path.with_suffix(".new")
    scratch.write_text(text)
    scratch.replace(path)
