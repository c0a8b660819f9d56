"""The turn (D3)."""

import pytest

from bali.core.contract import CHANCE, NOBODY
from bali.dalang.cards import LAST_TURN
from tests.dalang.scene import BLUE, GREEN, KUKUSCH, PANSCHAR, RED, WONTONG, YELLOW, Scene, dealt


def test_D3_1_the_active_player_draws_two_and_the_others_one_each() -> None:
    match = dealt(4, (3, 1, 2, 4))
    drawers = []
    while match.actor == CHANCE:
        event = match.act(int(match.legal()[0]))[0]
        drawers.append(event.seat)
    assert drawers == [GREEN, GREEN, RED, BLUE, YELLOW]
    assert match.actor == GREEN


def test_D3_2_any_number_of_cards_or_none() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "artist", "artist", "warrior")
    scene.do("play scholar", "done", "play artist", "done", "play artist", "done", "play warrior sparing red")
    assert (scene.asked, scene.options()) == (YELLOW, ["stop"])
    scene = Scene()
    scene.hand(YELLOW, "scholar")
    scene.do("stop")
    assert scene.state.turn == GREEN


def test_D3_2_the_others_react_with_the_same_kind_only() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar")
    scene.hand(GREEN, "scholar", "artist", "warrior")
    scene.hand(RED, "artist")
    scene.do("play scholar")
    assert (scene.asked, scene.options()) == (GREEN, ["join", "pass"])
    scene.do("pass")
    assert (scene.asked, scene.options()) == (RED, ["pass"])


def test_D3_3_stopping_makes_the_left_neighbour_active() -> None:
    scene = Scene(turn=BLUE)
    scene.do("stop")
    scene.deal_until_decision()
    assert (scene.state.turn, scene.asked) == (YELLOW, YELLOW)


def test_D3_3_a_scoring_ends_the_turn() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-panschar")
    scene.chips(PANSCHAR, prince=YELLOW)
    scene.do("play kukusch-panschar to panschar")
    scene.deal_until_decision()
    assert (scene.state.turn, scene.state.turns) == (GREEN, 1)


def test_D3_4_a_forced_end_waits_for_the_others() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "prince")
    scene.hand(GREEN, "scholar", "scholar")
    scene.hand(RED, "scholar", "scholar")
    scene.hand(BLUE, "warrior", "priest")
    scene.do("play scholar", "done", "join", "done", "force")
    assert scene.asked == CHANCE  # the card is drawn immediately
    scene.deal("artist")
    assert scene.in_hand(GREEN) == ["artist"]
    assert (scene.asked, scene.options()) == (RED, ["join", "pass"])
    scene.do("join", "done")
    assert (scene.asked, scene.options()) == (BLUE, ["pass"])  # Red is no longer asked for a second scholar
    scene.do("pass")
    assert scene.state.turn == GREEN
    assert "scholar" in scene.in_hand(RED)


def test_D3_4_after_a_forced_end_a_challenged_player_still_answers() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior", "prince")
    scene.hand(GREEN, "warrior", "warrior")
    scene.hand(BLUE, "prince", "scholar")
    scene.do("play warrior sparing red", "repel", "force")
    scene.deal("artist")
    assert (scene.asked, scene.options()) == (BLUE, ["flee"])
    scene.do("flee", "put prince on wontong", "put scholar on wontong")
    assert scene.state.turn == GREEN


def test_D3_5_the_game_ends_after_the_last_turn() -> None:
    scene = Scene()
    scene.hand(YELLOW, "prince")
    scene.state.turns = LAST_TURN - 1
    scene.state.masks[RED, 0] = 1
    scene.state.masks_left[0] = 3
    scene.state.masks[BLUE, 0] = 1
    scene.state.masks_left[0] = 2
    events = scene.do("stop")
    assert scene.asked == NOBODY
    assert [event.name for event in events] == ["stopped", "broke-off"]
    assert scene.places() == [3, 3, 1, 1]  # nobody ended it, so nobody breaks the tie


def test_D3_6_who_is_asked_depends_on_sizes_only() -> None:
    for hand in (("prince",), ("warrior",)):
        scene = Scene()
        scene.hand(YELLOW, "warrior")
        scene.hand(GREEN, *hand)
        scene.do("play warrior sparing blue")
        assert scene.asked == GREEN
        scene.do("flee")
        assert scene.asked == GREEN
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.do("play warrior sparing blue")
    assert scene.asked == YELLOW  # nobody else has a card


@pytest.mark.parametrize("hand", [("prince",) * 4, ("prince", "warrior", "artist", "scholar")])
def test_D3_6_a_hand_of_n_is_laid_in_n_minus_1_choices(hand: tuple[str, ...]) -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong")
    scene.hand(GREEN, *hand)
    scene.do("play kukusch-wontong to wontong", "pass")
    choices = 0
    while scene.asked == GREEN:
        scene.do(scene.options()[0])
        choices += 1
    assert choices == len(hand) - 1
    assert len(scene.in_stack(GREEN, KUKUSCH)) == len(hand)
    assert scene.state.island == WONTONG
