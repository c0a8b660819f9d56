"""Everything that altar reports: its events, prompts, reasons why an action is illegal, and categories of points."""

from bali.altar.cards import GOODS, KINDS, MAX_LOOK_DEPTH
from bali.core.events import TURN, Reveals
from bali.core.reports import DRAWING, NUMBER, SEATS, Reports, fading, list_of, one_of, private

GOOD, KIND = one_of(GOODS), one_of(KINDS)
TOKENS = ("stones", "points")
STONE_TOKENS, POINT_TOKENS = range(len(TOKENS))
UNREWARDED_REASONS = ("unplayed", "sold-out")  # nobody has the card in front of them, or nothing is left for those who do (A7.7)
UNPLAYED, NOTHING_LEFT = range(len(UNREWARDED_REASONS))

# Events. Only public information is compared to find them, so that none reveals a secret by accident.

EVENTS = Reports()
BOUGHT = EVENTS.add("bought", values={"good": fading(GOOD), "cost": fading(NUMBER)}, owner_remembers=True)
PLAYED = EVENTS.add("played", values={"kind": KIND, "count": NUMBER, "cost": NUMBER})
DEMON_MOVED = EVENTS.add("demon", values={"row": NUMBER})
RETURNED = EVENTS.add("returned")
SACRIFICED = EVENTS.add("sacrificed", values={"good": fading(GOOD)})
COVERED = EVENTS.add("covered", values={"good": private(fading(GOOD))})
CROWNED = EVENTS.add("crowned", values={"good": fading(GOOD)})
TOOK = EVENTS.add("took", values={"kind": fading(KIND), "row": NUMBER}, owner_remembers=True)
EMPTIED = EVENTS.add("emptied", values={"row": NUMBER, "ends": NUMBER})
CLAIMED = EVENTS.add("claimed", values={"good": fading(GOOD)}, owner_remembers=True)
LOOKED = EVENTS.add(
    "looked", values={"count": NUMBER, "seen": private(fading(list_of(GOODS, MAX_LOOK_DEPTH)))}, reveals=Reveals.UNKNOWN
)
DECLINED = EVENTS.add("declined")
KEPT = EVENTS.add("kept", values={"good": private(fading(GOOD))}, owner_remembers=True, reveals=Reveals.TO_OTHERS)
DEALT = EVENTS.add("dealt", values={"kind": fading(KIND), "row": NUMBER}, reveals=Reveals.UNKNOWN)
ORACLES_LEFT = EVENTS.add("oracles", values={"count": NUMBER})
LAID = EVENTS.add("laid")
SCORED = EVENTS.add("scored", values={"kind": fading(KIND)})
UNREWARDED = EVENTS.add("unrewarded", values={"why": fading(one_of(UNREWARDED_REASONS))})
GAINED_TOKENS = EVENTS.add("gained", values={"what": one_of(TOKENS), "count": NUMBER})
GAINED_GOODS = EVENTS.add("gained", values={"what": fading(GOOD), "count": NUMBER}, owner_remembers=True)
DUE = EVENTS.add("due", values={"count": NUMBER})
ENDED = EVENTS.add("ended")
TURN_BEGAN = EVENTS.add(TURN)

# Prompts. The first ones have the numbers of their phases.

PROMPTS = Reports()
PROMPTS.add(DRAWING, "A9.1")
PROMPTS.add(DRAWING, "A2.3")
PROMPTS.add(DRAWING, "A6.3")
PROMPTS.add("buying", "A3.1")
PROMPTS.add("playing", "A4.1")
PROMPTS.add("sacrificing", "A5.1", {"other": NUMBER, "then": SEATS})
PROMPTS.add("crowning", "A5.3")
PROMPTS.add("taking", "A6.1", {"count": NUMBER})
PROMPTS.add("looking", "A9.2")
PROMPTS.add("keeping", "A9.2", {"count": NUMBER})
PROMPTS.add("rewarding", "A7.4", {"count": NUMBER, "then": SEATS})
PROMPTS.add("claiming", "A7.7", {"good": GOOD})
PROMPTS.add("over", "A8.6")
COVERING = PROMPTS.add("covering", "A5.2")

# Reasons

REASONS = Reports()
NOT_NOW = REASONS.add("not-now", "A2.5")
TOO_DEAR_TO_BUY = REASONS.add("too-dear", "A3.1", {"cost": NUMBER, "stones": NUMBER})
TOO_DEAR_TO_PLAY = REASONS.add("too-dear", "A4.1", {"cost": NUMBER, "stones": NUMBER})
SOLD_OUT = REASONS.add("sold-out", "A3.2", {"good": GOOD})
NONE_TO_CROWN = REASONS.add("sold-out", "A5.3", {"good": GOOD})
NONE_TO_CLAIM = REASONS.add("sold-out", "A7.7", {"good": GOOD})
NOT_STUCK = REASONS.add("not-stuck", "A4.3")
NOT_IN_HAND = REASONS.add("not-in-hand", "A4.1", {"kind": KIND, "count": NUMBER, "held": NUMBER})
NONE_HELD = REASONS.add("none-held", "A5.1", {"good": GOOD})
DEMON_THERE = REASONS.add("demon-there", "A9.6", {"row": NUMBER})
NO_SUCH_PLACE = REASONS.add("no-such-place", "A9.2", {"count": NUMBER})

# Categories of points (A8.5)

CATEGORIES = Reports()
TOKEN_CATEGORY = CATEGORIES.add("tokens")
SHRINE_CATEGORY = CATEGORIES.add("shrines", values={"worth": NUMBER})
STONE_CATEGORY = CATEGORIES.add("stones", values={"per": NUMBER})
GOOD_CATEGORY = CATEGORIES.add("good", values={"good": GOOD, "worth": NUMBER})
