"""Hidden information (D11)."""

import random

import numpy as np
import pytest

from bali import dalang
from bali.core.audience import received
from bali.core.contract import SPECTATOR
from bali.core.dice import new_dice
from bali.core.match import Match
from bali.core.options import OPEN_NOTES, Options
from bali.core.record import UNKNOWN
from bali.dalang.cards import KINDS, PRIEST, PRINCE
from bali.dalang.stacks import stack_of
from bali.games import find
from tests.dalang.scene import BLUE, GREEN, KUKUSCH, PANSCHAR, RED, WONTONG, YELLOW, Scene, dealt

SCHOLAR = KINDS.index("scholar")
SECRET = {"drew", "laid", "put", "took", "took-up"}


def imagined(scene: Scene, seat: int, count: int = 200) -> list[dalang.State]:
    """Return deals that fit what a seat knows."""
    dice, states = new_dice(1), []
    for _ in range(count):
        state = scene.match.view(seat)
        dalang.imagine(state, seat, dice)
        states.append(state)
    return states


def least(scene: Scene, seat: int, other: int, *kinds: int) -> int:
    """Return the fewest cards of some kinds that another player has in hand in any deal."""
    return min(int(state.hand[other, list(kinds)].sum()) for state in imagined(scene, seat))


def test_D11_1_the_pile_and_unseen_stacks_are_secret_to_all() -> None:
    match = dealt(4, (1, 2, 3, 4))
    for seat in (SPECTATOR, *range(4)):
        view = match.view(seat)
        assert (view.pile == UNKNOWN).all()
        for island in (KUKUSCH, WONTONG):
            for owner in range(4):
                assert stack_of(view, owner, island) == [UNKNOWN] * 3
        assert view.stack_size[:, KUKUSCH].tolist() == [3] * 4


def test_D11_1_taking_a_card_shows_it_and_no_other() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "artist")
    scene.stack(YELLOW, WONTONG, "prince", "priest", "warrior", unseen=3)
    scene.do("play scholar", "take from wontong", "done")
    view = scene.match.view(YELLOW)
    assert stack_of(view, YELLOW, WONTONG) == [UNKNOWN, UNKNOWN]
    assert view.hand[YELLOW, KINDS.index("warrior")] == 1
    scene.hand(YELLOW, "scholar", "artist")
    scene.do("play scholar", "put artist on wontong")
    assert stack_of(scene.match.view(YELLOW), YELLOW, WONTONG) == [UNKNOWN, UNKNOWN, KINDS.index("artist")]


def test_D11_1_a_stack_taken_up_and_laid_down_is_known() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong", "panschar-wontong")
    scene.stack(YELLOW, WONTONG, "prince", "priest", unseen=2)
    scene.do("play kukusch-wontong to wontong")
    assert scene.match.view(YELLOW).hand[YELLOW, PRIEST] == 1
    assert stack_of(scene.match.view(YELLOW), YELLOW, KUKUSCH) == [KINDS.index("panschar-wontong")]


def test_D11_2_hands_and_stacks_are_the_owners_alone_but_sizes_are_public() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "artist", "prince")
    scene.stack(YELLOW, WONTONG, "prince")
    scene.do("play scholar", "put prince on wontong", "done")
    for seat in (SPECTATOR, GREEN):
        view = scene.match.view(seat)
        assert (view.hand[YELLOW] == UNKNOWN).all()
        assert stack_of(view, YELLOW, WONTONG) == [UNKNOWN, UNKNOWN]
        assert (view.hand_size[YELLOW], view.stack_size[YELLOW, WONTONG]) == (1, 2)
    assert stack_of(scene.match.view(YELLOW), YELLOW, WONTONG) == [PRINCE, PRINCE]


def test_D11_2_the_others_see_that_a_card_moved_but_not_which() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "artist", "prince")
    scene.do("play scholar")
    events = scene.do("put prince on wontong")
    assert received(events, YELLOW)[0].values == {"kind": "prince", "island": "wontong"}
    assert received(events, GREEN)[0].values == received(events, SPECTATOR)[0].values == {"island": "wontong"}


@pytest.mark.parametrize("seed", range(4))
def test_D11_2_only_the_owner_receives_the_kind_of_a_card_that_only_the_owner_sees(seed: int) -> None:
    match, dice, checked = Match(find("dalang"), Options(4)), random.Random(seed), set()
    while not match.over:
        for event in match.act(int(dice.choice(match.legal()))):
            if event.name in SECRET:
                assert event.seat is not None
                assert not {"kind", "kinds"} & received([event], (event.seat + 1) % 4)[0].values.keys()
                assert {"kind", "kinds"} & received([event], event.seat)[0].values.keys()
                checked.add(event.name)
            elif "kind" in event.values:
                assert event.name == "showed" or match.state.discards_size > 0 or match.state.stock_size > 0
                assert event.reveals
    assert checked == SECRET


