"""Hints: a strong bot's rating of a person's choices. Not available where people play each other."""

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from bali.core.contract import Game
from bali.table.entries import BotPlayer
from bali.table.questions import expect_viewer_decides
from bali.table.refusal import Refusal
from bali.table.table import Table
from bali.table.viewer import Viewer

DIGITS = 3  # of a probability, which is rough anyway


def expect_hint(table: Table, viewer: Viewer, step: int) -> None:
    """Raise `Refusal` if a viewer cannot get a hint."""
    expect_viewer_decides(table, viewer, step)
    others = [seat.player for number, seat in enumerate(table.seats) if number != viewer.viewed_seat]
    if not all(isinstance(player, BotPlayer) for player in others):
        raise Refusal("no-hint", "hints are available only when all opponents are bots")


def screen_for_hint(table: Table) -> Any:
    """Return the input for a hint: only the deciding person's screen, because it must not outdo their memory (A10.5, D11.5)."""
    return table.match.screen(table.match.actor)


def hinted(game: Game, step: int, ratings: Iterable[tuple[int, float]]) -> bytes:
    """Return the message with a bot's ratings of the actions."""
    choices = [{"action": game.describe(action), "chance": round(min(max(chance, 0), 1), DIGITS)} for action, chance in ratings]
    return to_json({"type": "hinted", "step": step, "choices": choices})
