"""altar: "Bali" by Klaus-Jürgen Wrede (White Goblin Games, 2017), for 2 to 4 players."""

from bali.altar.actions import ACTIONS, DECISIONS, describe, parse
from bali.altar.answers import ANSWERS
from bali.altar.categories import categories
from bali.altar.evaluate import WEIGHTS, evaluate
from bali.altar.features import FEATURES, features
from bali.altar.imagine import imagine
from bali.altar.known_points import known_points
from bali.altar.legal import MAX_CHOICES, draw_action, draw_count, legal
from bali.altar.meta import META
from bali.altar.narrate import narrate
from bali.altar.observe import LAYOUT, observe
from bali.altar.prompts import prompt, why_not
from bali.altar.redact import apply_memory, redact
from bali.altar.reports import CATEGORIES, EVENTS, PROMPTS, REASONS
from bali.altar.rules import actor, apply
from bali.altar.scoring import places, scores
from bali.altar.state import State, new

__all__ = [
    "ACTIONS",
    "ANSWERS",
    "CATEGORIES",
    "DECISIONS",
    "EVENTS",
    "FEATURES",
    "LAYOUT",
    "MAX_CHOICES",
    "META",
    "PROMPTS",
    "REASONS",
    "WEIGHTS",
    "State",
    "actor",
    "apply",
    "apply_memory",
    "categories",
    "describe",
    "draw_action",
    "draw_count",
    "evaluate",
    "features",
    "imagine",
    "known_points",
    "legal",
    "narrate",
    "new",
    "observe",
    "parse",
    "places",
    "prompt",
    "redact",
    "scores",
    "why_not",
]
