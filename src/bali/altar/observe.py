"""A player's observation as a row of numbers, for machine learning. Seats count clockwise from the player's own, 0."""

from bali.altar.cards import GOODS, HELD_KINDS, KINDS, MAX_LOOK_DEPTH, ROW, ROWS, SEATS
from bali.altar.state import EMPTY, FACE_DOWN, NOT_YET, OVER, State
from bali.core.compile import compiled, compiled_call
from bali.core.observation_layout import Layout, Part, write_all, write_one
from bali.core.record import UNKNOWN, Array
from bali.core.seats import clockwise, steps_to

PHASES = OVER + 1
PHASE_NAMES = (
    "laying, offering, dealing, buying, playing, sacrificing, crowning, taking, looking, keeping, rewarding, claiming, over"
)
FEWEST = 2  # players
DIGIT, MAX_VALUE = 8, 255  # the bits of a packed count, and its largest value

LAYOUT: Layout = (
    Part("phase", (PHASES,), 1, f"a 1 at what the game waits for: {PHASE_NAMES}"),
    Part("turn", (SEATS,), 1, "a 1 at the active player"),
    Part("asked", (SEATS,), 1, "a 1 at who decides; none while a card is drawn or when the game is over"),
    Part("players", (SEATS - FEWEST + 1,), 1, "a 1 at how many play, from 2"),
    Part("oracle", (1,), 1, "whether the oracle variant is played"),
    Part("demon", (ROWS,), 1, "a 1 at the row on which the demon stands"),
    Part("pile", (len(KINDS),), 12, f"cards left in the pile, by kind: {', '.join(KINDS)}"),
    Part("pile_size", (1,), 60, "cards left in the pile"),
    Part("row_size", (ROWS,), ROW, "cards in each row of the offer"),
    Part("offer", (ROWS, ROW, HELD_KINDS), 1, "each card of the offer, rows from their tops: a 1 at its kind"),
    Part("row", (ROWS,), 1, "a 1 at the row last taken from or dealt"),
    Part("served", (1,), SEATS, "how many players a scoring or a sacrifice has been through"),
    Part("looks", (1,), ROWS, "oracle looks still due"),
    Part("supply", (len(GOODS),), 25, f"sacrifice cards in the supply, by good: {', '.join(GOODS)}"),
    Part("altar_known", (len(GOODS),), 10, "cards of each good on the altar, as far as they are known"),
    Part("altar_size", (1,), 50, "cards on the altar"),
    Part("altar_top", (len(GOODS) + 1,), 1, "a 1 at the good on top of the altar, or behind the goods at a card's back"),
    Part("look", (MAX_LOOK_DEPTH, len(GOODS)), 1, "the own latest look, from the altar's top: a 1 at each card's good"),
    Part("looking", (1,), 1, "whether that look still lasts"),
    Part("stones", (SEATS,), 20, "each player's stone"),
    Part("points", (SEATS,), 50, "each player's points"),
    Part("hand_size", (SEATS,), 3, "cards in each hand"),
    Part("sacrifices_size", (SEATS,), 20, "each player's sacrifice cards"),
    Part("hand", (SEATS, HELD_KINDS), 3, "each player's hand, by kind"),
    Part("tableau", (SEATS, HELD_KINDS), 6, "the cards before each player, by kind"),
    Part("sacrifices", (SEATS, len(GOODS)), 8, "each player's sacrifice cards, by good"),
    Part("ledger", (SEATS, len(GOODS)), 8, "sacrifice cards as far as everyone saw them come and go"),
)


@compiled_call
def observe(view: State, seat: int, out: Array) -> None:
    """Write a seat's observation of a record that was redacted for it."""
    out[:] = 0
    place = write_one(out, 0, PHASES, view.phase)
    place = write_one(out, place, SEATS, steps_to(seat, view.turn, view.players))
    place = write_one(out, place, SEATS, steps_to(seat, view.asked, view.players))
    place = write_one(out, place, SEATS - FEWEST + 1, view.players - FEWEST)
    out[place] = view.oracle
    place = write_one(out, place + 1, ROWS, view.demon)
    place = write_all(out, place, view.pile)
    out[place] = view.pile_size
    place = write_all(out, place + 1, view.row_size)
    place = _write_offer(view, out, place)
    place = write_one(out, place, ROWS, view.row)
    out[place] = view.served
    out[place + 1] = view.looks
    place = write_all(out, place + 2, view.supply)
    place = _write_altar(view, out, place)
    place = _write_look(view, seat, out, place)
    _write_players(view, seat, out, place)


@compiled
def _write_offer(view: State, out: Array, place: int) -> int:
    """Write the offer without branching: where there is no card, it writes a 0 at the first kind."""
    for row in range(ROWS):
        for card in range(ROW):
            kind = int(view.offer[row, card])
            out[place + min(kind, HELD_KINDS - 1)] = card < view.row_size[row] and kind < HELD_KINDS
            place += HELD_KINDS
    return place


@compiled
def _write_altar(view: State, out: Array, place: int) -> int:
    """Write the altar. Its goods are counted in bit fields of one number, which is faster than in four entries."""
    known = 0
    for card in range(view.altar_size):
        lying = int(view.altar[card])
        known += (lying != UNKNOWN) << DIGIT * (lying % len(GOODS))
    for good in range(len(GOODS)):
        out[place + good] = known >> DIGIT * good & MAX_VALUE
    out[place + len(GOODS)] = view.altar_size
    return write_one(out, place + len(GOODS) + 1, len(GOODS) + 1, _top(view))


@compiled
def _top(view: State) -> int:
    """Return what everyone sees on top of the altar: a good, FACE_DOWN or EMPTY. A face-down card may be UNKNOWN."""
    if view.altar_size == 0:
        return EMPTY
    top = view.altar[view.altar_size - 1]
    return FACE_DOWN if top == UNKNOWN else min(top, FACE_DOWN)


@compiled
def _write_look(view: State, seat: int, out: Array, place: int) -> int:
    """Write the seat's latest look at the altar (A9.2)."""
    number = view.look_count - 1
    while number >= 0 and view.look_seat[number] != seat:
        number -= 1
    if number >= 0:
        for card in range(MAX_LOOK_DEPTH):
            seen = view.look_seen[number, card]
            write_one(out, place + len(GOODS) * card, len(GOODS), seen % len(GOODS) if seen >= 0 else EMPTY)
        out[place + MAX_LOOK_DEPTH * len(GOODS)] = view.look_take[number] == NOT_YET
    return place + MAX_LOOK_DEPTH * len(GOODS) + 1


@compiled
def _write_players(view: State, seat: int, out: Array, place: int) -> None:
    hands = place + 4 * SEATS
    tableaus = hands + SEATS * HELD_KINDS
    sacrifices = tableaus + SEATS * HELD_KINDS
    ledgers = sacrifices + SEATS * len(GOODS)
    for steps in range(view.players):
        other = clockwise(max(seat, 0), steps, view.players)
        out[place + steps] = view.stones[other]
        out[place + SEATS + steps] = view.points[other]
        out[place + 2 * SEATS + steps] = view.hand_size[other]
        out[place + 3 * SEATS + steps] = view.sacrifices_size[other]
        write_all(out, hands + HELD_KINDS * steps, view.hand[other])
        write_all(out, tableaus + HELD_KINDS * steps, view.tableau[other])
        write_all(out, sacrifices + len(GOODS) * steps, view.sacrifices[other])
        write_all(out, ledgers + len(GOODS) * steps, view.ledger[other])
