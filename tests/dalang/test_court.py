"""Warriors, scholars and artists (D4, D5, D6)."""

import pytest

from bali.core.contract import CHANCE
from tests.dalang.scene import BLUE, GREEN, KUKUSCH, PANSCHAR, RED, TSCHAKKALAG, WONTONG, YELLOW, Scene


def test_D4_1_one_player_is_spared() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(GREEN, "warrior")
    scene.hand(RED, "prince")
    scene.do("play warrior sparing green")
    assert scene.asked == RED
    assert scene.in_discards() == ["warrior"]


def test_D4_1_a_player_who_fled_may_be_spared_so_that_all_others_flee() -> None:
    scene = Scene(players=3)
    scene.hand(YELLOW, "warrior", "warrior")
    scene.hand(GREEN, "prince")
    scene.hand(RED, "prince")
    scene.do("play warrior sparing green", "flee", "put prince on wontong", "play warrior sparing red")
    assert scene.asked == GREEN
    scene.do("flee", "put prince on wontong")
    assert scene.state.fled.tolist()[:3] == [0, 1, 1]
    assert scene.asked == YELLOW


def test_D4_1_a_warrior_may_challenge_nobody() -> None:
    scene = Scene(players=3)
    scene.hand(YELLOW, "warrior", "prince")
    scene.hand(GREEN, "warrior")
    scene.do("play warrior sparing green")
    assert scene.asked == YELLOW


def test_D4_2_the_challenged_answer_clockwise() -> None:
    scene = Scene(turn=RED)
    for seat in (YELLOW, GREEN, BLUE):
        scene.hand(seat, "prince")
    scene.hand(RED, "warrior")
    scene.do("play warrior sparing yellow")
    assert (scene.asked, scene.options()) == (BLUE, ["flee"])
    scene.do("flee", "put prince on wontong")
    assert scene.asked == GREEN


def test_D4_3_a_player_who_repels_stays() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(GREEN, "warrior", "prince")
    scene.do("play warrior sparing red")
    assert scene.options() == ["repel", "flee"]
    scene.do("repel", "pass")
    assert scene.in_hand(GREEN) == ["prince"]
    assert not scene.state.fled[GREEN]
    assert scene.in_discards() == ["warrior", "warrior"]


def test_D4_4_a_fleeing_player_saves_three_cards_and_loses_the_rest() -> None:
    scene = Scene(island=PANSCHAR)
    scene.hand(YELLOW, "warrior", "scholar")
    scene.hand(GREEN, "prince", "prince", "scholar", "artist", "warrior")
    scene.stack(GREEN, WONTONG, "priest")
    scene.do("play warrior sparing red", "flee")
    assert not any("panschar" in option.split()[-1] for option in scene.options())
    scene.do("put prince on wontong", "put scholar on wontong", "put prince on kukusch")
    assert scene.in_stack(GREEN, WONTONG) == ["priest", "prince", "scholar"]
    assert scene.in_stack(GREEN, KUKUSCH) == ["prince"]
    assert scene.in_hand(GREEN) == []
    assert scene.in_discards() == ["warrior", "warrior", "artist"]
    scene.do("play scholar")
    assert scene.options() == ["stop"]  # Green takes no part


def test_D4_4_with_fewer_than_three_all_are_saved() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(GREEN, "prince", "artist")
    scene.do("play warrior sparing red", "flee", "put artist on wontong", "put prince on wontong")
    assert scene.asked == YELLOW
    assert scene.in_discards() == ["warrior"]


def test_D4_4_a_player_who_fled_returns_with_the_next_turn_or_a_journey() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior", "kukusch-wontong")
    scene.hand(GREEN, "prince")
    scene.do("play warrior sparing red", "flee", "put prince on wontong")
    assert scene.state.fled[GREEN]
    scene.do("play kukusch-wontong to wontong")
    assert not scene.state.fled[GREEN]
    assert scene.in_hand(GREEN) == ["prince"]
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(GREEN, "prince")
    scene.do("play warrior sparing red", "flee", "put prince on wontong", "stop")
    scene.deal_until_decision()
    assert not scene.state.fled[GREEN]
    assert scene.state.hand_size[GREEN] == 2


