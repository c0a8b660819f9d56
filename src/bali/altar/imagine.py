"""Fill the unknowns of a redacted record with a random deal that is consistent with everything the seat knows (A10.4).

Three things can be unknown: the goods that other players, or the oracle variant's setup, laid face down; which card another
player kept after a look; and, as a consequence, the other players' sacrifice cards. They depend on each other: a look by another
player moves cards that the seat may see later, and nobody can have laid down a card that they did not have.

1. *Which cards are left.* The history of the altar is replayed from the start, with each card represented by its number in
   `laid`. Each look by another player takes a random card. If that contradicts what the seat saw (the top card after every look,
   the cards of its own looks), the search backtracks and tries another card.
2. *Which goods they are.* The goods of face-down cards are chosen in the order in which the cards were laid, each such that its
   owner can have had it, given everything known about the owner's other cards.

Every choice is random among those not yet excluded, so every consistent deal is possible. If the result is still inconsistent,
the whole procedure restarts. In the meantime, `altar` and the `look_seen` of other players hold card numbers; only at the end are
they converted to goods.
"""

from bali.altar.cards import GOODS, MAX_LOOK_DEPTH
from bali.altar.imagine_screen import fill_screen, is_screen
from bali.altar.oracle import look_depth
from bali.altar.redact import has_secrets, hide_covered
from bali.altar.sacrifice import on_altar
from bali.altar.state import EMPTY, FACE_DOWN, NOT_YET, OPEN, OVER, SETUP, State
from bali.core.compile import compiled, compiled_call
from bali.core.dice import roll
from bali.core.record import UNKNOWN, Array

FITS = -1  # no look contradicts the history
_PLACES = 15  # a mask with one bit for each card that a look shows


@compiled_call
def imagine(state: State, seat: int, dice: Array) -> None:
    """Fill the unknowns of a record that was redacted for this seat, and perhaps narrowed to its screen."""
    if state.phase == OVER:
        return
    if is_screen(state):
        fill_screen(state, seat, dice)
        return
    fits = False
    while not fits:
        _begin_anew(state, seat)
        _imagine_looks(state, seat, dice)
        _imagine_setup(state, dice)
        _imagine_covered(state, dice)
        fits = _everyone_had_their_cards(state, seat)
    _settle_sacrifices(state, seat)
    _settle_looks(state, seat)
    _settle_altar(state)


# Which cards are left


@compiled
def _begin_anew(state: State, seat: int) -> None:
    hide_covered(state, seat)
    for number in range(state.look_count):
        if state.look_seat[number] != seat and state.look_take[number] != NOT_YET:
            state.look_take[number] = UNKNOWN


@compiled
def _imagine_looks(state: State, seat: int, dice: Array) -> None:
    """Choose the cards that other players kept after their looks, by randomised backtracking.

    Choices are made in the order of the looks. When look n contradicts the history, the last choice up to n is replaced by an
    untried one; if none is left, it is cleared and the choice before it is replaced. No combination is tried twice.
    """
    tried = 0  # four bits for each look, one for each card that it showed
    stuck = _tell(state, seat)
    while stuck != FITS:
        number = _choice_before(state, seat, stuck + 1)
        while _untried(state, number, tried) == 0:
            tried &= ~(_PLACES << 4 * number)
            state.look_take[number] = UNKNOWN
            number = _choice_before(state, seat, number)
        place = _pick_untried(state, number, tried, dice)
        tried |= 1 << 4 * number + place
        state.look_take[number] = place
        stuck = _tell(state, seat)


@compiled
def _choice_before(state: State, seat: int, number: int) -> int:
    """Return the last look by another player before a look."""
    number -= 1
    while state.look_seat[number] == seat:
        number -= 1
    return number


@compiled
def _depth(state: State, number: int) -> int:
    """Return the number of cards that a look showed. Each look before it took one card."""
    return look_depth(state.look_after[number] - number)


@compiled
def _is_tried(number: int, place: int, tried: int) -> bool:
    return tried >> 4 * number + place & 1 == 1


@compiled
def _untried(state: State, number: int, tried: int) -> int:
    count = 0
    for place in range(_depth(state, number)):
        count += not _is_tried(number, place, tried)
    return count


@compiled
def _pick_untried(state: State, number: int, tried: int, dice: Array) -> int:
    skip = roll(dice, _untried(state, number, tried))
    place = 0
    while _is_tried(number, place, tried) or skip > 0:
        skip -= not _is_tried(number, place, tried)
        place += 1
    return place


@compiled_call
def _tell(state: State, seat: int) -> int:
    """Replay the history of the altar with the choices made so far, and return the first look that fails, or FITS."""
    hide_covered(state, seat)
    state.altar_size = 0
    card = 0
    for number in range(state.look_count):
        card = _lay_up_to(state, card, state.look_after[number])
        if not _look_fits(state, seat, number):
            return number
    _lay_up_to(state, card, state.laid_size)
    return FITS


@compiled
def _lay_up_to(state: State, card: int, end: int) -> int:
    for number in range(card, end):
        state.altar[state.altar_size] = number
        state.altar_size += 1
    return end


