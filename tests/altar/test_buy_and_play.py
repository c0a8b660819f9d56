"""Buying a sacrifice card and playing cards (A3, A4)."""

import pytest

from bali.core.contract import SPECTATOR
from tests.altar.scene import Scene


@pytest.mark.parametrize(("farmers", "cost"), [(0, 5), (1, 4), (4, 1), (5, 0), (7, 0)])
def test_A3_1_a_card_costs_five_less_the_farmers(farmers: int, cost: int) -> None:
    scene = Scene()
    scene.state.stones[0] = 9
    scene.tableau(0, banana=farmers)
    scene.do("buy banana")
    assert scene.stones()[0] == 9 - cost
    assert scene.held(0)["banana"] == 2


def test_A3_1_buying_is_optional_and_once_a_turn() -> None:
    scene = Scene()
    scene.state.stones[0] = 20
    assert {"buy rice", "play 1 peanut farmer"} <= set(scene.options())
    scene.do("buy rice")
    assert not [words for words in scene.options() if words.startswith("buy")]


def test_A3_2_only_cards_that_are_left_and_affordable_can_be_bought() -> None:
    scene = Scene()
    scene.state.stones[0] = 4
    scene.tableau(0, rice=1, pepper=1)
    scene.supply(rice=0)
    assert [words for words in scene.options() if words.startswith("buy")] == ["buy pepper"]


def test_A4_1_exactly_one_kind_is_played() -> None:
    scene = Scene()
    scene.hand(0, "stonemason", "priest", "shrine")
    scene.state.stones[0] = 7
    assert [w for w in scene.options() if w.startswith("play")] == ["play stonemason", "play priest", "play shrine"]
    scene.do("play stonemason")
    assert scene.stones()[0] == 7
    assert all(words.startswith("take") for words in scene.options())


def test_A4_1_a_shrine_costs_seven() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "priest", "priest")
    scene.state.stones[0] = 6
    assert "play shrine" not in scene.options()
    scene.state.stones[0] = 9
    scene.do("play shrine")
    assert scene.stones()[0] == 2


@pytest.mark.parametrize(("stones", "most"), [(0, 1), (1, 2), (2, 3), (9, 3)])
def test_A4_1_several_farmers_of_one_kind_cost_one_less_than_their_number(stones: int, most: int) -> None:
    scene = Scene()
    scene.hand(0, "rice", "rice", "rice")
    scene.state.stones[0] = stones
    assert len([words for words in scene.options() if words.startswith("play")]) == most
    scene.do(f"play {most} rice farmer" + ("s" if most > 1 else ""))
    assert scene.stones()[0] == stones - most + 1
    assert scene.state.tableau[0, 0] == most


def test_A4_2_played_cards_are_face_up_for_everyone() -> None:
    scene = Scene()
    scene.do("play 1 peanut farmer")
    for seat in (SPECTATOR, 1, 2):
        assert scene.match.screen(seat).tableau[0].tolist() == [0, 1, 0, 0, 1, 0, 0]


def test_A4_3_three_shrines_and_no_stone_for_one() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "shrine", "shrine")
    scene.state.stones[0] = 4
    assert scene.options() == ["return shrine"]
    scene.do("return shrine")
    assert scene.in_hand(0) == ["shrine", "shrine"]
    assert scene.state.box.tolist() == [0, 0, 0, 0, 0, 0, 1, 0]
    assert scene.altar() == []
    assert scene.options() == ["take 1", "take 2", "take 3", "take 4"]


def test_A4_3_only_then() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "shrine", "shrine")
    scene.state.stones[0] = 7
    assert "return shrine" not in scene.options()
    scene.hand(0, "shrine", "shrine", "rice")
    scene.state.stones[0] = 0
    assert scene.options() == ["play 1 rice farmer"]


def test_A4_3_also_after_the_stone_was_spent_on_a_card() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "shrine", "shrine")
    scene.state.stones[0] = 7
    scene.do("buy rice")
    assert scene.options() == ["return shrine"]


def test_example_1_four_banana_farmers() -> None:
    scene = Scene()
    scene.tableau(0, banana=4)
    scene.do("buy banana")
    assert scene.stones()[0] == 1


def test_example_2_two_rice_farmers_cost_one_stone() -> None:
    scene = Scene()
    scene.hand(0, "rice", "rice", "priest")
    scene.tableau(0, rice=1)
    scene.do("play 2 rice farmers")
    assert scene.stones()[0] == 1
    assert scene.state.tableau[0, 0] == 3
