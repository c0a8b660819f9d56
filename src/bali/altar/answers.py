"""What a player of altar can answer in advance."""

from bali.core.answers import OfferedAnswers

# Only the reward for shrines can be chosen regardless of the position. Which card to sacrifice depends on the altar, and
# everything else is part of a player's own turn.
ANSWERS = OfferedAnswers(
    replies={"shrine": {"points": ("choose points",), "stone": ("choose stone",)}},
    prompts={"rewarding": ("shrine",)},
)
