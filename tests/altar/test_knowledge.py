"""Hidden information (A10)."""

import numpy as np

from bali import altar
from bali.altar.cards import GOODS
from bali.core.contract import SPECTATOR
from bali.core.dice import new_dice
from bali.core.options import OPEN_NOTES
from bali.core.record import UNKNOWN
from tests.altar.scene import Scene


def covered(variants: tuple[str, ...] = ()) -> Scene:
    """Return a scene in which seat 0 has played a shrine. The altar is rice, peanut, (pepper), banana."""
    scene = Scene(variants=variants)
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 7
    scene.do("play shrine", "sacrifice rice", "sacrifice peanut", "sacrifice pepper", "crown banana")
    return scene


def with_open_notes(scene: Scene) -> Scene:
    scene.set_memory(OPEN_NOTES)
    return scene


def test_A10_1_nobody_knows_the_order_of_the_pile_or_of_the_oracles_four() -> None:
    scene = Scene(variants=("oracle",))
    for seat in (SPECTATOR, 0, 1, 2):
        view = scene.match.view(seat)
        assert view.altar[:4].tolist() == [UNKNOWN] * 4
        assert view.laid[:4].tolist() == [UNKNOWN] * 4
    drawn = {altar.draw_action(scene.state, number) for number in range(altar.draw_count(scene.state))}
    assert len(drawn) == 8  # any kind may come next: the pile has no order to know


def test_A10_2_a_face_down_sacrifice_is_known_to_its_owner_alone() -> None:
    scene = covered()
    assert scene.match.view(0).laid[:4].tolist() == [0, 1, 3, 2]
    for seat in (SPECTATOR, 1, 2):
        assert scene.match.view(seat).laid[:4].tolist() == [0, 1, UNKNOWN, 2]
        assert scene.match.view(seat).sacrifices[0].tolist() == [UNKNOWN] * 4


def test_A10_2_a_look_is_known_to_the_looker_alone() -> None:
    scene = Scene(variants=("oracle",))
    scene.state.row_size[2] = 1
    scene.do("play 1 peanut farmer", "take 3")
    scene.deal("oracle", "rice", "peanut", "priest")
    scene.do("look")
    assert scene.match.view(0).look_seen[0].tolist() == [7, 6, 5, 4]
    assert scene.match.view(1).look_seen[0].tolist() == [UNKNOWN] * 4
    scene.do("keep 2")
    assert scene.match.view(0).look_take[0] == 1
    assert scene.match.view(1).look_take[0] == UNKNOWN
    assert scene.match.view(1).sacrifices[0].tolist() == [UNKNOWN] * 4


def test_A10_3_face_up_cards_and_all_sizes_are_public() -> None:
    scene = covered()
    for seat in (SPECTATOR, 0, 1, 2):
        screen = scene.match.screen(seat)
        for name in ("stones", "points", "offer", "row_size", "tableau", "hand_size", "sacrifices_size", "supply"):
            assert np.array_equal(getattr(screen, name), getattr(scene.state, name)), name
        assert (screen.pile_size, screen.altar_size) == (34, 4)
        assert screen.altar[3] == GOODS.index("banana")


def test_A10_4_a_perfect_memory_knows_hands_and_all_that_was_seen() -> None:
    scene = covered()
    scene.do("take 1")
    view = scene.match.view(2)
    assert np.array_equal(view.hand, scene.state.hand)
    assert np.array_equal(view.pile, scene.state.pile)
    assert view.ledger[1].tolist() == [0, 1, 1, 1]
    assert view.sacrifices[1].tolist() == [0, 1, 1, 1]


def test_A10_4_never_a_sacrifice_that_its_owner_cannot_have_held() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 7
    scene.cards(0, rice=2, pepper=1)
    scene.do("play shrine", "sacrifice rice", "sacrifice rice", "sacrifice rice", "crown rice", "take 1")
    imagined = set()
    for seed in range(200):
        view = scene.match.view(1)
        altar.imagine(view, 1, new_dice(seed))
        imagined.add((GOODS[view.laid[2]], tuple(view.sacrifices[0])))
    assert imagined == {("rice", (1, 0, 0, 1)), ("pepper", (2, 0, 0, 0))}


