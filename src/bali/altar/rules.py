"""The turn of altar: the effect of each action, phase by phase (`apply`). `state` lists the phases, `legal` the actions."""

from bali.altar.actions import (
    BUY,
    CARD,
    CLAIM,
    CROWN,
    DRAW,
    FARMERS,
    KEEP,
    LAY,
    LOOK,
    RETURN,
    SACRIFICE,
    STONE,
    TAKE,
    card_of,
    farmers_of,
)
from bali.altar.cards import GOODS, HAND_SIZE, ORACLE, ORACLES, PRIEST, ROW_LENGTH, ROWS, SHRINE
from bali.altar.oracle import keep, look, remove_oracles
from bali.altar.prices import card_cost, farmers_cost, sacrifice_price
from bali.altar.sacrifice import gain, lay, lose, lose_secretly
from bali.altar.scoring import claim, reward, score, supply_left
from bali.altar.state import (
    BUYING,
    CLAIMING,
    CROWNING,
    DEALING,
    KEEPING,
    LOOKING,
    NO_DEMON,
    OFFERING,
    OPEN,
    PLAYING,
    REWARDING,
    SACRIFICING,
    SETUP,
    TAKING,
    State,
)
from bali.altar.turns import begin_turn, end_game
from bali.core.compile import compiled
from bali.core.contract import CHANCE
from bali.core.seats import clockwise


@compiled
def actor(state: State) -> int:
    """Return the actor: a seat, CHANCE or NOBODY."""
    return state.asked


@compiled
def apply(state: State, action: int) -> None:
    """Apply an action, and everything that follows from it without another decision."""
    phase = state.phase
    if phase == TAKING:
        _take(state, action - TAKE)
    elif phase == DEALING or phase == OFFERING:
        _deal(state, action - DRAW)
    elif phase == BUYING or phase == PLAYING:
        if action < FARMERS:
            _buy(state, action - BUY)
        else:
            _play(state, action)
    elif phase == SACRIFICING:
        _sacrifice(state, action - SACRIFICE)
    elif phase == CROWNING:
        _crown(state, action - CROWN)
    elif phase == REWARDING:
        reward(state, action == STONE)
    elif phase == CLAIMING:
        claim(state, action - CLAIM)
    elif phase == LOOKING:
        _look_or_decline(state, action)
    elif phase == KEEPING:
        keep(state, action - KEEP)
        _continue_taking(state)
    else:
        _lay_setup(state, action - LAY)


@compiled
def _lay_setup(state: State, good: int) -> None:
    """Lay a card of the oracle variant's setup face down on the altar (A9.1)."""
    lay(state, good, SETUP)
    if state.laid_size == len(GOODS):
        state.phase = OFFERING


@compiled
def _deal(state: State, kind: int) -> None:
    """Deal a card to the row being dealt (A2.3, A6.3). The last card of the pile ends the game (A8.1)."""
    row = state.row
    state.pile[kind] -= 1
    state.pile_size -= 1
    state.offer[row, state.row_size[row]] = kind
    state.row_size[row] += 1
    if state.pile_size == 0:
        end_game(state)
    elif state.row_size[row] == ROW_LENGTH:
        _finish_row(state, row)


@compiled
def _finish_row(state: State, row: int) -> None:
    """Continue after the last card of a row: with the next row of the setup, or with phase 3."""
    if state.phase == OFFERING:
        _next_row(state, row)
        return
    if state.oracle:
        remove_oracles(state, row)
    if state.row_size[row] > 0:  # else all four were oracles: dealing continues with a whole new row (A9.2)
        _continue_taking(state)


@compiled
def _next_row(state: State, row: int) -> None:
    """Deal the setup's next row. After the last one, shuffle in the oracles and begin the first turn."""
    if row + 1 < ROWS:
        state.row = row + 1
        return
    if state.oracle:
        state.pile[ORACLE] = ORACLES  # A9.1
        state.pile_size += ORACLES
    begin_turn(state)


