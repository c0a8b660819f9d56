"""Fill the unknowns of a redacted record with a random deal that is consistent with everything the seat knows (A10.4).

Three things can be unknown: the goods that other players, or the oracle variant's setup, laid face down; which card another
player kept after a look; and, as a consequence, the other players' sacrifice cards. They depend on each other: a look by another
player moves cards that the seat may see later, and nobody can have laid down a card that they did not have.

1. *Which cards are left.* `imagine_looks` chooses the card that each other player kept after a look, such that the altar's
   history agrees with what the seat saw.
2. *Which goods they are.* The goods of face-down cards are chosen in the order in which the cards were laid, each such that its
   owner can have had it, given everything known about the owner's other cards.
3. *Writing the result.* So far, `altar` and the `look_seen` of other players hold numbers of cards in `laid`. They become goods,
   and the other players' sacrifice cards follow from their ledgers and secrets.

Every choice is random among those not yet excluded, so every consistent deal is possible. If the goods of step 2 do not fit after
all, because an early choice left a later card without a possible good, both steps are repeated.
"""

from bali.altar.cards import GOODS
from bali.altar.imagine_looks import can_be, cards_shown, choose_kept_cards
from bali.altar.imagine_screen import fill_screen, is_screen
from bali.altar.redact import has_secrets, hide_covered
from bali.altar.sacrifice import on_altar
from bali.altar.state import NOT_YET, OVER, SETUP, State
from bali.core.compile import compiled, compiled_call
from bali.core.dice import roll
from bali.core.record import UNKNOWN, Array


@compiled_call
def imagine(state: State, seat: int, dice: Array) -> None:
    """Fill the unknowns of a record that was redacted for this seat, and perhaps reduced to its screen."""
    if state.phase == OVER:
        return
    if is_screen(state):
        fill_screen(state, seat, dice)
        return
    fits = False
    while not fits:
        _clear_choices(state, seat)
        choose_kept_cards(state, seat, dice)
        _choose_setup_goods(state, dice)
        _choose_sacrificed_goods(state, dice)
        fits = _everyone_had_their_cards(state, seat)
    _write_sacrifices(state, seat)
    _write_looks(state, seat)
    _write_altar(state)


@compiled
def _clear_choices(state: State, seat: int) -> None:
    hide_covered(state, seat)
    for number in range(state.look_count):
        if state.look_seat[number] != seat and state.look_take[number] != NOT_YET:
            state.look_take[number] = UNKNOWN


# Which goods they are


@compiled
def _choose_setup_goods(state: State, dice: Array) -> None:
    """Choose the goods of the oracle variant's setup: one of each (A9.1)."""
    for card in range(min(len(GOODS), state.laid_size)):
        if state.cover[card] == SETUP and state.laid[card] == UNKNOWN:
            state.laid[card] = _pick_unused(state, card, dice)


@compiled
def _pick_unused(state: State, card: int, dice: Array) -> int:
    good = roll(dice, len(GOODS))
    while not can_be(state, card, good):
        good = roll(dice, len(GOODS))
    return good


@compiled
def _choose_sacrificed_goods(state: State, dice: Array) -> None:
    """Choose the goods that other players laid face down (A5.2)."""
    for secret in range(state.secret_count):
        card = state.secret_of[secret]
        if card >= 0 and state.laid[card] == UNKNOWN:
            state.laid[card] = _pick_possible(state, secret, dice)


@compiled
def _pick_possible(state: State, secret: int, dice: Array) -> int:
    """Return a random good that the owner of a face-down card can have had. If there is none, the final check fails."""
    count = 0
    picked = 0
    for good in range(len(GOODS)):
        if _could_have_had(state, secret, good):
            count += 1
            if roll(dice, count) == 0:  # so that each of the goods found so far is equally likely
                picked = good
    return picked


@compiled_call
def _could_have_had(state: State, secret: int, good: int) -> bool:
    """Return whether the owner can have laid a card of this type without falling below zero cards of it, then or later."""
    return _never_below_zero(state, state.secret_seat[secret], good, -1, secret)


@compiled
def _everyone_had_their_cards(state: State, seat: int) -> bool:
    for owner in range(state.players):
        for good in range(len(GOODS)):
            if owner != seat and not _never_below_zero(state, owner, good, 0, 0):
                return False
    return True


@compiled
def _never_below_zero(state: State, owner: int, good: int, balance: int, first: int) -> bool:
    """Return whether a player had at least zero cards of a good from the secret `first` onwards.

    A player's count of a good is the public ledger plus the balance: the sum of the player's secret changes so far. Between two
    secrets only the ledger changes, and the floor of a secret is the lowest value it has until the player's next secret. So the
    count never falls below zero if floor + balance is at least zero for each secret.

    `balance` is what to add to all these sums: -1 to test one more card of the good. If the owner publicly had one rice, laid a
    card face down and then sacrificed a rice face up, the floor is 0. With rice face down the balance is -1, and 0 - 1 is below
    zero, so the face-down card was not rice.
    """
    for secret in range(state.secret_count):
        if state.secret_seat[secret] == owner:
            balance += _change(state, secret, good)
            if secret >= first and state.secret_floor[secret, good] + balance < 0:
                return False
    return True


@compiled
def _change(state: State, secret: int, good: int) -> int:
    """Return how a secret changed its owner's count of a good, or the most it can be if the card is not yet chosen."""
    which = state.secret_of[secret]
    if which >= 0:
        return -1 if state.laid[which] == good else 0
    number = -1 - which
    kept = state.laid[state.look_seen[number, state.look_take[number]]]
    return 1 if kept == good or kept == UNKNOWN else 0


# Writing the result


@compiled
def _write_sacrifices(state: State, seat: int) -> None:
    """Write the other players' sacrifice cards: their public ones, changed by their secrets."""
    for other in range(state.players):
        if other != seat and has_secrets(state, other):
            for good in range(len(GOODS)):
                state.sacrifices[other, good] = state.ledger[other, good]
    for secret in range(state.secret_count):
        if state.secret_seat[secret] != seat:
            for good in range(len(GOODS)):
                state.sacrifices[state.secret_seat[secret], good] += _change(state, secret, good)


@compiled
def _code_of(state: State, card: int) -> int:
    return on_altar(state.laid[card], state.cover[card])


@compiled
def _write_looks(state: State, seat: int) -> None:
    """Turn the card numbers in the looks of other players into goods."""
    for number in range(state.look_count):
        if state.look_seat[number] != seat:
            for depth in range(cards_shown(state, number)):
                state.look_seen[number, depth] = _code_of(state, state.look_seen[number, depth])


@compiled
def _write_altar(state: State) -> None:
    """Turn the card numbers on the altar into goods."""
    for entry in range(state.altar_size):
        state.altar[entry] = _code_of(state, state.altar[entry])
    for entry in range(state.altar_size, state.laid_size):
        state.altar[entry] = 0
