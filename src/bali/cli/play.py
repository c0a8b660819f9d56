"""`bali play`: a game in this terminal, against bots or on one keyboard."""

from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.status import Status
from rich.text import Text

from bali.bots import ADVISER, LEVELS, Bot, Search, make_bot
from bali.cli.board import choice_list, headline, show, wrap
from bali.cli.screens import make_screen
from bali.cli.terminal import HEIGHT, WIDTH, ask, forget_typed, too_small
from bali.core.contract import SPECTATOR
from bali.core.dealers import Dealer
from bali.core.record import Array
from bali.core.saved import Saved, write
from bali.locales import Words

LEAVE = ("q", "quit")
MAX_HINTS = 4  # choices that a hint names
MAX_ECHO = 40  # characters of the input that a note repeats
LAST_NEWS = 3  # log lines repeated at the end
MIN_PART = 3  # characters that may stand for a whole action: a single mistyped key must not play a card


class Leave(Exception):  # noqa: N818
    """The player leaves the table. The game stays saved."""


@dataclass
class Typed:
    """A player's input: an action, or a note to show instead."""

    action: int | None = None
    note: str = ""


class Play:
    """One session: prompts the deciding player and saves after every action."""

    def __init__(self, console: Console, saved: Saved, path: Path, words: Words) -> None:
        """Set up the screen, the dealer and the bots."""
        self.console, self.saved, self.path, self.words = console, saved, path, words
        self.match = saved.match
        self.screen = make_screen(saved, words)
        self.labels = {self.screen.label(action).casefold(): action for action in range(self.match.game.ACTIONS)}
        self.note = ""
        self.unsaved = False
        self.at_keyboard: int | None = None
        self.dealer: Dealer = saved.dealer()
        self.bots: dict[int, Bot] = {
            seat: make_bot(player.bot, self.match.game, seat) for seat, player in enumerate(saved.seats) if player.bot
        }
        self.adviser = Search(self.match.game, 0, LEVELS[ADVISER])
        self.people = [seat for seat, player in enumerate(saved.seats) if not player.bot]

    def run(self) -> None:
        """Play until the game is over."""
        while True:
            self.match.deal(self.dealer)
            self.save()
            if self.match.over:
                break
            if self.match.actor in self.bots:
                self._bot_decides()
            else:
                self._person_decides()

    def save(self) -> None:
        """Save the game."""
        self.unsaved = True
        write(self.path, self.saved)
        self.unsaved = False

    def _bot_decides(self) -> None:
        seat = self.match.actor
        bot = self.bots[seat]
        with self._thinking(self.saved.seats[seat].name) if bot.slow else nullcontext():
            choice = bot.choose(self.match.view(seat), seat, self.match.legal())
        self.match.act(choice)

    def _thinking(self, who: str) -> Status:
        return self.console.status(self.words("thinking", who=who))

    def _person_decides(self) -> None:
        seat, actions = self.match.actor, self.match.legal()
        if len(self.people) > 1 and self.at_keyboard != seat:
            typed = self._curtain(seat, actions)
        else:
            self.show(seat)
            typed = self._understand(ask(self.words("ask")), seat, actions)
        self.note = typed.note
        if typed.action is not None:
            self.match.act(typed.action)

    def _curtain(self, seat: int, actions: Array) -> Typed:
        """Hide one player's cards before the next one looks. A player who need not look can answer immediately."""
        unseen, who = self.screen.unseen(actions), self.saved.seats[seat].name
        forget_typed()
        call = self.words("curtain-or-pass", who=who) if unseen else self.words("curtain", who=who)
        parts = [headline(self.screen, self.match), self.screen.table(self.match.screen(SPECTATOR), SPECTATOR)]
        show(self.console, parts, self.match.log(SPECTATOR), self.screen, below=6)
        self.console.print(Panel(self.screen.styled(call), padding=(0, 2)))
        answer = ask(self.words("ask")).casefold()
        if answer in LEAVE:
            raise Leave
        self.at_keyboard = seat if answer == "" else None
        return Typed(unseen.get(answer))

    def show(self, seat: int) -> None:
        """Draw the whole screen for the deciding player."""
        if too_small(self.console):
            self.console.clear()
            self.console.print(self.words("too-small", width=WIDTH, height=HEIGHT))
            return
        choices = choice_list(self.screen, self.match, self.match.legal(), seat, self.console.width)
        parts: list[RenderableType] = [headline(self.screen, self.match, seat), self.screen.table(self.match.screen(seat), seat)]
        below: list[RenderableType] = [choices, Text(self.words("keys"), "dim")]
        if self.note:
            below.append(Text(self.note, "bold yellow"))
        lines = sum(len(self.console.render_lines(part)) for part in below)
        show(self.console, parts, self.match.log(seat), self.screen, lines + 1)
        for part in below:
            self.console.print(part)

    def _understand(self, text: str, seat: int, actions: Array) -> Typed:
        """Interpret a player's input."""
        commands = {
            "u": self._undo,
            "undo": self._undo,
            "h": self._hint,
            "hint": self._hint,
            "l": self._show_log,
            "log": self._show_log,
            "?": self._help,
            "help": self._help,
        }
        if text.casefold() in commands:
            return commands[text.casefold()](seat)
        if text.casefold() in LEAVE:
            raise Leave
        if text.isascii() and text.isdecimal():
            return self._find_number(int(text[:9]), actions)
        return self._find_action(text, actions)

    def _find_number(self, number: int, actions: Array) -> Typed:
        numbers = self.screen.numbers(actions)
        if number in numbers:
            return Typed(numbers[number])
        return Typed(note=self.words("no-number", list=self.words("comma").join(map(str, numbers))))

    def _find_action(self, text: str, actions: Array) -> Typed:
        if not text:
            return Typed()
        action = self.match.game.parse(text)
        action = self.labels.get(text.casefold()) if action is None else action
        fitting = [action] if action is not None else self._fitting(text, actions)
        listed = self._list(fitting if len(fitting) > 1 else actions)
        if len(fitting) != 1:
            note = "several" if fitting else "unknown-words"
            return Typed(note=self.words(note, words=text[:MAX_ECHO], list=listed))
        action = fitting[0]
        if action in actions:
            return Typed(action)
        reason = self.match.game.why_not(self.match.screen(self.match.actor), action)
        sentence = self.screen.sentence("reason", reason)
        return Typed(note=self.words("not-possible", reason=sentence, clause=reason.clause, list=listed))

    def _list(self, actions: Iterable[int]) -> str:
        return self.words("comma").join(self.screen.label(int(action)) for action in actions)

    def _fitting(self, text: str, actions: Array) -> list[int]:
        """Return the legal actions whose words contain all parts of the text."""
        if text.isascii() and len(text) < MIN_PART:
            return []
        parts = text.casefold().split()
        return [int(a) for a in actions if all(part in self.screen.label(int(a)).casefold() for part in parts)]

    def _undo(self, seat: int) -> Typed:
        if not self.match.undoable():
            return Typed(note=self.words("cannot-undo"))
        self.match.undo()
        return Typed(note=self.words("undone"))

    def _hint(self, seat: int) -> Typed:
        """Return a note with a strong bot's rating of the best choices."""
        weighed = self.adviser.weigh(self.match.screen(seat), seat, self.match.legal())[:MAX_HINTS]
        choices = [self.words("hint-choice", words=self.screen.label(w.action), percent=round(100 * w.chance)) for w in weighed]
        return Typed(note=self.words("hint", list=" · ".join(choices)))

    def _show_log(self, seat: int) -> Typed:
        """Show the log page by page, starting with the last page."""
        lines = self.screen.lines(self.match.log(seat)) or [self.words("log-empty")]
        wrapped = wrap(self.console, self.screen, lines)
        room = max(self.console.height - 2, 1)
        pages = [wrapped[start : start + room] for start in range(0, len(wrapped), room)]
        at = len(pages)
        while at > 0:
            self.console.clear()
            for line in pages[at - 1]:
                self.console.print(line)
            self.console.print(Text(self.words("log-keys", at=at, count=len(pages)), "dim"))
            key = ask(self.words("ask"))
            at = max(at - 1, 1) if key == "b" else 0
        return Typed()

    def _help(self, seat: int) -> Typed:
        self.console.clear()
        text = f"{self.words('help')}\n{self.screen.say('help')}\n{self.screen.legend()}"
        self.console.print(Panel(Text(text), padding=(1, 2)))
        ask(self.words("press-enter"))
        return Typed()

    def show_end(self) -> None:
        """Show the final position, the last log lines and the result."""
        self.console.print(self.screen.table(self.match.screen(SPECTATOR), SPECTATOR))
        for line in self.screen.lines(self.match.log(SPECTATOR))[-LAST_NEWS:]:
            self.console.print(self.screen.styled(line))
        self.console.print(self.screen.result(self.match.state))
        winners = [self.saved.seats[seat].name for seat in self.match.winners()]
        self.console.print(self.screen.styled(self.words("winner", who=self.screen.joined(winners), count=len(winners))))
