"""Every action of dalang as a number and as words. Logs, the terminal, saved games and the API all use the same words."""

from bali.core.compile import compiled
from bali.core.notation import notation
from bali.dalang.cards import (
    ARTIST,
    COLOURS,
    COURT,
    DALANG,
    ISLANDS,
    KINDS,
    MAX_SHOWN,
    PAIRS,
    PRIEST,
    PRINCE,
    SCHOLAR,
    START_CARDS,
)

# The first number of each family of actions.
CHALLENGE = 0  # + the seat to spare; plays a warrior (D4.1)
PLAY = CHALLENGE + len(COLOURS)  # + kind - SCHOLAR: scholar, artist, priest, prince (D5.1, D6.1, D7.1)
TRAVEL = PLAY + len(COURT) - SCHOLAR  # + 2 * pair + index of the island in the pair; plays a Dalang card (D9.1)
STOP = TRAVEL + 2 * len(PAIRS)  # end the turn (D3.3)
REPEL = STOP + 1  # D4.3
FLEE = REPEL + 1  # D4.4
JOIN = FLEE + 1  # by discarding a scholar or an artist (D5.2, D6.2)
FORCE = JOIN + 1  # end the turn by discarding a second card (D4.5, D5.4, D6.3)
PASS = FORCE + 1
DONE = PASS + 1  # end an exchange (D5.1, D6.1)
BLOCK = DONE + 1  # + pair (D9.2)
SHOW = BLOCK + len(PAIRS)  # + number of cards - 1 (D7.1, D7.2)
PUT = SHOW + MAX_SHOWN  # + len(ISLANDS) * kind + island (D4.4, D5.1)
TAKE = PUT + len(KINDS) * len(ISLANDS)  # + island (D5.1)
DISCARD = TAKE + len(ISLANDS)  # + kind (D6.1)
LAY = DISCARD + len(KINDS)  # + kind (D9.4)
DRAW = LAY + len(KINDS)  # + kind; a chance action
START = DRAW + len(KINDS)  # + start card; a chance action (D2.3)
DECISIONS = DRAW  # from here on, all actions belong to chance
ACTIONS = START + len(START_CARDS)


def _words() -> list[str]:
    words = [f"play warrior sparing {colour}" for colour in COLOURS]
    words += [f"play {KINDS[kind]}" for kind in (SCHOLAR, ARTIST, PRIEST, PRINCE)]
    words += [f"play {KINDS[DALANG + pair]} to {ISLANDS[island]}" for pair in range(len(PAIRS)) for island in PAIRS[pair]]
    words += ["stop", "repel", "flee", "join", "force", "pass", "done"]
    words += [f"block with {KINDS[DALANG + pair]}" for pair in range(len(PAIRS))]
    words += [f"show {count}" for count in range(1, MAX_SHOWN + 1)]
    words += [f"put {kind} on {island}" for kind in KINDS for island in ISLANDS]
    words += [f"take from {island}" for island in ISLANDS]
    words += [f"{verb} {kind}" for verb in ("discard", "lay", "draw") for kind in KINDS]
    words += [f"start {number + 1}" for number in range(len(START_CARDS))]
    return words


describe, parse = notation(_words())


@compiled
def play_of(action: int) -> int:
    """Return the kind of card that a PLAY action plays."""
    return action - PLAY + SCHOLAR


@compiled
def travel_of(action: int) -> tuple[int, int]:
    """Return the kind of card that a TRAVEL action plays, and its destination."""
    pair, which = (action - TRAVEL) // 2, (action - TRAVEL) % 2
    return DALANG + pair, int(PAIRS[pair, which])


@compiled
def names_island(pair: int, island: int) -> bool:
    """Return whether a Dalang card names an island."""
    return PAIRS[pair, 0] == island or PAIRS[pair, 1] == island


@compiled
def block_of(action: int) -> int:
    """Return the kind of card that a BLOCK action plays."""
    return action - BLOCK + DALANG


@compiled
def put_of(action: int) -> tuple[int, int]:
    """Return the kind of card that a PUT action moves, and the island."""
    return (action - PUT) // len(ISLANDS), (action - PUT) % len(ISLANDS)
