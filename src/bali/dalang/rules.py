"""The turn of dalang, phase by phase: the effect of each action (`apply`). The legal actions are in `choices`.

STACKING    the setup draws the stacks (D2.1)
STARTING    the setup deals the start cards (D2.3)
REFILLING   the draws at the start of a turn (D3.1)
REPLACING   an artist's draws (D6.1)
REPAYING    the draw for a second card (D3.4)
PLAYING     the active player plays a card, or stops (D3.2)
REPELLING   a passive player repels a warrior, or flees (D4.2)
FLEEING     a fleeing player saves cards (D4.4)
JOINING     a passive player joins in with a scholar or an artist, or passes (D5.2, D6.2)
EXCHANGING  a player with a scholar puts cards on stacks or takes some from them (D5.1)
SWAPPING    a player with an artist discards cards to draw others (D6.1)
FORCING     a passive player ends the turn with a second card, or passes (D4.5, D5.4, D6.3)
SHOWING     a contest: priests or princes are shown (D7.1, D7.2)
BLOCKING    a passive player blocks the Dalang's journey, or passes (D9.2)
LAYING      the players lay down their hands (D9.4)
OVER        the last mask has been gained (D10.1), or the last turn has ended (D3.5)
"""

from bali.core.compile import compiled, compiled_call
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
    """Return the actor: a seat, CHANCE or NOBODY."""
    return state.asked


@compiled
def apply(state: State, action: int) -> None:
    """Apply an action, and everything that follows from it without another decision."""
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


@compiled_call
def _stack(state: State, kind: int) -> None:
    """Deal a card of the setup (D2.1)."""
    dealt = CARDS - state.pile_size - 1
    island, seat = dealt // (SETUP_STACK * state.players), dealt % state.players
    push(state, seat, island, kind)
    state.unseen[seat, island] += 1
    if dealt + 1 == len(ISLANDS) * SETUP_STACK * state.players:
        state.phase = STARTING


@compiled_call
def _deal_start(state: State, card: int) -> None:
    """Deal a start card (D2.3) and place its holder's chips (D2.4)."""
    seat = state.served
    state.start_card[seat] = card
    state.chips[PRINCES, START_CARDS[card, 0]] = seat
    state.chips[PRIESTS, START_CARDS[card, 1]] = seat
    state.served += 1
    if state.served == state.players:
        _begin(state)


@compiled
def _begin(state: State) -> None:
    """Determine the first player (D2.3) and the first island (D2.5), and give everyone their first hand (D2.6)."""
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
    """Play a card for the active player (D3.2), or stop."""
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
        note_shown(state, state.turn, state.kind, 1)  # D7.1: everyone knows that the player holds a second one
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