def test_A10_4_a_later_face_up_sacrifice_shows_what_was_still_held() -> None:
    scene = Scene(players=2)
    for seat in range(2):
        scene.hand(seat, "shrine", "rice", "rice")
        scene.state.stones[seat] = 7
    scene.cards(0, rice=1, pepper=1)
    scene.do("play shrine", "sacrifice rice", "sacrifice rice", "crown banana", "take 4")
    scene.do("play shrine", "sacrifice pepper", "sacrifice peanut", "crown banana")
    for seed in range(50):
        view = scene.match.view(1)
        altar.imagine(view, 1, new_dice(seed))
        assert GOODS[view.laid[1]] == "rice"


def test_A10_5_faithful_memory_repeats_only_what_is_face_up_now() -> None:
    scene = covered()
    screen = scene.match.screen(1)
    assert screen.altar[:4].tolist() == [UNKNOWN, UNKNOWN, UNKNOWN, GOODS.index("banana")]
    assert set(screen.laid.tolist()) <= {UNKNOWN, 0}
    assert screen.hand[0].tolist() == [UNKNOWN] * 7
    assert screen.hand[1].tolist() == scene.state.hand[1].tolist()
    assert screen.sacrifices[2].tolist() == [UNKNOWN] * 4
    assert screen.sacrifices[1].tolist() == scene.state.sacrifices[1].tolist()
    assert set(screen.ledger[:3].ravel()) == {UNKNOWN}
    assert set(screen.pile) == {UNKNOWN}
    assert set(screen.secret_floor[:1].ravel()) == {UNKNOWN}


def test_A10_5_open_notes_repeat_the_public_part_for_everyone_alike() -> None:
    scene = with_open_notes(covered())
    screens = [scene.match.screen(seat) for seat in (0, 1, 2)]
    for screen in screens:
        assert screen.altar[:4].tolist() == [0, 1, UNKNOWN, 2]
        assert screen.laid[:4].tolist() == [0, 1, UNKNOWN, 2]
        assert np.array_equal(screen.hand, scene.state.hand)
        assert np.array_equal(screen.ledger, scene.state.ledger)
    assert screens[0].sacrifices[0].tolist() == scene.state.sacrifices[0].tolist()
    assert screens[1].sacrifices[0].tolist() == [UNKNOWN] * 4


def test_A10_5_a_look_is_on_the_screen_only_while_it_lasts() -> None:
    for scene in (Scene(variants=("oracle",)), with_open_notes(Scene(variants=("oracle",)))):
        scene.state.row_size[2] = 1
        scene.do("play 1 peanut farmer", "take 3")
        scene.deal("oracle", "rice", "peanut", "priest")
        scene.do("look")
        assert scene.match.screen(0).look_seen[0].tolist() == [7, 6, 5, 4]
        assert scene.match.screen(1).look_seen[0].tolist() == [UNKNOWN] * 4
        scene.do("keep 2")
        assert scene.match.screen(0).look_seen[0].tolist() == [UNKNOWN] * 4


def test_A10_5_at_the_end_everything_is_shown() -> None:
    scene = covered()
    scene.state.pile[:] = 0
    scene.state.pile[0] = scene.state.pile_size = 1
    scene.state.row_size[0] = 1
    scene.do("take 1", "draw rice")
    assert scene.match.over
    assert scene.match.screen(1).tobytes() == scene.state.tobytes()


def test_A10_4_what_was_laid_since_the_last_card_was_taken_is_known() -> None:
    scene = Scene(variants=("oracle",))
    scene.state.row_size[2] = 1
    scene.do("play 1 peanut farmer", "take 3")
    scene.deal("oracle", "rice", "peanut", "priest")
    scene.do("look", "keep 2")
    scene.hand(1, "shrine", "rice", "rice")
    scene.state.stones[1] = 7
    scene.do("play shrine", "sacrifice rice", "sacrifice peanut", "sacrifice pepper", "crown banana")
    assert scene.match.view(2).altar[:7].tolist() == [UNKNOWN] * 3 + [0, 1, UNKNOWN, 2]
