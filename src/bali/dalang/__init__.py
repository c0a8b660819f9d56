"""dalang: "Bali: Schattenspiele der Macht" by Uwe Rosenberg (Kosmos, 2001), for 3 or 4 players."""

from bali.dalang.actions import ACTIONS, DECISIONS, describe, parse
from bali.dalang.answers import ANSWERS
from bali.dalang.categories import categories
from bali.dalang.evaluate import WEIGHTS, evaluate
from bali.dalang.features import FEATURES, features
from bali.dalang.imagine import imagine
from bali.dalang.known_points import known_points
from bali.dalang.legal import MAX_CHOICES, draw_action, draw_count, legal
from bali.dalang.meta import META
from bali.dalang.narrate import narrate
from bali.dalang.observe import LAYOUT, observe
from bali.dalang.prompts import prompt, why_not
from bali.dalang.redact import apply_memory, redact
from bali.dalang.reports import CATEGORIES, EVENTS, PROMPTS, REASONS
from bali.dalang.rules import actor, apply
from bali.dalang.scoring import places, scores
from bali.dalang.state import State, new

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
