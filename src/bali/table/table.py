"""One table, whose state is derived from its log."""

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from bali.core.contract import CHANCE, NOBODY, SPECTATOR
from bali.core.dealers import commitment
from bali.core.errors import BaliError
from bali.core.events import TURN, Event, Notice
from bali.core.match import Match
from bali.core.reported import current_prompt
from bali.core.saved import Saved, SavedSeat
from bali.games import find
from bali.table.chat import Chat
from bali.table.clocks import Clocks
from bali.table.deal_shares import DealShares
from bali.table.entries import (
    Acted,
    AdvanceAnswer,
    AnswerCancelled,
    AnswerEntry,
    AnswerSet,
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
    Renamed,
    Reserved,
    Revealed,
    Said,
    Seated,
    SeatEntry,
    ShareEntry,
    Started,
    Undone,
)
from bali.table.given_answers import GivenAnswers, fitting_answer
from bali.table.lessons import LESSONS
from bali.table.lessons.lesson_game import LessonGame
from bali.table.limits import MAX_NOTES, REVEAL_TIME
from bali.table.notes import Note, note_of
from bali.table.seats import GuestIndex, Seat
from bali.table.status import DEALING, FROZEN, OPEN, OVER, PLAYING, Status
from bali.table.undo import UndoHistory
from bali.table.versions import Versions

ApplyAction = Callable[[int], list[Event]]  # applies an action, either trusted or checked
GAME_ONLY = Revealed | Acted | AnswerEntry | Undone | Said  # entries that change nothing outside the game itself


class Bookmark(NamedTuple):
    """A point in a table's history, to determine what is new since then."""

    step: int
    chat: int  # the numbers of messages
    spectator_chat: int
    released_chat: int


