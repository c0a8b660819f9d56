"""Hints: what a strong bot thinks of a person's choices. Where people play each other there are none."""

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from bali.core.contract import Game
from bali.table.entries import Machine
from bali.table.messages import Viewer
from bali.table.questions import expect_viewer_asked
from bali.table.refusal import Refusal
from bali.table.table import Table

DIGITS = 3  # of a chance, which is rough anyway


def expect_hint(table: Table, viewer: Viewer, step: int) -> None:
    """Says so if a viewer gets no hint."""
    expect_viewer_asked(table, viewer, step)
    others = [place.player for seat, place in enumerate(table.places) if seat != viewer.shown]
    if not all(isinstance(player, Machine) for player in others):
        raise Refusal("no-hint", "hints are available only when all opponents are bots")


def view_for_hint(table: Table) -> Any:
    """Return what a hint is made from: the asked person's screen alone. It must not outdo their memory (A10.5, D11.5)."""
    return table.match.screen(table.match.actor)


def hinted(game: Game, step: int, weighed: Iterable[tuple[int, float]]) -> bytes:
    """Gets the message with what a bot thinks of the actions."""
    choices = [{"action": game.describe(action), "chance": round(min(max(chance, 0), 1), DIGITS)} for action, chance in weighed]
    return to_json({"type": "hinted", "step": step, "choices": choices})
