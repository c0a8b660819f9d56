"""One table, whose state is derived from its log."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bali.core.contract import CHANCE, NOBODY, SPECTATOR
from bali.core.dealers import commitment
from bali.core.errors import BaliError
from bali.core.events import TURN, Event, Value
from bali.core.match import Match
from bali.core.saved import Saved, SavedSeat
from bali.core.shares import Share
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
    Started,
    Undone,
    private_to,
)

OPEN, DEALING, PLAYING, OVER = "open", "dealing", "playing", "over"
FROZEN = "frozen"  # the log continues, but not by the rules of this version
REVEAL_TIME = 10_000  # milliseconds to reveal a share; a browser needs much less, unless it has to reconnect
MAX_UNDOS = 150  # of a seat
KINDS = ("kind", "chip")  # the values that distinguish prompts of the same name
ApplyAction = Callable[[int], list[Event]]  # applies an action, either trusted or checked
GAME_ONLY = (
    Revealed | Acted | AutoPassSet | AutoPassCancelled | Undone | Said
)  # entries that change nothing outside the game itself


@dataclass
class Seat:
    """A seat: its player, whether they are away, and before the start, who it is reserved for or who has declined it."""

    player: Person | BotPlayer | None = None
    away: Away | None = None
    reserved: Reserved | None = None
    declined: str | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that currently decides for this seat, or None."""
        if isinstance(self.player, BotPlayer):
            return self.player.level
        return self.away.level if self.away else None

    @property
    def resigned(self) -> bool:
        """Whether the person has resigned."""
        return self.away is not None and self.away.why == "resigned"

    def belongs_to(self, guest: str) -> bool:
        """Return whether this is a guest's seat."""
        return isinstance(self.player, Person) and self.player.guest == guest

    def is_kept_for(self, guest: str) -> bool:
        """Return whether a rematch has reserved this seat for a guest."""
        return self.reserved is not None and self.reserved.player.guest == guest


class ChatMessage(NamedTuple):
    """A chat message and its speaker's seat, which is None for a spectator."""

    said: Said
    seat: int | None


class Mark(NamedTuple):
    """A point in a table's history, to determine what is new since then."""

    step: int
    talk: int
    gallery: int
    shown: int  # the spectators' messages that players see


