"""`bali play`: a game in this terminal, against bots or on one keyboard."""

from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from bali.bots import Bot
from bali.cli.board import choice_list, headline, show, wrap
from bali.cli.local_table import LocalTable
from bali.cli.screens import make_screen
from bali.cli.terminal import HEIGHT, WIDTH, ask, discard_typed, too_small
from bali.core.contract import SPECTATOR
from bali.core.record import Array
from bali.core.reported import reason_against
from bali.core.saved import write
from bali.locales import Words
from bali.table.refusal import Refusal

QUIT = ("q", "quit")
MAX_HINTS = 4  # choices that a hint names
MAX_ECHO = 40  # characters of the input that a note repeats
LAST_NEWS = 3  # log lines repeated at the end
MIN_PART = 3  # characters that may stand for a whole action: a single mistyped key must not play a card


class QuitGame(Exception):  # noqa: N818
    """The players quit. The game stays saved."""


class Play:
    """One session: prompts the deciding player and saves after every action."""

    def __init__(self, console: Console, table: LocalTable, path: Path, words: Words) -> None:
        """Set up the screen."""
        self.console, self.table, self.match, self.path, self.words = console, table, table.match, path, words
        self.screen = make_screen(table.saved, words)
        self.labels = {self.screen.label(action).casefold(): action for action in range(self.match.game.ACTIONS)}
        self.note = ""
        self.unsaved = False
        self.at_keyboard: int | None = None  # the seat whose cards may be shown
        self.shared = len(table.saved.seats) - len(table.bots) > 1  # whether several people use this keyboard
        self.commands = {
            **dict.fromkeys(("u", "undo"), self._undo),
            **dict.fromkeys(("h", "hint"), self._hint),
            **dict.fromkeys(("l", "log"), self._show_log),
            **dict.fromkeys(("?", "help"), self._help),
            **dict.fromkeys(QUIT, self._quit),
        }

    def run(self) -> None:
        """Play until the game is over."""
        self.save()
        while not self.match.over:
            bot, seat = self.table.bot, self.match.actor
            if bot:
                self._bot_decides(bot, seat)
            elif self.shared and self.at_keyboard != seat:
                self._curtain(seat)
            else:
                self._person_decides(seat)
            self.save()

    def save(self) -> None:
        """Save the game."""
        self.unsaved = True
        write(self.path, self.table.saved)
        self.unsaved = False

    def _bot_decides(self, bot: Bot, seat: int) -> None:
        with self.console.status(self.words("thinking", who=self.screen.names[seat])) if bot.slow else nullcontext():
            self.table.let_bot_act(bot)

    def _person_decides(self, seat: int) -> None:
        self.show(seat)
        text = ask(self.words("ask"))
        command = self.commands.get(text.casefold())
        try:
            self.note = command() if command else self._act(text)
        except Refusal as refusal:
            self.note = self.words(f"web-refused-{refusal.code}")

    def _curtain(self, seat: int) -> None:
        """Hide one player's cards before the next one looks. A player who need not look can answer immediately."""
        blind, who = self.screen.blind_actions(self.match.legal()), self.screen.names[seat]
        discard_typed()
        call = self.words("curtain-or-pass", who=who) if blind else self.words("curtain", who=who)
        parts = [headline(self.screen, self.match), self.screen.table(self.match.screen(SPECTATOR), SPECTATOR)]
        show(self.console, parts, self.match.log(SPECTATOR), self.screen, below=6)
        self.console.print(Panel(self.screen.styled(call), padding=(0, 2)))
        answer = ask(self.words("ask")).casefold()
        if answer in QUIT:
            self._quit()
        self.note, self.at_keyboard = "", seat if answer == "" else None
        if answer in blind:
            self.table.act(blind[answer])

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

    def _act(self, text: str) -> str:
        """Carry out the action that a player has typed. Return a note if the text fits no action, or several."""
        actions = self.match.legal()
        if text.isascii() and text.isdecimal():
            numbers = self.screen.numbers(actions)
            chosen = [numbers[number] for number in [int(text[:9])] if number in numbers]
            note = self.words("no-number", list=self.words("comma").join(map(str, numbers)))
        else:
            chosen = self._matching(text, actions)
            listed = self._list(chosen if len(chosen) > 1 else actions)
            note = self.words("several" if chosen else "unknown-words", words=text[:MAX_ECHO], list=listed) if text else ""
        if len(chosen) != 1:
            return note
        if chosen[0] not in actions:
            return self._why_not(chosen[0], actions)
        self.table.act(chosen[0])
        return ""

    def _why_not(self, action: int, actions: Array) -> str:
        reason = reason_against(self.match.game, self.match.screen(self.match.actor), action)
        sentence = self.screen.sentence("reason", reason)
        return self.words("not-possible", reason=sentence, clause=reason.clause, list=self._list(actions))

    def _matching(self, text: str, actions: Array) -> list[int]:
        """Return the action with these words, or else the legal actions whose words contain all parts of the text."""
        action = self.match.game.parse(text)
        action = self.labels.get(text.casefold()) if action is None else action
        if action is not None:
            return [action]
        parts = text.casefold().split() if len(text) >= MIN_PART or not text.isascii() else []
        return [int(a) for a in actions if parts and all(part in self.screen.label(int(a)).casefold() for part in parts)]

    def _list(self, actions: Iterable[int]) -> str:
        return self.words("comma").join(self.screen.label(int(action)) for action in actions)

    def _undo(self) -> str:
        self.table.undo()
        return self.words("undone")

    def _hint(self) -> str:
        """Return a note with a strong bot's rating of the best choices."""
        best = self.table.hint()[:MAX_HINTS]
        choices = [self.words("hint-choice", words=self.screen.label(w.action), percent=round(100 * w.chance)) for w in best]
        return self.words("hint", list=" · ".join(choices))

    def _show_log(self) -> str:
        """Show the log page by page, starting with the last page."""
        lines = self.screen.lines(self.match.log(self.match.actor)) or [self.words("log-empty")]
        wrapped = wrap(self.console, self.screen, lines)
        height = max(self.console.height - 2, 1)
        pages = [wrapped[start : start + height] for start in range(0, len(wrapped), height)]
        at = len(pages)
        while at > 0:
            self.console.clear()
            for line in pages[at - 1]:
                self.console.print(line)
            self.console.print(Text(self.words("log-keys", at=at, count=len(pages)), "dim"))
            key = ask(self.words("ask"))
            at = max(at - 1, 1) if key == "b" else 0
        return ""

    def _help(self) -> str:
        self.console.clear()
        text = f"{self.words('help')}\n{self.screen.say('help')}\n{self.screen.legend()}"
        self.console.print(Panel(Text(text), padding=(1, 2)))
        ask(self.words("press-enter"))
        return ""

    def _quit(self) -> str:
        raise QuitGame

    def show_end(self) -> None:
        """Show the final position, the last log lines and the result."""
        self.console.print(self.screen.table(self.match.screen(SPECTATOR), SPECTATOR))
        for line in self.screen.lines(self.match.log(SPECTATOR))[-LAST_NEWS:]:
            self.console.print(self.screen.styled(line))
        self.console.print(self.screen.result(self.match.state))
        self.console.print(self.screen.styled(self.screen.winners(self.match)))