def test_D11_3_public_things_stay_public() -> None:
    scene = Scene()
    scene.hand(YELLOW, "prince", "prince", "artist")
    scene.hand(GREEN, "prince", "prince")
    scene.chips(KUKUSCH, priest=RED, prince=BLUE)
    scene.do("play prince", "show 1")
    view = scene.match.view(RED)
    assert view.showing.tolist() == [1, 0, 0, 0]
    for name in ("discards", "chips", "seals", "masks", "masks_left", "hand_size", "stack_size", "fled"):
        assert np.array_equal(getattr(view, name), getattr(scene.state, name)), name


def shown(count: int = 3, *more: str) -> Scene:
    """Return a scene in which Green has shown a number of princes and holds more cards."""
    scene = Scene()
    scene.hand(YELLOW, "prince", "prince", "scholar", "warrior", "kukusch-wontong")
    scene.hand(GREEN, *["prince"] * count, *more)
    scene.chips(KUKUSCH, priest=RED, prince=BLUE)
    scene.do("play prince", "show 1", f"show {count}")
    return scene


def test_D11_4_a_player_who_showed_three_princes_still_holds_three() -> None:
    scene = shown(3, "artist", "warrior", "priest", "scholar")
    assert least(scene, YELLOW, GREEN, PRINCE) == least(scene, SPECTATOR, GREEN, PRINCE) == 3
    assert max(state.hand[GREEN, PRINCE] for state in imagined(scene, YELLOW)) > 3


def test_D11_4_a_card_that_leaves_unseen_may_have_been_one_of_them() -> None:
    scene = shown(3, "scholar", "artist", "warrior")
    scene.do("play scholar", "done", "join", "put artist on wontong", "done", "pass")
    assert least(scene, YELLOW, GREEN, PRINCE) == 2


def test_D11_4_a_card_that_leaves_face_up_counts_only_if_it_was_one_of_them() -> None:
    scene = shown(3, "scholar", "artist", "warrior")
    scene.do("play scholar", "done", "join", "done", "pass")
    assert least(scene, YELLOW, GREEN, PRINCE) == 3
    scene.do("stop")
    scene.deal_until_decision()
    scene.do("play prince")
    assert least(scene, YELLOW, GREEN, PRINCE) == 2


def test_D11_4_where_all_cards_are_certain_so_is_the_one_that_leaves() -> None:
    scene = shown(3, "scholar")
    scene.do("play scholar", "done", "join", "put prince on wontong", "done", "pass")
    assert least(scene, YELLOW, GREEN, PRINCE) == 2
    for state in imagined(scene, YELLOW):
        assert stack_of(state, GREEN, WONTONG) == [PRINCE]


def test_D11_4_certain_cards_stay_certain_when_a_hand_is_laid_down() -> None:
    scene = shown(3, "artist", "priest")
    scene.do("play kukusch-wontong to wontong", "pass")
    while scene.options()[0].startswith("lay"):
        scene.do(scene.options()[0])
    assert scene.state.island == WONTONG
    for state in imagined(scene, YELLOW):
        assert stack_of(state, GREEN, KUKUSCH).count(PRINCE) >= 3
    orders = {tuple(stack_of(state, GREEN, KUKUSCH)) for state in imagined(scene, YELLOW)}
    assert len(orders) > 20  # in any order, with any other cards


def test_D11_4_priests_and_princes_together() -> None:
    scene = Scene()
    scene.hand(YELLOW, *["prince"] * 2, *["priest"] * 2, "scholar", "artist")
    scene.hand(GREEN, *["prince"] * 3, *["priest"] * 2, "scholar", "artist")
    scene.chips(KUKUSCH, priest=RED, prince=BLUE)
    scene.do("play prince", "show 1", "show 3", "play priest", "show 1", "show 2")
    scene.do("play scholar", "done", "join", "put artist on wontong", "done", "pass")
    assert (least(scene, YELLOW, GREEN, PRINCE), least(scene, YELLOW, GREEN, PRIEST)) == (2, 1)
    assert least(scene, YELLOW, GREEN, PRIEST, PRINCE) == 4  # only one of the five can have left


def test_D11_4_a_second_one_is_certain_as_soon_as_a_contest_begins() -> None:
    scene = Scene()
    scene.hand(YELLOW, "prince", "prince", "artist", "warrior")
    scene.do("play prince")
    assert least(scene, GREEN, YELLOW, PRINCE) == 1


def test_D11_4_showing_fewer_later_lowers_no_bound() -> None:
    scene = shown(3, "artist", "prince", "warrior")
    scene.hand(YELLOW, "prince", "prince", "prince")
    scene.do("play prince", "show 1", "show 2")
    assert least(scene, YELLOW, GREEN, PRINCE) == 3


