"""What a card leads to, as far as everyone knows. Events carry it, so that previews can say it before a player confirms."""

from bali.core.contract import NOBODY
from bali.core.events import Value
from bali.core.prompts import named_seats
from bali.core.seats import seats_from
from bali.dalang.cards import CHIPS, ISLANDS, KEPT, MAX_MOVED, PRIEST
from bali.dalang.scoring import count_left, prospect, scores_at
from bali.dalang.state import ASIDE, State


def answerers(before: State, spared: int = NOBODY) -> dict[str, Value]:
    """Return the players who can answer the active player's card, in the order in which they are asked (D3.6)."""
    seats = seats_from(int(before.turn) + 1, int(before.players))[:-1]
    return named_seats("then", [seat for seat in seats if before.hand_size[seat] > 0 and seat != spared])


def stakes(before: State, kind: int) -> dict[str, Value]:
    """Return what a scholar or an artist allows (D5.1, D6.1), or the chip a contest is for and its owner (D7.1)."""
    if kind < PRIEST:
        return {"most": MAX_MOVED}
    owner = int(before.chips[kind - PRIEST, before.island])
    return {"chip": CHIPS[kind - PRIEST], "island": ISLANDS[before.island]} | ({} if owner == ASIDE else {"rival": owner})


def journey(before: State, goal: int) -> dict[str, Value]:
    """Return what a move of the Dalang brings (D9.5 to D9.7, D10.1).

    That is the masks, who has the chips there if not the active player, and how many cards that player takes up.
    """
    values: dict[str, Value] = {"from": ISLANDS[before.island], **prospect(before, goal)}
    stack = int(before.stack_size[before.turn, goal])
    if not scores_at(before, goal):
        owners = {int(owner) for owner in before.chips[:, goal]} - {ASIDE}
        return values | {"stack": stack} | named_seats("rulers", sorted(owners))
    given = 2 if "rival" in values else 1
    return values | {"stack": min(stack, KEPT), "last": int(count_left(before) == given)}


def flight(before: State) -> dict[str, Value]:
    """Return how many cards a fleeing player saves, and how many they lose (D4.4)."""
    hand = int(before.hand_size[before.asked])
    return {"count": min(hand, MAX_MOVED), "lost": max(hand - MAX_MOVED, 0)}
