"""The end of the game and the final scoring (A8)."""

import numpy as np
import pytest

from bali import altar
from bali.altar.cards import GOODS
from bali.altar.scoring import value
from bali.core.contract import NOBODY
from tests.altar.scene import Scene


def worth(**counts: int) -> list[int]:
    """Return the values of the four types of goods for an altar with these numbers of cards."""
    scene = Scene()
    for good, count in counts.items():
        scene.lay(*[good] * count)
    return [value(scene.state, good) for good in range(len(GOODS))]


def last_row() -> Scene:
    """Return a scene in which seat 0 is about to empty row 3, with two cards left in the pile."""
    scene = Scene()
    scene.state.row_size[2] = 1
    scene.state.pile[:] = 0
    scene.state.pile[4] = 2
    scene.state.pile_size = 2
    return scene


def test_A8_1_the_last_card_of_the_pile_ends_the_game_without_a_scoring() -> None:
    scene = last_row()
    scene.do("play 1 peanut farmer", "take 3")
    scene.deal("stonemason", "stonemason")
    assert scene.match.actor == NOBODY
    assert scene.options() == []
    assert scene.stones() == [2, 3, 4]


def test_A8_1_the_take_that_ends_the_game_says_so_before_it_is_made() -> None:
    for pile, ends in ((2, 1), (4, 1), (5, 0)):
        scene = last_row()
        scene.state.pile[4] = scene.state.pile_size = pile
        scene.do("play 1 peanut farmer")
        action = altar.parse("take 3")
        assert action is not None
        preview = scene.match.preview(0, action)
        assert [event.values for event in preview if event.name == "emptied"] == [{"row": 3, "ends": ends}]


def test_A8_2_the_last_row_has_two_cards_and_takes_still_owed_lapse() -> None:
    scene = last_row()
    scene.hand(0, "rice", "rice", "rice")
    scene.do("play 3 rice farmers", "take 3")
    scene.deal("stonemason", "stonemason")
    assert scene.match.over
    assert scene.offer(2) == ["stonemason", "stonemason"]
    assert scene.state.hand_size[0] == 1


def test_A8_2_a_whole_game_deals_nine_new_rows() -> None:
    scene = Scene(players=2)
    cards = [kind for kind, count in enumerate(scene.state.pile) for _ in range(count)]
    rows = 0
    while not scene.match.over:
        if scene.match.actor == -1:
            rows += scene.state.row_size[scene.state.row] == 0
            scene.match.act(altar.actions.DRAW + cards.pop())
        else:
            scene.match.act(int(scene.match.legal()[0]))
    assert rows == 9
    assert scene.state.row_size[scene.state.row] == 2


@pytest.mark.parametrize(
    ("counts", "values"),
    [
        ((4, 3, 2, 1), [3, 2, 1, 0]),
        ((2, 2, 2, 2), [3, 3, 3, 3]),
        ((3, 3, 1, 1), [3, 3, 2, 2]),
        ((2, 2, 2, 1), [3, 3, 3, 2]),
        ((1, 2, 2, 2), [2, 3, 3, 3]),
        ((5, 3, 3, 1), [3, 2, 2, 1]),
        ((4, 4, 2, 1), [3, 3, 2, 1]),
        ((4, 2, 1, 1), [3, 2, 1, 1]),
    ],
)
def test_A8_3_values_by_dense_ranking(counts: tuple[int, ...], values: list[int]) -> None:
    assert worth(**dict(zip(GOODS, counts, strict=True))) == values


def test_A8_4_a_good_without_a_card_is_worth_nothing() -> None:
    assert worth(rice=1, peanut=1) == [3, 3, 0, 0]
    assert worth() == [0, 0, 0, 0]


def test_A8_5_tokens_shrines_stone_and_cards() -> None:
    scene = Scene()
    scene.lay("rice", "rice", "peanut")
    scene.state.points[:3] = (7, 0, 0)
    scene.state.stones[:3] = (4, 5, 14)
    scene.tableau(1, shrine=2)
    scene.cards(2, rice=3, peanut=2, banana=9)
    scene.cards(0)
    scene.cards(1)
    assert scene.scores() == [7, 8 + 1, 2 + 9 + 4]


def test_A8_6_points_then_shrines_then_stone_then_shared() -> None:
    scene = Scene(players=4)
    for seat in range(4):
        scene.cards(seat)
    scene.state.points[:] = (10, 6, 10, 3)
    scene.tableau(1, shrine=1)
    scene.state.stones[:] = (1, 0, 3, 0)
    assert scene.places() == [3, 1, 2, 4]
    scene.state.stones[0] = 3
    assert scene.places() == [2, 1, 2, 4]
    scene.state.points[3] = 11
    assert scene.places() == [3, 2, 3, 1]


def test_example_9_five_pepper_four_banana_four_peanut_three_rice() -> None:
    assert worth(pepper=5, banana=4, peanut=4, rice=3) == [1, 2, 2, 3]


def test_example_10_twenty_two_points() -> None:
    scene = Scene()
    scene.lay(*["pepper"] * 5, *["banana"] * 4, *["peanut"] * 4, *["rice"] * 3)
    scene.cards(0, pepper=2, banana=3, rice=3, peanut=1)
    scene.tableau(0, shrine=1)
    scene.state.stones[0] = 5
    assert scene.scores()[0] == 22


def test_places_of_a_redacted_game_are_those_of_the_game_when_it_is_over() -> None:
    scene = last_row()
    scene.do("play 1 peanut farmer", "take 3")
    scene.deal("stonemason", "stonemason")
    out = np.zeros(4, np.int64)
    altar.places(scene.match.screen(1), out)
    assert out[:3].tolist() == scene.places()
