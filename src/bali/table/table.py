"""One table, whose state is derived from its log."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from bali.core.contract import CHANCE, NOBODY, SPECTATOR
from bali.core.dealers import commitment
from bali.core.errors import BaliError
from bali.core.events import TURN, Event, Value
from bali.core.match import Match
from bali.core.saved import Saved, SavedSeat
from bali.core.shares import Share
from bali.table.chat import Chat
from bali.table.clocks import Clocks
from bali.table.entries import (
    Acted,
    AutoPassCancelled,
    AutoPassSet,
    Away,
    Back,
    BotPlayer,
    Committed,
    Dealing,
    Declined,
    EntropyAdded,
    Entry,
    Freed,
    Opened,
    Person,
    Rematched,
    Reserved,
    Revealed,
    Said,
    Seated,
    SeatEntry,
    ShareEntry,
    Started,
    Undone,
    private_to,
)
from bali.table.limits import MAX_UNDOS, REVEAL_TIME
from bali.table.seats import GuestIndex, Seat

OPEN, DEALING, PLAYING, OVER = "open", "dealing", "playing", "over"
FROZEN = "frozen"  # the log continues, but not by the rules of this version
KINDS = ("kind", "chip")  # the values that distinguish prompts of the same name
ApplyAction = Callable[[int], list[Event]]  # applies an action, either trusted or checked
GAME_ONLY = (
    Revealed | Acted | AutoPassSet | AutoPassCancelled | Undone | Said
)  # entries that change nothing outside the game itself


class Bookmark(NamedTuple):
    """A point in a table's history, to determine what is new since then."""

    step: int
    chat: int  # the numbers of messages
    spectator_chat: int
    released_chat: int


