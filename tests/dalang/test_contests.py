"""Contests with priests and princes, and seals (D7, D8)."""

import pytest

from bali.dalang.state import ASIDE
from tests.dalang.scene import BLUE, GREEN, KUKUSCH, RED, WONTONG, YELLOW, Scene


def test_D7_1_a_priest_needs_a_second_one_to_show() -> None:
    scene = Scene()
    scene.hand(YELLOW, "priest")
    assert scene.options() == ["stop"]
    scene.hand(YELLOW, "priest", "priest", "priest")
    scene.do("play priest")
    assert scene.options() == ["show 1", "show 2"]  # at least one; the one played does not count
    assert scene.in_discards() == ["priest"]


def test_D7_2_the_others_must_show_more_but_not_all() -> None:
    scene = Scene()
    scene.hand(YELLOW, *["priest"] * 3)
    scene.hand(GREEN, *["priest"] * 2)
    scene.hand(RED, *["priest"] * 5)
    scene.hand(BLUE, *["priest"] * 4)
    scene.do("play priest", "show 2")
    assert (scene.asked, scene.options()) == (GREEN, ["pass"])
    scene.do("pass")
    assert (scene.asked, scene.options()) == (RED, ["show 3", "show 4", "show 5", "pass"])
    scene.do("show 3")
    assert (scene.asked, scene.options()) == (BLUE, ["show 4", "pass"])


def test_D7_3_the_most_shown_wins_the_chip_and_the_cards_return_to_the_hands() -> None:
    scene = Scene()
    scene.hand(YELLOW, "priest", "priest")
    scene.hand(GREEN, *["priest"] * 3)
    scene.chips(KUKUSCH, priest=RED, prince=BLUE)
    scene.do("play priest", "show 1", "show 2")
    assert scene.state.chips[:, KUKUSCH].tolist() == [GREEN, BLUE]
    assert scene.in_hand(GREEN) == ["priest"] * 3
    assert scene.state.showing.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("kind", ["priest", "prince"])
def test_D7_4_the_first_contest_brings_in_a_chip_set_aside(kind: str) -> None:
    scene = Scene(players=3)
    scene.hand(YELLOW, kind, kind)
    scene.chips(KUKUSCH)
    scene.do(f"play {kind}", "show 1")
    assert scene.state.chips[0 if kind == "priest" else 1, KUKUSCH] == YELLOW
    assert scene.state.chips[1 if kind == "priest" else 0, KUKUSCH] == ASIDE


def test_D7_5_the_active_player_continues() -> None:
    scene = Scene()
    scene.hand(YELLOW, "priest", "priest", "artist")
    scene.hand(GREEN, *["priest"] * 3)
    scene.do("play priest", "show 1", "show 3")
    assert (scene.asked, scene.options()) == (YELLOW, ["play artist", "stop"])


def test_D7_6_the_prince_works_the_same_way() -> None:
    scene = Scene()
    scene.hand(YELLOW, "prince", "prince")
    scene.hand(RED, "prince", "prince", "priest", "priest", "priest")
    scene.chips(KUKUSCH, priest=BLUE, prince=BLUE)
    scene.do("play prince", "show 1")
    assert (scene.asked, scene.options()) == (RED, ["show 2", "pass"])
    scene.do("show 2")
    assert scene.state.chips[:, KUKUSCH].tolist() == [BLUE, RED]


def test_example_4_blue_keeps_the_prince() -> None:
    scene = Scene(island=WONTONG)
    scene.hand(YELLOW, *["prince"] * 3)
    scene.hand(GREEN, "warrior")
    scene.hand(RED, *["prince"] * 3)
    scene.hand(BLUE, *["prince"] * 4)
    scene.chips(WONTONG, priest=GREEN, prince=BLUE)
    scene.do("play prince", "show 2", "pass", "show 3")
    events = scene.do("show 4")
    assert [(event.name, event.seat) for event in events] == [("showed", BLUE), ("kept", BLUE)]
    assert scene.state.chips[1, WONTONG] == BLUE
    assert [scene.in_hand(seat).count("prince") for seat in range(4)] == [2, 0, 3, 4]
    assert (scene.asked, scene.state.turn) == (YELLOW, YELLOW)


def test_D8_1_both_chips_win_the_seal_even_from_another_player() -> None:
    scene = Scene()
    scene.hand(YELLOW, "prince", "prince", "priest", "priest", "priest")
    scene.chips(KUKUSCH, priest=YELLOW, prince=RED)
    scene.do("play prince", "show 1")
    assert scene.state.seals[KUKUSCH] == YELLOW
    scene.state.seals[KUKUSCH] = BLUE
    scene.do("play priest", "show 1")
    assert scene.state.seals[KUKUSCH] == YELLOW
    assert scene.scores() == [3, 0, 0, 0]


def test_D8_2_losing_the_chips_does_not_lose_the_seal() -> None:
    scene = Scene()
    scene.hand(YELLOW, "prince", "prince")
    scene.chips(KUKUSCH, priest=BLUE, prince=BLUE)
    scene.state.seals[KUKUSCH] = BLUE
    scene.do("play prince", "show 1")
    assert scene.state.chips[1, KUKUSCH] == YELLOW
    assert scene.state.seals[KUKUSCH] == BLUE