class Table:
    """Seats, the game, clocks and chat. Only `add` changes it."""

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
        self.chat: list[ChatMessage] = []  # of the players
        self.spectator_chat: list[ChatMessage] = []  # of the spectators
        self.shown = 0  # the spectators' messages that players see; does not grow while they play
        self.chat_counts: Counter[str] = Counter()  # messages by each guest
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
        self.public_version = 0  # of these, the number that everyone learned of
        self.spectator_only = 0  # the number that only spectators learned of
        self.touched = opened.at  # when everyone last learned of a command
        self._seats: dict[str, list[int]] | None = None  # by guest; cached until seats change
        self._known: set[str] | None = None  # cached until seats change
        self.json_cache: dict[Hashable, bytes] = {}  # the table data outside the game, by kind of viewer; cached until it changes

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
        staying = [place.player for place in self.seats if not place.resigned]
        return len(staying) < len(self.seats) and (len(staying) == 1 or not any(isinstance(who, Person) for who in staying))

    @property
    def step(self) -> int:
        """The number of actions made, draws included."""
        return len(self.match.actions)

    @property
    def bot_asked(self) -> str | None:
        """The level of the bot that has to decide, or None."""
        return self.seats[self.asked].bot if self.asked is not None else None

    @property
    def question(self) -> tuple[str, Value | None]:
        """The name and kind of the current prompt, as everyone knows it."""
        prompt = self.match.game.prompt(self.match.screen(SPECTATOR))
        return prompt.name, next((prompt.values[name] for name in KINDS if name in prompt.values), None)

    @property
    def auto_pass(self) -> AutoPassSet | None:
        """The order that answers the current prompt, or None."""
        order = self.auto_passes.get(self.asked) if self.asked is not None else None
        if order is None or (order.prompt, order.kind) != self.question:
            return None
        return order if self.match.game.parse(order.action) in self.match.legal().tolist() else None

    def undoable(self) -> int:
        """Return how many actions the deciding player can undo. A bot's actions for them stay: undoing them would be a hint."""
        if not self.options.undo or self.asked is None or self.undos[self.asked] >= MAX_UNDOS:
            return 0
        return min(self.match.undoable(), self.step - self.undo_floor)

    def seats_of(self, guest: str) -> list[int]:
        """Return a guest's seats."""
        if self._seats is None:
            self._seats = {
                each: [seat for seat, place in enumerate(self.seats) if place.belongs_to(each)] for each in self.people()
            }
        return self._seats.get(guest, [])

    def known(self) -> set[str]:
        """Return the guests who are more than spectators: the host, the players, and those a seat is reserved for."""
        if self._known is None:
            kept = {place.reserved.player.guest for place in self.seats if place.reserved}
            self._known = {self.opened.host} | kept | self.people()
        return self._known

    def may_watch(self, guest: str) -> bool:
        """Return whether a guest may see the table."""
        return self.options.spectators or not self.started or guest == self.opened.host or bool(self.seats_of(guest))

    def people(self) -> set[str]:
        """Return the guests who are seated here."""
        return {place.player.guest for place in self.seats if isinstance(place.player, Person)}

    def present(self) -> list[str]:
        """Return the guests who play here and are not away."""
        seats = [place.player for place in self.seats if not place.away]
        return sorted({player.guest for player in seats if isinstance(player, Person)})

    def version_for(self, guest: str) -> int:
        """Return the number of commands that a guest has learned of."""
        return (
            self.public_version if not self.spectator_only or self.seats_of(guest) else self.public_version + self.spectator_only
        )

    def is_for_spectators(self, entries: Sequence[Entry]) -> bool:
        """Return whether only spectators may see these entries: a spectator's message during the game."""
        return self.status == PLAYING and any(isinstance(entry, Said) and not self.seats_of(entry.guest) for entry in entries)

    @property
    def mark(self) -> Mark:
        """The current point in the table's history."""
        return Mark(self.step, len(self.chat), len(self.spectator_chat), self.shown)

    def shares(self, revealed: Mapping[str, str]) -> list[Share | None]:
        """Return each seat's share of the deal, with the revealed values. Players at one device have the same share."""
        guests = [place.player.guest if isinstance(place.player, Person) else "" for place in self.seats]
        return [Share(self.commitments[who], revealed.get(who)) if who in self.commitments else None for who in guests]

    def seated(self, revealed: Mapping[str, str]) -> list[SavedSeat]:
        """Return the players and their shares in the format of a saved game."""
        players = zip([place.player for place in self.seats if place.player], self.shares(revealed), strict=True)
        return [SavedSeat(who.name, who.level if isinstance(who, BotPlayer) else None, share) for who, share in players]

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
        status, aside = self.status, self.is_for_spectators(entries)
        for entry in entries:
            if checked:
                self._check(entry)
            self._change(entry, self.saved.apply_checked if checked else self.match.apply_trusted)
            self._update_status(entry.at)
        if checked and self.started and self.match.actor == CHANCE:
            raise BaliError("a card has to be drawn here")
        self.version += 1
        if self.status != PLAYING:
            self.shown = len(self.spectator_chat)
        if aside:
            self.spectator_only += 1
        elif private_to(entries) is None:
            self.public_version += 1
            self.touched = entries[-1].at if entries else self.touched
        if self.status != status or not all(isinstance(entry, GAME_ONLY) for entry in entries):
            self.json_cache.clear()
            self._seats = self._known = None

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
        self.clocks.ask(self.asked if self.bot_asked is None else None, now)

    def _check(self, entry: Entry) -> None:
        """Raise `BaliError` if an entry is another seat's decision, or undoes more than was done."""
        if isinstance(entry, Acted) and (not self.started or entry.seat != self.match.actor):
            raise BaliError("this is another seat's decision")
        if isinstance(entry, Undone) and not 0 <= entry.step < self.step:
            raise BaliError("there is nothing to undo")

    def _change(self, entry: Entry, apply_action: ApplyAction) -> None:
        match entry:
            case Seated():
                self.seats[entry.seat] = Seat(entry.player)
                self.changes[entry.player.guest if isinstance(entry.player, Person) else entry.by or ""] += 1
            case Reserved():
                self.seats[entry.seat] = Seat(reserved=entry)
            case Declined():
                kept = self.seats[entry.seat].reserved
                self.seats[entry.seat] = Seat(declined=kept.player.name if kept else None)
            case Freed():
                self.seats[entry.seat] = Seat()
                self.commitments = {guest: share for guest, share in self.commitments.items() if guest in self.people()}
            case Committed():
                self.commitments[entry.guest] = entry.commitment
                self.commits[entry.guest] += 1
            case Dealing():
                self.status, self.dealing_since, self.saved.nonce = DEALING, entry.at, entry.nonce
            case Revealed():
                self.revealed[entry.guest] = entry.share
            case EntropyAdded():
                self.saved.entropy.append(entry.entropy)
            case Started():
                self._start(entry, apply_action)
            case Acted():
                by_bot = self.bot_asked is not None
                self._play((entry.action, *entry.draws), apply_action)
                self.undo_floor = self.step if by_bot else self.undo_floor
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
                self.auto_passes.pop(entry.seat, None)
            case Back():
                self.seats[entry.seat].away = None
            case Said():
                self._say(entry)
            case Rematched():
                self.next, self.next_seat = entry.table, entry.seat

    def _leave(self, entry: Away) -> None:
        place = self.seats[entry.seat]
        place.away = entry
        if isinstance(place.player, Person):
            self.changes[place.player.guest] += 1

    def _say(self, entry: Said) -> None:
        seats = self.seats_of(entry.guest)
        (self.chat if seats else self.spectator_chat).append(ChatMessage(entry, seats[0] if seats else None))
        self.chat_counts[entry.guest] += 1

    def _start(self, entry: Started, apply_action: ApplyAction) -> None:
        self.started = True
        self.saved.seats = self.seated(self.revealed)
        self._play(entry.draws, apply_action)

    def _play(self, words: Iterable[str], apply_action: ApplyAction) -> None:
        for text in words:
            action = self.match.game.parse(text)
            if action is None:
                raise BaliError(
                    f"the log of table {self.name} contains an action that is unknown in {self.options.game}: '{text}'"
                )
            if any(event.name == TURN for event in apply_action(action)):
                self.auto_passes.clear()
