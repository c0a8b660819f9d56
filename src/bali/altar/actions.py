"""Every action of altar as a number and as words. Logs, the terminal, saved games and the API all use the same words."""

from bali.altar.cards import GOODS, KINDS, MAX_FARMERS, MAX_LOOK_DEPTH, PRIEST, ROWS, SHRINE, STONEMASON
from bali.core.compile import compiled
from bali.core.notation import notation

# The first number of each family of actions.
BUY = 0  # + good (A3.1)
FARMERS = BUY + len(GOODS)  # + MAX_FARMERS * good + number of farmers - 1 (A4.1)
CARD = FARMERS + MAX_FARMERS * len(GOODS)  # + kind - STONEMASON (A4.1)
RETURN = CARD + SHRINE + 1 - STONEMASON  # a shrine, to the box (A4.3)
SACRIFICE = RETURN + 1  # + good, one of the player's own cards (A5.1, A5.2)
CROWN = SACRIFICE + len(GOODS)  # + good, from the supply (A5.3)
TAKE = CROWN + len(GOODS)  # + row (A6.1)
POINTS = TAKE + ROWS  # as the shrines' reward (A7.4)
STONE = POINTS + 1
CLAIM = STONE + 1  # + good, in place of one that has run out (A7.7)
LOOK = CLAIM + len(GOODS)  # at the altar (A9.2)
DECLINE = LOOK + 1
KEEP = DECLINE + 1  # + position from the top of the altar (A9.2)
DRAW = KEEP + MAX_LOOK_DEPTH  # + kind; a chance action
LAY = DRAW + len(KINDS)  # + good, onto the altar during setup; a chance action (A9.1)
DECISIONS = DRAW  # from here on, all actions belong to chance
ACTIONS = LAY + len(GOODS)


def _words() -> list[str]:
    words = [f"buy {good}" for good in GOODS]
    words += [f"play {count} {good} farmer{'s' if count > 1 else ''}" for good in GOODS for count in range(1, MAX_FARMERS + 1)]
    words += [f"play {KINDS[kind]}" for kind in (STONEMASON, PRIEST, SHRINE)]
    words += ["return shrine"]
    words += [f"sacrifice {good}" for good in GOODS]
    words += [f"crown {good}" for good in GOODS]
    words += [f"take {row + 1}" for row in range(ROWS)]
    words += ["choose points", "choose stone"]
    words += [f"claim {good}" for good in GOODS]
    words += ["look", "decline"]
    words += [f"keep {depth + 1}" for depth in range(MAX_LOOK_DEPTH)]
    words += [f"draw {kind}" for kind in KINDS]
    words += [f"lay {good}" for good in GOODS]
    return words


describe, parse = notation(_words())


@compiled
def farmers_of(action: int) -> tuple[int, int]:
    """Return the good and the number of the farmers that a FARMERS action plays."""
    return (action - FARMERS) // MAX_FARMERS, (action - FARMERS) % MAX_FARMERS + 1


@compiled
def card_of(action: int) -> int:
    """Return the kind of card that a CARD action plays."""
    return action - CARD + STONEMASON
