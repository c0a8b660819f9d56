"""Events, prompts, and reasons why an action is illegal."""

import pytest

from bali import altar
from bali.core.audience import received
from bali.core.reported import current_prompt, reason_against
from tests.altar.scene import ROWS, Scene


def narrated(scene: Scene, words: str, seat: int = 0) -> list[tuple[str, dict[str, str | int]]]:
    """Act, and return the names and values of the events that a seat receives."""
    return [(event.name, event.values) for event in received(scene.do(words), seat)]


def test_a_turn_is_narrated() -> None:
    scene = Scene(variants=("demon",))
    scene.hand(0, "priest", "rice", "rice")
    scene.tableau(0, banana=2, stonemason=1)
    scene.state.stones[0] = 3
    assert narrated(scene, "buy banana") == [("bought", {"good": "banana", "cost": 3})]
    assert narrated(scene, "play priest") == [("played", {"kind": "priest", "count": 1, "cost": 0}), ("demon", {"row": 2})]
    assert narrated(scene, "take 3") == [
        ("took", {"kind": "stonemason", "row": 3}),
        ("scored", {"kind": "shrine"}),
        ("unrewarded", {"why": "unplayed"}),
        ("turn", {}),
    ]


def test_only_the_owner_sees_which_card_was_sacrificed_face_down() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 7
    scene.do("play shrine", "sacrifice rice", "sacrifice rice")
    events = scene.do("sacrifice pepper")
    assert [event.values for event in received(events, 0)] == [{"good": "pepper"}]
    assert [event.values for event in received(events, 1)] == [{}]


def test_a_scoring_is_narrated_player_by_player() -> None:
    scene = Scene()
    scene.tableau(1, stonemason=2)
    assert narrated(scene, "play 1 peanut farmer")
    assert narrated(scene, "take 2")[1:] == [
        ("scored", {"kind": "stonemason"}),
        ("gained", {"what": "stones", "count": 1}),
        ("gained", {"what": "stones", "count": 3}),
        ("gained", {"what": "stones", "count": 1}),
        ("turn", {}),
    ]


def test_a_scoring_of_farmers_gives_nobody_anything_if_nobody_has_played_one() -> None:
    scene = Scene(rows=(*ROWS[:2], ("rice", "peanut", "pepper", "stonemason"), ROWS[3]))
    scene.do("play 1 peanut farmer")
    assert narrated(scene, "take 3")[1:] == [("scored", {"kind": "pepper"}), ("unrewarded", {"why": "unplayed"}), ("turn", {})]


def test_a_scoring_of_farmers_gives_nobody_anything_if_no_cards_are_left() -> None:
    scene = Scene(rows=(*ROWS[:2], ("rice", "peanut", "pepper", "stonemason"), ROWS[3]))
    scene.tableau(1, pepper=1)
    scene.state.supply[:] = 0
    scene.do("play 1 peanut farmer")
    assert narrated(scene, "take 3")[1:] == [("scored", {"kind": "pepper"}), ("unrewarded", {"why": "sold-out"}), ("turn", {})]


def test_nobody_goes_unrewarded_while_players_choose_their_reward() -> None:
    scene = Scene()
    scene.tableau(0, shrine=1)
    scene.do("play 1 peanut farmer")
    assert [event.name for event in scene.do("take 3")] == ["took", "scored", "due"]


@pytest.mark.parametrize(
    ("words", "reason", "clause"),
    [
        ("play shrine", "not-in-hand", "A4.1"),
        ("play 2 peanut farmers", "not-in-hand", "A4.1"),
        ("buy rice", "too-dear", "A3.1"),
        ("buy banana", "sold-out", "A3.2"),
        ("return shrine", "not-stuck", "A4.3"),
        ("take 1", "not-now", "A2.5"),
        ("keep 1", "not-now", "A2.5"),
    ],
)
def test_why_not(words: str, reason: str, clause: str) -> None:
    scene = Scene()
    scene.supply(banana=0)
    event = reason_against(altar, scene.match.screen(0), scene.action(words))
    assert (event.name, event.clause) == (reason, clause)


def test_why_not_a_shrine_or_farmers_that_are_too_expensive() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 0
    assert reason_against(altar, scene.state, scene.action("play shrine")).values == {"cost": 7, "stones": 0}
    assert reason_against(altar, scene.state, scene.action("play 2 rice farmers")).values["cost"] == 1


def test_why_not_in_the_other_phases() -> None:
    scene = Scene(variants=("demon",))
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 7
    scene.cards(1, rice=1)
    scene.supply(pepper=0)
    scene.do("play shrine")
    assert reason_against(altar, scene.state, scene.action("sacrifice pepper")).name == "none-held"
    scene.do("sacrifice rice", "sacrifice rice", "sacrifice rice")
    assert reason_against(altar, scene.state, scene.action("crown pepper")).name == "sold-out"
    scene.do("crown rice")
    assert reason_against(altar, scene.state, scene.action("take 1")).values == {"row": 1}


def test_every_phase_has_its_prompt() -> None:
    scene = Scene()
    scene.hand(0, "shrine", "rice", "rice")
    scene.state.stones[0] = 12
    asked = []
    for words in ("buy rice", "play shrine", "sacrifice rice", "sacrifice rice", "sacrifice rice", "crown rice", "take 4"):
        prompt = current_prompt(altar, scene.state)
        asked.append((prompt.name, prompt.seat, prompt.clause, prompt.values.get("other"), prompt.values.get("then")))
        scene.do(words)
    assert asked == [
        ("buying", 0, "A3.1", None, None),
        ("playing", 0, "A4.1", None, None),
        ("sacrificing", 1, "A5.1", 0, "2 0"),
        ("sacrificing", 2, "A5.1", 0, "0"),
        ("covering", 0, "A5.2", None, None),
        ("crowning", 0, "A5.3", None, None),
        ("taking", 0, "A6.1", None, None),
    ]


def test_a_preview_shows_what_a_take_scores() -> None:
    scene = Scene()
    scene.do("play 1 peanut farmer")
    events = scene.match.preview(0, scene.action("take 2"))
    assert [event.name for event in events] == ["took", "scored", "gained", "gained", "gained", "turn"]


def test_prompts_include_their_numbers() -> None:
    scene = Scene()
    scene.hand(0, "rice", "rice", "rice")
    scene.do("play 3 rice farmers")
    assert current_prompt(altar, scene.state).values["count"] == 3
    scene.tableau(1, shrine=3)
    scene.do("take 1", "take 4", "take 3")
    assert current_prompt(altar, scene.state).values == {"count": 4}


def test_oracles_and_looks_are_narrated_with_their_numbers() -> None:
    scene = Scene(variants=("oracle",))
    scene.state.row_size[2] = 1
    scene.do("play 1 peanut farmer", "take 3", "draw oracle", "draw rice", "draw oracle")
    assert narrated(scene, "draw priest")[1] == ("oracles", {"count": 2})
    assert narrated(scene, "look", seat=1) == [("looked", {"count": 4})]
    assert current_prompt(altar, scene.state).values["count"] == 4


def test_a_claim_names_the_player_who_makes_it() -> None:
    scene = Scene()
    scene.tableau(1, peanut=1)
    scene.supply(peanut=0)
    scene.state.row_size[2] = 3
    scene.do("play 1 peanut farmer", "take 3")
    scene.state.tableau[0, 1] = 0
    assert scene.match.actor in (0, 1)
    seat = scene.match.actor
    assert current_prompt(altar, scene.state).values["good"] == "peanut"
    events = scene.do("claim rice")
    assert next((event.name, event.seat) for event in events) == ("claimed", seat)
