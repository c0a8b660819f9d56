"""dalang's table in the terminal."""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from bali import dalang
from bali.cli.screens.parts import BACK, UNBROKEN, Screen
from bali.core.contract import Game
from bali.core.record import UNKNOWN, Array
from bali.dalang.actions import DISCARD, DONE, PASS, PLAY, PUT, STOP, TAKE, TRAVEL, describe
from bali.dalang.cards import CHIPS, COLOURS, COURT, ISLANDS, KINDS, MASK_VALUES, PRIEST
from bali.dalang.scoring import mask_points, seal_points
from bali.dalang.stacks import stack_of
from bali.dalang.state import ASIDE, EITHER, SHOWING, State
from bali.locales.wording import DalangWording

KIND_STYLES = ("bright_red", "bright_cyan", "bright_magenta", "bright_yellow", "bright_blue", *("bright_green",) * 6)
NONE = "·"
WAYS_OUT = (STOP, PASS, DONE)
ROOMY = 6  # up to this many kinds in a hand are spelled out
WIDEST = 96  # maximum width of the table
COLUMN = 12  # width of an island's column: its name, or a player's
MASKS = 8  # width of the masks of a player: more would cut the player's name
TIMES = ("", "", "²", "³", "⁴")  # how often a mask is there, after its value


