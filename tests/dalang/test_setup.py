"""Components and setup (D1, D2)."""

from itertools import combinations

import numpy as np
import pytest

from bali import dalang
from bali.core.contract import CHANCE
from bali.core.options import Options
from bali.dalang.cards import COLOURS, DECK, ISLANDS, KINDS, MASK_VALUES, MASKS_EACH, PAIRS, START_CARDS
from bali.dalang.stacks import stack_of
from bali.dalang.state import ASIDE
from tests.dalang.scene import BLUE, GREEN, KUKUSCH, PANSCHAR, RED, TSCHAKKALAG, WONTONG, YELLOW, Scene, dealt


def test_D1_1_four_islands_and_a_colour_for_each_seat() -> None:
    assert ISLANDS == ("kukusch", "panschar", "tschakkalag", "wontong")
    assert COLOURS == ("yellow", "green", "red", "blue")
    scene = Scene(players=3)
    scene.hand(YELLOW, "warrior")
    assert scene.options() == ["play warrior sparing green", "play warrior sparing red", "stop"]


def test_D1_2_cards() -> None:
    counts = dict(zip(KINDS, DECK.tolist(), strict=True))
    court = {"priest": 30, "warrior": 30, "prince": 30, "scholar": 30, "artist": 15}
    assert {kind: counts[kind] for kind in court} == court
    assert [tuple(pair) for pair in PAIRS.tolist()] == list(combinations(range(4), 2))
    assert [count for kind, count in counts.items() if kind not in court] == [4] * 6
    assert sum(counts.values()) == 135 + 24


def test_D1_3_chips_and_seals() -> None:
    state = dealt(4, (1, 2, 3, 4)).state
    assert sorted(state.chips[0]) == sorted(state.chips[1]) == [0, 1, 2, 3]
    assert state.seals.tolist() == [ASIDE] * 4
    state.seals[PANSCHAR] = RED
    scores = np.zeros(4, np.int64)
    dalang.scores(state, scores)
    assert scores.tolist() == [0, 0, 3, 0]


def test_D1_4_masks() -> None:
    assert MASK_VALUES == (2, 3, 4, 5)
    assert MASKS_EACH * len(MASK_VALUES) == 16
    assert dalang.new(Options(3)).masks_left.tolist() == [4, 4, 4, 4]


