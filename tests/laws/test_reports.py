"""What the games report agrees with the tables that declare it."""

from importlib import import_module

import pytest

from bali.core.contract import Game
from bali.core.reports import ABSENT, COLUMNS, DRAWING, NUMBER, SEATS, Reports, counts_of, fading, list_of, one_of, private
from bali.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_prompts_have_the_numbers_of_their_phases(game: Game) -> None:
    phases = import_module(f"bali.{game.META.name}.state").PHASE_NAMES
    names = [prompt.name for prompt in game.PROMPTS.declared[: len(phases)]]
    assert all(name in (phase, DRAWING) for name, phase in zip(names, phases, strict=True))
    assert names[-1] == "over"


def test_a_row_becomes_the_event_that_its_table_declares() -> None:
    table = Reports()
    number = table.add(
        "traded",
        values={"kind": private(one_of(("rice", "pepper"))), "count": fading(NUMBER), "with": SEATS, "order": list_of("abc", 2)},
        owner_remembers=True,
    )
    row = [number, 2, 1, 5, 3, 0, ABSENT, ABSENT, 2, ABSENT] + [ABSENT] * (COLUMNS - 10)
    event = table.event(row)
    assert (event.name, event.seat, event.owner_remembers) == ("traded", 2, True)
    assert event.values == {"kind": "pepper", "count": 5, "with": "3 0", "order": "c"}
    assert (event.private, event.fades) == (("kind",), ("count",))


def test_absent_values_are_left_out_and_counts_are_spelled_out() -> None:
    table = Reports()
    table.add("first")
    number = table.add("sorted", "A1.2", {"kinds": counts_of(("rice", "pepper")), "most": NUMBER})
    notice = table.notice([number, ABSENT, 2, 1, ABSENT])
    assert (notice.name, notice.clause, notice.seat, notice.values) == ("sorted", "A1.2", None, {"kinds": "rice rice pepper"})


def test_a_category_ends_with_the_points_of_each_seat() -> None:
    table = Reports()
    number = table.add("shrines", values={"worth": NUMBER})
    category = table.category([number, ABSENT, 4, 8, 0, 4, ABSENT], 3)
    assert (category.name, category.values, category.points) == ("shrines", {"worth": 4}, [8, 0, 4])