class DalangScreen(DalangWording, Screen):
    """The islands side by side with their chips, seals and stacks, the players in rows, then the player's own cards."""

    rules: ClassVar[Game] = dalang
    seat_styles = tuple(f"bold {colour}" for colour in COLOURS)  # D1.1

    def table(self, view: State, seat: int) -> RenderableType:
        """Draw the table as a seat's screen shows it."""
        grid = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style="underline")
        grid.add_column(self.say("pile", count=int(view.pile_size)), no_wrap=True, ratio=1)
        for island in range(len(ISLANDS)):
            grid.add_column(self._island(view, island), no_wrap=True, width=COLUMN)
        grid.add_column(self.say("head-masks"), no_wrap=True)
        grid.add_column(self.say("head-points"), no_wrap=True, justify="right")
        for chip in range(len(CHIPS)):
            grid.add_row(self.head(f"chip-{CHIPS[chip]}"), *(self._owner(owner) for owner in view.chips[chip]))
        grid.add_row(self.head("seal"), *(self._owner(owner) for owner in view.seals))
        for other in range(view.players):
            grid.add_row(*self._player(view, other, seat))
        held = [other for other in range(view.players) if view.hand[other, 0] != UNKNOWN]
        return Group(Constrain(grid, WIDEST), self._stock(view), *(self._held(view, other, other == seat) for other in held))

    def _island(self, view: State, island: int) -> Text:
        return Text(self.say(f"island-{ISLANDS[island]}"), "bold reverse" if island == view.island else "")

    def _owner(self, owner: int) -> Text:
        return Text(NONE, "dim") if owner == ASIDE else self.name(owner)

    def _player(self, view: State, other: int, seat: int) -> list[Text]:
        mark = "▸" if view.asked == other else "•" if view.turn == other else " "
        cells = [self.player(other, mark, other == seat)]
        cells += [self._village(view, other, island) for island in range(len(ISLANDS))]
        masks = _masks(view.masks[other])
        points = int(mask_points(view, other) + seal_points(view, other))
        return [*cells, Text(masks or NONE, "" if masks else "dim"), Text(str(points), "bold")]

    def _village(self, view: State, other: int, island: int) -> Text:
        """Draw what a player has at an island: the size of the stack or the hand, what is revealed, what is certain."""
        size, hand = int(view.stack_size[other, island]), int(view.hand_size[other])
        if island != view.island:
            text = Text(f"{BACK}{size}" if size else NONE, "dim")
        elif view.phase == SHOWING and view.showing[other]:
            return Text(self.say("shows", count=int(view.showing[other]), hand=hand), "bold")
        else:
            text = Text.assemble((f"{BACK}{size} " if size else "", "dim"))
            text.append(self.say("fled") if view.fled[other] else self.say("hand", count=hand))
        return text.append_text(self._sure(view, other, island))

    def _sure(self, view: State, other: int, island: int) -> Text:
        """Draw the priests and princes that a player certainly has among hidden cards."""
        sure, text = view.sure[other, island], Text()
        if sure[EITHER] > 0 and view.hand[other, 0] == UNKNOWN:
            for chip in range(len(CHIPS)):
                if sure[chip]:
                    text.append(f" {self.short(PRIEST + chip)}{sure[chip]}", KIND_STYLES[PRIEST + chip])
            if sure[EITHER] > sure[:EITHER].sum():
                text.append(f" Σ{sure[EITHER]}", "dim")
        return text

    def _stock(self, view: State) -> Text:
        """Draw the remaining masks, and the discards."""
        text = Text.assemble((self.say("masks-left"), "bold"))
        for value, count in zip(MASK_VALUES, view.masks_left, strict=True):
            text.append(f" {value}:{count}" if count else "")
        text.append(f"  {self.say('discards', count=int(view.discards_size))}", "bold")
        return text.append_text(self._counted(view.discards))

    def _counted(self, counts: Array) -> Text:
        """Draw cards by short name and number."""
        text = Text()
        for kind in range(len(KINDS)):
            if counts[kind]:
                text.append(f" {self.short(kind)}", KIND_STYLES[kind]).append(str(counts[kind]))
        return text

    def _held(self, view: State, seat: int, own: bool) -> Text:
        """Draw a known hand, and what is known of the stacks."""
        text = Text(self.say("your-hand"), "bold") if own else self.name(seat)
        roomy = own and np.count_nonzero(view.hand[seat]) <= ROOMY
        text.append_text(self._spelled(view.hand[seat]) if roomy else self._counted(view.hand[seat]))
        stacks = [(island, stack_of(view, seat, island)) for island in range(len(ISLANDS))]
        known = [self._stack(island, stack) for island, stack in stacks if any(kind != UNKNOWN for kind in stack)]
        if known:
            text.append(f"\n{self.say('your-stacks')}" if own else "", "bold")
        for stack in known:
            text.append("  ").append_text(stack)
        return text

    def _spelled(self, counts: Array) -> Text:
        """Draw cards by their full names."""
        text = Text()
        for kind in np.flatnonzero(counts):
            text.append(f"  {self.head(f'kind-{KINDS[kind]}')}", KIND_STYLES[kind])
            text.append(f" {counts[kind]}" if counts[kind] > 1 else "")
        return text

    def _stack(self, island: int, stack: Sequence[int]) -> Text:
        """Draw the cards of a stack from the bottom, without line breaks."""
        text = Text(self.say(f"island-{ISLANDS[island]}"), "dim")
        for kind in stack:
            known = kind != UNKNOWN
            text.append(f"{UNBROKEN}{self.short(kind) if known else BACK}", KIND_STYLES[kind] if known else "dim")
        return text

    def short(self, kind: int) -> str:
        """Return a card's short name."""
        return "".join(self.say(f"short-{part}") for part in KINDS[kind].split("-"))

    def legend(self) -> str:
        """Return the key to the table's abbreviations."""
        parts = [(self.say(f"short-{kind}"), self.say(f"kind-{kind}")) for kind in COURT]
        parts += [(self.say(f"short-{island}"), self.say(f"island-{island}")) for island in ISLANDS]
        return self.words("comma").join(f"{short}{UNBROKEN}{whole}" for short, whole in parts)

    def numbers(self, actions: Array) -> dict[int, int]:
        """Return the actions by number. Stopping, passing or finishing is always 0."""
        rest = [int(action) for action in actions if action not in WAYS_OUT]
        ways_out = [int(action) for action in actions if action in WAYS_OUT]
        return dict(enumerate(rest, start=1)) | dict(enumerate(ways_out))

    def rows(self, numbers: dict[int, int], effects: dict[int, str]) -> list[tuple[str, dict[int, str]]]:
        """Return the choices in one row per card, with players or islands side by side."""
        rows: dict[str, dict[int, str]] = {}
        for number, action in numbers.items():
            head, label = self._row(action)
            note = effects[number]
            rows.setdefault(head, {})[number] = self.words("aside", text=label, note=note) if note else label
        return list(rows.items()) if len(rows) > 1 else []

    def _row(self, action: int) -> tuple[str, str]:
        """Return the heading of a choice's row and its label there. The heading is empty for a choice that stands alone."""
        words = describe(action).split()
        if action < PLAY:
            return self.say("head-spare"), self.name_of(words[-1])
        if action < TRAVEL:
            return self.say("head-play"), self.say(f"kind-{words[-1]}")
        if action < STOP:
            return self.say("head-travel", kind=self.say(f"kind-{words[1]}")), self.say(f"island-{words[-1]}")
        if PUT <= action < TAKE:
            return self.say("head-put", **self.card(words[1])), self.say(f"island-{words[-1]}")
        if TAKE <= action < DISCARD:
            return self.say("head-take"), self.say(f"island-{words[-1]}")
        return "", self.label(action)

    def blind_actions(self, actions: Array) -> dict[str, int]:
        """Return the actions that need no look at the player's cards: everyone can pass (D3.6)."""
        return {"p": PASS} if PASS in actions else {}


def _masks(counts: Array) -> str:
    """Return the value of each mask, or of many masks each value with how often it is there: 223 or 2²3."""
    held = [(str(value), int(count)) for value, count in zip(MASK_VALUES, counts, strict=True) if count]
    one_by_one = "".join(value * count for value, count in held)
    return one_by_one if len(one_by_one) <= MASKS else "".join(value + TIMES[count] for value, count in held)
