"""A player's observation as a row of numbers, for machine learning. Seats count clockwise from the player's own, 0."""

from bali.core.compile import compiled, compiled_call
from bali.core.observation_layout import Layout, Part, write_all, write_one
from bali.core.record import UNKNOWN, Array
from bali.core.seats import clockwise, steps_to
from bali.dalang.cards import CHIPS, ISLANDS, KINDS, LAST_TURN, MASK_VALUES, MASKS_EACH, MAX_MOVED, SEATS
from bali.dalang.state import BLOCKING, EITHER, OVER, PLAYING, State

PHASES = OVER + 1
PHASE_NAMES = (
    "stacking, starting, refilling, replacing, repaying, playing, repelling, fleeing, joining, exchanging, swapping, forcing, "
    "showing, blocking, laying, over"
)
FEWEST = 3  # players
NONE = -1

LAYOUT: Layout = (
    Part("phase", (PHASES,), 1, f"a 1 at what the game waits for: {PHASE_NAMES}"),
    Part("turn", (SEATS,), 1, "a 1 at the active player"),
    Part("asked", (SEATS,), 1, "a 1 at who decides; none while a card is drawn or when the game is over"),
    Part("players", (SEATS - FEWEST + 1,), 1, "a 1 at how many play, from 3"),
    Part("island", (len(ISLANDS),), 1, f"a 1 at the island where the Dalang is: {', '.join(ISLANDS)}"),
    Part("goal", (len(ISLANDS),), 1, "a 1 at the island where the Dalang is to go, while that can be blocked"),
    Part("kind", (len(KINDS),), 1, "a 1 at the card that was played and is answered"),
    Part("spared", (SEATS,), 1, "a 1 at who is exempt from it"),
    Part("leader", (SEATS,), 1, "a 1 at who has shown the most in this contest"),
    Part("served", (1,), SEATS, "how many steps from the active player the one is who reacts, draws or lays down"),
    Part("owed", (1,), MAX_MOVED, "cards still to draw"),
    Part("moved", (1,), MAX_MOVED, "cards moved so far in a flight or an exchange"),
    Part("taking", (1,), 1, "whether the scholar's exchange takes cards up"),
    Part("forced", (1,), 1, "whether the turn ends when all have reacted"),
    Part("turns", (1,), LAST_TURN, "turns that have ended"),
    Part("pile_size", (1,), 155, "cards left in the pile"),
    Part("discards", (len(KINDS),), 30, f"the discards, by kind: {', '.join(KINDS)}"),
    Part("stock", (len(KINDS),), 30, "the cards of which the pile was last made, by kind; 0 before"),
    Part("seals", (len(ISLANDS), SEATS), 1, "a 1 at who has each island's seal"),
    Part("chips", (len(CHIPS), len(ISLANDS), SEATS), 1, "a 1 at who has each island's priest chip, then each prince chip"),
    Part("masks_left", (len(MASK_VALUES),), MASKS_EACH, "masks of each value that nobody has"),
    Part("hand", (len(KINDS),), 6, "the own hand, by kind"),
    Part("drawn", (len(KINDS),), 10, "cards that oneself has drawn since the pile was last made, by kind"),
    Part("stack", (len(ISLANDS), len(KINDS)), 4, "the own stacks by kind, as far as one knows them"),
    Part("top", (len(ISLANDS), len(KINDS)), 1, "a 1 at the kind on top of each own stack, if one knows it"),
    Part("hand_size", (SEATS,), 10, "cards in each hand"),
    Part("showing", (SEATS,), 6, "cards shown in this contest"),
    Part("fled", (SEATS,), 1, "who has fled"),
    Part("drawn_size", (SEATS,), 20, "cards that each has drawn since the pile was last made"),
    Part("masks", (SEATS, len(MASK_VALUES)), 2, "each player's masks, by value"),
    Part("stack_size", (SEATS, len(ISLANDS)), 10, "cards in each stack"),
    Part("unseen", (SEATS, len(ISLANDS)), 3, "cards at the bottom of each stack that its owner has not seen"),
    Part("sure", (SEATS, len(ISLANDS), EITHER + 1), 4, "priests, princes and both together that each surely has at each island"),
)


