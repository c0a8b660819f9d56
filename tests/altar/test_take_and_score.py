"""Taking cards, and scoring the card uncovered (A6, A7)."""

import pytest

from bali.core.record import UNKNOWN
from tests.altar.scene import Scene


def scoring(kind: str, players: int = 3) -> Scene:
    """Return a scene in which seat 0 can uncover a card of this kind by taking from row 4."""
    scene = Scene(players, rows=(("priest",) * 4, ("stonemason",) * 4, ("rice",) * 4, ("pepper", "pepper", kind, "peanut")))
    scene.hand(0, "priest", "priest", "priest")
    scene.state.stones[:] = 0
    return scene


def score(scene: Scene) -> None:
    scene.do("play priest", "take 4")


def test_A6_1_until_three_are_in_hand() -> None:
    scene = Scene()
    scene.hand(0, "rice", "rice", "rice")
    scene.do("play 3 rice farmers")
    for size in (0, 1, 2):
        assert scene.state.hand_size[0] == size
        assert scene.options() == ["take 1", "take 2", "take 3", "take 4"]
        scene.do("take 3")
    assert scene.in_hand(0) == ["peanut", "stonemason", "shrine"]
    assert scene.match.actor == 1


def test_A6_2_from_one_row_or_several() -> None:
    scene = Scene()
    scene.hand(0, "rice", "rice", "priest")
    scene.do("play 2 rice farmers", "take 1", "take 4")
    assert scene.in_hand(0) == ["rice", "priest", "priest"]


def test_A6_3_an_emptied_row_is_dealt_again_immediately() -> None:
    scene = Scene(players=2)
    scene.state.row_size[2] = 1
    scene.hand(0, "rice", "rice", "priest")
    scene.do("play 2 rice farmers", "take 3")
    assert scene.options()[0].startswith("draw")
    scene.deal("shrine", "priest", "stonemason", "pepper")
    assert scene.offer(2) == ["shrine", "priest", "stonemason", "pepper"]
    assert scene.state.pile_size == 30
    scene.do("take 3")
    assert "pepper" in scene.in_hand(0)


def test_A6_4_taken_cards_are_known_and_held_hidden() -> None:
    scene = Scene()
    events = scene.do("play 1 peanut farmer", "take 2")
    assert ("took", "banana") in [(event.name, event.values.get("kind")) for event in events]
    assert scene.match.view(1).hand[0].tolist() == scene.state.hand[0].tolist()
    assert scene.match.screen(1).hand[0].tolist() == [UNKNOWN] * 7


def test_A7_1_the_card_that_the_last_take_uncovered_is_scored() -> None:
    scene = Scene()
    events = scene.do("play 1 peanut farmer", "take 2")
    assert [event.values["kind"] for event in events if event.name == "scored"] == ["stonemason"]
    assert scene.stones() == [3, 4, 5]


def test_A7_1_of_a_new_row_its_bottom_card() -> None:
    scene = Scene()
    scene.state.row_size[1] = 1
    scene.do("play 1 peanut farmer", "take 2")
    scene.deal("rice", "rice", "rice", "stonemason")
    assert scene.stones() == [3, 4, 5]
    assert scene.match.actor == 1


def test_A7_2_a_stone_for_each_stonemason() -> None:
    scene = scoring("stonemason")
    scene.tableau(1, stonemason=3)
    scene.tableau(2, stonemason=3)
    score(scene)
    assert scene.stones() == [1, 3, 3]


def test_A7_3_a_point_for_each_priest() -> None:
    scene = scoring("priest")
    scene.tableau(1, priest=4)
    scene.tableau(2, priest=4)
    score(scene)
    assert scene.points() == [1, 4, 4]


def test_A7_4_points_or_stone_for_shrines_in_turn_order() -> None:
    scene = scoring("shrine", players=4)
    scene.match.state.turn = scene.match.state.asked = 2
    scene.hand(2, "priest", "priest", "priest")
    for seat in (0, 1, 2):
        scene.tableau(seat, shrine=2)
    score(scene)
    asked = []
    for words in ("choose points", "choose stone", "choose points"):
        asked.append(scene.match.actor)
        assert scene.options() == ["choose points", "choose stone"]
        scene.do(words)
    assert asked == [2, 0, 1]
    assert scene.points() == [0, 2, 2, 0]
    assert scene.stones() == [2, 0, 0, 0]
    assert scene.match.actor == 3


def test_A7_4_one_choice_for_all_shrines_and_the_bonus() -> None:
    scene = scoring("shrine")
    scene.tableau(1, shrine=3)
    scene.tableau(2, shrine=1)
    score(scene)
    scene.do("choose stone", "choose points")
    assert scene.stones() == [0, 4, 0]
    assert scene.points() == [0, 0, 1]


