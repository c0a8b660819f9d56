"""Everything that dalang reports: its events, prompts, reasons why an action is illegal, and categories of points."""

from bali.core.events import TURN, Reveals
from bali.core.reports import DRAWING, NUMBER, SEATS, Reports, ValueType, counts_of, fading, list_of, one_of, private
from bali.core.seats import MAX_PLAYERS
from bali.dalang.cards import CHIPS, ISLANDS, KINDS

ISLAND, KIND, CHIP = one_of(ISLANDS), one_of(KINDS), one_of(CHIPS)
OWN_KIND = private(fading(KIND))  # the kind of a card that only its owner sees

# What a card leads to, as far as everyone knows: events carry it, so that previews can say it before a player confirms.
_CONTEST: dict[str, ValueType] = {"chip": CHIP, "island": ISLAND, "rival": NUMBER}  # the chip at stake, and its owner (D7.1)
_MASKS: dict[str, ValueType] = {
    "mask": NUMBER,
    "rival": NUMBER,
    "lesser": NUMBER,
}  # the mask of a move, and the other player's (D9.6)
_ANSWERERS: dict[str, ValueType] = {"then": SEATS}  # the players who can answer, in the order in which they are asked (D3.6)

# Events

EVENTS = Reports()
CHALLENGED = EVENTS.add("challenged", values={"other": NUMBER, **_ANSWERERS}, reveals=Reveals.TO_OTHERS)
PLAYED = EVENTS.add("played", values={"kind": KIND, "most": NUMBER, **_ANSWERERS}, reveals=Reveals.TO_OTHERS)
CONTESTED = EVENTS.add("played", values={"kind": KIND, **_CONTEST, **_ANSWERERS}, reveals=Reveals.TO_OTHERS)
SET_OUT = EVENTS.add(
    "set-out",
    values={
        "kind": KIND,
        "island": ISLAND,
        "from": ISLAND,
        **_MASKS,
        "stack": NUMBER,  # the cards that the active player takes up
        "last": NUMBER,  # whether the move gives out the last mask (D10.1)
        "rulers": list_of(range(MAX_PLAYERS), len(CHIPS)),  # the owners of the chips there, if the move does not score
        **_ANSWERERS,
    },
    reveals=Reveals.TO_OTHERS,
)
STOPPED = EVENTS.add("stopped")
REPELLED = EVENTS.add("repelled", values={"kind": KIND}, reveals=Reveals.TO_OTHERS)
FLED = EVENTS.add("fled", values={"count": NUMBER, "lost": NUMBER})
JOINED = EVENTS.add("joined", values={"kind": KIND, "most": NUMBER}, reveals=Reveals.TO_OTHERS)
FORCED = EVENTS.add("forced", values={"kind": KIND}, reveals=Reveals.TO_OTHERS)
HELD_BACK = EVENTS.add("held-back")
PASSED = EVENTS.add("passed")
FINISHED = EVENTS.add("done")
BLOCKED = EVENTS.add("blocked", values={"kind": KIND}, reveals=Reveals.TO_OTHERS)
SHOWED = EVENTS.add("showed", values={"kind": KIND, "count": fading(NUMBER)}, reveals=Reveals.TO_OTHERS)
PUT_AWAY = EVENTS.add("put", values={"kind": OWN_KIND, "island": ISLAND})
TOOK_AGAIN = EVENTS.add("took", values={"kind": OWN_KIND, "island": ISLAND}, reveals=Reveals.AGAIN)
TOOK_UNSEEN = EVENTS.add("took", values={"kind": OWN_KIND, "island": ISLAND}, reveals=Reveals.UNKNOWN)
DISCARDED = EVENTS.add("discarded", values={"kind": KIND}, reveals=Reveals.TO_OTHERS)
LAID = EVENTS.add("laid", values={"kind": OWN_KIND})
STACKED = EVENTS.add("stacked")
DREW = EVENTS.add("drew", values={"kind": OWN_KIND}, reveals=Reveals.UNKNOWN)
STARTED = EVENTS.add("started", values={"number": NUMBER}, reveals=Reveals.UNKNOWN)
BEGAN = EVENTS.add("began", values={"island": ISLAND})
CHIP_KEPT = EVENTS.add("kept", values={"chip": CHIP, "island": ISLAND})
CHIP_WON = EVENTS.add("won", values={"chip": CHIP, "island": ISLAND})
SEALED = EVENTS.add("sealed", values={"island": ISLAND, "other": NUMBER})  # if another player loses it: who that is
MOVED = EVENTS.add("moved", values={"island": ISLAND})
MASKED = EVENTS.add("masked", values={"value": NUMBER})
LOST_FROM_HAND = EVENTS.add("lost", values={"kind": KIND, "count": NUMBER}, reveals=Reveals.TO_OTHERS)
LOST_FROM_STACK = EVENTS.add(
    "lost",
    values={"kind": KIND, "count": NUMBER, "bottom": NUMBER},  # the cards of the stack that the scoring leaves (D9.7)
    reveals=Reveals.UNKNOWN,
)
TOOK_UP = EVENTS.add("took-up", values={"count": NUMBER, "kinds": private(fading(counts_of(KINDS)))}, reveals=Reveals.UNKNOWN)
RESHUFFLED = EVENTS.add("reshuffled")
ENDED = EVENTS.add("ended")
BROKE_OFF = EVENTS.add("broke-off")
TURN_BEGAN = EVENTS.add(TURN)

# Prompts. The first ones have the numbers of their phases. `other` is the player whose card is being answered, `then` lists those
# who are asked next.