def test_D4_5_a_second_warrior_forces_the_end() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior", "prince")
    scene.hand(GREEN, "warrior", "warrior", "prince")
    scene.do("play warrior sparing blue", "repel")
    assert scene.options() == ["force", "pass"]
    scene.do("force")
    scene.deal("artist")
    assert scene.in_hand(GREEN) == ["artist", "prince"]
    assert (scene.state.turn, scene.asked) == (GREEN, CHANCE)


def test_D4_5_a_player_without_a_second_warrior_is_asked_too() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(GREEN, "warrior", "prince")
    scene.do("play warrior sparing blue", "repel")
    assert (scene.asked, scene.options()) == (GREEN, ["pass"])


def test_D5_1_a_scholar_puts_up_to_three_cards_away() -> None:
    scene = Scene(island=TSCHAKKALAG)
    scene.hand(YELLOW, "scholar", "prince", "artist", "priest", "warrior")
    scene.stack(YELLOW, WONTONG, "priest")
    scene.do("play scholar")
    assert "take from wontong" in scene.options()
    assert "take from kukusch" not in scene.options()
    scene.do("put prince on wontong")
    assert not any(option.startswith("take") for option in scene.options())
    scene.do("put artist on wontong", "put priest on panschar")
    assert scene.in_stack(YELLOW, WONTONG) == ["priest", "prince", "artist"]
    assert (scene.asked, scene.in_hand(YELLOW)) == (YELLOW, ["warrior"])
    assert "stop" in scene.options()


def test_D5_1_or_takes_up_to_three() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "artist")
    scene.stack(YELLOW, WONTONG, "priest", "prince", "warrior", "artist")
    scene.do("play scholar", "take from wontong")
    assert scene.options() == ["take from wontong", "done"]
    scene.do("take from wontong", "take from wontong")
    assert scene.in_hand(YELLOW) == ["warrior", "artist", "artist", "prince"]
    assert scene.in_stack(YELLOW, WONTONG) == ["priest"]


@pytest.mark.parametrize("moved", [0, 1, 2])
def test_D5_1_fewer_or_none_are_allowed(moved: int) -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "prince", "prince", "prince")
    scene.do("play scholar", *["put prince on wontong"] * moved, "done")
    assert len(scene.in_stack(YELLOW, WONTONG)) == moved
    assert "stop" in scene.options()


def test_D5_1_it_is_over_when_nothing_can_be_moved() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar")
    scene.do("play scholar")
    assert scene.options() == ["stop"]
    scene = Scene()
    scene.hand(YELLOW, "scholar")
    scene.stack(YELLOW, WONTONG, "prince")
    scene.do("play scholar")
    assert scene.options() == ["take from wontong", "done"]
    scene.do("take from wontong")
    assert scene.options() == ["stop"]


def test_D5_2_the_others_may_join_clockwise() -> None:
    scene = Scene(turn=GREEN)
    scene.hand(GREEN, "scholar")
    scene.hand(BLUE, "scholar", "prince")
    scene.hand(YELLOW, "scholar")
    scene.stack(YELLOW, WONTONG, "prince")
    scene.do("play scholar")
    assert scene.asked == BLUE
    scene.do("join", "put prince on wontong")
    assert scene.in_stack(BLUE, WONTONG) == ["prince"]
    assert scene.asked == YELLOW
    scene.do("join", "take from wontong", "pass")
    assert scene.in_hand(YELLOW) == ["prince"]
    assert scene.asked == GREEN


