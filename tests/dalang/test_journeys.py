"""The Dalang's journeys, scorings, and the end of the game (D9, D10)."""

import pytest

from bali.core.contract import CHANCE, NOBODY
from tests.dalang.scene import BLUE, GREEN, KUKUSCH, PANSCHAR, RED, TSCHAKKALAG, WONTONG, YELLOW, Scene

TO_WONTONG = "play kukusch-wontong to wontong"


def test_D9_1_one_of_the_two_islands_but_not_the_active_one() -> None:
    scene = Scene(island=KUKUSCH)
    scene.hand(YELLOW, "kukusch-wontong", "panschar-tschakkalag")
    assert scene.options() == [
        "play kukusch-wontong to wontong",
        "play panschar-tschakkalag to panschar",
        "play panschar-tschakkalag to tschakkalag",
        "stop",
    ]


def test_D9_2_a_card_that_names_the_destination_blocks() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong")
    scene.hand(GREEN, "kukusch-panschar", "panschar-wontong", "tschakkalag-wontong")
    scene.hand(RED, "panschar-wontong")
    scene.do(TO_WONTONG)
    assert (scene.asked, scene.options()) == (GREEN, ["block with panschar-wontong", "block with tschakkalag-wontong", "pass"])
    scene.do("block with tschakkalag-wontong")
    assert scene.asked == YELLOW  # Red is not asked
    assert scene.in_discards() == ["kukusch-wontong", "tschakkalag-wontong"]


def test_D9_3_after_a_block_the_active_player_continues_and_may_try_again() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong", "kukusch-wontong")
    scene.hand(GREEN, "panschar-wontong")
    scene.do(TO_WONTONG, "block with panschar-wontong", TO_WONTONG)
    assert scene.state.island == WONTONG


def test_D9_4_hands_are_laid_down_in_the_chosen_order() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong", "prince", "artist", "warrior")
    scene.hand(RED, "priest", "scholar")
    scene.do(TO_WONTONG, "pass")
    assert (scene.asked, scene.options()) == (YELLOW, ["lay warrior", "lay artist", "lay prince"])
    scene.do("lay prince", "lay warrior")
    assert scene.in_stack(YELLOW, KUKUSCH) == ["prince", "warrior", "artist"]
    assert scene.asked == RED
    scene.do("lay scholar")
    assert scene.in_stack(RED, KUKUSCH) == ["scholar", "priest"]
    assert scene.state.island == WONTONG


def test_D9_4_hands_are_laid_down_before_any_scoring_even_the_last() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong", "prince", "artist")
    scene.chips(WONTONG, prince=YELLOW)
    scene.masks_left(5)
    scene.do(TO_WONTONG)
    assert scene.options() == ["lay artist", "lay prince"]
    scene.do("lay prince")
    assert scene.asked == NOBODY
    assert scene.in_stack(YELLOW, KUKUSCH) == ["prince", "artist"]


def test_D9_5_without_a_chip_there_is_no_scoring_and_the_turn_continues() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong")
    scene.chips(WONTONG, priest=GREEN, prince=RED)
    scene.stack(YELLOW, WONTONG, *["prince"] * 6)
    scene.stack(GREEN, WONTONG, "artist")
    scene.do(TO_WONTONG)
    assert (scene.asked, scene.state.turn, scene.state.turns) == (YELLOW, YELLOW, 0)
    assert scene.in_hand(YELLOW) == ["prince"] * 6
    assert scene.in_hand(GREEN) == ["artist"]
    assert scene.scores() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("priest", "prince", "left", "taken"),
    [
        (YELLOW, YELLOW, (2, 2, 3), {YELLOW: [2]}),
        (-1, YELLOW, (3, 4), {YELLOW: [3]}),
        (YELLOW, -1, (3, 4), {YELLOW: [3]}),
        (YELLOW, RED, (2, 2, 3), {RED: [2], YELLOW: [3]}),
        (BLUE, YELLOW, (2, 4, 5), {BLUE: [2], YELLOW: [4]}),
        (YELLOW, RED, (5, 5), {RED: [5], YELLOW: [5]}),
        (YELLOW, RED, (4,), {YELLOW: [4]}),
    ],
)
def test_D9_6_masks(priest: int, prince: int, left: tuple[int, ...], taken: dict[int, list[int]]) -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong")
    scene.chips(WONTONG, priest=priest, prince=prince)
    scene.masks_left(*left)
    scene.do(TO_WONTONG)
    assert [scene.masks(seat) for seat in range(4)] == [taken.get(seat, []) for seat in range(4)]