_ANSWERING: dict[str, ValueType] = {"other": NUMBER, **_ANSWERERS}
_MOVING: dict[str, ValueType] = {"island": ISLAND, "other": NUMBER, **_MASKS, **_ANSWERERS}

PROMPTS = Reports()
PROMPTS.add(DRAWING, "D2.1")
PROMPTS.add(DRAWING, "D2.3")
PROMPTS.add(DRAWING, "D3.1")
PROMPTS.add(DRAWING, "D6.1")
PROMPTS.add(DRAWING, "D3.4")
PROMPTS.add("playing", "D3.2")
PROMPTS.add("repelling", "D4.2", _ANSWERING)
PROMPTS.add("fleeing", "D4.4", {"count": NUMBER, "lost": NUMBER, **_ANSWERING})
PROMPTS.add("joining", "D5.2", {"kind": KIND, **_ANSWERING})
PROMPTS.add("exchanging", "D5.1", {"count": NUMBER})
PROMPTS.add("swapping", "D6.1", {"count": NUMBER})
PROMPTS.add("forcing", "D4.5", {"kind": KIND, **_ANSWERING})
PROMPTS.add("showing", "D7.1", {"chip": KIND, "island": ISLAND, **_ANSWERERS})
PROMPTS.add("blocking", "D9.2", _MOVING)
PROMPTS.add("laying", "D9.4", {"island": ISLAND, "goal": ISLAND, "kept": NUMBER, "other": NUMBER, "own": NUMBER, **_ANSWERERS})
PROMPTS.add("over", "D10.2")
FLEEING_ON = PROMPTS.add("fleeing-on", "D4.4", {"count": NUMBER, "lost": NUMBER, **_ANSWERING})
JOINING_ARTIST = PROMPTS.add("joining", "D6.2", {"kind": KIND, **_ANSWERING})
PUTTING = PROMPTS.add("putting", "D5.1", {"count": NUMBER})
TAKING = PROMPTS.add("taking", "D5.1", {"count": NUMBER})
SWAPPING_ON = PROMPTS.add("swapping-on", "D6.1", {"count": NUMBER})
FORCING_SCHOLAR = PROMPTS.add("forcing", "D5.4", {"kind": KIND, **_ANSWERING})
FORCING_ARTIST = PROMPTS.add("forcing", "D6.3", {"kind": KIND, **_ANSWERING})
OUTDOING = PROMPTS.add("outdoing", "D7.2", {"chip": KIND, "island": ISLAND, "count": NUMBER, **_ANSWERING})
BLOCKING_SCORING = PROMPTS.add("blocking-scoring", "D9.2", _MOVING)
BLOCKING_SHARED = PROMPTS.add("blocking-shared", "D9.2", _MOVING)

# Reasons

REASONS = Reports()
NOT_NOW = REASONS.add("not-now", "D3.2")
MUST_ANSWER = REASONS.add("must-answer", "D4.2")
NONE_TO_PLAY = REASONS.add("none-held", "D3.2", {"kind": KIND})
NO_WARRIOR = REASONS.add("none-held", "D4.1", {"kind": KIND})
NOT_SPARED = REASONS.add("not-spared", "D4.1")
NONE_TO_MOVE_WITH = REASONS.add("none-held", "D9.1", {"kind": KIND})
THERE_ALREADY = REASONS.add("there-already", "D9.1", {"island": ISLAND})
NEEDS_TWO = REASONS.add("needs-two", "D7.1", {"kind": KIND})
NONE_TO_REPEL = REASONS.add("none-held", "D4.2", {"kind": KIND})
NONE_TO_JOIN_SCHOLAR = REASONS.add("none-held", "D5.2", {"kind": KIND})
NONE_TO_JOIN_ARTIST = REASONS.add("none-held", "D6.2", {"kind": KIND})
NONE_TO_FORCE_WARRIOR = REASONS.add("none-held", "D4.5", {"kind": KIND})
NONE_TO_FORCE_SCHOLAR = REASONS.add("none-held", "D5.4", {"kind": KIND})
NONE_TO_FORCE_ARTIST = REASONS.add("none-held", "D6.3", {"kind": KIND})
MUST_SHOW = REASONS.add("must-show", "D7.1")
OTHER_GOAL = REASONS.add("other-goal", "D9.2", {"island": ISLAND})
NONE_TO_BLOCK = REASONS.add("none-held", "D9.2", {"kind": KIND})
TOO_FEW = REASONS.add("too-few", "D7.2", {"count": NUMBER})
NOT_SO_MANY = REASONS.add("not-so-many", "D7.1", {"kind": KIND, "count": NUMBER})
NONE_TO_SAVE = REASONS.add("none-held", "D4.4", {"kind": KIND})
NOT_HERE_FLEEING = REASONS.add("active-island", "D4.4")
NONE_TO_PUT = REASONS.add("none-held", "D5.1", {"kind": KIND})
NOT_HERE = REASONS.add("active-island", "D5.1")
NOT_BOTH = REASONS.add("not-both", "D5.1")
NO_STACK = REASONS.add("no-stack", "D5.1", {"island": ISLAND})
NONE_TO_DISCARD = REASONS.add("none-held", "D6.1", {"kind": KIND})
NONE_TO_LAY = REASONS.add("none-held", "D9.4", {"kind": KIND})

# Categories of points (D10.2)

CATEGORIES = Reports()
MASK_CATEGORY = CATEGORIES.add("masks")
SEAL_CATEGORY = CATEGORIES.add("seals", values={"worth": NUMBER})