def test_D5_3_a_player_who_does_not_join_stays() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "scholar")
    scene.hand(GREEN, "scholar")
    scene.do("play scholar", "done", "pass")
    assert scene.in_hand(GREEN) == ["scholar"]
    assert not scene.state.fled[GREEN]
    scene.do("play scholar", "join")
    assert scene.in_discards() == ["scholar"] * 3


def test_D5_4_a_second_scholar_forces_the_end_even_one_just_taken() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "prince")
    scene.hand(GREEN, "scholar")
    scene.stack(GREEN, WONTONG, "scholar", "prince")
    scene.do("play scholar", "done", "join", "take from wontong", "take from wontong")
    assert scene.options() == ["force", "pass"]
    scene.do("force")
    scene.deal("artist")
    assert scene.in_hand(GREEN) == ["artist", "prince"]
    assert scene.state.turn == GREEN


def test_example_2_the_scholar_takes_from_kukusch_then_wontong_then_kukusch() -> None:
    scene = Scene(island=PANSCHAR)
    scene.hand(BLUE, "scholar")
    scene.stack(BLUE, KUKUSCH, "warrior", "prince", "priest", unseen=3)
    scene.stack(BLUE, WONTONG, "artist", unseen=1)
    scene.state.turn = BLUE
    scene.state.asked = BLUE
    scene.do("play scholar")
    seen = [scene.do(f"take from {island}")[0].values["kind"] for island in ("kukusch", "wontong", "kukusch")]
    assert seen == ["priest", "artist", "prince"]
    assert scene.in_hand(BLUE) == ["artist", "priest", "prince"]
    assert scene.in_stack(BLUE, KUKUSCH) == ["warrior"]


def test_D6_1_an_artist_exchanges_up_to_three_cards() -> None:
    scene = Scene()
    scene.hand(YELLOW, "artist", "prince", "prince", "priest", "warrior")
    scene.do("play artist", "discard prince", "discard prince", "discard priest")
    assert scene.in_discards() == ["artist", "priest", "prince", "prince"]
    assert scene.asked == CHANCE
    scene.deal("scholar", "scholar", "artist")
    assert scene.in_hand(YELLOW) == ["warrior", "scholar", "scholar", "artist"]
    assert scene.asked == YELLOW


def test_D6_1_all_are_discarded_before_the_first_draw_and_none_is_allowed() -> None:
    scene = Scene()
    scene.hand(YELLOW, "artist", "artist", "prince")
    scene.do("play artist", "discard prince")
    assert (scene.asked, scene.options()) == (YELLOW, ["discard artist", "done"])
    scene.do("done")
    scene.deal("priest")
    scene.do("play artist", "done")
    assert scene.in_hand(YELLOW) == ["priest"]


def test_D6_2_the_others_may_join() -> None:
    scene = Scene()
    scene.hand(YELLOW, "artist")
    scene.hand(RED, "artist", "priest")
    scene.do("play artist")
    assert (scene.asked, scene.options()) == (RED, ["join", "pass"])
    scene.do("join", "discard priest")
    scene.deal("prince")
    assert scene.in_hand(RED) == ["prince"]


def test_D6_3_a_second_artist_after_the_exchange_forces_the_end() -> None:
    scene = Scene()
    scene.hand(YELLOW, "artist", "prince")
    scene.hand(RED, "artist", "priest")
    scene.do("play artist", "done", "join", "discard priest")
    scene.deal("artist")
    assert (scene.asked, scene.options()) == (RED, ["force", "pass"])
    scene.do("force")
    scene.deal("prince")
    assert scene.in_hand(RED) == ["prince"]
    assert scene.state.turn == GREEN


def test_example_3_an_artist_discards_two_and_draws_two() -> None:
    scene = Scene(turn=BLUE)
    scene.hand(BLUE, "artist", "priest", "warrior", "prince")
    scene.do("play artist", "discard priest", "discard warrior", "done")
    scene.deal("scholar", "prince")
    assert scene.in_discards() == ["warrior", "artist", "priest"]
    assert scene.in_hand(BLUE) == ["scholar", "prince", "prince"]
