"""What the games report agrees with the tables that declare it."""

from importlib import import_module
from itertools import product

import numpy as np
import pytest

from bali.core.audience import Memory, Stage, irreversible, is_irreversible, marks_of, receive, receive_row
from bali.core.contract import SPECTATOR, Game
from bali.core.record import Array
from bali.core.reports import (
    ABSENT,
    COLUMNS,
    DRAWING,
    FADES,
    FIRST_VALUE,
    NUMBER,
    SEATS,
    Reports,
    counts_of,
    fading,
    list_of,
    one_of,
    private,
)
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


def sample_row(game: Game, number: int, seat: int) -> Array:
    """Return a row of an event in which every value is present."""
    row = np.full(COLUMNS, ABSENT, np.int32)
    row[0], row[1] = number, seat
    row[FIRST_VALUE : game.EVENTS.end(number)] = 1
    return row


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("memory", [Memory(*each) for each in product((True, False), repeat=2)], ids=str)
def test_a_row_is_received_as_its_event_is(game: Game, memory: Memory) -> None:
    marks, out = marks_of(game.EVENTS), np.empty(COLUMNS, np.int32)
    for number, stage, seat, event_seat in product(range(len(marks)), Stage, (0, 1, SPECTATOR), (0, ABSENT)):
        row = sample_row(game, number, event_seat)
        event = game.EVENTS.event(row.tolist())
        expected = receive(event, seat, memory, stage)
        assert receive_row(row, seat, *memory, int(stage), marks, out) == (expected is not None)
        if expected:
            got = game.EVENTS.event(out.tolist())
            assert (got.name, got.seat, got.values) == (expected.name, expected.seat, expected.values)
            assert (event.fades if out[FADES] == 1 else ()) == expected.fades


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("faithful", [True, False])
def test_a_row_rules_out_an_undo_if_its_event_does(game: Game, faithful: bool) -> None:
    marks, memory = marks_of(game.EVENTS), Memory(faithful, own_notes=True)
    rows = [sample_row(game, number, 0) for number in range(len(marks))]
    assert [is_irreversible(row, faithful, marks) for row in rows] == [
        irreversible([game.EVENTS.event(row.tolist())], memory) for row in rows
    ]
