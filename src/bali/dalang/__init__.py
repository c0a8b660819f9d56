"""dalang: "Bali: Schattenspiele der Macht" by Uwe Rosenberg (Kosmos, 2001), for 3 or 4 players."""

from bali.dalang.actions import ACTIONS, DECISIONS, describe, parse
from bali.dalang.appraise import WEIGHTS, appraise
from bali.dalang.choices import MOST_CHOICES, drawn, draws, legal
from bali.dalang.hidden import narrow, redact
from bali.dalang.imagine import imagine
from bali.dalang.meta import META
from bali.dalang.observe import LAYOUT, observe
from bali.dalang.prompts import prompt, why_not
from bali.dalang.rules import actor, apply
from bali.dalang.scoring import places, scores
from bali.dalang.state import State, new
from bali.dalang.story import narrate
from bali.dalang.summary import categories

__all__ = [
    "ACTIONS",
    "DECISIONS",
    "LAYOUT",
    "META",
    "MOST_CHOICES",
    "WEIGHTS",
    "State",
    "actor",
    "apply",
    "appraise",
    "categories",
    "describe",
    "drawn",
    "draws",
    "imagine",
    "legal",
    "narrate",
    "narrow",
    "new",
    "observe",
    "parse",
    "places",
    "prompt",
    "redact",
    "scores",
    "why_not",
]
