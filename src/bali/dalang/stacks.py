"""Hands, stacks and discards, and a record of what everyone knows about them (D11.4). All cards are moved here.

A player's cards at an island are those of the stack there, or of the hand if the island is active. `sure[seat, island]` has three
public lower bounds on them: on the number of priests, of princes, and of both together (EITHER). Two things always hold:

- Every bound is true: the player has at least that many such cards there, whatever face-down cards were moved.
- EITHER >= PRIESTS + PRINCES. It can be greater, because one unseen card lowers all three. Of 2 sure priests and 2 sure princes,
  EITHER 4, a player puts one card face down elsewhere: 1 sure priest, 1 sure prince, but still 3 of either.

Showing cards raises a bound. A card that leaves may lower it: face up, the bound of its own kind; face down, every bound.
"""

from bali.core.compile import compiled, compiled_call
from bali.core.record import Array
from bali.dalang.cards import KEPT, KINDS, PRIEST, PRIESTS, PRINCE, PRINCES
from bali.dalang.state import EITHER, NO_SLOT, State


@compiled
def gain(state: State, seat: int, kind: int) -> None:
    """Add a card to a hand."""
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1


@compiled
def _lose(state: State, seat: int, kind: int) -> None:
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1


@compiled
def _discard(state: State, kind: int) -> None:
    state.discards[kind] += 1
    state.discards_size += 1


@compiled
def discard(state: State, seat: int, kind: int) -> None:
    """Move a card from a hand to the discards, face up."""
    _lose(state, seat, kind)
    _discard(state, kind)
    _lower_after_discard(state.sure[seat, state.island], kind)


@compiled_call
def discard_hand(state: State, seat: int) -> None:
    """Move a whole hand to the discards, face up."""
    for kind in range(len(KINDS)):
        state.discards[kind] += state.hand[seat, kind]
        state.hand[seat, kind] = 0
    state.discards_size += state.hand_size[seat]
    state.hand_size[seat] = 0
    for which in range(EITHER + 1):
        state.sure[seat, state.island, which] = 0


@compiled
def put_away(state: State, seat: int, kind: int, island: int) -> None:
    """Move a card face down from a hand to the top of a stack at another island."""
    _adjust_after_hidden_move(state.sure[seat, state.island], state.sure[seat, island], state.hand_size[seat])
    _lose(state, seat, kind)
    push(state, seat, island, kind)


@compiled
def take_up_top(state: State, seat: int, island: int) -> None:
    """Move the top card of a stack at another island to its owner's hand."""
    _adjust_after_hidden_move(state.sure[seat, island], state.sure[seat, state.island], state.stack_size[seat, island])
    gain(state, seat, _pop(state, seat, island))
    state.unseen[seat, island] = min(state.unseen[seat, island], state.stack_size[seat, island])


@compiled
def lay_down(state: State, seat: int, kind: int) -> None:
    """Move a card from a hand to the stack at the active island. It stays at that island, so `sure` does not change."""
    _lose(state, seat, kind)
    push(state, seat, state.island, kind)


@compiled_call
def take_up(state: State, seat: int) -> None:
    """Move the whole stack at the active island to its owner's hand (D2.6, D9.5)."""
    while state.stack_size[seat, state.island] > 0:
        gain(state, seat, _pop(state, seat, state.island))
    state.unseen[seat, state.island] = 0


@compiled_call
def take_up_bottom(state: State, seat: int) -> None:
    """Move the bottom cards of the stack at the active island to its owner's hand, and discard the others (D9.7)."""
    while state.stack_size[seat, state.island] > KEPT:
        kind = _pop(state, seat, state.island)
        _discard(state, kind)
        _lower_after_discard(state.sure[seat, state.island], kind)
    take_up(state, seat)


@compiled
def push(state: State, seat: int, island: int, kind: int) -> None:
    """Put a card on top of a stack."""
    slot = state.free
    state.free = state.below[slot]
    state.card[slot] = kind
    state.below[slot] = state.top[seat, island]
    state.top[seat, island] = slot
    state.stack_size[seat, island] += 1


@compiled
def _pop(state: State, seat: int, island: int) -> int:
    slot = state.top[seat, island]
    kind = state.card[slot]
    state.card[slot] = 0
    state.top[seat, island] = state.below[slot]
    state.below[slot] = state.free
    state.free = slot
    state.stack_size[seat, island] -= 1
    return int(kind)


def stack_of(state: State, seat: int, island: int) -> list[int]:
    """Return the cards of a stack, from its bottom."""
    cards, slot = [], int(state.top[seat, island])
    while slot != NO_SLOT:
        cards.append(int(state.card[slot]))
        slot = int(state.below[slot])
    return cards[::-1]


@compiled_call
def count_in_stack(state: State, seat: int, island: int, kind: int, first: int, last: int) -> int:
    """Return how many cards of a kind lie at the positions `first` to `last` - 1 of a stack, counted from its bottom."""
    count, slot, position = 0, state.top[seat, island], state.stack_size[seat, island] - 1
    while slot != NO_SLOT:
        count += state.card[slot] == kind and first <= position < last
        slot = state.below[slot]
        position -= 1
    return count


# What everyone knows


@compiled
def note_shown(state: State, seat: int, kind: int, count: int) -> None:
    """Record that a player showed `count` priests or princes from the hand."""
    sure = state.sure[seat, state.island]
    sure[kind - PRIEST] = max(sure[kind - PRIEST], count)
    sure[EITHER] = max(sure[EITHER], sure[PRIESTS] + sure[PRINCES])


@compiled
def _lower_after_discard(sure: Array, kind: int) -> None:
    """Lower the bounds after a card has left face up. A card that is neither a priest nor a prince changes none.

    With 1 sure priest, 1 sure prince and 3 of either, discarding a priest leaves 0, 1 and 2. Discarding two more
    priests leaves 0, 1 and 1: the sure prince is still there.
    """
    if kind == PRIEST or kind == PRINCE:
        sure[kind - PRIEST] = max(sure[kind - PRIEST] - 1, 0)
        sure[EITHER] = max(sure[EITHER] - 1, sure[PRIESTS] + sure[PRINCES])


@compiled
def _adjust_after_hidden_move(source: Array, target: Array, size: int) -> None:
    """Adjust the bounds after one of `size` cards has moved face down from an island, `source`, to another, `target`.

    The card may have been of any kind, so every bound of the source drops by one. A bound of the target rises only if it covered
    all cards of the source: of 3 cards with 3 sure princes, the moved card was certainly a prince.
    """
    for which in range(EITHER + 1):
        if source[which] == size:
            target[which] += 1
        source[which] = max(source[which] - 1, 0)
