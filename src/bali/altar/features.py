"""What a network reads of an altar position: the observation, and what follows from it (see `core.features`)."""

from bali.altar.cards import GOODS, HELD_KINDS, MAX_GOOD_VALUE, ROW_LENGTH, ROWS, SHRINE, SHRINE_POINTS, STONES_PER_POINT
from bali.altar.observe import AT, LAYOUT, observe
from bali.altar.prices import SHRINE_COST, sacrifice_price
from bali.altar.scoring import sole_majority
from bali.altar.state import State
from bali.core.compile import compiled, compiled_call
from bali.core.features import ONE, factors, scale_observation, share
from bali.core.observation_layout import width
from bali.core.record import UNKNOWN, Array
from bali.core.seats import MAX_PLAYERS, clockwise

_FACTORS = factors(LAYOUT)
_OFFER_SIZE = ROWS * ROW_LENGTH * HELD_KINDS
_VALUES = len(GOODS) * (MAX_GOOD_VALUE + 1)
_PAIRS = len(GOODS) * (len(GOODS) - 1) // 2
_OF_A_SEAT = 3 + len(GOODS) + 2 * HELD_KINDS  # the stone, the points, the prices; the lead and the yield of each kind
_OF_A_ROW = 2 * MAX_PLAYERS  # what each player gains if one or two cards are taken
FEATURES = width(LAYOUT) + _VALUES + _PAIRS + 1 + MAX_PLAYERS * _OF_A_SEAT + ROWS * _OF_A_ROW

_LEAD, _POINTS, _CARDS, _ALTAR = 20, 40, 3, 3  # usual maxima


@compiled_call
def features(view: State, seat: int, observation: Array, out: Array) -> None:
    """Write the features of a record that was redacted for a seat. Its observation goes to `observation`."""
    observe(view, seat, observation)
    at = scale_observation(observation, _FACTORS, out)
    _write_offer(view, out)
    at = _write_values(observation, out, at)
    at = _write_points(view, seat, observation, out, at)
    for steps in range(MAX_PLAYERS):
        at = _write_player(view, clockwise(seat, steps, view.players), steps < view.players, out, at)
    for row in range(ROWS):
        at = _write_row(view, seat, row, out, at)


@compiled_call
def _write_offer(view: State, out: Array) -> None:
    """Write the offer again, each row from the card that can be taken: the second one is the card that scores (A7.1)."""
    first = AT.offer
    for row in range(ROWS):
        for depth in range(ROW_LENGTH):
            place = view.row_size[row] - 1 - depth
            for kind in range(HELD_KINDS):
                out[first] = ONE if place >= 0 and view.offer[row, max(place, 0)] == kind else 0
                first += 1


@compiled
def _known_value(observation: Array, good: int) -> int:
    """Return the value of a good's sacrifice cards, as far as the altar is known (A8.3, A8.4)."""
    own = observation[AT.altar_known + good]
    if own == 0:
        return 0
    worth = MAX_GOOD_VALUE
    for other in range(len(GOODS)):
        count = observation[AT.altar_known + other]
        first = count > own
        for before in range(other):
            if observation[AT.altar_known + before] == count:
                first = False
        worth -= first
    return worth


@compiled_call
def _write_values(observation: Array, out: Array, first: int) -> int:
    """Write the value of each good, one-hot, and how far apart the goods on the altar are. Return the next entry."""
    at = first
    for good in range(len(GOODS)):
        worth = _known_value(observation, good)
        for level in range(MAX_GOOD_VALUE + 1):
            out[at] = ONE if worth == level else 0
            at += 1
    for good in range(len(GOODS)):
        for other in range(good):
            out[at] = share(observation[AT.altar_known + good] - observation[AT.altar_known + other], _ALTAR)
            at += 1
    return at


@compiled
def _points(view: State, seat: int, observation: Array) -> int:
    """Return a player's points if the game ended now, as far as they are known."""
    points = view.points[seat] + SHRINE_POINTS * view.tableau[seat, SHRINE] + view.stones[seat] // STONES_PER_POINT
    for good in range(len(GOODS)):
        held = view.sacrifices[seat, good]
        points += _known_value(observation, good) * (view.ledger[seat, good] if held == UNKNOWN else held)
    return int(points)


@compiled_call
def _write_points(view: State, seat: int, observation: Array, out: Array, first: int) -> int:
    """Write the lead over the best other player, and every player's points. Return the next entry."""
    own, best = _points(view, seat, observation), -1000
    out[first + 1] = share(own, _POINTS)
    for steps in range(1, MAX_PLAYERS):
        points = 0
        if steps < view.players:
            points = _points(view, clockwise(seat, steps, view.players), observation)
            best = max(best, points)
        out[first + 1 + steps] = share(points, _POINTS)
    out[first] = share(own - best, _LEAD)
    return first + 1 + MAX_PLAYERS


@compiled
def _yield(view: State, seat: int, kind: int) -> int:
    """Return how many cards, stone or points a player gains if a card of this kind scores (A7)."""
    count = view.tableau[seat, kind]
    if kind < len(GOODS):
        count = min(count, 1)
    return int(count + (sole_majority(view, kind) == seat))


@compiled
def _ahead(view: State, seat: int, kind: int) -> int:
    """Return how many cards of a kind a player has more than the other one with the most."""
    most = 0
    for other in range(view.players):
        if other != seat:
            most = max(most, view.tableau[other, kind])
    return int(view.tableau[seat, kind] - most)


@compiled_call
def _write_player(view: State, seat: int, present: bool, out: Array, first: int) -> int:
    """Write what a player can afford, leads in and gains from each kind. Return the next entry."""
    size = _OF_A_SEAT - 1  # the points stand elsewhere
    for entry in range(size):
        out[first + entry] = 0
    if present:
        out[first] = ONE if view.stones[seat] >= SHRINE_COST else 0
        out[first + 1] = share(view.stones[seat] % STONES_PER_POINT, STONES_PER_POINT)
        for good in range(len(GOODS)):
            out[first + 2 + good] = share(sacrifice_price(view, seat, good), 5)
        for kind in range(HELD_KINDS):
            at = first + 2 + len(GOODS) + 2 * kind
            out[at] = share(_ahead(view, seat, kind), _CARDS)
            out[at + 1] = share(_yield(view, seat, kind), _CARDS)
    return first + size


@compiled_call
def _write_row(view: State, seat: int, row: int, out: Array, first: int) -> int:
    """Write what each player gains if the last one or two cards of a row are taken. Return the next entry."""
    for taken in range(2):
        place = view.row_size[row] - 2 - taken
        kind = int(view.offer[row, max(place, 0)])
        scores = place >= 0 and kind < HELD_KINDS
        for steps in range(MAX_PLAYERS):
            gained = _yield(view, clockwise(seat, steps, view.players), kind) if scores and steps < view.players else 0
            out[first] = share(gained, _CARDS)
            first += 1
    return first
