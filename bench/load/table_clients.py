"""A table under load: its players, and how long each move took to reach the last of them."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Protocol

PLAYERS = 4


@dataclass
class Measurements:
    """Measurements over all tables."""

    rate: float | None
    on: bool = False
    playing: bool = False
    seconds: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    lost: int = 0
    ended: int = 0


class Mover(Protocol):
    """A client that can make a move."""

    def move(self, step: int, choice: random.Random) -> None:
        """Send the move for a step."""


class TableClients:
    """The clients of one table: whose move it is, and when the last move reached all of them."""

    def __init__(self, measurements: Measurements, number: int) -> None:
        """Set where measurements are recorded, and the table's number, which seeds its choices."""
        self.measurements = measurements
        self.choice = random.Random(number)
        self.next: tuple[int, Mover] | None = None  # the step, and the player who has seen that it is their move
        self.due = False  # whether a move is overdue at a fixed rate
        self.sent: tuple[int, float] | None = None  # the step at which a move was sent, and when
        self.seen = 0  # the number of players who have received it
        self.over = asyncio.Event()

    def play(self) -> None:
        """Make the next move."""
        assert self.next
        step, mover = self.next
        self.next, self.due, self.seen = None, False, 0
        self.sent = (step, time.perf_counter())
        mover.move(step, self.choice)

    def on_position(self, step: int, mover: Mover | None, size: int) -> None:
        """Record that a player has received the table at a step. `mover` is that player if it is their move."""
        if self.sent and step > self.sent[0]:
            self.seen += 1
            if self.seen == PLAYERS:
                if self.measurements.on:
                    self.measurements.seconds.append(time.perf_counter() - self.sent[1])
                    self.measurements.sizes.append(size)
                self.sent = None
        if mover:
            self.next = (step, mover)
        if self.next and self.sent is None and self.measurements.playing and (self.measurements.rate is None or self.due):
            self.play()

    def request_move(self) -> None:
        """Make a move now, or as soon as possible."""
        if self.next and self.sent is None:
            self.play()
        else:
            self.due = True