def test_D1_5_start_cards() -> None:
    named = [tuple(ISLANDS[island] for island in card) for card in START_CARDS]
    assert named == [
        ("panschar", "kukusch", "tschakkalag"),
        ("tschakkalag", "panschar", "wontong"),
        ("wontong", "tschakkalag", "kukusch"),
        ("kukusch", "wontong", "panschar"),
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_D2_1_stacks_are_dealt_island_by_island(players: int) -> None:
    cards = ["warrior", "scholar", "artist", "priest"][:players] * 3 + ["prince"] * 9 * players
    match = dealt(players, (1, 2, 4) if players == 3 else (1, 2, 3, 4), [*cards[: 6 * players], *["priest"] * 6 * players])
    state = match.state
    assert state.island != KUKUSCH
    assert [stack_of(state, seat, KUKUSCH) for seat in range(players)] == [[seat] * 3 for seat in range(players)]
    sizes = state.stack_size[:players] + (np.arange(4) == state.island) * state.hand_size[:players, None]
    assert sizes.tolist() == [[3] * 4] * players


def test_D2_1_the_first_card_is_the_bottom_one() -> None:
    cards = (
        [kind for kind in ("warrior", "scholar", "prince") for _ in range(4)]
        + ["priest"] * 12
        + ["prince"] * 12
        + ["artist"] * 12
    )
    match = dealt(4, (1, 2, 3, 4), cards)
    assert match.state.island == PANSCHAR
    assert [KINDS[kind] for kind in stack_of(match.state, RED, KUKUSCH)] == ["warrior", "scholar", "prince"]


def test_D2_2_the_discards_become_the_pile_when_a_card_is_owed() -> None:
    scene = Scene()
    scene.hand(YELLOW, "artist", "warrior")
    scene.discards("scholar")
    scene.do("play artist", "discard warrior")
    assert scene.in_discards() == []
    scene.deal("artist")  # the pile was made of the scholar, the artist and the warrior
    assert scene.asked == YELLOW
    assert (scene.state.pile_size, scene.state.discards_size) == (2, 0)


def test_D2_2_an_empty_pile_waits_until_a_card_is_owed() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior", "scholar")
    scene.hand(RED, "prince")
    scene.discards("priest")
    scene.do("play warrior sparing red")
    assert (scene.state.pile_size, scene.in_discards()) == (0, ["warrior", "priest"])


def test_D2_2_a_draw_lapses_when_both_are_empty() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(RED, "prince")
    scene.discards("priest")
    scene.do("stop")
    scene.deal("priest")  # Green's first; all further draws lapse
    assert scene.asked == GREEN
    assert [scene.state.hand_size[seat] for seat in range(4)] == [1, 1, 1, 0]


def test_D2_2_every_discarded_card_is_seen_by_all() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(RED, "prince", "priest", "scholar", "artist")
    scene.do("play warrior sparing green", "flee", "put prince on wontong", "put priest on wontong")
    scene.do("put scholar on panschar")
    assert scene.match.view(BLUE).discards.tolist() == scene.state.discards.tolist()
    assert scene.in_discards() == ["warrior", "artist"]


@pytest.mark.parametrize(
    ("starts", "starter"), [((1, 2, 3, 4), 0), ((3, 4, 1, 2), 2), ((4, 3, 2), 2), ((2, 3, 4), 0), ((3, 1, 4), 1)]
)
def test_D2_3_the_lowest_start_card_starts(starts: tuple[int, ...], starter: int) -> None:
    assert dealt(len(starts), starts).state.turn == starter


def test_D2_4_chips_go_where_the_cards_say() -> None:
    state = dealt(4, (2, 1, 4, 3)).state
    assert [state.chips[1, island] for island in (PANSCHAR, TSCHAKKALAG, WONTONG, KUKUSCH)] == [1, 0, 3, 2]
    assert [state.chips[0, island] for island in (KUKUSCH, PANSCHAR, TSCHAKKALAG, WONTONG)] == [1, 0, 3, 2]
    three = dealt(3, (2, 3, 4)).state
    assert (three.chips[1, PANSCHAR], three.chips[0, KUKUSCH]) == (ASIDE, ASIDE)
    assert (three.chips == ASIDE).sum() == 2


@pytest.mark.parametrize(("starts", "island"), [((1, 2, 3, 4), PANSCHAR), ((4, 1, 2, 3), PANSCHAR), ((3, 2, 4), KUKUSCH)])
def test_D2_5_the_dalang_starts_where_the_right_neighbours_card_says(starts: tuple[int, ...], island: int) -> None:
    assert dealt(len(starts), starts).state.island == island


def test_D2_6_everyone_takes_up_the_stack_of_the_active_island() -> None:
    match = dealt(4, (1, 2, 3, 4))
    assert match.actor == CHANCE
    assert match.state.hand_size.tolist() == [3, 3, 3, 3]
    assert match.state.stack_size[:, PANSCHAR].tolist() == [0, 0, 0, 0]
    assert match.state.unseen[:, PANSCHAR].tolist() == [0, 0, 0, 0]


def test_example_1_the_prince_is_yellows_and_the_priest_greens_on_panschar() -> None:
    state = dealt(4, (1, 2, 3, 4)).state
    assert state.island == PANSCHAR
    assert (state.chips[1, PANSCHAR], state.chips[0, PANSCHAR]) == (YELLOW, GREEN)
    assert BLUE not in state.chips[:, PANSCHAR]