@compiled_call
def observe(view: State, seat: int, out: Array) -> None:
    """Write a seat's observation of a record that was redacted for it."""
    out[:] = 0
    answered = view.phase > PLAYING and view.phase != OVER
    place = write_one(out, 0, PHASES, view.phase)
    place = write_one(out, place, SEATS, steps_to(seat, view.turn, view.players))
    place = write_one(out, place, SEATS, steps_to(seat, view.asked, view.players))
    place = write_one(out, place, SEATS - FEWEST + 1, view.players - FEWEST)
    place = write_one(out, place, len(ISLANDS), view.island)
    place = write_one(out, place, len(ISLANDS), view.goal if view.phase == BLOCKING else NONE)
    place = write_one(out, place, len(KINDS), view.kind if answered else NONE)
    place = write_one(out, place, SEATS, steps_to(seat, view.spared, view.players))
    place = write_one(out, place, SEATS, steps_to(seat, view.leader, view.players) if answered else NONE)
    place = _write_course(view, out, place)
    place = write_all(out, place, view.discards)
    place = write_all(out, place, view.stock)
    place = _write_village(view, seat, out, place)
    place = write_all(out, place, view.masks_left)
    place = _write_own(view, max(seat, 0), out, place)
    _write_players(view, max(seat, 0), out, place)


@compiled
def _write_course(view: State, out: Array, place: int) -> int:
    """Write the progress of the turn and of the game."""
    out[place] = view.served
    out[place + 1] = view.owed
    out[place + 2] = view.moved
    out[place + 3] = view.taking
    out[place + 4] = view.forced
    out[place + 5] = view.turns
    out[place + 6] = view.pile_size
    return place + 7


@compiled
def _write_village(view: State, seat: int, out: Array, place: int) -> int:
    for island in range(len(ISLANDS)):
        place = write_one(out, place, SEATS, steps_to(seat, view.seals[island], view.players))
    for chip in range(len(CHIPS)):
        for island in range(len(ISLANDS)):
            place = write_one(out, place, SEATS, steps_to(seat, view.chips[chip, island], view.players))
    return place


@compiled
def _write_own(view: State, seat: int, out: Array, place: int) -> int:
    """Write the player's own hand and stacks."""
    place = write_all(out, place, view.hand[seat])
    place = write_all(out, place, view.drawn[seat])
    tops = place + len(ISLANDS) * len(KINDS)
    for island in range(len(ISLANDS)):
        slot = view.top[seat, island]
        for height in range(view.stack_size[seat, island]):
            kind = int(view.card[slot])
            if kind != UNKNOWN:
                out[place + len(KINDS) * island + kind] += 1
                if height == 0:
                    out[tops + len(KINDS) * island + kind] = 1
            slot = view.below[slot]
    return tops + len(ISLANDS) * len(KINDS)


@compiled
def _write_players(view: State, seat: int, out: Array, place: int) -> None:
    masks = place + 4 * SEATS
    sizes = masks + SEATS * len(MASK_VALUES)
    unseen = sizes + SEATS * len(ISLANDS)
    sure = unseen + SEATS * len(ISLANDS)
    for steps in range(view.players):
        other = clockwise(seat, steps, view.players)
        out[place + steps] = view.hand_size[other]
        out[place + SEATS + steps] = view.showing[other]
        out[place + 2 * SEATS + steps] = view.fled[other]
        out[place + 3 * SEATS + steps] = view.drawn_size[other]
        write_all(out, masks + len(MASK_VALUES) * steps, view.masks[other])
        write_all(out, sizes + len(ISLANDS) * steps, view.stack_size[other])
        write_all(out, unseen + len(ISLANDS) * steps, view.unseen[other])
        for island in range(len(ISLANDS)):
            for which in range(EITHER + 1):
                out[sure + (len(ISLANDS) * steps + island) * (EITHER + 1) + which] = view.sure[other, island, which]