def test_A7_5_one_card_however_many_farmers() -> None:
    scene = scoring("banana")
    scene.tableau(0, banana=4)
    scene.tableau(1, banana=4)
    scene.tableau(2)
    score(scene)
    assert [scene.held(seat)["banana"] for seat in range(3)] == [2, 2, 1]


def test_A7_5_the_active_player_takes_first() -> None:
    scene = scoring("banana")
    for seat in range(3):
        scene.tableau(seat, banana=1)
    scene.supply(banana=2)
    score(scene)
    assert [scene.held(seat)["banana"] for seat in range(3)] == [2, 2, 1]
    assert scene.match.actor == 2


@pytest.mark.parametrize(("counts", "bonus"), [((2, 1, 0), 1), ((2, 2, 0), 0), ((1, 0, 0), 0), ((3, 3, 4), 0)])
def test_A7_6_a_sole_majority_of_at_least_two(counts: tuple[int, int, int], bonus: int) -> None:
    scene = scoring("stonemason")
    for seat, count in enumerate(counts):
        scene.tableau(seat, stonemason=count)
    score(scene)
    assert scene.stones()[0] == counts[0] + bonus


def test_A7_6_the_bonus_card_comes_after_everyone_elses() -> None:
    scene = scoring("banana")
    scene.tableau(0, banana=2)
    scene.tableau(1, banana=1)
    scene.supply(banana=2)
    score(scene)
    assert [scene.held(seat)["banana"] for seat in range(2)] == [2, 2]
    assert scene.match.actor == 0
    assert scene.options() == ["claim rice", "claim peanut", "claim pepper"]


def test_A7_7_another_card_when_the_scored_good_has_run_out() -> None:
    scene = scoring("banana")
    scene.tableau(1, banana=1)
    scene.supply(banana=0, rice=0)
    score(scene)
    assert scene.match.actor == 1
    assert scene.options() == ["claim peanut", "claim pepper"]
    scene.do("claim pepper")
    assert scene.held(1)["pepper"] == 2
    assert scene.options()[0].startswith(("buy", "play"))


def test_A7_7_everyone_who_is_owed_a_card_chooses_and_the_bonus_too() -> None:
    scene = scoring("banana")
    scene.tableau(0, banana=2)
    scene.tableau(1, banana=1)
    scene.tableau(2)
    scene.supply(banana=0, rice=1, peanut=0, pepper=2)
    score(scene)
    assert [scene.match.actor, *scene.options()] == [0, "claim rice", "claim pepper"]
    scene.do("claim rice")
    assert [scene.match.actor, *scene.options()] == [1, "claim pepper"]
    scene.do("claim pepper")
    assert [scene.match.actor, *scene.options()] == [0, "claim pepper"]
    scene.do("claim pepper")
    assert scene.match.actor == 1
    assert scene.state.supply.sum() == 0


def test_A7_7_nothing_from_an_empty_supply() -> None:
    scene = scoring("banana")
    scene.tableau(0, banana=2)
    scene.supply(rice=0, peanut=0, banana=0, pepper=0)
    score(scene)
    assert sum(scene.held(0).values()) == 4
    assert scene.match.actor == 1


def test_example_4_a_shrine_and_a_banana_farmer_from_two_rows() -> None:
    scene = Scene(
        rows=(
            ("rice",) * 4,
            ("priest", "priest", "priest", "shrine"),
            ("stonemason",) * 4,
            ("pepper", "pepper", "peanut", "banana"),
        )
    )
    scene.hand(0, "rice", "rice", "priest")
    scene.do("play 2 rice farmers", "take 2", "take 4")
    assert scene.in_hand(0) == ["banana", "priest", "shrine"]


def test_example_5_masons_two_one_none() -> None:
    scene = scoring("stonemason")
    for seat, count in enumerate((2, 1, 0)):
        scene.tableau(seat, stonemason=count)
    score(scene)
    assert scene.stones() == [3, 1, 0]


def test_example_6_priests_two_two_one() -> None:
    scene = scoring("priest")
    for seat, count in enumerate((1, 2, 1)):
        scene.tableau(seat, priest=count)
    score(scene)  # which plays seat 0's second priest
    assert scene.points() == [2, 2, 1]


@pytest.mark.parametrize(("choice", "points", "stones"), [("points", 4, 0), ("stone", 0, 4)])
def test_example_7_three_shrines_with_the_sole_majority(choice: str, points: int, stones: int) -> None:
    scene = scoring("shrine")
    scene.tableau(1, shrine=3)
    score(scene)
    scene.do(f"choose {choice}")
    assert (scene.points()[1], scene.stones()[1]) == (points, stones)


def test_example_8_one_rice_farmer_alone() -> None:
    scene = scoring("rice")
    scene.tableau(2, rice=1)
    score(scene)
    assert [scene.held(seat)["rice"] for seat in range(3)] == [1, 1, 2]
