"""The oracle and demon variants (A9)."""

import pytest

from bali import altar
from bali.altar.cards import GOODS, ORACLE
from bali.core.audience import received
from tests.altar.scene import Scene

BOTH = ("oracle", "demon")


def row_emptied(hand: tuple[str, ...] = ("rice", "rice", "priest"), play: str = "play 2 rice farmers") -> Scene:
    """Return a scene in which seat 0 has emptied row 3, and the new row is dealt next."""
    scene = Scene(variants=("oracle",))
    scene.state.row_size[2] = 1
    scene.hand(0, *hand)
    scene.do(play, "take 3")
    return scene


def test_A9_1_one_card_of_each_good_face_down_on_the_altar_and_eight_oracles_in_the_pile() -> None:
    scene = Scene(variants=("oracle",))
    assert scene.altar() == ["(rice)", "(peanut)", "(banana)", "(pepper)"]
    assert scene.state.supply.tolist() == [21, 21, 21, 21]
    assert scene.state.pile_size == 42
    assert scene.state.pile[ORACLE] == 8


def test_A9_1_no_oracle_is_in_the_first_offer() -> None:
    state = altar.new(Scene(variants=("oracle",)).match.options)
    assert state.pile[ORACLE] == 0


def test_A9_2_oracles_leave_the_new_row_and_are_not_replaced() -> None:
    scene = row_emptied()
    scene.deal("oracle", "rice", "oracle", "priest")
    assert scene.offer(2) == ["rice", "priest"]
    assert scene.state.box[ORACLE] == 2
    assert scene.options() == ["look", "decline"]


def test_A9_2_the_look_shows_the_top_four_and_one_is_kept() -> None:
    scene = row_emptied()
    scene.lay("rice")
    scene.deal("oracle", "rice", "peanut", "priest")
    seen = str(scene.do("look")[0].values["seen"]).split()
    assert seen == ["rice", "pepper", "banana", "peanut"]
    assert scene.options() == ["keep 1", "keep 2", "keep 3", "keep 4"]
    scene.do("keep 3")
    assert scene.held(0)["banana"] == 2
    assert scene.altar() == ["(rice)", "(peanut)", "(pepper)", "rice"]


def test_A9_2_fewer_than_four_are_all_shown() -> None:
    scene = row_emptied()
    scene.state.altar_size = scene.state.laid_size = 2
    scene.deal("oracle", "rice", "peanut", "priest")
    scene.do("look")
    assert scene.options() == ["keep 1", "keep 2"]


def test_A9_2_four_oracles_are_replaced_by_a_whole_row() -> None:
    scene = row_emptied()
    scene.deal("oracle", "oracle", "oracle", "oracle", "rice", "peanut", "priest", "priest")
    assert scene.offer(2) == ["rice", "peanut", "priest", "priest"]
    assert scene.options() == ["look", "decline"]


def test_A9_3_one_look_per_row_however_many_oracles() -> None:
    scene = row_emptied()
    scene.deal("oracle", "oracle", "oracle", "priest")
    scene.do("decline")
    assert scene.options()[0] == "take 1"


def test_A9_3_a_replacement_row_with_oracles_gives_another_look() -> None:
    scene = row_emptied()
    scene.deal("oracle", "oracle", "oracle", "oracle", "oracle", "peanut", "priest", "priest")
    scene.do("decline", "look", "keep 1")
    assert scene.options()[0] == "take 1"


def test_A9_3_the_look_comes_before_the_scoring() -> None:
    scene = row_emptied(("rice", "priest", "priest"), "play 1 rice farmer")
    scene.deal("oracle", "rice", "rice", "stonemason")
    assert scene.stones() == [2, 3, 4]
    scene.do("look", "keep 2")
    assert scene.stones() == [3, 4, 5]
    assert scene.match.actor == 1


def test_A9_3_a_player_who_looks_keeps_exactly_one() -> None:
    scene = row_emptied()
    scene.deal("oracle", "rice", "peanut", "priest")
    scene.do("look")
    assert all(words.startswith("keep") for words in scene.options())


