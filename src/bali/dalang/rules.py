"""The turn of dalang: the effect of each action, phase by phase (`apply`). `state` lists the phases, `legal` the actions."""

from bali.core.compile import compiled
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
from bali.dalang.chip_contests import show
from bali.dalang.court_cards import discard_played, play_court_card, play_warrior
from bali.dalang.exchanges import after_exchange, end_exchange, join, put, swap, take
from bali.dalang.journeys import lay
from bali.dalang.reactions import ask_next, flee, force_end, repel, save_card
from bali.dalang.setup import deal_start_card, deal_to_stack
from bali.dalang.stacks import discard, gain
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
from bali.dalang.turns import await_card, end_turn, refill, resume_turn


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
        save_card(state, *put_of(action))
    elif phase == SHOWING:
        _show_or_pass(state, action)
    elif phase == BLOCKING:
        _block_or_pass(state, action)
    else:
        _swap(state, action)


# Drawing cards


@compiled
def _deal(state: State, action: int) -> None:
    """Deal a start card, or draw a card from the pile."""
    if state.phase == STARTING:
        deal_start_card(state, action - START)
        return
    kind = action - DRAW
    state.pile[kind] -= 1
    state.pile_size -= 1
    if state.phase == STACKING:
        deal_to_stack(state, kind)
    else:
        _draw(state, kind)


@compiled
def _draw(state: State, kind: int) -> None:
    """Add a card to the hand of the player who draws, and continue with what the draw was for."""
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


# Playing a card


@compiled
def _play(state: State, action: int) -> None:
    """Play a card for the active player (D3.2), or stop (D3.3)."""
    if action == STOP:
        end_turn(state)
    elif action < PLAY:
        play_warrior(state, action - CHALLENGE)
    elif action >= TRAVEL:
        _play_dalang_card(state, *travel_of(action))
    else:
        play_court_card(state, play_of(action))


@compiled
def _play_dalang_card(state: State, kind: int, goal: int) -> None:
    """Send the Dalang to another island (D9.1). The others may block the journey (D9.2)."""
    state.goal = goal
    discard_played(state, kind)
    ask_next(state)


# Reactions


@compiled
def _join_or_pass(state: State, action: int) -> None:
    """Join in with a scholar or an artist (D5.2, D6.2), or pass (D5.3)."""
    if action == JOIN:
        join(state)
    else:
        ask_next(state)


@compiled
def _force_or_pass(state: State, action: int) -> None:
    """End the turn with a second card (D4.5, D5.4, D6.3), or pass."""
    if action == FORCE:
        force_end(state)
    else:
        ask_next(state)


@compiled
def _repel_or_flee(state: State, action: int) -> None:
    """Repel a warrior (D4.3), or flee from it (D4.4)."""
    if action == REPEL:
        repel(state)
    else:
        flee(state)


@compiled
def _exchange(state: State, action: int) -> None:
    """Put or take a card in a scholar's exchange, or end it (D5.1)."""
    if action == DONE:
        end_exchange(state)
    elif action < TAKE:
        put(state, *put_of(action))
    else:
        take(state, action - TAKE)


@compiled
def _swap(state: State, action: int) -> None:
    """Discard a card in an artist's exchange, or end it (D6.1)."""
    if action == DONE:
        end_exchange(state)
    else:
        swap(state, action - DISCARD)


@compiled
def _show_or_pass(state: State, action: int) -> None:
    """Show cards in a contest (D7.1, D7.2), or pass."""
    if action != PASS:
        show(state, action - SHOW + 1)
    ask_next(state)


@compiled
def _block_or_pass(state: State, action: int) -> None:
    """Block the Dalang's journey (D9.2), or pass."""
    if action == PASS:
        ask_next(state)
    else:
        discard(state, state.asked, block_of(action))
        resume_turn(state)  # D9.3
