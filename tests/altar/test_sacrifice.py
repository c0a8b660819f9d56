"""The sacrifice phase (A5)."""

from bali.altar.cards import GOODS
from bali.core.record import UNKNOWN
from tests.altar.scene import Scene


def shrine_played(players: int = 3) -> Scene:
    scene = Scene(players)
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 7
    scene.do("play shrine")
    return scene


def test_A5_1_the_others_from_the_left_face_up() -> None:
    scene = shrine_played(4)
    asked = []
    for good in ("rice", "peanut", "banana"):
        asked.append(scene.match.actor)
        assert scene.options() == [f"sacrifice {kind}" for kind in GOODS]
        scene.do(f"sacrifice {good}")
    assert asked == [1, 2, 3]
    assert scene.altar() == ["rice", "peanut", "banana"]
    assert scene.held(2) == {"rice": 1, "peanut": 0, "banana": 1, "pepper": 1}


def test_A5_2_then_the_active_player_face_down() -> None:
    scene = shrine_played()
    scene.do("sacrifice rice", "sacrifice rice")
    assert scene.match.actor == 0
    scene.do("sacrifice pepper")
    assert scene.altar() == ["rice", "rice", "(pepper)"]
    assert scene.held(0)["pepper"] == 0


def test_A5_3_then_one_from_the_supply_face_up() -> None:
    scene = shrine_played()
    scene.do("sacrifice rice", "sacrifice rice", "sacrifice pepper")
    scene.supply(rice=0)
    assert scene.options() == ["crown peanut", "crown banana", "crown pepper"]
    scene.do("crown banana")
    assert scene.altar()[-1] == "banana"
    assert scene.state.supply[GOODS.index("banana")] == 21
    assert scene.options()[0] == "take 1"


def test_A5_4_players_without_a_card_are_skipped() -> None:
    scene = Scene(players=3)
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 7
    scene.cards(1)
    scene.cards(0)
    scene.do("play shrine")
    assert scene.match.actor == 2
    scene.do("sacrifice rice")
    assert scene.match.actor == 0
    scene.do("crown pepper")
    assert scene.altar() == ["rice", "pepper"]


def test_A5_5_nothing_comes_from_an_empty_supply() -> None:
    scene = shrine_played()
    scene.supply(rice=0, peanut=0, banana=0, pepper=0)
    scene.do("sacrifice rice", "sacrifice rice", "sacrifice rice")
    assert scene.options()[0] == "take 1"
    assert scene.altar() == ["rice", "rice", "(rice)"]


def test_A5_5_a_single_card_is_not_an_empty_supply() -> None:
    scene = shrine_played()
    scene.supply(rice=0, peanut=0, banana=0, pepper=1)
    scene.do("sacrifice rice", "sacrifice rice", "sacrifice rice")
    assert scene.options() == ["crown pepper"]


def test_A5_6_only_a_face_up_top_card_is_visible() -> None:
    scene = shrine_played()
    scene.do("sacrifice rice", "sacrifice peanut")
    assert scene.match.screen(2).altar[:2].tolist() == [UNKNOWN, 1]
    scene.do("sacrifice pepper")
    assert scene.match.screen(2).altar[:3].tolist() == [UNKNOWN] * 3
    assert scene.match.screen(0).altar[:3].tolist() == [UNKNOWN] * 3
    scene.do("crown banana")
    assert scene.match.screen(2).altar[:4].tolist() == [UNKNOWN, UNKNOWN, UNKNOWN, 2]


def test_example_3_a_sacrifice_phase_of_three() -> None:
    scene = shrine_played()
    scene.do("sacrifice peanut", "sacrifice peanut", "sacrifice rice", "crown pepper")
    assert scene.altar() == ["peanut", "peanut", "(rice)", "pepper"]
