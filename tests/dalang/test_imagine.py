"""`imagine` reaches every deal that fits what a seat knows, and no other: proven by trying all deals of small games.

In a small game the seat knows nearly all cards: they are discards, or in its own stack. Random histories are played from there,
and three sets of positions are compared after every action:

- *imagined*: the positions that `imagine` reaches with many dice;
- *fitting*: all arrangements of the unknown cards that fit the redacted record (`worlds.py`);
- *remembered*: the positions left after trying all other secret histories. Every draw and every choice is replaced by every other
  one that is legal there. A history is dropped as soon as the seat would have seen another record or received other events.

The imagined positions are always exactly the fitting ones, and no remembered one is ever missing. The remembered and the fitting
ones are the same until the record forgets something that a perfect memory would retain. It forgets two things:

- how the bounds of two islands depend on each other, once another player has moved a card face down from an island where only
  some of the cards are certain. Right after this, the cards of each player at each island, looked at alone, are still exact.
  The same holds for a certain card put on a stack: the record does not retain that it is the top one;
- which player drew a card of the reshuffled draw pile, once another player has drawn from it.

From then on, some fitting positions are ones that a perfect memory would rule out. `imagine` reaches these, too.
"""

import random
from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import Any

import pytest

from bali import dalang
from bali.core.audience import received
from bali.core.contract import CHANCE, SPECTATOR
from bali.core.dice import new_dice
from bali.core.events import Event
from bali.core.loops import buffer
from bali.core.options import FAITHFUL
from bali.core.record import UNKNOWN
from bali.core.reported import narrated
from bali.dalang.actions import PUT, TAKE
from bali.dalang.cards import ISLANDS, KINDS, PRIESTS, PRINCES
from bali.dalang.stacks import stack_of
from bali.dalang.state import EITHER, reactor
from bali.games import find
from tests.dalang.scene import GREEN, KUKUSCH, PANSCHAR, RED, TSCHAKKALAG, WONTONG, YELLOW, Scene
from tests.dalang.worlds import fitting_worlds
from tests.long import LONG

GAME = find("dalang")
HISTORIES, MOST = (40, 1000) if LONG else (8, 150)  # for each seat; the most positions that are tried
LENGTH = 40  # actions
SMALL = 20  # cards in a reshuffled draw pile
SAMPLES = 500  # for each position, at most
CARDS = ["prince", "priest", "scholar", "scholar", "warrior", "artist", "kukusch-panschar", "kukusch-wontong"]
COURTS = [["prince"] * 3, ["prince"] * 2, ["priest"] * 2 + ["prince"]]
DULL = ("stop", "done", "pass")


def redacted(state: Any, seat: int) -> Any:
    view = state.copy()
    dalang.redact(view, seat)
    return view


def seen(before: Any, action: int, after: Any, seat: int) -> list[Event]:
    return received(narrated(dalang, before, action, after), seat)


def legal(state: Any) -> list[int]:
    out = buffer(GAME)
    return out[: dalang.legal(state, out)].tolist()


class History:
    """A game as a seat follows it: the true position, and all positions that a perfect memory does not rule out."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.seat = state, seat
        self.remembered = {world.tobytes(): world for world in fitting_worlds(redacted(state, seat), seat)}
        self.forgotten: list[str] = []  # what the record has forgotten, in order: "bounds" or "draw"

    def act(self, action: int) -> None:
        before, self.state = self.state, self.state.copy()
        dalang.apply(self.state, action)
        self.forgotten += forgets(before, action, self.seat)
        self.remembered = dict(self._next_worlds(redacted(self.state, self.seat), seen(before, action, self.state, self.seat)))
        assert self.state.tobytes() in self.remembered

    def _next_worlds(self, view: Any, events: list[Event]) -> Iterator[tuple[bytes, Any]]:
        for world in self.remembered.values():
            for action in legal(world):
                after = world.copy()
                dalang.apply(after, action)
                same_view = redacted(after, self.seat).tobytes() == view.tobytes()
                if same_view and seen(world, action, after, self.seat) == events:
                    yield after.tobytes(), after


def forgets(before: Any, action: int, seat: int) -> list[str]:
    """Return what the seat's record forgets with an action, as described at the top of this file."""
    other = before.asked
    if other == CHANCE:
        return ["draw"] if before.stock_size > 0 and reactor(before) != seat else []
    if other == seat or not PUT <= action < TAKE + len(ISLANDS):
        return []
    island = before.island if action < TAKE else action - TAKE
    size = before.hand_size[other] if action < TAKE else before.stack_size[other, island]
    covers = action < TAKE and before.stack_size[other, (action - PUT) % len(ISLANDS)] > 0
    sure = before.sure[other, island]
    return ["bounds"] if sure[EITHER] > 0 and (covers or size not in (sure[PRIESTS], sure[PRINCES])) else []


