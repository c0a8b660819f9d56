"""altar's table in the terminal."""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bali import altar
from bali.altar.actions import TAKE
from bali.altar.cards import GOODS, HELD_KINDS, KINDS, ROW_LENGTH, ROWS
from bali.altar.sacrifice import top_of
from bali.altar.scoring import sole_majority
from bali.altar.state import EMPTY, FACE_DOWN, KEEPING, OVER, State
from bali.cli.screens.parts import BACK, UNBROKEN, Screen
from bali.cli.terminal import WIDTH
from bali.core.contract import Game
from bali.core.record import UNKNOWN, Array
from bali.locales.wording import AltarWording

KIND_STYLES = ("bright_white", "orange3", "bright_yellow", "bright_red", "bright_cyan", "bright_magenta", "bright_green", "white")
COLUMN = 15  # maximum width of an offer column: a mark and the longest name


class AltarScreen(AltarWording, Screen):
    """The offer in the centre, the altar and the supply next to it, the players below."""

    rules: ClassVar[Game] = altar
    seat_styles = ("bold red", "bold blue", "bold yellow", "bold green")  # A1.4

    def table(self, view: State, seat: int) -> RenderableType:
        """Draw the table as a seat's screen shows it."""
        top = Table.grid(padding=0)
        top.add_column(width=ROWS * self._column())
        top.add_column(no_wrap=True)
        top.add_row(self._offer(view), self._altar(view))
        parts: list[RenderableType] = [top, self._players(view, seat)]
        if seat >= 0 and view.phase != OVER:
            parts.append(self._own(view, seat))
        return Group(*parts)

    def _kind(self, kind: int, style: str = "") -> Text:
        return Text(self.head(f"kind-{KINDS[kind]}"), f"{KIND_STYLES[kind]} {style}")

    def _good(self, good: int) -> Text:
        return Text(self.say(f"good-{GOODS[good]}"), KIND_STYLES[good])

    def _column(self) -> int:
        """Return the width of an offer column: no wider than the names need, to leave room for the supply."""
        return min(max(cell_len(self.say(f"kind-{kind}")) for kind in KINDS) + 2, COLUMN)

    def _offer(self, view: State) -> Table:
        """Draw the offer's columns from top to bottom. The last card of each is the one that can be taken."""
        grid = Table.grid(padding=0)
        for _ in range(ROWS):
            grid.add_column(width=self._column(), no_wrap=True)
        grid.add_row(*(self._row_head(view, row) for row in range(ROWS)))
        for depth in range(ROW_LENGTH):
            grid.add_row(*(self._offered(view, row, depth) for row in range(ROWS)))
        return grid

    def _row_head(self, view: State, row: int) -> Text:
        head = Text(self.say("row", row=row + 1), "bold")
        if view.demon == row:
            head.append(" " + self.say("demon-mark"), "bold reverse red")
        return head

    def _offered(self, view: State, row: int, depth: int) -> Text:
        size = int(view.row_size[row])
        if depth >= size:
            return Text("")
        takeable = depth == size - 1 and view.demon != row
        return Text.assemble("▸" if takeable else " ", self._kind(int(view.offer[row, depth]), "bold" if takeable else "dim"))

    def _altar(self, view: State) -> Text:
        """Draw the altar, its cards as far as the screen may show them, and the supply."""
        text = Text.assemble((self.say("altar"), "bold"), f" {view.altar_size} ", self._top(view), "\n ")
        if view.altar_size and view.laid_size != UNKNOWN:
            cards = view.altar[: view.altar_size]
            known = cards[cards != UNKNOWN] % len(GOODS)
            text.append_text(self._by_good(np.bincount(known, minlength=len(GOODS)).tolist()))
            text.append(f" {BACK}{len(cards) - len(known)}" if len(known) < len(cards) else "", "dim")
        text.append("\n" + self.head("supply"), "bold")
        return text.append_text(self._supply(view.supply))

    def _supply(self, supply: Array) -> Text:
        """Draw the supply, two types to a line, under their short names where the whole ones are too long."""
        names = [self.say(f"good-{good}") for good in GOODS]
        if any(
            cell_len(f"{first} 20 {second} 20") > WIDTH - ROWS * self._column()
            for first, second in zip(names[::2], names[1::2], strict=True)
        ):
            names = [self.say(f"head-{good}") for good in GOODS]
        text = Text()
        for good, name in enumerate(names):
            text.append("\n" if good % 2 == 0 else " ").append(name, KIND_STYLES[good]).append(f" {supply[good]}")
        return text

    def _by_good(self, counts: Sequence[int]) -> Text:
        """Draw a number for each good, in its colour."""
        text = Text()
        for good, count in enumerate(counts):
            text.append("·" if good else "", "dim").append(str(count), KIND_STYLES[good])
        return text

    def _top(self, view: State) -> Text:
        top = top_of(view)
        if top == EMPTY:
            return Text("")
        if top == FACE_DOWN:
            return Text(BACK * 3, "dim")
        return self._good(int(top))

    def _players(self, view: State, seat: int) -> Table:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style="underline")
        table.add_column(self.say("pile", count=int(view.pile_size)), no_wrap=True, ratio=2)
        for name in ("stone", "points", *KINDS[:HELD_KINDS], "cards"):
            style = KIND_STYLES[KINDS.index(name)] if name in KINDS else ""
            table.add_column(Text(self.say(f"head-{name}"), style), justify="right", no_wrap=True)
        table.add_column(self.say("head-hand"), no_wrap=True, ratio=2)
        for other in range(view.players):
            table.add_row(*self._player(view, other, seat))
        return table

    def _player(self, view: State, other: int, seat: int) -> list[Text]:
        cells = [self.player(other, "▸" if view.asked == other else " ", other == seat)]
        cells += [Text(str(view.stones[other]), "bold"), Text(str(view.points[other]), "bold")]
        for kind in range(HELD_KINDS):
            count = int(view.tableau[other, kind])
            sole = sole_majority(view, kind) == other
            cells.append(Text(f"{count}{'*' if sole else ''}" if count else "·", KIND_STYLES[kind] if count else "dim"))
        return [*cells, self._cards(view, other, seat), self._hand(view, other)]

    def _cards(self, view: State, other: int, seat: int) -> Text:
        """Draw how many sacrifice cards a player has, and of which types, as far as the screen may show it."""
        text = Text(str(view.sacrifices_size[other]))
        if other == seat or view.ledger[other, 0] == UNKNOWN:
            return text
        sure = view.sacrifices[other, 0] != UNKNOWN
        text.append(" ").append_text(self._by_good((view.sacrifices[other] if sure else view.ledger[other]).clip(0).tolist()))
        return text if sure else text.append("?", "dim")

    def _hand(self, view: State, seat: int) -> Text:
        if view.hand[seat, 0] == UNKNOWN:
            return Text(f"{BACK} " * int(view.hand_size[seat]), "dim")
        letters = Text()
        for kind in range(HELD_KINDS):
            for _ in range(view.hand[seat, kind]):
                letters.append(self.say(f"head-{KINDS[kind]}") + " ", KIND_STYLES[kind])
        return letters

    def _own(self, view: State, seat: int) -> Text:
        """Draw the player's hand and sacrifice cards, and the cards they are looking at."""
        line = Text(self.say("your-hand") + " ", "bold")
        for kind in range(HELD_KINDS):
            for _ in range(view.hand[seat, kind]):
                line.append_text(self._kind(kind)).append("  ")
        line.append("\n" + self.say("your-cards") + " ", "bold")
        for good in range(len(GOODS)):
            line.append_text(self._good(good)).append(f" {view.sacrifices[seat, good]}  ")
        if view.phase == KEEPING and view.turn == seat:
            line.append("\n" + self.say("you-see") + " ", "bold")
            for seen in view.look_seen[view.look_count - 1]:
                if seen != EMPTY:
                    line.append_text(self._good(int(seen) % len(GOODS))).append("  ")
        return line

    def legend(self) -> str:
        """Return the key to the table's abbreviations."""
        kinds = (f"{self.say(f'head-{kind}')}{UNBROKEN}{self.say(f'kind-{kind}')}" for kind in KINDS[:HELD_KINDS])
        return self.words("comma").join(kinds)

    def numbers(self, actions: Array) -> dict[int, int]:
        """Return the actions by number. A column of the offer has its own number."""
        if actions[0] in range(TAKE, TAKE + ROWS):
            return {int(action) - TAKE + 1: int(action) for action in actions}
        return super().numbers(actions)