def test_D9_7_after_a_scoring_only_the_bottom_four_are_taken_up() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong")
    scene.chips(WONTONG, prince=YELLOW)
    scene.stack(GREEN, WONTONG, "prince", "priest", "artist", "scholar", "warrior", "warrior")
    scene.do(TO_WONTONG)
    assert scene.in_hand(GREEN) == ["scholar", "artist", "priest", "prince"]
    assert scene.in_discards() == ["warrior", "warrior", "kukusch-wontong"]
    assert (scene.state.turn, scene.asked) == (GREEN, CHANCE)


def test_example_5_blue_is_blocked_and_stops() -> None:
    scene = Scene(turn=BLUE, island=WONTONG)
    scene.hand(BLUE, "kukusch-panschar", "prince")
    scene.hand(YELLOW, "kukusch-tschakkalag")
    scene.hand(GREEN, "kukusch-panschar")
    scene.hand(RED, "kukusch-panschar")
    scene.chips(KUKUSCH, prince=BLUE)
    scene.do("play kukusch-panschar to kukusch", "block with kukusch-tschakkalag")
    assert (scene.asked, scene.options()) == (BLUE, ["stop"])
    scene.do("stop")
    assert (scene.state.turn, scene.state.island) == (YELLOW, WONTONG)


def example_6() -> Scene:
    scene = Scene(turn=RED, island=PANSCHAR)
    scene.hand(RED, "panschar-tschakkalag", "tschakkalag-wontong")
    scene.hand(BLUE, "prince")
    scene.hand(YELLOW, "kukusch-tschakkalag")
    scene.hand(GREEN, "kukusch-tschakkalag")
    scene.chips(TSCHAKKALAG, priest=RED, prince=RED)
    scene.stack(RED, TSCHAKKALAG, "warrior", "prince", "prince")
    scene.stack(BLUE, TSCHAKKALAG, "priest", "priest", "priest", "priest", "artist", "artist")
    scene.stack(GREEN, TSCHAKKALAG, "scholar", "scholar", "scholar", "scholar")
    scene.masks_left(4, 4, 5, 5)
    scene.do("play panschar-tschakkalag to tschakkalag", "pass", "block with kukusch-tschakkalag")
    scene.do("play tschakkalag-wontong to tschakkalag", "pass", "pass")
    return scene


def test_example_6_red_is_blocked_once_and_then_takes_the_4() -> None:
    scene = example_6()
    assert scene.state.island == TSCHAKKALAG
    assert scene.masks(RED) == [4]


def test_example_7_hands_of_3_4_0_and_4_then_blue_draws_two() -> None:
    scene = example_6()
    assert [scene.state.hand_size[seat] for seat in (RED, BLUE, YELLOW, GREEN)] == [3, 4, 0, 4]
    assert scene.in_hand(BLUE) == ["priest"] * 4
    assert scene.in_discards().count("artist") == 2
    assert (scene.state.turn, scene.asked) == (BLUE, CHANCE)
    scene.deal_until_decision()
    assert [scene.state.hand_size[seat] for seat in (RED, BLUE, YELLOW, GREEN)] == [4, 6, 1, 5]
    assert scene.asked == BLUE


def test_D10_1_the_last_mask_ends_the_game_immediately() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong", "artist")
    scene.chips(WONTONG, prince=YELLOW, priest=RED)
    scene.stack(GREEN, WONTONG, "prince")
    scene.masks_left(4, 5)
    events = scene.do(TO_WONTONG)
    assert scene.asked == NOBODY
    assert scene.options() == []
    assert (scene.in_hand(GREEN), scene.in_stack(GREEN, WONTONG)) == ([], ["prince"])
    assert [(event.name, event.seat) for event in events][-1] == ("ended", YELLOW)


def test_D10_2_masks_and_seals_count() -> None:
    scene = Scene()
    scene.state.masks[RED] = (2, 0, 1, 1)
    scene.state.masks[BLUE] = (0, 1, 0, 0)
    scene.state.seals[:] = (BLUE, BLUE, RED, -1)
    assert scene.scores() == [0, 0, 16, 9]
    assert scene.places() == [3, 3, 1, 2]


@pytest.mark.parametrize(
    ("ender", "places"), [(RED, [3, 3, 1, 2]), (BLUE, [3, 3, 2, 1]), (GREEN, [3, 3, 1, 1]), (NOBODY, [3, 3, 1, 1])]
)
def test_D10_2_of_tied_leaders_the_ender_wins(ender: int, places: list[int]) -> None:
    scene = Scene()
    scene.state.masks[RED, 3] = scene.state.masks[BLUE, 3] = 1
    scene.state.ender = ender
    assert scene.places() == places
