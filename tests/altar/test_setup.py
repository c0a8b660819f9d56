"""Components and setup (A1, A2)."""

import pytest

from bali import altar
from bali.altar.cards import COLOURS, DECK, GOODS, KINDS, ORACLES, SACRIFICES_PER_GOOD
from bali.core.contract import CHANCE
from bali.core.options import Options
from tests.altar.scene import ROWS, Scene


def test_A1_1_four_goods() -> None:
    assert GOODS == ("rice", "peanut", "banana", "pepper")


def test_A1_2_fifty_cards_and_eight_oracles() -> None:
    assert dict(zip(KINDS, DECK.tolist(), strict=True)) == {
        "rice": 5, "peanut": 5, "banana": 5, "pepper": 5, "stonemason": 12, "priest": 9, "shrine": 9, "oracle": 0,
    }  # fmt: skip
    assert altar.new(Options(3)).pile_size == 50
    assert ORACLES == 8


def test_A1_3_hundred_sacrifice_cards() -> None:
    assert SACRIFICES_PER_GOOD * len(GOODS) == 100
    state = altar.new(Options(2))
    assert state.supply.sum() + state.sacrifices.sum() == 100


def test_A1_4_starting_sets_are_not_part_of_the_deck() -> None:
    assert COLOURS == ("red", "blue", "yellow", "green")
    state = altar.new(Options(4))
    assert state.pile.tolist() == DECK.tolist()
    assert [int(state.tableau[seat].sum() + state.hand[seat].sum()) for seat in range(4)] == [4, 4, 4, 4]


def test_A1_5_each_colour_lacks_another_farmer() -> None:
    state = altar.new(Options(4))
    for seat in range(4):
        assert [int(state.hand[seat, good]) for good in range(4)] == [int(good != seat) for good in range(4)]


def test_A1_6_stone_and_points_never_run_out() -> None:
    scene = Scene()
    for seat in range(3):
        scene.tableau(seat, stonemason=20)
    scene.state.stones[:] = 40
    scene.do("play 1 peanut farmer", "take 2")
    assert scene.stones() == [60, 60, 60]


def test_A2_1_a_stonemason_face_up_and_three_farmers_in_hand() -> None:
    scene = Scene(players=2)
    for seat in range(2):
        assert scene.state.tableau[seat].tolist() == [0, 0, 0, 0, 1, 0, 0]
        assert len(scene.in_hand(seat)) == 3
    assert scene.state.hand_size.tolist() == [3, 3, 0, 0]


def test_A2_2_one_sacrifice_card_of_each_good() -> None:
    scene = Scene()
    assert [scene.held(seat) for seat in range(3)] == [dict.fromkeys(GOODS, 1)] * 3
    assert scene.state.supply.tolist() == [22, 22, 22, 22]


def test_A2_3_the_offer_is_dealt_row_by_row_from_the_top() -> None:
    scene = Scene()
    assert [tuple(scene.offer(row)) for row in range(4)] == list(ROWS)
    assert scene.state.pile_size == 34
    scene.do("play 1 peanut farmer", "take 1")
    assert "rice" in scene.in_hand(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A2_4_stone_by_seat(players: int) -> None:
    assert Scene(players).stones() == [2, 3, 4, 5][:players]


def test_A2_5_clockwise_turns_of_five_phases() -> None:
    scene = Scene()
    scene.state.stones[0] = 12
    scene.hand(0, "shrine", "rice", "rice")
    order = []
    for words in ("buy rice", "play shrine", "sacrifice rice", "sacrifice rice", "sacrifice rice", "crown rice", "take 4"):
        order.append(scene.match.actor)
        scene.do(words)
    assert order == [0, 0, 1, 2, 0, 0, 0]
    assert scene.match.actor == 1


def test_the_first_cards_are_drawn_by_chance() -> None:
    assert altar.actor(altar.new(Options(3))) == CHANCE