@compiled
def _look_fits(state: State, seat: int, number: int) -> bool:
    take = state.look_take[number]
    if state.look_seat[number] != seat:
        _note_shown(state, number)
    elif not _shows_what_was_seen(state, number):
        return False
    if take == NOT_YET:
        return True
    if take == UNKNOWN:
        return False
    for place in range(state.altar_size - 1 - take, state.altar_size - 1):
        state.altar[place] = state.altar[place + 1]
    state.altar_size -= 1
    return _top_fits(state, state.look_top[number])


@compiled
def _note_shown(state: State, number: int) -> None:
    for place in range(MAX_LOOK_DEPTH):
        shown = place < state.altar_size
        state.look_seen[number, place] = state.altar[state.altar_size - 1 - place] if shown else EMPTY


@compiled
def _shows_what_was_seen(state: State, number: int) -> bool:
    for place in range(look_depth(state.altar_size)):
        seen, card = state.look_seen[number, place], state.altar[state.altar_size - 1 - place]
        if (seen >= FACE_DOWN) != (state.cover[card] != OPEN):
            return False
        good = seen % len(GOODS)
        if state.laid[card] == UNKNOWN and _is_free(state, card, good):
            state.laid[card] = good
        elif state.laid[card] != good:
            return False
    return True


@compiled
def _is_free(state: State, card: int, good: int) -> bool:
    """Whether a face-down card can be this good. The setup laid only one of each (A9.1)."""
    if state.cover[card] == SETUP:
        for other in range(min(len(GOODS), state.laid_size)):
            if state.laid[other] == good:
                return False
    return True


@compiled
def _top_fits(state: State, top: int) -> bool:
    if state.altar_size == 0:
        return top == EMPTY
    card = state.altar[state.altar_size - 1]
    return top == (state.laid[card] if state.cover[card] == OPEN else FACE_DOWN)


# Which goods they are


@compiled
def _imagine_setup(state: State, dice: Array) -> None:
    for card in range(min(len(GOODS), state.laid_size)):
        if state.cover[card] == SETUP and state.laid[card] == UNKNOWN:
            state.laid[card] = _pick_free(state, card, dice)


@compiled
def _pick_free(state: State, card: int, dice: Array) -> int:
    good = roll(dice, len(GOODS))
    while not _is_free(state, card, good):
        good = roll(dice, len(GOODS))
    return good


@compiled
def _imagine_covered(state: State, dice: Array) -> None:
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
            if roll(dice, count) == 0:
                picked = good
    return picked


@compiled_call
def _could_have_had(state: State, secret: int, good: int) -> bool:
    """Whether the owner can have laid this good without falling below zero cards of it, then or later.

    The floor of a secret is the lowest public count until the owner's next secret. If the owner publicly had one rice, laid a
    card face down and then sacrificed a rice face up, the floor is 0, so the face-down card cannot have been rice.
    """
    balance = -1
    for other in range(state.secret_count):
        if state.secret_seat[other] == state.secret_seat[secret]:
            balance += _change(state, other, good)
            if other >= secret and state.secret_floor[other, good] + balance < 0:
                return False
    return True


@compiled
def _change(state: State, secret: int, good: int) -> int:
    """Return how a secret changed its owner's count of a good, or the most it can be if the card is not yet chosen."""
    which = state.secret_of[secret]
    if which >= 0:
        return -1 if state.laid[which] == good else 0
    kept = state.laid[state.look_seen[-1 - which, state.look_take[-1 - which]]]
    return 1 if kept == good or kept == UNKNOWN else 0


@compiled
def _everyone_had_their_cards(state: State, seat: int) -> bool:
    for other in range(state.players):
        for good in range(len(GOODS)):
            if other != seat and not _had_enough(state, other, good):
                return False
    return True


@compiled
def _had_enough(state: State, owner: int, good: int) -> bool:
    balance = 0
    for secret in range(state.secret_count):
        if state.secret_seat[secret] == owner:
            balance += _change(state, secret, good)
            if state.secret_floor[secret, good] + balance < 0:
                return False
    return True


# Writing the result


@compiled
def _settle_sacrifices(state: State, seat: int) -> None:
    for other in range(state.players):
        if other != seat and has_secrets(state, other):
            for good in range(len(GOODS)):
                state.sacrifices[other, good] = state.ledger[other, good]
    for secret in range(state.secret_count):
        if state.secret_seat[secret] != seat:
            for good in range(len(GOODS)):
                state.sacrifices[state.secret_seat[secret], good] += _change(state, secret, good)


@compiled
def _as_it_lies(state: State, card: int) -> int:
    return on_altar(state.laid[card], state.cover[card])


@compiled
def _settle_looks(state: State, seat: int) -> None:
    for number in range(state.look_count):
        if state.look_seat[number] != seat:
            for place in range(_depth(state, number)):
                state.look_seen[number, place] = _as_it_lies(state, state.look_seen[number, place])


@compiled
def _settle_altar(state: State) -> None:
    for place in range(state.altar_size):
        state.altar[place] = _as_it_lies(state, state.altar[place])
    for place in range(state.altar_size, state.laid_size):
        state.altar[place] = 0