class Table:
    """Seats, the game, clocks and chat. Only `add` and `freeze` change it."""

    def __init__(self, name: str, opened: Opened) -> None:
        """Open the table. Its name is the unguessable part of its link."""
        self.name, self.opened = name, opened
        self.options = opened.options
        self.options_json = opened.options.model_dump(mode="json")
        self.seats = [Seat() for _ in range(self.options.players)]
        self.commitments: dict[str, str] = {}  # to shares of the deal, by guest
        self.commits: Counter[str] = Counter()  # how often each guest has committed
        self.revealed: dict[str, str] = {}  # shares by guest; secret until the cards are dealt
        self.dealing_since = 0
        self.saved = Saved(Match(self.options.rules, self.options.of_game()), [], bytes.fromhex(opened.secret))
        self.clocks = Clocks(self.options.clock, self.options.players)
        self.chat = Chat()
        self.changes: Counter[str] = Counter()  # how often each guest took a seat, added a bot or left
        self.undos: Counter[int] = Counter()  # by seat
        self.undo_floor = 0  # actions before this one cannot be undone, because a bot made the last of them
        self.started = False
        self.status = OPEN
        self.asked: int | None = None  # the deciding seat
        self.next: str | None = None
        self.next_seat: int | None = None  # the seat that asked for the rematch
        self.auto_passes: dict[int, AutoPassSet] = {}  # automatic passes by seat for this turn; secret from the others
        self.ended = False  # for a frozen table: whether the game was over by its own rules
        self.version = 0  # the number of commands applied
        self.public_version = 0  # the number of those that everyone was sent
        self.spectator_version = 0  # the number of those that only spectators were sent
        self.changed_at = opened.at  # the time of the last command that everyone was sent
        self._guests: GuestIndex | None = None  # cached until seats change
        self.json_cache: dict[Hashable, bytes] = {}  # parts of messages outside the game; cached until that changes

    @classmethod
    def of(cls, name: str, log: Iterable[Sequence[Entry]]) -> "Table":
        """Return the table that a log describes. The log groups its entries by command."""
        (first, *seated), *rest = log
        if not isinstance(first, Opened):
            raise BaliError("a table's log begins with its opening")
        table = cls(name, first)
        table.add(seated)
        for entries in rest:
            table.add(entries)
        return table

    @property
    def has_other_rules(self) -> bool:
        """Whether the table was opened with another version of its game's rules, or an unknown one."""
        return self.opened.rules != self.options.rules.META.rules

    @property
    def match(self) -> Match:
        """The game being played."""
        return self.saved.match

    @property
    def commitment(self) -> str:
        """The hash that commits the dealer to the secret."""
        return commitment(self.saved.secret)

    @property
    def deadline(self) -> int | None:
        """When the table continues without the player it waits for: shares are due, or a clock runs out."""
        return self.dealing_since + REVEAL_TIME if self.status == DEALING else self.clocks.deadline

    @property
    def conceded(self) -> bool:
        """Whether resignations have ended the game: no person is left, or only one player."""
        staying = [seat.player for seat in self.seats if not seat.resigned]
        return len(staying) < len(self.seats) and (len(staying) == 1 or not any(isinstance(player, Person) for player in staying))

    @property
    def step(self) -> int:
        """The number of actions made, draws included."""
        return len(self.match.actions)

    @property
    def deciding_bot(self) -> str | None:
        """The level of the bot that has to decide, or None if a person has to."""
        return self.seats[self.asked].bot if self.asked is not None else None

    def awaits_person(self, seat: int | None) -> bool:
        """Return whether the game waits for the person at this seat to decide."""
        return self.asked is not None and self.asked == seat and self.deciding_bot is None

    @property
    def prompt_key(self) -> tuple[str, Value | None]:
        """The name and kind of the current prompt, as everyone knows it. A prompt with the same key is the same question."""
        prompt = self.match.game.prompt(self.match.screen(SPECTATOR))
        return prompt.name, next((prompt.values[name] for name in KINDS if name in prompt.values), None)

    @property
    def auto_pass(self) -> AutoPassSet | None:
        """The automatic pass that answers the current prompt, or None."""
        chosen = self.auto_passes.get(self.asked) if self.asked is not None else None
        if chosen is None or (chosen.prompt, chosen.kind) != self.prompt_key:
            return None
        return chosen if self.match.game.parse(chosen.action) in self.match.legal().tolist() else None

    def undoable(self) -> int:
        """Return how many actions the deciding player can undo. A bot's actions for them stay: undoing them would be a hint."""
        if not self.options.undo or self.asked is None or self.undos[self.asked] >= MAX_UNDOS:
            return 0
        return min(self.match.undoable(), self.step - self.undo_floor)

    @property
    def guests(self) -> GuestIndex:
        """The seats of each guest."""
        if self._guests is None:
            self._guests = GuestIndex(self.seats, self.opened.host)
        return self._guests

    def seats_of(self, guest: str) -> list[int]:
        """Return a guest's seats."""
        return self.guests.seats.get(guest, [])

    def may_watch(self, guest: str) -> bool:
        """Return whether a guest may see the table."""
        return self.options.spectators or not self.started or guest == self.opened.host or bool(self.seats_of(guest))

    def people(self) -> set[str]:
        """Return the guests who are seated here."""
        return {seat.player.guest for seat in self.seats if isinstance(seat.player, Person)}

    def present(self) -> list[str]:
        """Return the guests who play here and are not away."""
        players = [seat.player for seat in self.seats if not seat.away]
        return sorted({player.guest for player in players if isinstance(player, Person)})

    def version_for(self, guest: str) -> int:
        """Return the number of commands that a guest was sent."""
        if not self.spectator_version or self.seats_of(guest):
            return self.public_version
        return self.public_version + self.spectator_version

    def is_for_spectators(self, entries: Sequence[Entry]) -> bool:
        """Return whether only spectators may see these entries: a spectator's message during the game."""
        return self.status == PLAYING and any(isinstance(entry, Said) and not self.seats_of(entry.guest) for entry in entries)

    @property
    def bookmark(self) -> Bookmark:
        """The current point in the table's history."""
        return Bookmark(self.step, len(self.chat.players), len(self.chat.spectators), self.chat.released)

    def shares(self, revealed: Mapping[str, str]) -> list[Share | None]:
        """Return each seat's share of the deal, with the revealed values. Players at one device have the same share."""
        guests = [seat.player.guest if isinstance(seat.player, Person) else "" for seat in self.seats]
        return [Share(self.commitments[guest], revealed.get(guest)) if guest in self.commitments else None for guest in guests]

    def saved_seats(self, revealed: Mapping[str, str]) -> list[SavedSeat]:
        """Return the players and their shares in the format of a saved game."""
        players = zip([seat.player for seat in self.seats if seat.player], self.shares(revealed), strict=True)
        return [
            SavedSeat(player.name, player.level if isinstance(player, BotPlayer) else None, share) for player, share in players
        ]

    def freeze(self, step: int, now: int) -> None:
        """Stop the game for good after `step` actions: the rest of the log does not fit the rules of this version."""
        self.match.rewind(step)
        if self.match.over:  # an end could reveal all cards, but by its own rules the game continued
            self.match.rewind(step - 1)
        self.status, self.asked = FROZEN, None
        self.auto_passes.clear()
        self.clocks.ask(None, now)
        self.json_cache.clear()

    def add(self, entries: Sequence[Entry], *, checked: bool = False) -> None:
        """Apply the entries of the next command. If `checked`, raise `BaliError` where the rules forbid them."""
        status, for_spectators = self.status, self.is_for_spectators(entries)
        for entry in entries:
            if checked:
                self._check(entry)
            self._apply(entry, self.saved.apply_checked if checked else self.match.apply_trusted)
            self._update_status(entry.at)
        if checked and self.started and self.match.actor == CHANCE:
            raise BaliError("a card has to be drawn here")
        self.version += 1
        if self.status != PLAYING:
            self.chat.release()
        if for_spectators:
            self.spectator_version += 1
        elif private_to(entries) is None:
            self.public_version += 1
            self.changed_at = entries[-1].at if entries else self.changed_at
        if self.status != status or not all(isinstance(entry, GAME_ONLY) for entry in entries):
            self.json_cache.clear()
            self._guests = None

    def _update_status(self, now: int) -> None:
        """Update the status, the deciding seat and its clock."""
        if self.status == FROZEN:
            return
        if self.started:
            actor = self.match.actor
            self.status = OVER if actor == NOBODY or self.conceded else PLAYING
            self.asked = actor if self.status == PLAYING else None
        if self.status == OVER:
            self.auto_passes.clear()
        self.clocks.ask(self.asked if self.deciding_bot is None else None, now)

    def _check(self, entry: Entry) -> None:
        """Raise `BaliError` if an entry is another seat's decision, or undoes more than was done."""
        if isinstance(entry, Acted) and (not self.started or entry.seat != self.match.actor):
            raise BaliError("this is another seat's decision")
        if isinstance(entry, Undone) and not 0 <= entry.step < self.step:
            raise BaliError("there is nothing to undo")

    def _apply(self, entry: Entry, apply_action: ApplyAction) -> None:
        match entry:  # one case per sort of entry, the most frequent first
            case Acted():
                self._act(entry, apply_action)
            case Seated() | Reserved() | Declined() | Freed():
                self._change_seat(entry)
            case Committed() | Dealing() | Revealed() | EntropyAdded():
                self._add_share(entry)
            case Started():
                self._start(entry, apply_action)
            case AutoPassSet():
                self.auto_passes[entry.seat] = entry
            case AutoPassCancelled():
                self.auto_passes.pop(entry.seat, None)
            case Undone():
                self.match.rewind(entry.step)
                self.undos[entry.seat] += 1
                self.auto_passes.pop(entry.seat, None)
            case Away():
                self._leave(entry)
            case Back():
                self.seats[entry.seat].away = None
            case Said():
                self.chat.add(entry, next(iter(self.seats_of(entry.guest)), None))
            case Rematched():
                self.next, self.next_seat = entry.table, entry.seat

    def _change_seat(self, entry: SeatEntry) -> None:
        match entry:
            case Seated():
                self.seats[entry.seat] = Seat(entry.player)
                self.changes[entry.player.guest if isinstance(entry.player, Person) else entry.by or ""] += 1
            case Reserved():
                self.seats[entry.seat] = Seat(reserved=entry)
            case Declined():
                reserved = self.seats[entry.seat].reserved
                self.seats[entry.seat] = Seat(declined=reserved.player.name if reserved else None)
            case Freed():
                self.seats[entry.seat] = Seat()
                self.commitments = {guest: share for guest, share in self.commitments.items() if guest in self.people()}

    def _add_share(self, entry: ShareEntry) -> None:
        match entry:
            case Committed():
                self.commitments[entry.guest] = entry.commitment
                self.commits[entry.guest] += 1
            case Dealing():
                self.status, self.dealing_since, self.saved.nonce = DEALING, entry.at, entry.nonce
            case Revealed():
                self.revealed[entry.guest] = entry.share
            case EntropyAdded():
                self.saved.entropy.append(entry.entropy)

    def _leave(self, entry: Away) -> None:
        seat = self.seats[entry.seat]
        seat.away = entry
        if isinstance(seat.player, Person):
            self.changes[seat.player.guest] += 1
        self.auto_passes.pop(entry.seat, None)

    def _start(self, entry: Started, apply_action: ApplyAction) -> None:
        self.started = True
        self.saved.seats = self.saved_seats(self.revealed)
        self._play(entry.draws, apply_action)

    def _act(self, entry: Acted, apply_action: ApplyAction) -> None:
        by_bot = self.deciding_bot is not None
        self._play((entry.action, *entry.draws), apply_action)
        self.undo_floor = self.step if by_bot else self.undo_floor

    def _play(self, words: Iterable[str], apply_action: ApplyAction) -> None:
        for text in words:
            action = self.match.game.parse(text)
            if action is None:
                raise BaliError(
                    f"the log of table {self.name} contains an action that is unknown in {self.options.game}: '{text}'"
                )
            if any(event.name == TURN for event in apply_action(action)):
                self.auto_passes.clear()
