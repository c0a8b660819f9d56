"""What a game reports, read from the rows that its compiled rules write: events, prompts, reasons and categories of points."""

from typing import Any

from bali.core.contract import Game
from bali.core.events import Category, Event, Notice
from bali.core.reports import new_rows


def narrated(game: Game, before: Any, action: int, after: Any) -> list[Event]:
    """Return the events that an action caused."""
    rows = new_rows()
    return [game.EVENTS.event(row) for row in rows[: game.narrate(before, action, after, rows)].tolist()]


def current_prompt(game: Game, state: Any) -> Notice:
    """Return the current prompt: the seat to act and its decision, with the clause of the rules."""
    rows = new_rows()
    game.prompt(state, rows)
    return game.PROMPTS.notice(rows[0].tolist())


def reason_against(game: Game, state: Any, action: int) -> Notice:
    """Return why the deciding player cannot take this action now, as far as that player knows, with the clause of the rules."""
    rows = new_rows()
    game.why_not(state, action, rows)
    return game.REASONS.notice(rows[0].tolist())


def points_by_category(game: Game, state: Any) -> list[Category]:
    """Return the sources of the points. Their sums are the scores."""
    rows = new_rows()
    count = game.categories(state, rows)
    return [game.CATEGORIES.category(row, int(state.players)) for row in rows[:count].tolist()]
