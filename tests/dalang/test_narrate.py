"""Events, prompts, and reasons why an action is illegal."""

import numpy as np
import pytest

from bali import dalang
from bali.core.audience import received
from bali.core.ranking import win_probabilities
from bali.core.reported import current_prompt, reason_against
from bali.dalang.cards import KEPT, LAST_TURN
from bali.dalang.state import ASIDE
from tests.dalang.scene import BLUE, GREEN, KUKUSCH, PANSCHAR, RED, WONTONG, YELLOW, Scene


def narrated(scene: Scene, words: str, seat: int = YELLOW) -> list[tuple[str, int | None, dict[str, str | int]]]:
    """Act, and return the names, seats and values of the events that a seat receives."""
    return [(event.name, event.seat, event.values) for event in received(scene.do(words), seat)]


def test_a_challenge_is_narrated() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(GREEN, "warrior", "prince")
    scene.hand(BLUE, "artist", "artist", "priest", "prince", "prince")
    assert narrated(scene, "play warrior sparing red") == [("challenged", YELLOW, {"other": RED, "then": f"{GREEN} {BLUE}"})]
    assert narrated(scene, "repel") == [("repelled", GREEN, {"kind": "warrior"})]
    assert narrated(scene, "pass") == [("held-back", GREEN, {})]
    assert narrated(scene, "flee") == [("fled", BLUE, {"count": 3, "lost": 2})]
    scene.do("put priest on wontong", "put prince on wontong")
    assert narrated(scene, "put prince on wontong") == [
        ("put", BLUE, {"island": "wontong"}),
        ("lost", BLUE, {"kind": "artist", "count": 2}),
    ]


def test_a_journey_is_narrated_to_its_end() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong")
    scene.hand(RED, "artist")
    scene.chips(WONTONG, priest=BLUE, prince=YELLOW)
    scene.stack(GREEN, WONTONG, *["prince"] * 4, "scholar", unseen=1)
    masks = {"mask": 3, "rival": BLUE, "lesser": 2, "last": 0}
    journey = {"from": "kukusch", "kind": "kukusch-wontong", "island": "wontong", "stack": 0, "then": f"{RED}"}
    assert narrated(scene, "play kukusch-wontong to wontong") == [("set-out", YELLOW, masks | journey)]
    assert narrated(scene, "pass", GREEN) == [
        ("passed", RED, {}),
        ("moved", None, {"island": "wontong"}),
        ("masked", BLUE, {"value": 2}),
        ("masked", YELLOW, {"value": 3}),
        ("lost", GREEN, {"kind": "scholar", "count": 1, "bottom": 4}),
        ("took-up", YELLOW, {"count": 0}),
        ("took-up", GREEN, {"count": 4, "kinds": "prince prince prince prince"}),
        ("took-up", RED, {"count": 0}),
        ("took-up", BLUE, {"count": 0}),
        ("turn", GREEN, {}),
    ]


def outlook(scene: Scene, words: str) -> dict[str, str | int]:
    """Return the values of the first event of an action, before it happens."""
    return scene.match.preview(YELLOW, dalang.parse(words) or 0)[0].values


def test_the_preview_of_a_move_says_what_it_brings_and_who_may_block() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong", "kukusch-panschar")
    scene.hand(RED, "artist")
    scene.hand(BLUE, "artist")
    scene.chips(PANSCHAR, priest=BLUE, prince=RED)
    scene.chips(WONTONG, priest=YELLOW, prince=YELLOW)
    for island in (PANSCHAR, WONTONG):
        scene.stack(YELLOW, island, *["prince"] * 5)
    asked = f"{RED} {BLUE}"
    move = {"kind": "kukusch-panschar", "island": "panschar", "from": "kukusch", "then": asked}
    assert outlook(scene, "play kukusch-panschar to panschar") == move | {"mask": 0, "rulers": asked, "stack": 5}
    move = {"kind": "kukusch-wontong", "island": "wontong", "from": "kukusch", "then": asked}
    assert outlook(scene, "play kukusch-wontong to wontong") == move | {"mask": 2, "stack": KEPT, "last": 0}
    scene.masks_left(5)
    assert outlook(scene, "play kukusch-wontong to wontong") == move | {"mask": 5, "stack": KEPT, "last": 1}