def imagined(view: Any, seat: int, count: int) -> set[bytes]:
    """Return the positions that `imagine` reaches: `count` different ones, or fewer after many attempts."""
    found, dice = set[bytes](), new_dice(count)
    for _ in range(SAMPLES * count):
        world = view.copy()
        dalang.imagine(world, seat, dice)
        found.add(world.tobytes())
        if len(found) == count:
            break
    return found


def cards_at_each_island(worlds: Iterable[Any], seat: int) -> dict[tuple[int, int], set[tuple[int, ...]]]:
    """Return, for each other player and island, the cards that the player may have there, in hand and in the stack."""
    cards: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for world, other, island in product(worlds, range(3), range(len(ISLANDS))):
        if other != seat:
            hand = world.hand[other].tolist() if island == world.island else []
            cards.setdefault((other, island), set()).add((*hand, *stack_of(world, other, island)))
    return cards


def check(history: History) -> str:
    """Compare the three sets after an action, and return how much was proven."""
    seat, view = history.seat, redacted(history.state, history.seat)
    if history.state.stock_size > SMALL:
        return "nothing"
    fitting = {world.tobytes(): world for world in islice(fitting_worlds(view, seat), MOST + 1)}
    if len(history.remembered) > MOST or len(fitting) > MOST:
        return "nothing"
    assert imagined(view, seat, len(fitting)) == fitting.keys()
    assert history.remembered.keys() <= fitting.keys()
    if not history.forgotten:
        assert history.remembered.keys() == fitting.keys()
        return "all" if len(fitting) > 1 else "nothing"
    return "imagined" if len(fitting) > 1 else "nothing"


def small_scene(seat: int, dice: random.Random) -> Scene:
    """Return a scene with few unknown cards: one in the draw pile, the others in hands and perhaps in two stacks."""
    scene = Scene(3, turn=dice.randrange(3), island=KUKUSCH)
    others = [other for other in range(3) if other != seat]
    hidden = [*dice.choice(COURTS), *dice.choices(CARDS, k=3)]
    dice.shuffle(hidden)
    in_pile = hidden.pop()
    if seat != SPECTATOR:
        scene.hand(seat, *dice.choices(CARDS, k=4))
        scene.stack(seat, WONTONG, hidden.pop(), unseen=1)
    if dice.random() < 0.5:
        scene.stack(others[0], PANSCHAR, hidden.pop(), unseen=1)
    for number, other in enumerate(others):
        scene.hand(other, *hidden[number :: len(others)])
    for island in range(len(ISLANDS)):
        scene.chips(island, priest=dice.randrange(-1, 3), prince=dice.randrange(-1, 3))
    known = scene.named(scene.state.pile)
    known.remove(in_pile)
    if seat != SPECTATOR and dice.random() < 0.7:
        dice.shuffle(known)
        scene.stack(seat, TSCHAKKALAG, *known[4:])
        known = known[:4]
    discard(scene, *known)
    return scene


def discard(scene: Scene, *kinds: str) -> None:
    """Move cards from the draw pile to the discards."""
    for kind in kinds:
        scene.state.pile[KINDS.index(kind)] -= 1
        scene.state.discards[KINDS.index(kind)] += 1
    scene.state.pile_size -= len(kinds)
    scene.state.discards_size += len(kinds)


def follow(seat: int, seed: int) -> Iterator[str]:
    """Play a random history and yield how much was proven after each action."""
    dice = random.Random(seed)
    history = History(small_scene(seat, dice).state.copy(), seat)
    while len(history.remembered) <= MOST and history.state.stock_size <= SMALL:
        possible = legal(history.state)
        liked = [action for action in possible if dalang.describe(action) not in DULL]
        history.act(dice.choice(liked if liked and dice.random() < 0.9 else possible))
        yield check(history)


