"""One table, as its log makes it."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

from bali.core.contract import CHANCE, NOBODY, WATCHER
from bali.core.dealers import commitment
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.saved import Saved, Seat
from bali.core.story import TURN, Event, Value
from bali.table.clocks import Clocks
from bali.table.entries import (
    Acted,
    Away,
    Back,
    Entry,
    Freed,
    Machine,
    Opened,
    Ordered,
    Person,
    Recalled,
    Rematched,
    Said,
    Seated,
    Started,
    Stirred,
    Undone,
    private_to,
)

OPEN, PLAYING, OVER = "open", "playing", "over"
FROZEN = "frozen"  # the log goes on, but not by the rules of this version
KINDS = ("kind", "chip")  # the values of a prompt that make one question another
Follow = Callable[[int], list[Event]]  # carries out an action, trusting it or not
UNSEEN_AROUND = Acted | Ordered | Recalled | Undone | Said  # entries that leave the table around the game as it is


@dataclass
class Place:
    """A seat: who has it, and whether its person is away."""

    player: Person | Machine | None = None
    away: Away | None = None

    @property
    def bot(self) -> str | None:
        """Gets the level of the bot that decides here now."""
        if isinstance(self.player, Machine):
            return self.player.level
        return self.away.level if self.away else None

    @property
    def resigned(self) -> bool:
        """Gets whether the person has given up."""
        return self.away is not None and self.away.why == "resigned"

    def belongs_to(self, guest: str) -> bool:
        """Gets whether this is a person's seat."""
        return isinstance(self.player, Person) and self.player.guest == guest


