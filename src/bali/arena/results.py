"""The folder of a tournament: its settings, and a row for every finished game.

`games.csv` is both the record from which an interrupted tournament resumes and the table for other programs.
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


class ResultsFolder:
    """The finished games of a tournament."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        """Open a folder, and resume the tournament that it contains."""
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
                    f"{self.folder} holds another tournament, or one played by another version of the bots; choose another folder"
                )
        elif (self.folder / GAMES).exists():
            raise BaliError(f"{self.folder} has a {GAMES} that does not belong to a tournament; choose another folder")
        else:
            _write(path, text)

    def _read(self, path: Path) -> None:
        """Read the complete games. A game that was cut off by a crash is played again."""
        if path.exists():
            with path.open(newline="") as file:
                for row in csv.reader(line for line in file if line.endswith("\n")):
                    with suppress(ValueError, IndexError):
                        self._add_row(row)
        self._write_all()

    def _add_row(self, row: list[str]) -> None:
        """Add the game of a row. Skip rows that do not fit the schedule, so that their games are played again."""
        players, fixture = self.tournament.players, self.fixtures[int(row[0])]
        points, places = ([int(number) for number in row[first : first + players]] for first in (3 + players, 3 + 2 * players))
        outcome = Outcome(tuple(points), tuple(places), int(row[2]))
        if len(row) == len(self.columns) and _row(fixture, outcome) == row:
            self.outcomes[fixture.number] = outcome

    def _write_all(self) -> None:
        """Write the games in order."""
        rows = [",".join(self.columns), *(",".join(_row(fixture, outcome)) for fixture, outcome in self.played)]
        _write(self.folder / GAMES, "\n".join(rows) + "\n")

    @property
    def columns(self) -> list[str]:
        """The table's header."""
        seats = range(1, self.tournament.players + 1)
        return ["game", "deal", "decisions", *(f"{word}_{seat}" for word in ("bot", "points", "place") for seat in seats)]

    @property
    def missing(self) -> list[Fixture]:
        """The games still to be played."""
        return [fixture for fixture in self.fixtures if fixture.number not in self.outcomes]

    @property
    def played(self) -> list[tuple[Fixture, Outcome]]:
        """The finished games, in order."""
        return [(self.fixtures[number], self.outcomes[number]) for number in sorted(self.outcomes)]

    @contextmanager
    def save(self, results: Results) -> Iterator[Iterator[Fixture]]:
        """Write each result immediately, and all of them in order at the end."""
        with closing(results), (self.folder / GAMES).open("a", newline="") as file:
            yield self._saved(file, results)
        self._write_all()

    def _saved(self, file: TextIO, results: Results) -> Iterator[Fixture]:
        for fixture, outcome in results:
            self.outcomes[fixture.number] = outcome
            file.write(",".join(_row(fixture, outcome)) + "\n")
            file.flush()
            yield fixture


def _row(fixture: Fixture, outcome: Outcome) -> list[str]:
    """Return a game's row of the table. No bot's name contains a comma."""
    cells = [fixture.number, fixture.deal, outcome.decisions, *fixture.bots, *outcome.points, *outcome.places]
    return [str(cell) for cell in cells]


def _write(path: Path, text: str) -> None:
    """Write a file atomically."""
    scratch = path.with_suffix(".new")
    scratch.write_text(text)
    scratch.replace(path)