def test_A9_3_cards_put_back_keep_their_side_and_a_new_top_card_is_seen() -> None:
    scene = row_emptied()
    scene.lay("rice", "pepper")
    scene.deal("oracle", "rice", "peanut", "priest")
    scene.do("look", "keep 1")
    assert scene.altar() == ["(rice)", "(peanut)", "(banana)", "(pepper)", "rice"]
    assert scene.match.screen(1).altar[4] == GOODS.index("rice")


def test_A9_3_nobody_else_sees_which_card_was_kept() -> None:
    scene = row_emptied()
    scene.deal("oracle", "rice", "peanut", "priest")
    scene.do("look")
    events = scene.do("keep 2")
    assert [event.values for event in received(events, 1)] == [{}]
    assert [event.values for event in received(events, 0)] == [{"good": "banana"}]


def test_A9_3_the_last_row_keeps_its_oracles_and_gives_no_look() -> None:
    scene = row_emptied()
    scene.state.pile[:] = 0
    scene.state.pile[ORACLE] = 2
    scene.state.pile_size = 2
    scene.deal("oracle", "oracle")
    assert scene.match.over
    assert scene.offer(2) == ["oracle", "oracle"]


def test_A9_3_an_empty_altar_gives_no_look() -> None:
    scene = row_emptied()
    scene.state.altar_size = scene.state.laid_size = 1
    scene.deal("oracle", "oracle", "oracle", "oracle", "oracle", "peanut", "priest", "priest")
    scene.do("look", "keep 1")
    assert scene.state.altar_size == 0
    assert scene.options()[0] == "take 1"


def test_A9_4_the_demon_starts_on_the_leftmost_row() -> None:
    assert Scene(variants=("demon",)).state.demon == 0
    assert Scene().state.demon == -1


@pytest.mark.parametrize(("start", "after"), [(0, 1), (2, 3), (3, 0)])
def test_A9_5_a_priest_moves_it_one_row_to_the_right(start: int, after: int) -> None:
    scene = Scene(variants=("demon",))
    scene.state.demon = start
    scene.hand(0, "priest", "rice", "stonemason")
    scene.do("play priest")
    assert scene.state.demon == after
    assert f"take {after + 1}" not in scene.options()


def test_A9_5_nothing_else_moves_it() -> None:
    scene = Scene(variants=("demon",))
    scene.hand(0, "priest", "rice", "stonemason")
    scene.do("play stonemason")
    assert scene.state.demon == 0


def test_A9_6_it_blocks_its_row() -> None:
    scene = Scene(variants=BOTH)
    scene.do("play 1 peanut farmer")
    assert scene.options() == ["take 2", "take 3", "take 4"]


def test_A9_3_both_looks_due_are_taken_one_after_the_other() -> None:
    scene = row_emptied()
    scene.deal("oracle", "oracle", "oracle", "oracle", "oracle", "peanut", "priest", "priest")
    scene.do("look", "keep 1")
    assert scene.options() == ["look", "decline"]
    scene.do("look", "keep 1")
    assert scene.altar() == ["(rice)", "(peanut)"]
    assert scene.options()[0] == "take 1"


def test_A9_3_a_look_that_an_empty_altar_did_not_give_does_not_come_later() -> None:
    scene = row_emptied(("rice", "priest", "priest"), "play 1 rice farmer")
    scene.state.altar_size = scene.state.laid_size = 0
    scene.deal("oracle", "rice", "rice", "stonemason")
    assert scene.match.actor == 1
    scene.lay("rice")
    scene.do("play 1 rice farmer", "take 1")
    assert scene.match.actor == 2
    assert scene.options()[0].startswith(("buy", "play"))


def test_A9_3_a_look_cannot_be_undone() -> None:
    scene = row_emptied()
    scene.deal("oracle", "rice", "peanut", "priest")
    scene.do("look")
    assert not scene.match.undoable()
