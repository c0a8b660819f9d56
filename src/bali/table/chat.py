"""What people at a table have written. Players and spectators have a chat each."""

from collections import Counter
from typing import NamedTuple

from bali.table.entries import Said


class ChatMessage(NamedTuple):
    """A chat message and its author's seat, which is None for a spectator."""

    said: Said
    seat: int | None


class Chat:
    """The messages of the players and of the spectators."""

    def __init__(self) -> None:
        self.players: list[ChatMessage] = []
        self.spectators: list[ChatMessage] = []
        self.released = 0  # spectators' messages that players see; does not grow during the game, because they may give advice
        self.counts: Counter[str] = Counter()  # messages by each guest

    def add(self, said: Said, seat: int | None) -> None:
        """Add a message of a player at a seat, or of a spectator."""
        (self.spectators if seat is None else self.players).append(ChatMessage(said, seat))
        self.counts[said.guest] += 1

    def release(self) -> None:
        """Show players everything that spectators have written so far."""
        self.released = len(self.spectators)
