"""A table for tests: guests who send commands, a clock that a test sets, and the log."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bali.core.dealers import secret_from
from bali.core.shares import commit_to
from bali.table.commands import Act, Invite, Leave, Return, Reveal, Say, Sit, Start, TableCommand, Undo
from bali.table.entries import Dealing, Entry, Opened, Person
from bali.table.handlers import Visitor, handle, handle_bot
from bali.table.options import TableOptions
from bali.table.refusal import Refusal
from bali.table.status import OVER, PLAYING
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer

GUESTS = ("ann", "bob", "cid", "dan")
SPECTATOR = "zoe"
NONCE = "0e" * 32  # so that the same seed gives the same deal


def share_of(guest: str, number: int = 0) -> str:
    """Return a guest's share, or another one."""
    return secret_from(f"{guest} {number}").hex()


class Scene:
    """A table with the first guests at its first seats and bots at the others. It is started, unless a test does that itself.

    With `shares` every guest adds a share to the deal.
    """

    def __init__(self, game: str = "altar", people: int = 2, bots: int = 0, *, seed: str = "deal", **options: Any) -> None:
        start, shares = options.pop("start", True), options.pop("shares", False)
        chosen = TableOptions.model_validate({"game": game, "players": options.pop("seats", people + bots), **options})
        opening = Opened(at=0, host="ann", options=chosen, secret=secret_from(seed).hex())
        self.log: list[list[Entry]] = [[opening]]
        self.table = Table.of("nusa", self.log)
        self.now = 0
        for seat, guest in enumerate(GUESTS[:people]):
            self.do(guest, Sit(seat=seat, commitment=commit_to(share_of(guest)) if shares else None))
        for seat in range(people, people + bots):
            self.do("ann", Invite(seat=seat, level="novice"))
        if start:
            self.start()

    def start(self) -> None:
        """Start the game. Everyone reveals their share."""
        self.do("ann", Start())
        for guest in list(self.table.shares.commitments):
            self.do(guest, Reveal(share=share_of(guest)))

    def add(self, entries: list[Entry]) -> list[Entry]:
        self.log.append(entries)
        self.table.add(entries)
        return entries

    def do(self, guest: str, *commands: TableCommand) -> None:
        for command in commands:
            entries = handle(self.table, command, Visitor(guest, guest.capitalize()), self.now)
            self.add([entry.model_copy(update={"nonce": NONCE}) if isinstance(entry, Dealing) else entry for entry in entries])

    def refusal(self, guest: str, command: TableCommand) -> str:
        """Return the code with which a command is refused, which must not change anything."""
        before = self.shown(None)
        with pytest.raises(Refusal) as caught:
            handle(self.table, command, Visitor(guest, guest.capitalize()), self.now)
        assert self.shown(None) == before
        return caught.value.code

    def words(self) -> list[str]:
        """Return the deciding seat's legal actions."""
        match = self.table.match
        return [match.game.describe(int(action)) for action in match.legal()]

    def act(self, *actions: str) -> None:
        """Let the deciding seats take these actions."""
        for words in actions:
            self._act(words)

    def _act(self, words: str) -> list[Entry]:
        table, asked = self.table, self.table.asked
        assert asked is not None
        if table.deciding_bot is not None:
            action = table.match.game.parse(words)
            assert action is not None
            return self.add(handle_bot(table, table.step, action, self.now))
        visitor = Visitor(self.guest(asked), "")
        return self.add(handle(table, Act(step=table.step, action=words), visitor, self.now))

    def guest(self, seat: int) -> str:
        player = self.table.seats[seat].player
        assert isinstance(player, Person)
        return player.guest

    def shown(self, seat: int | None) -> bytes:
        """Return the whole view of a seat, or of a spectator."""
        return whole_view(self.table, self.viewer(seat), self.now)

    def viewer(self, seat: int | None) -> Viewer:
        return Viewer(SPECTATOR if seat is None else GUESTS[seat], seat)

    def viewers(self) -> list[Viewer]:
        """Return a viewer at each seat, and a spectator."""
        return [self.viewer(seat) for seat in (*range(len(self.table.seats)), None)]

    def turn(self) -> None:
        """Let the active seat finish its turn of altar."""
        self.act(next(words for words in self.words() if words.startswith("play")), "take 1")

    def random_game(self, seed: int, *, undo: float = 0.15, unrest: float = 0.03) -> Iterator[list[Entry]]:
        """Play to the end, command by command, with undo, and people who chat, leave and return."""
        dice = Random(seed)
        while self.table.status == PLAYING:
            self.now += dice.randrange(5_000)
            yield self._random_step(dice, undo, unrest)

    def _random_step(self, dice: Random, undo: float, unrest: float) -> list[Entry]:
        table = self.table
        if dice.random() < unrest:
            return self._disturb(dice)
        if dice.random() < undo and table.deciding_bot is None and table.undoable():
            assert table.asked is not None
            self.do(self.guest(table.asked), Undo(step=table.step, whole=dice.random() < 0.5))
            return self.log[-1]
        return self._act(dice.choice(self.words()))

    def _disturb(self, dice: Random) -> list[Entry]:
        table, seats = self.table, [number for number, seat in enumerate(self.table.seats) if not seat.resigned]
        guest = self.guest(dice.choice([seat for seat in seats if isinstance(table.seats[seat].player, Person)]))
        away = any(table.seats[seat].away for seat in table.seats_of(guest))
        stays = away and table.options.clock and table.asked in table.seats_of(guest)
        command = dice.choice([Say(text="Ayo, it's your turn!"), *([] if stays else [Return() if away else Leave()])])
        self.do(SPECTATOR if table.options.spectators and dice.random() < 0.1 and isinstance(command, Say) else guest, command)
        return self.log[-1]

    def play_out(self, seed: int = 1) -> "Scene":
        for _ in self.random_game(seed):
            pass
        assert self.table.status == OVER
        return self

    def play_until(self, event: str, seed: int = 1) -> None:
        """Play at random, without undo, until the last line of the log contains an event."""
        for _ in self.random_game(seed, undo=0, unrest=0):
            if any(happened.name == event for happened in self.table.match.events[-1]):
                return
        raise AssertionError(event)
