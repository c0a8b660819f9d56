"""The turn of dalang, phase by phase: what an action does (`apply`). What is possible stands in `choices`.

STACKING    the setup draws the stacks (D2.1)
STARTING    the setup deals the start cards (D2.3)
REFILLING   the draws at the beginning of a turn (D3.1)
REPLACING   an artist's draws (D6.1)
REPAYING    the draw for a second card (D3.4)
PLAYING     the active player plays a card, or stops (D3.2)
REPELLING   a passive player meets a warrior, or flees (D4.2)
FLEEING     a fleeing player saves cards (D4.4)
JOINING     a passive player follows a scholar or an artist, or not (D5.2, D6.2)
EXCHANGING  a scholar's player puts cards away or takes some up (D5.1)
SWAPPING    an artist's player discards cards to draw others (D6.1)
FORCING     a passive player forces the end of the turn with a second card, or not (D4.5, D5.4, D6.3)
SHOWING     a contest: priests or princes are shown (D7.1, D7.2)
BLOCKING    a passive player blocks the Dalang's journey, or not (D9.2)
LAYING      the hands are laid down (D9.4)
OVER        the last mask is given (D10.1), or the last turn has ended (D3.5)
"""

from bali.core.compile import compiled, compiled_apart
from bali.core.seats import clockwise
from bali.dalang.actions import (
    CHALLENGE,
    DISCARD,
    DONE,
    DRAW,
    FORCE,
    JOIN,
    LAY,
    PASS,
    PLAY,
    REPEL,
    SHOW,
    START,
    STOP,
    TAKE,
    TRAVEL,
    block_of,
    play_of,
    put_of,
    travel_of,
)
from bali.dalang.cards import (
    ARTIST,
    CARDS,
    ISLANDS,
    PRIEST,
    PRIESTS,
    PRINCE,
    PRINCES,
    SCHOLAR,
    SETUP_STACK,
    START_CARDS,
    WARRIOR,
)
from bali.dalang.contests import show
from bali.dalang.journeys import lay
from bali.dalang.reactions import (
    after_exchange,
    answer,
    ask_next,
    begin_exchange,
    end_exchange,
    flee,
    flee_with,
    force,
    offer_second,
    put,
    swap,
    take,
)
from bali.dalang.stacks import discard, gain, note_shown, push, take_up
from bali.dalang.state import (
    BLOCKING,
    EXCHANGING,
    FLEEING,
    FORCING,
    JOINING,
    LAYING,
    PLAYING,
    REFILLING,
    REPELLING,
    REPLACING,
    SHOWING,
    STACKING,
    STARTING,
    State,
    reactor,
)
from bali.dalang.turns import await_card, begin_turn, end_turn, go_on, refill


@compiled
def actor(state: State) -> int:
    """Gets whose decision it is."""
    return state.asked


@compiled
def apply(state: State, action: int) -> None:
    """Carries out an action, and all that follows from it without a decision."""
    phase = state.phase
    if phase == LAYING:
        lay(state, action - LAY)
    elif phase < PLAYING:
        _deal(state, action)
    elif phase == PLAYING:
        _play(state, action)
    elif phase == JOINING:
        _join_or_pass(state, action)
    elif phase == FORCING:
        _force_or_pass(state, action)
    elif phase == REPELLING:
        _repel_or_flee(state, action)
    elif phase == EXCHANGING:
        _exchange(state, action)
    elif phase == FLEEING:
        flee_with(state, *put_of(action))
    elif phase == SHOWING:
        _show_or_pass(state, action)
    elif phase == BLOCKING:
        _block_or_pass(state, action)
    else:
        _swap(state, action)


@compiled
def _deal(state: State, action: int) -> None:
    if state.phase == STARTING:
        _deal_start(state, action - START)
        return
    kind = action - DRAW
    state.pile[kind] -= 1
    state.pile_size -= 1
    if state.phase == STACKING:
        _stack(state, kind)
    else:
        _draw(state, kind)


@compiled_apart
def _stack(state: State, kind: int) -> None:
    """Deals a card of the setup (D2.1)."""
    dealt = CARDS - state.pile_size - 1
    island, seat = dealt // (SETUP_STACK * state.players), dealt % state.players
    push(state, seat, island, kind)
    state.unseen[seat, island] += 1
    if dealt + 1 == len(ISLANDS) * SETUP_STACK * state.players:
        state.phase = STARTING


@compiled_apart
def _deal_start(state: State, card: int) -> None:
    """Deals a start card (D2.3) and sets its holder's chips (D2.4)."""
    seat = state.served
    state.start_card[seat] = card
    state.chips[PRINCES, START_CARDS[card, 0]] = seat
    state.chips[PRIESTS, START_CARDS[card, 1]] = seat
    state.served += 1
    if state.served == state.players:
        _begin(state)


@compiled
def _begin(state: State) -> None:
    """Finds who starts (D2.3) and where (D2.5), and lets everyone take up their first hand (D2.6)."""
    for seat in range(state.players):
        if state.start_card[seat] < state.start_card[state.turn]:
            state.turn = seat
    right = clockwise(state.turn, state.players - 1, state.players)
    state.island = START_CARDS[state.start_card[right], 2]
    for seat in range(state.players):
        take_up(state, seat)
    begin_turn(state)


@compiled
def _draw(state: State, kind: int) -> None:
    seat = reactor(state)
    gain(state, seat, kind)
    state.owed -= 1
    if state.stock_size > 0:
        state.drawn[seat, kind] += 1
        state.drawn_size[seat] += 1
    if state.phase == REFILLING:
        refill(state)
    elif not await_card(state):
        if state.phase == REPLACING:
            after_exchange(state)
        else:
            ask_next(state)


@compiled
def _play(state: State, action: int) -> None:
    """Plays a card of the active player's (D3.2), or stops."""
    if action == STOP:
        end_turn(state)
        return
    state.kind = WARRIOR
    if action < PLAY:
        state.spared = action - CHALLENGE
    elif action < TRAVEL:
        state.kind = play_of(action)
    else:
        state.kind, state.goal = travel_of(action)
    discard(state, state.turn, state.kind)
    if state.kind == SCHOLAR or state.kind == ARTIST:
        begin_exchange(state)
    elif state.kind == PRIEST or state.kind == PRINCE:
        note_shown(state, state.turn, state.kind, 1)  # D7.1: all know that there is a second one
        state.phase = SHOWING
    else:
        ask_next(state)


@compiled
def _join_or_pass(state: State, action: int) -> None:
    if action == JOIN:
        answer(state)
        begin_exchange(state)
    else:
        ask_next(state)


@compiled
def _force_or_pass(state: State, action: int) -> None:
    if action == FORCE:
        force(state)
    else:
        ask_next(state)


@compiled
def _repel_or_flee(state: State, action: int) -> None:
    if action == REPEL:
        answer(state)
        offer_second(state)
    else:
        flee(state)


@compiled
def _exchange(state: State, action: int) -> None:
    if action == DONE:
        end_exchange(state)
    elif action < TAKE:
        put(state, *put_of(action))
    else:
        take(state, action - TAKE)


@compiled
def _swap(state: State, action: int) -> None:
    if action == DONE:
        end_exchange(state)
    else:
        swap(state, action - DISCARD)


@compiled
def _show_or_pass(state: State, action: int) -> None:
    if action != PASS:
        show(state, action - SHOW + 1)
    ask_next(state)


@compiled
def _block_or_pass(state: State, action: int) -> None:
    if action == PASS:
        ask_next(state)
    else:
        discard(state, state.asked, block_of(action))
        go_on(state)  # D9.3