@compiled
def _continue_taking(state: State) -> None:
    """Continue phase 3: first any looks, then the cards still to be taken, then the scoring (A6.1, A9.3)."""
    state.asked = state.turn
    if state.looks > 0 and state.altar_size > 0:
        state.phase = LOOKING
    elif state.hand_size[state.turn] < HAND_SIZE:
        state.looks = 0
        state.phase = TAKING
    else:
        state.looks = 0
        score(state)


@compiled
def _buy(state: State, good: int) -> None:
    """Buy a sacrifice card (A3.1)."""
    state.stones[state.turn] -= sacrifice_price(state, state.turn, good)
    gain(state, state.turn, good)
    state.phase = PLAYING


@compiled
def _play(state: State, action: int) -> None:
    """Play cards (A4.1), or return a shrine to the box (A4.3)."""
    if action == RETURN:
        _leave_hand(state, SHRINE, 1)
        state.box[SHRINE] += 1
        state.phase = TAKING
    elif action >= CARD:
        _play_card(state, card_of(action))
    else:
        good, farmers = farmers_of(action)
        _to_tableau(state, good, farmers)
        state.stones[state.turn] -= farmers_cost(farmers)
        state.phase = TAKING


@compiled
def _play_card(state: State, kind: int) -> None:
    """Play a stonemason, a priest, which moves the demon (A9.5), or a shrine, which starts the sacrifices (A5.1)."""
    _to_tableau(state, kind, 1)
    state.stones[state.turn] -= card_cost(kind)
    state.phase = TAKING
    if kind == SHRINE:
        state.served = 0
        _ask_for_sacrifice(state)
    elif kind == PRIEST and state.demon != NO_DEMON:
        state.demon = (state.demon + 1) % ROWS  # A9.5


@compiled
def _leave_hand(state: State, kind: int, count: int) -> None:
    state.hand[state.turn, kind] -= count
    state.hand_size[state.turn] -= count


@compiled
def _to_tableau(state: State, kind: int, count: int) -> None:
    _leave_hand(state, kind, count)
    state.tableau[state.turn, kind] += count


@compiled
def _ask_for_sacrifice(state: State) -> None:
    """Move to the next player with a card, clockwise from the active player, who comes last (A5.1, A5.2, A5.4)."""
    while state.served < state.players:
        state.served += 1
        seat = clockwise(state.turn, state.served, state.players)
        if state.sacrifices_size[seat] > 0:
            state.phase = SACRIFICING
            state.asked = seat
            return
    state.asked = state.turn
    state.phase = CROWNING if supply_left(state) else TAKING  # A5.5


@compiled
def _sacrifice(state: State, good: int) -> None:
    """Put a card on the altar: face down for the active player, face up for the others (A5.1, A5.2)."""
    seat = state.asked
    if seat == state.turn:
        lose_secretly(state, seat, good)
        lay(state, good, seat)
    else:
        lose(state, seat, good)
        lay(state, good, OPEN)
    _ask_for_sacrifice(state)


@compiled
def _crown(state: State, good: int) -> None:
    """Put a card from the supply on top of the altar (A5.3)."""
    state.supply[good] -= 1
    lay(state, good, OPEN)
    state.phase = TAKING


@compiled
def _take(state: State, row: int) -> None:
    """Take the bottom card of a row (A6.1). An emptied row is dealt again immediately (A6.3)."""
    state.row_size[row] -= 1
    kind = state.offer[row, state.row_size[row]]
    state.offer[row, state.row_size[row]] = 0
    state.hand[state.turn, kind] += 1
    state.hand_size[state.turn] += 1
    state.row = row
    if state.row_size[row] == 0:
        state.phase, state.asked = DEALING, CHANCE  # A6.3
    else:
        _continue_taking(state)


@compiled
def _look_or_decline(state: State, action: int) -> None:
    """Look at the altar, or decline to (A9.2, A9.3)."""
    if action == LOOK:
        look(state)
    else:
        state.looks -= 1
        _continue_taking(state)
