"""A player's observation as a row of numbers, for machine learning. Seats count clockwise from the player's own, 0."""

from bali.altar.cards import GOODS, HAND_SIZE, HELD_KINDS, KINDS, MAX_LOOK_DEPTH, ROW_LENGTH, ROWS, SACRIFICES_PER_GOOD
from bali.altar.meta import META
from bali.altar.sacrifice import top_of
from bali.altar.state import EMPTY, NOT_YET, PHASE_NAMES, State
from bali.core.compile import compiled, compiled_call
from bali.core.observation_layout import Layout, Part, offsets_of, write_all, write_one_hot
from bali.core.record import UNKNOWN, Array
from bali.core.seats import MAX_PLAYERS, clockwise, steps_to

PHASE_COUNT = len(PHASE_NAMES)
MIN_PLAYERS = META.players[0]
PLAYER_COUNTS = len(META.players)
COUNT_BITS, MAX_COUNT = 8, 255  # the bits of a packed count, and its largest value

LAYOUT: Layout = (
    Part("phase", (PHASE_COUNT,), 1, f"one-hot: the phase: {', '.join(PHASE_NAMES)}"),
    Part("turn", (MAX_PLAYERS,), 1, "one-hot: the active player"),
    Part("asked", (MAX_PLAYERS,), 1, "one-hot: the deciding player; all 0 while a card is drawn or when the game is over"),
    Part("players", (PLAYER_COUNTS,), 1, f"one-hot: the number of players, from {MIN_PLAYERS}"),
    Part("oracle", (1,), 1, "whether the oracle variant is played"),
    Part("demon", (ROWS,), 1, "one-hot: the column blocked by the demon"),
    Part("pile", (len(KINDS),), 12, f"cards left in the draw pile, by kind: {', '.join(KINDS)}"),
    Part("pile_size", (1,), 60, "cards left in the draw pile"),
    Part("row_size", (ROWS,), ROW_LENGTH, "cards in each column of the offer"),
    Part("offer", (ROWS, ROW_LENGTH, HELD_KINDS), 1, "each card of the offer, from the top of its column, one-hot by kind"),
    Part("row", (ROWS,), 1, "one-hot: the column last taken from or dealt"),
    Part("served", (1,), MAX_PLAYERS, "how many players the scoring or sacrifice has already passed"),
    Part("looks", (1,), ROWS, "oracle looks still due"),
    Part("supply", (len(GOODS),), SACRIFICES_PER_GOOD, f"sacrifice cards in the supply, by type: {', '.join(GOODS)}"),
    Part("altar_known", (len(GOODS),), 10, "cards of each type on the altar, as far as they are known"),
    Part("altar_size", (1,), 50, "cards on the altar"),
    Part("altar_top", (len(GOODS) + 1,), 1, "one-hot: the type on top of the altar; the last entry is a face-down card"),
    Part("look", (MAX_LOOK_DEPTH, len(GOODS)), 1, "the player's own latest look, from the top of the altar, one-hot by type"),
    Part("looking", (1,), 1, "whether that look is still in progress"),
    Part("stones", (MAX_PLAYERS,), 20, "each player's stone"),
    Part("points", (MAX_PLAYERS,), 50, "each player's points"),
    Part("hand_size", (MAX_PLAYERS,), HAND_SIZE, "cards in each hand"),
    Part("sacrifices_size", (MAX_PLAYERS,), 20, "each player's sacrifice cards"),
    Part("hand", (MAX_PLAYERS, HELD_KINDS), HAND_SIZE, "each player's hand, by kind"),
    Part("tableau", (MAX_PLAYERS, HELD_KINDS), 6, "each player's tableau, by kind"),
    Part("sacrifices", (MAX_PLAYERS, len(GOODS)), 8, "each player's sacrifice cards, by type"),
    Part("ledger", (MAX_PLAYERS, len(GOODS)), 8, "sacrifice cards by type, as far as everyone saw them come and go"),
)
AT = offsets_of(LAYOUT)  # where each part begins


