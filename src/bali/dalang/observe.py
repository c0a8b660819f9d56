"""A player's observation as a row of numbers, for machine learning. Seats count clockwise from the player's own, 0."""

from bali.core.compile import compiled, compiled_call
from bali.core.observation_layout import Layout, Part, offsets_of, write_all, write_one_hot
from bali.core.record import UNKNOWN, Array
from bali.core.seats import MAX_PLAYERS, clockwise, steps_to
from bali.dalang.cards import CHIPS, ISLANDS, KINDS, LAST_TURN, MASK_VALUES, MASKS_EACH, MAX_MOVED
from bali.dalang.meta import META
from bali.dalang.state import BLOCKING, EITHER, OVER, PHASE_NAMES, PLAYING, State

PHASE_COUNT = len(PHASE_NAMES)
MIN_PLAYERS = META.players[0]
PLAYER_COUNTS = len(META.players)
NONE = -1  # no entry of a one-hot part
SURE = EITHER + 1  # the bounds in `sure` for each island: on priests, princes and both together

LAYOUT: Layout = (
    Part("phase", (PHASE_COUNT,), 1, f"one-hot: the phase: {', '.join(PHASE_NAMES)}"),
    Part("turn", (MAX_PLAYERS,), 1, "one-hot: the active player"),
    Part("asked", (MAX_PLAYERS,), 1, "one-hot: the deciding player; all 0 while a card is drawn or when the game is over"),
    Part("players", (PLAYER_COUNTS,), 1, f"one-hot: the number of players, from {MIN_PLAYERS}"),
    Part("island", (len(ISLANDS),), 1, f"one-hot: the active island: {', '.join(ISLANDS)}"),
    Part("goal", (len(ISLANDS),), 1, "one-hot: the Dalang's destination, while the move can be blocked"),
    Part("kind", (len(KINDS),), 1, "one-hot: the card that was played and awaits reactions"),
    Part("spared", (MAX_PLAYERS,), 1, "one-hot: the player it spares"),
    Part("leader", (MAX_PLAYERS,), 1, "one-hot: the player who has shown the most in this contest"),
    Part("served", (1,), MAX_PLAYERS, "steps clockwise from the active player to the one who reacts, draws or lays down"),
    Part("owed", (1,), MAX_MOVED, "cards still to draw"),
    Part("moved", (1,), MAX_MOVED, "cards moved so far in a flight or an exchange"),
    Part("taking", (1,), 1, "whether the scholar's exchange takes cards from the stacks"),
    Part("forced", (1,), 1, "whether the turn ends after all reactions"),
    Part("turns", (1,), LAST_TURN, "turns that have ended"),
    Part("pile_size", (1,), 155, "cards left in the draw pile"),
    Part("discards", (len(KINDS),), 30, f"the discards, by kind: {', '.join(KINDS)}"),
    Part("stock", (len(KINDS),), 30, "the cards that the last reshuffle put into the draw pile, by kind; 0 before the first"),
    Part("seals", (len(ISLANDS), MAX_PLAYERS), 1, "one-hot by island: the owner of its seal"),
    Part(
        "chips",
        (len(CHIPS), len(ISLANDS), MAX_PLAYERS),
        1,
        "one-hot by island: the owner of its priest chip, then of its prince chip",
    ),
    Part("masks_left", (len(MASK_VALUES),), MASKS_EACH, "masks of each value left to gain"),
    Part("hand", (len(KINDS),), 6, "the player's own hand, by kind"),
    Part("drawn", (len(KINDS),), 10, "cards that the player has drawn since the last reshuffle, by kind"),
    Part("stack", (len(ISLANDS), len(KINDS)), 4, "the player's own stacks by kind, as far as they are known"),
    Part("top", (len(ISLANDS), len(KINDS)), 1, "one-hot by kind: the top of each own stack, if it is known"),
    Part("hand_size", (MAX_PLAYERS,), 10, "cards in each hand"),
    Part("showing", (MAX_PLAYERS,), 6, "cards shown in this contest"),
    Part("fled", (MAX_PLAYERS,), 1, "who has fled"),
    Part("drawn_size", (MAX_PLAYERS,), 20, "cards that each player has drawn since the last reshuffle"),
    Part("masks", (MAX_PLAYERS, len(MASK_VALUES)), 2, "each player's masks, by value"),
    Part("stack_size", (MAX_PLAYERS, len(ISLANDS)), 10, "cards in each stack"),
    Part("unseen", (MAX_PLAYERS, len(ISLANDS)), 3, "cards at the bottom of each stack that its owner has not seen"),
    Part(
        "sure",
        (MAX_PLAYERS, len(ISLANDS), SURE),
        4,
        "priests, princes and both together that each player certainly has at each island",
    ),
)
AT = offsets_of(LAYOUT)  # where each part begins


