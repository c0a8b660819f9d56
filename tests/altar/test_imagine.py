"""`imagine` reaches every deal that fits what a seat knows, and no other: proven by trying all other secret histories.

For a game played so far, every secret choice that the seat did not see (the setup's order, face-down sacrifices and kept cards
of others) is replaced by every possible one. A history fits if the seat would have known and received the same after every
action.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from bali import altar
from bali.altar.actions import KEEP, LAY, SACRIFICE
from bali.altar.state import KEEPING, LAYING, SACRIFICING
from bali.core.audience import received
from bali.core.contract import CHANCE, NOBODY
from bali.core.dice import new_dice, roll
from bali.core.events import Event
from bali.core.loops import buffer
from bali.core.options import Options
from bali.core.reported import narrated
from bali.games import find
from tests.long import LONG

GAME = find("altar")
SAMPLES = 40 if LONG else 20  # for each world that fits
GAMES_EACH = 4 if LONG else 1


def known(state: Any, seat: int) -> bytes:
    view = state.copy()
    altar.redact(view, seat)
    return view.tobytes()


def received_events(before: Any, action: int, after: Any, seat: int) -> list[Event]:
    return received(narrated(altar, before, action, after), seat)


def unseen_choices(state: Any, action: int, seat: int) -> range | list[int]:
    """Return the actions that the seat cannot tell from this one when it happens."""
    if state.phase == LAYING:
        return range(LAY, LAY + 4)
    if state.phase == SACRIFICING and state.asked == state.turn != seat:
        return range(SACRIFICE, SACRIFICE + 4)
    if state.phase == KEEPING and state.turn != seat:
        return range(KEEP, KEEP + 4)
    return [action]


def next_worlds(worlds: Iterable[Any], before: Any, action: int, now: Any, seat: int) -> Iterator[tuple[bytes, Any]]:
    """Yield the worlds in which the seat knows and receives the same after this action."""
    out, wanted, events = buffer(GAME), known(now, seat), received_events(before, action, now, seat)
    for world in worlds:
        possible = set(out[: altar.legal(world, out)].tolist())
        for choice in unseen_choices(world, action, seat):
            after = world.copy()
            if choice in possible:
                altar.apply(after, choice)
                if known(after, seat) == wanted and received_events(world, choice, after, seat) == events:
                    yield after.tobytes(), after


def played(options: Options, seed: int, stones: int) -> tuple[Any, list[int], list[Any]]:
    """Play at random, with a preference for shrines and looks. Return the start, the actions and all states."""
    state, dice, out = altar.new(options), new_dice(seed), buffer(GAME)
    state.stones[: options.players] = stones
    start, actions, states = state.copy(), [], [state.copy()]
    while altar.actor(state) != NOBODY:
        possible = out[: altar.legal(state, out)].tolist()
        liked = [a for a in possible if altar.describe(a) in ("play shrine", "look")] or possible
        action = (
            altar.draw_action(state, roll(dice, altar.draw_count(state)))
            if altar.actor(state) == CHANCE
            else liked[roll(dice, len(liked))]
        )
        altar.apply(state, action)
        actions.append(action)
        states.append(state.copy())
    return start, actions, states


def check(options: Options, seed: int, seat: int, *, stones: int = 30, most: int = 150) -> tuple[int, int]:
    """Check a seat's imagined deals along one game, until there are more than `most` to try.

    Return the number of positions with several deals, and the number of those in which another player had looked at the altar.
    """
    start, actions, states = played(options, seed, stones)
    worlds, checked, looked = {start.tobytes(): start}, 0, 0
    for number, action in enumerate(actions[:-1]):
        worlds = dict(next_worlds(worlds.values(), states[number], action, states[number + 1], seat))
        if len(worlds) > most:
            break
        if len(worlds) > 1 and number % 5 == 0:
            assert imagined_worlds(states[number + 1], seat, SAMPLES * len(worlds)) == set(worlds)
            checked += 1
            looked += any(other != seat for other in states[number + 1].look_seat[: states[number + 1].look_count])
    return checked, looked


def imagined_worlds(state: Any, seat: int, samples: int) -> set[bytes]:
    found, dice, screen = set(), new_dice(samples), state.copy()
    altar.redact(screen, seat)
    for _ in range(samples):
        world = screen.copy()
        altar.imagine(world, seat, dice)
        found.add(world.tobytes())
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagine_reaches_exactly_the_face_down_cards_that_fit(players: int) -> None:
    checked = [check(Options(players), seed, seat)[0] for seed in range(GAMES_EACH) for seat in range(players)]
    assert sum(checked) >= 5 * GAMES_EACH


@pytest.mark.parametrize(("stones", "most"), [(0, 1500 if LONG else 300), (7, 800 if LONG else 400)])
def test_imagine_reaches_exactly_the_looks_that_fit(stones: int, most: int) -> None:
    games = range(3 if LONG else 2)
    looked = [check(Options(2, ("oracle",)), seed, seat, stones=stones, most=most)[1] for seed in games for seat in (0, 1)]
    assert sum(looked) >= 3 * len(games)