@compiled_call
def observe(view: State, seat: int, out: Array) -> None:
    """Write a seat's observation of a record that was redacted for it."""
    out[:] = 0
    _write_turn(view, seat, out)
    _write_cards(view, out)
    _write_altar(view, out)
    _write_look(view, seat, out)
    _write_players(view, max(seat, 0), out)


@compiled
def _write_turn(view: State, seat: int, out: Array) -> None:
    """Write the current decision and the options of the game."""
    write_one_hot(out, AT.phase, PHASE_COUNT, view.phase)
    write_one_hot(out, AT.turn, MAX_PLAYERS, steps_to(seat, view.turn, view.players))
    write_one_hot(out, AT.asked, MAX_PLAYERS, steps_to(seat, view.asked, view.players))
    write_one_hot(out, AT.players, PLAYER_COUNTS, view.players - MIN_PLAYERS)
    out[AT.oracle] = view.oracle
    write_one_hot(out, AT.demon, ROWS, view.demon)
    write_one_hot(out, AT.row, ROWS, view.row)
    out[AT.served] = view.served
    out[AT.looks] = view.looks


@compiled
def _write_cards(view: State, out: Array) -> None:
    """Write the draw pile, the offer and the supply."""
    write_all(out, AT.pile, view.pile)
    out[AT.pile_size] = view.pile_size
    write_all(out, AT.row_size, view.row_size)
    _write_offer(view, out)
    write_all(out, AT.supply, view.supply)


@compiled
def _write_offer(view: State, out: Array) -> None:
    """Write the offer without branching: where there is no card, it writes a 0 at the first kind."""
    first = AT.offer
    for row in range(ROWS):
        for card in range(ROW_LENGTH):
            kind = int(view.offer[row, card])
            out[first + min(kind, HELD_KINDS - 1)] = card < view.row_size[row] and kind < HELD_KINDS
            first += HELD_KINDS


@compiled
def _write_altar(view: State, out: Array) -> None:
    """Write the altar. Its goods are counted in bit fields of one number, which is faster than in four entries.

    With 8 bits for each good, 2 rice and 1 banana are the number 2 + (1 << 16).
    """
    known = 0
    for card in range(view.altar_size):
        lying = int(view.altar[card])
        known += (lying != UNKNOWN) << COUNT_BITS * (lying % len(GOODS))
    for good in range(len(GOODS)):
        out[AT.altar_known + good] = known >> COUNT_BITS * good & MAX_COUNT
    out[AT.altar_size] = view.altar_size
    write_one_hot(out, AT.altar_top, len(GOODS) + 1, top_of(view))


@compiled
def _write_look(view: State, seat: int, out: Array) -> None:
    """Write the seat's latest look at the altar, if there was one (A9.2)."""
    number = view.look_count - 1
    while number >= 0 and view.look_seat[number] != seat:
        number -= 1
    if number >= 0:
        for card in range(MAX_LOOK_DEPTH):
            seen = view.look_seen[number, card]
            write_one_hot(out, AT.look + len(GOODS) * card, len(GOODS), seen % len(GOODS) if seen >= 0 else EMPTY)
        out[AT.looking] = view.look_take[number] == NOT_YET


@compiled
def _write_players(view: State, first: int, out: Array) -> None:
    """Write each player's cards and tokens, clockwise from the seat `first`."""
    for steps in range(view.players):
        seat = clockwise(first, steps, view.players)
        out[AT.stones + steps] = view.stones[seat]
        out[AT.points + steps] = view.points[seat]
        out[AT.hand_size + steps] = view.hand_size[seat]
        out[AT.sacrifices_size + steps] = view.sacrifices_size[seat]
        write_all(out, AT.hand + HELD_KINDS * steps, view.hand[seat])
        write_all(out, AT.tableau + HELD_KINDS * steps, view.tableau[seat])
        write_all(out, AT.sacrifices + len(GOODS) * steps, view.sacrifices[seat])
        write_all(out, AT.ledger + len(GOODS) * steps, view.ledger[seat])