@compiled_call
def observe(view: State, seat: int, out: Array) -> None:
    """Write a seat's observation of a record that was redacted for it."""
    out[:] = 0
    _write_turn(view, seat, out)
    _write_played_card(view, seat, out)
    _write_progress(view, out)
    _write_chips(view, seat, out)
    write_all(out, AT.discards, view.discards)
    write_all(out, AT.stock, view.stock)
    write_all(out, AT.masks_left, view.masks_left)
    _write_own(view, max(seat, 0), out)
    _write_players(view, max(seat, 0), out)


@compiled
def _write_turn(view: State, seat: int, out: Array) -> None:
    """Write the current decision, and where the Dalang is."""
    write_one_hot(out, AT.phase, PHASE_COUNT, view.phase)
    write_one_hot(out, AT.turn, MAX_PLAYERS, steps_to(seat, view.turn, view.players))
    write_one_hot(out, AT.asked, MAX_PLAYERS, steps_to(seat, view.asked, view.players))
    write_one_hot(out, AT.players, PLAYER_COUNTS, view.players - MIN_PLAYERS)
    write_one_hot(out, AT.island, len(ISLANDS), view.island)


@compiled
def _write_played_card(view: State, seat: int, out: Array) -> None:
    """Write the card that was played, while the players react to it."""
    reacting = view.phase > PLAYING and view.phase != OVER
    write_one_hot(out, AT.goal, len(ISLANDS), view.goal if view.phase == BLOCKING else NONE)
    write_one_hot(out, AT.kind, len(KINDS), view.kind if reacting else NONE)
    write_one_hot(out, AT.spared, MAX_PLAYERS, steps_to(seat, view.spared, view.players))
    write_one_hot(out, AT.leader, MAX_PLAYERS, steps_to(seat, view.leader, view.players) if reacting else NONE)


@compiled
def _write_progress(view: State, out: Array) -> None:
    """Write the progress of the turn and of the game."""
    out[AT.served] = view.served
    out[AT.owed] = view.owed
    out[AT.moved] = view.moved
    out[AT.taking] = view.taking
    out[AT.forced] = view.forced
    out[AT.turns] = view.turns
    out[AT.pile_size] = view.pile_size


@compiled
def _write_chips(view: State, seat: int, out: Array) -> None:
    """Write the owners of the seals and chips."""
    for island in range(len(ISLANDS)):
        write_one_hot(out, AT.seals + MAX_PLAYERS * island, MAX_PLAYERS, steps_to(seat, view.seals[island], view.players))
    for chip in range(len(CHIPS)):
        for island in range(len(ISLANDS)):
            first = AT.chips + MAX_PLAYERS * (len(ISLANDS) * chip + island)
            write_one_hot(out, first, MAX_PLAYERS, steps_to(seat, view.chips[chip, island], view.players))


@compiled
def _write_own(view: State, seat: int, out: Array) -> None:
    """Write the player's own hand and stacks."""
    write_all(out, AT.hand, view.hand[seat])
    write_all(out, AT.drawn, view.drawn[seat])
    for island in range(len(ISLANDS)):
        slot = view.top[seat, island]
        for depth in range(view.stack_size[seat, island]):
            kind = int(view.card[slot])
            if kind != UNKNOWN:
                out[AT.stack + len(KINDS) * island + kind] += 1
                if depth == 0:
                    out[AT.top + len(KINDS) * island + kind] = 1
            slot = view.below[slot]


@compiled
def _write_players(view: State, first: int, out: Array) -> None:
    """Write what is public about each player, clockwise from the seat `first`."""
    for steps in range(view.players):
        seat = clockwise(first, steps, view.players)
        out[AT.hand_size + steps] = view.hand_size[seat]
        out[AT.showing + steps] = view.showing[seat]
        out[AT.fled + steps] = view.fled[seat]
        out[AT.drawn_size + steps] = view.drawn_size[seat]
        write_all(out, AT.masks + len(MASK_VALUES) * steps, view.masks[seat])
        write_all(out, AT.stack_size + len(ISLANDS) * steps, view.stack_size[seat])
        write_all(out, AT.unseen + len(ISLANDS) * steps, view.unseen[seat])
        for island in range(len(ISLANDS)):
            write_all(out, AT.sure + SURE * (len(ISLANDS) * steps + island), view.sure[seat, island])