def test_the_preview_of_a_card_says_what_it_starts_and_who_is_asked() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "artist", "priest", "priest", "prince", "prince", "warrior")
    scene.hand(GREEN, "prince")
    scene.hand(RED, "prince")
    scene.chips(KUKUSCH, priest=ASIDE, prince=YELLOW)
    asked = {"then": f"{GREEN} {RED}"}
    assert outlook(scene, "play scholar") == {"kind": "scholar", "most": 3, **asked}
    assert outlook(scene, "play artist") == {"kind": "artist", "most": 3, **asked}
    assert outlook(scene, "play priest") == {"kind": "priest", "chip": "priest", "island": "kukusch", **asked}
    assert outlook(scene, "play prince") == {"kind": "prince", "chip": "prince", "island": "kukusch", "rival": YELLOW, **asked}
    assert outlook(scene, "play warrior sparing red") == {"other": RED, "then": f"{GREEN}"}


def test_a_contest_is_narrated_with_its_prize() -> None:
    scene = Scene()
    scene.hand(YELLOW, "priest", "priest")
    scene.chips(KUKUSCH, priest=ASIDE, prince=YELLOW)
    scene.do("play priest")
    assert narrated(scene, "show 1") == [
        ("showed", YELLOW, {"kind": "priest", "count": 1}),
        ("won", YELLOW, {"chip": "priest", "island": "kukusch"}),
        ("sealed", YELLOW, {"island": "kukusch"}),
    ]


def test_a_seal_that_changes_hands_is_narrated_with_its_loser() -> None:
    scene = Scene()
    scene.hand(YELLOW, "priest", "priest")
    scene.chips(KUKUSCH, priest=ASIDE, prince=YELLOW)
    scene.state.seals[KUKUSCH] = GREEN
    scene.do("play priest")
    assert narrated(scene, "show 1")[2:] == [("sealed", YELLOW, {"island": "kukusch", "other": GREEN})]


def test_a_reshuffle_is_narrated_even_of_a_single_card() -> None:
    scene = Scene()
    scene.hand(YELLOW, "artist", "warrior")
    scene.discards()
    scene.do("play artist")
    assert [name for name, _, _ in narrated(scene, "discard warrior")] == ["discarded", "reshuffled"]


def test_putting_a_card_face_down_can_be_undone_but_not_seeing_one() -> None:
    scene = Scene()
    scene.hand(YELLOW, "scholar", "prince", "artist")
    scene.stack(YELLOW, WONTONG, "priest", "warrior", unseen=1)
    scene.do("play scholar")
    assert not scene.match.undoable()
    scene.do("put prince on wontong")
    assert scene.match.undoable()
    scene = Scene()
    scene.hand(YELLOW, "scholar", "prince", "artist")
    scene.stack(YELLOW, WONTONG, "priest", "warrior", unseen=1)
    scene.do("play scholar", "take from wontong")
    assert not scene.match.undoable()  # the warrior was known, but with realistic memory the screen does not show it (D11.5)
    scene.set_memory("open")
    assert scene.match.undoable()
    scene.do("take from wontong")
    assert not scene.match.undoable()  # the priest was not


@pytest.mark.parametrize(
    ("words", "reason", "clause"),
    [
        ("play scholar", "none-held", "D3.2"),
        ("play prince", "needs-two", "D7.1"),
        ("play priest", "none-held", "D3.2"),
        ("play warrior sparing yellow", "not-spared", "D4.1"),
        ("play kukusch-wontong to kukusch", "there-already", "D9.1"),
        ("play panschar-wontong to panschar", "none-held", "D9.1"),
        ("pass", "not-now", "D3.2"),
        ("lay prince", "not-now", "D3.2"),
    ],
)
def test_why_not_play(words: str, reason: str, clause: str) -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior", "prince", "kukusch-wontong")
    notice = reason_against(dalang, scene.match.view(YELLOW), scene.action(words))
    assert (notice.name, notice.clause) == (reason, clause)