@pytest.mark.parametrize(("seat", "whole", "imagined_only"), [(YELLOW, 40, 20), (GREEN, 30, 10), (SPECTATOR, 20, 0)])
def test_imagine_reaches_exactly_the_deals_that_fit(seat: int, whole: int, imagined_only: int) -> None:
    proven = [proof for seed in range(HISTORIES) for proof in islice(follow(seat, seed), LENGTH)]
    assert proven.count("all") >= whole
    assert proven.count("imagined") >= imagined_only


def shown(*hand: str) -> Scene:
    """Return a small scene in which Green can show two priests or princes. One more of each is hidden elsewhere."""
    scene = Scene(3)
    scene.hand(YELLOW, *["prince"] * 2, *["priest"] * 2, "scholar", "warrior", "kukusch-wontong")
    scene.stack(YELLOW, WONTONG, "scholar")
    scene.hand(GREEN, *hand)
    scene.stack(GREEN, WONTONG, "scholar", unseen=1)
    scene.hand(RED, "prince")
    known = scene.named(scene.state.pile)
    known.remove("priest")
    discard(scene, *known)
    return scene


# Green's hand; what happens after Green has shown two princes; and what the record forgets with the last action.
SCHOLAR = ["play scholar", "done", "join"]
JOURNEY = ["play kukusch-wontong to wontong", "pass", "pass", *["lay priest"] * 2, "lay scholar", "lay prince"]
MOVES = {
    "put another card": (["prince", "prince", "scholar", "artist"], [*SCHOLAR, "put artist on panschar"], ["bounds"]),
    "put a shown card": (["prince", "prince", "scholar", "artist"], [*SCHOLAR, "put prince on panschar"], ["bounds"]),
    "put on a stack": (["prince", "prince", "scholar", "artist"], [*SCHOLAR, "put prince on wontong"], ["bounds"]),
    "put a certain card": (["prince", "prince", "scholar"], [*SCHOLAR, "put prince on panschar"], []),
    "flee": (["prince", "prince", "artist"], ["play warrior sparing red", "flee", "put prince on panschar"], ["bounds"]),
    "both kinds": (
        ["prince", "prince", "priest", "priest", "scholar", "artist"],
        ["play priest", "show 1", "show 2", "pass", *SCHOLAR, "put priest on panschar"],
        ["bounds"],
    ),
    "take from a stack": (
        ["prince", "prince", "artist"],
        [*JOURNEY, *["lay prince"] * 2, *SCHOLAR, "take from kukusch"],
        ["bounds"],
    ),
}


@pytest.mark.parametrize("name", MOVES)
def test_the_record_retains_what_is_certain_at_each_island(name: str) -> None:
    hand, moves, forgotten = MOVES[name]
    scene = shown(*hand)
    history = History(scene.state.copy(), YELLOW)
    for words in ["play prince", "show 1", "show 2", "pass", *moves]:
        assert not history.forgotten
        history.act(scene.action(words))
        assert check(history) != "nothing"
    assert history.forgotten == forgotten
    remembered, fitting = history.remembered.values(), fitting_worlds(redacted(history.state, YELLOW), YELLOW)
    assert cards_at_each_island(remembered, YELLOW) == cards_at_each_island(fitting, YELLOW)


def test_a_faded_screen_is_filled_with_every_deal_that_fits_what_it_shows() -> None:
    scene = Scene(3)
    scene.hand(YELLOW, "prince", "prince", "artist")
    scene.stack(YELLOW, WONTONG, "scholar", "warrior")
    scene.hand(GREEN, "prince", "prince")
    scene.hand(RED, "priest")
    discard(scene, *scene.named(scene.state.pile))
    scene.do("play prince", "show 1", "show 2")
    scene.set_memory(FAITHFUL)
    view = scene.match.screen(YELLOW)
    visible = view.copy()
    for field in ("sure", "unseen", "stock", "drawn"):  # D11.5: the screen does not repeat them, so nothing is certain
        assert (visible[field] == UNKNOWN).all()
        visible[field] = 0
    fitting = {world.tobytes() for world in fitting_worlds(visible, YELLOW)}
    assert len(fitting) == 33
    assert imagined(view, YELLOW, len(fitting)) == fitting
