"""altar: "Bali" by Klaus-Jürgen Wrede (White Goblin Games, 2017), for 2 to 4 players."""

from bali.altar.actions import ACTIONS, DECISIONS, describe, parse
from bali.altar.appraise import WEIGHTS, appraise
from bali.altar.choices import MOST_CHOICES, drawn, draws, legal
from bali.altar.hidden import narrow, redact
from bali.altar.imagine import imagine
from bali.altar.meta import META
from bali.altar.observe import LAYOUT, observe
from bali.altar.prompts import prompt, why_not
from bali.altar.rules import actor, apply
from bali.altar.scoring import places, scores
from bali.altar.state import State, new
from bali.altar.story import narrate
from bali.altar.summary import categories

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