@pytest.mark.parametrize(
    ("before", "words", "reason", "clause"),
    [
        (("play warrior sparing red",), "pass", "must-answer", "D4.2"),
        (("play warrior sparing red",), "repel", "none-held", "D4.2"),
        (("play artist", "done"), "join", "none-held", "D6.2"),
        (("play warrior sparing red", "flee"), "put prince on kukusch", "active-island", "D4.4"),
        (("play prince",), "pass", "must-show", "D7.1"),
        (("play prince",), "show 9", "not-so-many", "D7.1"),
        (("play prince", "show 2"), "show 1", "too-few", "D7.2"),
        (("play scholar",), "take from panschar", "no-stack", "D5.1"),
        (("play scholar",), "take from kukusch", "active-island", "D5.1"),
        (("play scholar", "put prince on wontong"), "take from wontong", "not-both", "D5.1"),
        (("play scholar", "take from wontong"), "put prince on wontong", "not-both", "D5.1"),
        (("play artist",), "discard priest", "none-held", "D6.1"),
        (("play kukusch-wontong to wontong",), "block with kukusch-panschar", "other-goal", "D9.2"),
        (("play kukusch-wontong to wontong",), "block with panschar-wontong", "none-held", "D9.2"),
        (("play kukusch-wontong to wontong", "pass"), "lay priest", "none-held", "D9.4"),
    ],
)
def test_why_not_in_the_other_phases(before: tuple[str, ...], words: str, reason: str, clause: str) -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior", "prince", "prince", "prince", "kukusch-wontong", "scholar", "artist")
    scene.hand(GREEN, "kukusch-panschar", "prince", "prince", "prince")
    scene.stack(YELLOW, WONTONG, "artist", "artist")
    scene.do(*before)
    notice = reason_against(dalang, scene.match.view(scene.asked), scene.action(words))
    assert (notice.name, notice.clause) == (reason, clause)


@pytest.mark.parametrize(
    ("before", "name", "clause", "values"),
    [
        ((), "playing", "D3.2", {}),
        (("play scholar",), "exchanging", "D5.1", {"count": 3}),
        (("play scholar", "put prince on wontong"), "putting", "D5.1", {"count": 2}),
        (("play scholar", "take from wontong"), "taking", "D5.1", {"count": 2}),
        (("play scholar", "done"), "joining", "D5.2", {"kind": "scholar", "other": YELLOW}),
        (("play artist", "done"), "joining", "D6.2", {"kind": "artist", "other": YELLOW}),
        (("play warrior sparing red", "repel"), "forcing", "D4.5", {"kind": "warrior", "other": YELLOW}),
        (("play scholar", "done", "join", "done"), "forcing", "D5.4", {"kind": "scholar", "other": YELLOW}),
        (("play artist", "done", "join", "done"), "forcing", "D6.3", {"kind": "artist", "other": YELLOW}),
        (("play warrior sparing red",), "repelling", "D4.2", {"other": YELLOW}),
        (("play warrior sparing red", "flee"), "fleeing", "D4.4", {"count": 3, "lost": 3, "other": YELLOW}),
        (("play prince",), "showing", "D7.1", {"chip": "prince", "island": "kukusch", "then": "1"}),
        (("play prince", "show 2"), "outdoing", "D7.2", {"chip": "prince", "island": "kukusch", "count": 2, "other": YELLOW}),
        (("play kukusch-wontong to wontong",), "blocking", "D9.2", {"island": "wontong", "other": YELLOW, "mask": 0}),
        (
            ("play kukusch-wontong to wontong", "pass"),
            "laying",
            "D9.4",
            {"island": "kukusch", "goal": "wontong", "kept": 4, "other": YELLOW, "own": 1, "then": "1"},
        ),
    ],
)
def test_prompts(before: tuple[str, ...], name: str, clause: str, values: dict[str, str | int]) -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior", "prince", "prince", "prince", "kukusch-wontong", "scholar", "artist")
    scene.hand(GREEN, "warrior", "prince", "prince", "prince", "scholar", "artist")
    scene.stack(YELLOW, WONTONG, "artist", "artist")
    scene.do(*before)
    notice = current_prompt(dalang, scene.match.screen(GREEN))
    assert (notice.name, notice.clause, notice.seat, notice.values) == (name, clause, scene.asked, values)