class Table:
    """One table: its seats, its game, clocks and chat. Only `add` and `freeze` change it."""

    def __init__(self, name: str, opened: Opened) -> None:
        """Open the table. Its name is the unguessable part of its link."""
        self.name, self.opened = name, opened
        self.options = opened.options
        self.options_json = opened.options.model_dump(mode="json")
        self.seats = [Seat() for _ in range(self.options.players)]
        self.shares = DealShares()
        self.dealing_since = 0
        self.lesson = LESSONS[self.options.lesson] if self.options.lesson else None
        self.saved = self._new_game()
        self.clocks = Clocks(self.options.clock, self.options.players)
        self.chat = Chat()
        self.changes: Counter[str] = Counter()  # how often each guest took or renamed a seat, added a bot or left
        self.undo_history = UndoHistory(self.match, allowed=self.options.undo)
        self.notes: deque[Note] = deque(maxlen=MAX_NOTES)
        self.started = False
        self.status: Status = OPEN
        self.asked: int | None = None  # the deciding seat
        self.next: str | None = None
        self.next_seat: int | None = None  # the seat that asked for the rematch
        self.offered = find(self.options.game).ANSWERS
        self.answers = GivenAnswers()
        self.ended_at: int | None = None  # when the game ended
        self.ended = False  # for a frozen table: whether the game was over by its own rules
        self.versions = Versions(opened.at)
        self._guests: GuestIndex | None = None  # cached until seats change
        self.json_cache: dict[Hashable, bytes] = {}  # parts of messages outside the game; cached until that changes

    @classmethod
    def of(cls, name: str, log: Iterable[Sequence[Entry]]) -> "Table":
        """Return the table that a log describes. The log groups its entries by command."""
        (first, *seated), *rest = log
        if not isinstance(first, Opened):
            raise BaliError("a table's log must begin with its opening")
        table = cls(name, first)
        table.add(seated)
        for entries in rest:
            table.add(entries)
        return table

    def _new_game(self) -> Saved:
        match, secret = Match(self.options.rules, self.options.of_game()), bytes.fromhex(self.opened.secret)
        return LessonGame(match, [], secret, lesson=self.lesson) if self.lesson else Saved(match, [], secret)

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

    @property
    def scripted_action(self) -> int | None:
        """The deciding seat's next action in the lesson's script, or None."""
        return self.lesson.next_action(self.match) if self.lesson and self.asked is not None else None

    @property
    def jump_actions(self) -> list[int]:
        """The actions of the decisions that a lesson can jump over now."""
        return self.lesson.jump_from(self.match) if self.lesson and self.asked is not None else []

    def awaits_person(self, seat: int | None) -> bool:
        """Return whether the game waits for the person at this seat to decide."""
        return self.asked is not None and self.asked == seat and self.deciding_bot is None

    @property
    def public_prompt(self) -> Notice:
        """The current prompt, as everyone knows it."""
        return current_prompt(self.match.game, self.match.screen(SPECTATOR))

    @property
    def due_answer(self) -> AdvanceAnswer | None:
        """The answer in advance that the deciding player has given to the current prompt, or None."""
        answers = [] if self.asked is None or self.deciding_bot is not None else self.answers.of(self.asked)
        return fitting_answer(self.offered, answers, self.public_prompt) if answers else None

    def undoable(self) -> int:
        """Return how many actions the deciding player can undo."""
        return self.undo_history.undoable(self.asked)

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

    @property
    def hands_open(self) -> bool:
        """Whether spectators see every card: the table's options say so, and only bots play."""
        return self.options.open_hands and self.started and not self.people()

    def people(self) -> set[str]:
        """Return the guests who are seated here."""
        return {seat.player.guest for seat in self.seats if isinstance(seat.player, Person)}

    def present(self) -> list[str]:
        """Return the guests who play here and are not away."""
        players = [seat.player for seat in self.seats if not seat.away]
        return sorted({player.guest for player in players if isinstance(player, Person)})

    def version_for(self, guest: str) -> int:
        """Return the number of commands that a guest was sent."""
        return self.versions.sent_to(player=bool(self.seats_of(guest)))

    def is_for_spectators(self, entries: Sequence[Entry]) -> bool:
        """Return whether only spectators may see these entries: a spectator's message during the game."""
        return self.status == PLAYING and any(isinstance(entry, Said) and not self.seats_of(entry.guest) for entry in entries)

    @property
    def bookmark(self) -> Bookmark:
        """The current point in the table's history."""
        return Bookmark(self.step, len(self.chat.players), len(self.chat.spectators), self.chat.released)

    def saved_seats(self, revealed: Mapping[str, str]) -> list[SavedSeat]:
        """Return the players and their shares in the format of a saved game."""
        shares = self.shares.by_seat(self.seats, revealed)
        players = zip([seat.player for seat in self.seats if seat.player], shares, strict=True)
        return [
            SavedSeat(player.name, player.level if isinstance(player, BotPlayer) else None, share) for player, share in players
        ]

    def freeze(self, step: int, now: int) -> None:
        """Stop the game for good after `step` actions: the rest of the log does not fit the rules of this version."""
        self.match.rewind(step)
        if self.match.over:  # an end could reveal all cards, but by its own rules the game continued
            self.match.rewind(step - 1)
        self.status, self.asked = FROZEN, None
        self.answers.clear()
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
        self.versions.count(entries, for_spectators=for_spectators)
        if self.status != PLAYING:
            self.chat.release()
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
            self.answers.clear()
            self.ended_at = self.ended_at or now
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
            case Seated() | Renamed() | Reserved() | Declined() | Freed():
                self._change_seat(entry)
            case Committed() | Dealing() | Revealed() | EntropyAdded():
                self._add_share(entry)
            case Started():
                self._start(entry, apply_action)
            case AnswerSet() | AnswerCancelled() | AutoPassSet() | AutoPassCancelled():
                self.answers.change(entry)
            case Undone():
                self.undo_history.apply(entry)
                self.answers.end(entry.seat, "turn")
            case Away():
                self._leave(entry)
            case Back():
                self._note(entry)
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
            case Renamed():
                self._rename(entry)
            case Reserved():
                self.seats[entry.seat] = Seat(reserved=entry)
            case Declined():
                reserved = self.seats[entry.seat].reserved
                self.seats[entry.seat] = Seat(declined=reserved.player.name if reserved else None)
            case Freed():
                self.seats[entry.seat] = Seat()
                self.shares.keep_only(self.people())

    def _rename(self, entry: Renamed) -> None:
        seat = self.seats[entry.seat]
        assert isinstance(seat.player, Person)
        self._note(entry)
        seat.player = seat.player.model_copy(update={"name": entry.name})
        self.changes[seat.player.guest] += 1
        if self.started:
            self.saved.seats = self.saved_seats(self.shares.revealed)

    def _note(self, entry: Away | Back | Renamed) -> None:
        """Note what a player did during the game, for the log."""
        player = self.seats[entry.seat].player
        if self.started and player:
            self.notes.append(note_of(entry, self.step, player.name))

    def _add_share(self, entry: ShareEntry) -> None:
        match entry:
            case Committed() | Revealed():
                self.shares.add(entry)
            case Dealing():
                self.status, self.dealing_since, self.saved.nonce = DEALING, entry.at, entry.nonce
            case EntropyAdded():
                self.saved.entropy.append(entry.entropy)

    def _leave(self, entry: Away) -> None:
        seat = self.seats[entry.seat]
        self._note(entry)
        seat.away = entry
        if isinstance(seat.player, Person):
            self.changes[seat.player.guest] += 1
        self.answers.end(entry.seat, "turn", "own_turn")

    def _start(self, entry: Started, apply_action: ApplyAction) -> None:
        self.started = True
        self.saved.seats = self.saved_seats(self.shares.revealed)
        self._play(entry.draws, apply_action)

    def _act(self, entry: Acted, apply_action: ApplyAction) -> None:
        if self.deciding_bot is not None:
            self.undo_history.by_bots.add(self.step)
        self._play((entry.action, *entry.draws), apply_action)

    def _play(self, words: Iterable[str], apply_action: ApplyAction) -> None:
        for text in words:
            action = self.match.game.parse(text)
            if action is None:
                raise BaliError(
                    f"the log of table {self.name} contains an action that is unknown in {self.options.game}: '{text}'"
                )
            for event in apply_action(action):
                if event.name == TURN:
                    self.answers.end_turn(event.seat)