def test_D11_4_no_card_of_a_discarded_hand_stays_certain() -> None:
    scene = shown(3, "artist", "priest")
    scene.do("play warrior sparing blue", "flee", "put prince on wontong", "put prince on panschar", "put artist on panschar")
    assert not scene.state.sure[GREEN, KUKUSCH].any()
    scene = shown(3, "artist")
    scene.chips(WONTONG, priest=YELLOW)
    scene.stack(GREEN, WONTONG, *["prince"] * 4, "priest")
    scene.state.sure[GREEN, WONTONG] = (1, 4, 5)
    scene.do("play kukusch-wontong to wontong", "pass")
    while scene.options() and scene.options()[0].startswith("lay"):
        scene.do(scene.options()[0])
    assert scene.state.sure[GREEN, WONTONG].tolist() == [0, 4, 4]


def test_D11_4_a_certain_card_can_be_in_the_hand_or_the_stack() -> None:
    scene = shown(2, "artist", "priest", "scholar")
    scene.do("play kukusch-wontong to wontong", "pass", "lay scholar", "lay prince")
    assert scene.asked == GREEN
    scene.do("lay prince")  # one of Green's five lies in the stack, four are in the hand
    laid = {stack_of(state, GREEN, KUKUSCH) == [PRINCE] for state in imagined(scene, YELLOW)}
    assert laid == {True, False}


def test_D11_4_a_pile_made_of_the_discards_contains_them() -> None:
    scene = Scene()
    scene.hand(YELLOW, "artist", "warrior")
    scene.hand(GREEN, *["priest"] * 5)
    scene.discards("scholar", "scholar", "prince", "prince")
    scene.do("play artist", "discard warrior")
    made = ["warrior", "scholar", "scholar", "artist", "prince", "prince"]
    assert [KINDS[kind] for kind in range(len(KINDS)) for _ in range(scene.state.stock[kind])] == made
    scene.deal("artist")
    whole = np.bincount([KINDS.index(kind) for kind in made], minlength=len(KINDS))
    without = {kind: tuple((whole - np.eye(len(KINDS), dtype=int)[KINDS.index(kind)]).tolist()) for kind in made}
    for seat in (GREEN, SPECTATOR):
        assert {tuple(state.pile.tolist()) for state in imagined(scene, seat)} == set(without.values())
    assert {tuple(state.pile.tolist()) for state in imagined(scene, YELLOW)} == {without["artist"]}


def test_D11_4_known_cards_are_not_dealt_again() -> None:
    scene = Scene()
    scene.hand(YELLOW, *["prince"] * 15)
    scene.stack(YELLOW, WONTONG, *["prince"] * 10)
    scene.hand(GREEN, "prince", "prince", "prince", "artist")
    scene.hand(RED, "prince", "prince")
    for state in imagined(scene, YELLOW):
        assert state.hand[[GREEN, RED], PRINCE].sum() + state.pile[PRINCE] == 5


@pytest.mark.parametrize("memory", ["faithful", "open"])
def test_D11_5_the_memory_option(memory: str) -> None:
    scene = shown(3, "artist")
    scene.set_memory(memory)
    scene.stack(YELLOW, PANSCHAR, "prince", "priest")
    screen, other = scene.match.screen(YELLOW), scene.match.screen(RED)
    hidden = memory == "faithful"
    assert (stack_of(screen, YELLOW, PANSCHAR) == [UNKNOWN] * 2) == hidden
    for view in (screen, other):
        assert (view.sure == UNKNOWN).all() == (view.stock == UNKNOWN).all() == (view.unseen == UNKNOWN).all() == hidden
    assert screen.hand[YELLOW, SCHOLAR] == 1
    assert screen.stack_size[YELLOW, PANSCHAR] == 2
    assert screen.discards[PRINCE] == 1


def test_D11_5_the_hand_being_laid_down_stays_visible() -> None:
    scene = shown(3, "artist")
    scene.do("play kukusch-wontong to wontong", "pass", "lay scholar")
    assert stack_of(scene.match.screen(YELLOW), YELLOW, KUKUSCH) == [SCHOLAR]
    assert stack_of(scene.match.screen(GREEN), YELLOW, KUKUSCH) == [UNKNOWN]


def test_D11_5_the_log_forgets_what_was_shown_or_put_away() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "prince", "artist")
    scene.hand(GREEN, "warrior")
    scene.do("play scholar", "put prince on wontong", "done", "pass", "stop")
    scene.deal_until_decision()
    while scene.asked != YELLOW:
        scene.do(scene.options()[-1])
        scene.deal_until_decision()
    put = next(event for events in scene.match.log(YELLOW) for event in events if event.name == "put")
    assert put.values == {"island": "wontong"}
    scene.set_memory(OPEN_NOTES)
    put = next(event for events in scene.match.log(YELLOW) for event in events if event.name == "put")
    assert put.values == {"island": "wontong", "kind": "prince"}