def test_a_prompt_names_those_who_are_asked_later() -> None:
    scene = Scene(players=4)
    scene.hand(YELLOW, "warrior", "scholar")
    for seat in (GREEN, RED, BLUE):
        scene.hand(seat, "prince", "priest")
    scene.do("play warrior sparing red")
    assert current_prompt(dalang, scene.state).values["then"] == f"{BLUE}"  # red is spared
    scene.do("flee", "put priest on wontong", "put prince on wontong", "flee", "put priest on wontong", "put prince on wontong")
    scene.do("play scholar")
    assert current_prompt(dalang, scene.state).values == {"kind": "scholar", "other": YELLOW}  # only red has cards left


def test_the_prompt_to_block_shows_the_masks_of_the_journey() -> None:
    scene = Scene()
    scene.hand(YELLOW, "kukusch-wontong")
    scene.hand(GREEN, "artist")
    scene.chips(WONTONG, prince=YELLOW)
    scene.do("play kukusch-wontong to wontong")
    assert current_prompt(dalang, scene.state).name == "blocking-scoring"
    scene.chips(WONTONG, priest=RED, prince=YELLOW)
    notice = current_prompt(dalang, scene.state)
    assert (notice.name, notice.values["mask"], notice.values["rival"], notice.values["lesser"]) == ("blocking-shared", 3, RED, 2)


def test_the_prompt_to_flee_shows_how_many_cards_can_be_saved() -> None:
    scene = Scene()
    scene.hand(YELLOW, "warrior")
    scene.hand(GREEN, "prince", "artist")
    scene.do("play warrior sparing red", "flee")
    assert current_prompt(dalang, scene.state).values == {"count": 2, "lost": 0, "other": YELLOW}
    scene.do("put artist on wontong")
    assert current_prompt(dalang, scene.state).values == {"count": 1, "lost": 0, "other": YELLOW}
    assert current_prompt(dalang, scene.state).name == "fleeing-on"


def test_a_scoring_in_the_last_turn_is_narrated_completely() -> None:
    scene = Scene()
    scene.state.turns = LAST_TURN - 1
    scene.hand(YELLOW, "kukusch-wontong")
    scene.chips(WONTONG, prince=YELLOW)
    scene.stack(GREEN, WONTONG, *["prince"] * 4, "scholar")
    names = [name for name, _, _ in narrated(scene, "play kukusch-wontong to wontong")]
    assert names == ["set-out", "moved", "masked", "lost", *["took-up"] * 4, "broke-off"]


def estimate(scene: Scene) -> float:
    """Return Yellow's estimated win probability."""
    standings = np.zeros(4)
    dalang.evaluate(scene.state, dalang.WEIGHTS, standings)
    win_probabilities(standings, 4)
    return float(standings[YELLOW])


def test_an_estimate_counts_masks_and_pending_contests() -> None:
    scene = Scene()
    before = estimate(scene)
    scene.state.masks[YELLOW, 3] = 1
    assert estimate(scene) > before
    scene = Scene()
    scene.hand(YELLOW, *["prince"] * 4)
    scene.hand(GREEN, *["prince"] * 2)
    scene.chips(KUKUSCH, priest=YELLOW, prince=BLUE)
    idle = estimate(scene)
    scene.do("play prince")
    assert estimate(scene) > idle + 0.03  # the seal is as good as won