class Table:
    """Seats, the game, clocks and talk. Only `add` changes it."""

    def __init__(self, name: str, opened: Opened) -> None:
        """Opens the table; its name is the unguessable part of its link."""
        self.name, self.opened = name, opened
        self.options = opened.options
        self.options_json = opened.options.model_dump(mode="json")
        self.places = [Place() for _ in range(self.options.players)]
        self.shares: dict[str, str] = {}
        self.saved = Saved(Match(self.options.rules, self.options.of_game()), [], bytes.fromhex(opened.secret))
        self.clocks = Clocks(self.options.clock, self.options.players)
        self.talk: list[Said] = []
        self.undos = 0
        self.started = False
        self.status = OPEN
        self.asked: int | None = None  # whose decision is awaited
        self.next: str | None = None
        self.orders: dict[int, Ordered] = {}  # what seats do by themselves in this turn; nobody else knows
        self.ended = False  # of a frozen table: whether the game was over by its own rules
        self.version = 0  # how many commands have been carried out
        self.told = 0  # and how many of them everyone heard of
        self.touched = opened.at  # when that last happened
        self._seats: dict[str, list[int]] = {}  # of each guest, until that changes
        self.faces: dict[Hashable, bytes] = {}  # what viewers are told of the table around the game, until it changes

    @classmethod
    def of(cls, name: str, log: Iterable[Sequence[Entry]]) -> "Table":
        """Gets the table that a log makes; what one command brought about is together in it."""
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
        """Whether the table was opened by another version of its game's rules, or by one that did not say."""
        return self.opened.rules != self.options.rules.META.rules

    @property
    def match(self) -> Match:
        """Gets the game."""
        return self.saved.match

    @property
    def commitment(self) -> str:
        """Gets the hash that the dealer is bound by."""
        return commitment(self.saved.secret)

    @property
    def conceded(self) -> bool:
        """Gets whether so many have given up that there is no game any more: no person is left, or nobody to play with."""
        staying = [place.player for place in self.places if not place.resigned]
        return len(staying) < len(self.places) and (len(staying) == 1 or not any(isinstance(who, Person) for who in staying))

    @property
    def step(self) -> int:
        """Gets how many actions have been made, draws included."""
        return len(self.match.actions)

    @property
    def bot_asked(self) -> str | None:
        """Gets the level of the bot whose decision is awaited."""
        return self.places[self.asked].bot if self.asked is not None else None

    @property
    def question(self) -> tuple[str, Value | None]:
        """Gets what is awaited, and of which kind, as everyone knows it."""
        prompt = self.match.game.prompt(self.match.screen(WATCHER))
        return prompt.name, next((prompt.values[name] for name in KINDS if name in prompt.values), None)

    @property
    def order(self) -> Ordered | None:
        """Gets the order that answers what a person is asked now."""
        order = self.orders.get(self.asked) if self.asked is not None else None
        if order is None or (order.prompt, order.kind) != self.question:
            return None
        return order if self.match.game.parse(order.action) in self.match.legal().tolist() else None

    def seats_of(self, guest: str) -> list[int]:
        """Gets a guest's seats."""
        if guest not in self._seats:
            self._seats[guest] = [seat for seat, place in enumerate(self.places) if place.belongs_to(guest)]
        return self._seats[guest]

    def may_watch(self, guest: str) -> bool:
        """Gets whether a guest may see the table."""
        return self.options.spectators or not self.started or guest == self.opened.host or bool(self.seats_of(guest))

    def people(self) -> set[str]:
        """Gets the guests who sit here."""
        return {place.player.guest for place in self.places if isinstance(place.player, Person)}

    def freeze(self, step: int, now: int) -> None:
        """Stop the game for good after `step` actions: what follows in the log does not fit the rules of this version."""
        self.match.rewind(step)
        if self.match.over:  # the end can open all cards, but by its own rules the game went on
            self.match.rewind(step - 1)
        self.status, self.asked = FROZEN, None
        self.orders.clear()
        self.clocks.ask(None, now)
        self.faces.clear()

    def add(self, entries: Sequence[Entry], *, checked: bool = False) -> None:
        """Carry out the entries of the next command. If they are to be checked, raise `BaliError` where the rules forbid them."""
        status = self.status
        for entry in entries:
            if checked:
                self._check(entry)
            self._change(entry, self.saved.follow_checked if checked else self.match.follow)
            self._settle(entry.at)
        if checked and self.started and self.match.actor == CHANCE:
            raise BaliError("a card has to be drawn here")
        self.version += 1
        if private_to(entries) is None:
            self.told += 1
            self.touched = entries[-1].at if entries else self.touched
        if self.status != status or not all(isinstance(entry, UNSEEN_AROUND) for entry in entries):
            self.faces.clear()
            self._seats.clear()

    def _settle(self, now: int) -> None:
        """Sees who is asked now, and for how long."""
        if self.status == FROZEN:
            return
        if self.started:
            actor = self.match.actor
            self.status = OVER if actor == NOBODY or self.conceded else PLAYING
            self.asked = actor if self.status == PLAYING else None
        if self.status == OVER:
            self.orders.clear()
        self.clocks.ask(self.asked if self.bot_asked is None else None, now)

    def _check(self, entry: Entry) -> None:
        """Raise `BaliError` if an entry is not by the seat whose decision it is, or undoes what was not done."""
        if isinstance(entry, Acted) and (not self.started or entry.seat != self.match.actor):
            raise BaliError("this is another seat's decision")
        if isinstance(entry, Undone) and not 0 <= entry.step < self.step:
            raise BaliError("there is nothing to undo")

    def _change(self, entry: Entry, follow: Follow) -> None:
        match entry:
            case Seated():
                self.places[entry.seat] = Place(entry.player)
            case Freed():
                self.places[entry.seat] = Place()
            case Stirred():
                self.shares[entry.guest] = entry.entropy
            case Started():
                self._start(entry, follow)
            case Acted():
                self._play((entry.action, *entry.draws), follow)
            case Ordered():
                self.orders[entry.seat] = entry
            case Recalled():
                self.orders.pop(entry.seat, None)
            case Undone():
                self.match.rewind(entry.step)
                self.undos += 1
                self.orders.pop(entry.seat, None)
            case Away():
                self.places[entry.seat].away = entry
                self.orders.pop(entry.seat, None)
            case Back():
                self.places[entry.seat].away = None
            case Said():
                self.talk.append(entry)
            case Rematched():
                self.next = entry.table

    def _start(self, entry: Started, follow: Follow) -> None:
        self.started = True
        players = [place.player for place in self.places if place.player]
        self.saved.seats = [Seat(who.name, who.level if isinstance(who, Machine) else None) for who in players]
        self.saved.entropy = list(self.shares.values())
        self._play(entry.draws, follow)

    def _play(self, words: Iterable[str], follow: Follow) -> None:
        for text in words:
            action = self.match.game.parse(text)
            if action is None:
                raise BaliError(f"the log of table {self.name} has an action that {self.options.game} does not know: '{text}'")
            if any(event.name == TURN for event in follow(action)):
                self.orders.clear()
