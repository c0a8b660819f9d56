"""Twin games that differ only in the hand of a player with answers in advance: nobody else can tell them apart.

In one of them the player holds the card that the answer asks for. The others receive the same bytes, at the same moments,
until the rules show that card.
"""

from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from bali.core.contract import CHANCE
from bali.core.match import Match
from bali.table.commands import AnswerInAdvance
from bali.table.entries import Acted, Started
from bali.table.handlers import Visitor, handle, handle_answer
from bali.table.table import Table
from bali.table.view_builder import ViewBuilder
from bali.table.viewer import Viewer
from tests.table.scene import GUESTS, Scene

CARDS = {"warrior": "repel", "scholar": "join", "artist": "join"}
GAMES = 12


class Twins(NamedTuple):
    """Two tables. At the second, one seat holds another card in place of one that matches."""

    tables: tuple[Table, Table]
    seat: int
    viewers: list[Viewer]


def twins_of(scene: Scene, seat: int, kind: str) -> Twins | None:
    """Make twins that differ in the last card of this kind that a seat has drawn, if the others cannot know it."""
    match = scene.table.match
    drawn = [n for n, line in enumerate(match.events) if any(e.name == "drew" and e.seat == seat for e in line)]
    position = drawn[-1]
    if match.game.describe(match.actions[position]) != f"draw {kind}":
        return None
    for other in ("prince", "priest"):
        actions = list(match.actions)
        replacement = match.game.parse(f"draw {other}")
        assert replacement is not None
        actions[position] = replacement
        twin = replayed(match, actions)
        viewers = [viewer for viewer in scene.viewers() if viewer.viewed_seat != seat]
        if twin and all(same(match, twin, viewer.seat) for viewer in viewers):
            return Twins((table_with(scene, match), table_with(scene, twin)), seat, viewers)
    return None


def replayed(match: Match, actions: list[int]) -> Match | None:
    """Return the game with another draw, or None if it is not possible."""
    twin = Match(match.game, match.options)
    for number, action in enumerate(actions):
        if twin.actor != match.actors[number] or action not in twin.legal():
            return None
        twin.apply_trusted(action)
    return twin


def same(one: Match, other: Match, seat: int) -> bool:
    return one.screen(seat).tobytes() == other.screen(seat).tobytes() and one.log(seat) == other.log(seat)


def table_with(scene: Scene, match: Match) -> Table:
    """Return the scene's table with another game on it, in the same number of commands."""
    first = next(number for number, entries in enumerate(scene.log) if isinstance(entries[0], Started))
    table = Table.of("nusa", scene.log[:first])
    words = [match.game.describe(action) for action in match.actions]
    starts = [number for number, actor in enumerate(match.actors) if actor != CHANCE] + [len(words)]
    table.add([Started(at=scene.now, draws=tuple(words[: starts[0]]))])
    for start, end in pairwise(starts):
        draws = tuple(words[start + 1 : end])
        table.add([Acted(at=scene.now, seat=match.actors[start], action=words[start], draws=draws)])
    return table


def expect_same(twins: Twins) -> None:
    """Expect every message to the others to be the same, byte for byte."""
    builders = [ViewBuilder(table, twins.viewers, 0) for table in twins.tables]
    for viewer in twins.viewers:
        assert builders[0].whole(viewer) == builders[1].whole(viewer)


def give(twins: Twins, question: str, reply: str) -> None:
    for table in twins.tables:
        command = AnswerInAdvance(seat=twins.seat, question=question, reply=reply, until="cancelled")
        table.add(handle(table, command, Visitor(GUESTS[twins.seat], ""), 0))


def asked_about(kind: str, seed: int) -> Twins | None:
    """Play until a player has to answer a card of a kind that they have just drawn, and make twins there."""
    scene, dice = Scene("dalang", 3, seed=str(seed)), Random(seed)
    while scene.table.status == "playing":
        seat = scene.table.asked
        assert seat is not None
        if scene.table.offered.main_question(scene.table.public_prompt) == kind:
            twins = twins_of(scene, seat, kind)
            if twins and holds(twins.tables[0], seat, kind) and not holds(twins.tables[1], seat, kind):
                return twins
        scene.act(dice.choice(scene.words()))
    return None


def holds(table: Table, seat: int, kind: str) -> bool:
    return len(table.match.legal()) > 1 and table.asked == seat


def carried_out(table: Table) -> Acted:
    """Return what the server does for the player now."""
    (entry,) = handle_answer(table, table.step, 0)
    assert isinstance(entry, Acted)
    return entry


@pytest.mark.parametrize("kind", CARDS)
def test_whether_a_matching_card_was_there_stays_secret(kind: str) -> None:
    fallback, compared = "flee" if kind == "warrior" else "pass", 0
    for seed in range(GAMES):
        twins = asked_about(kind, seed)
        if twins is None:
            continue
        expect_same(twins)
        give(twins, kind, CARDS[kind])
        expect_same(twins)
        assert twins.tables[0].due_answer == twins.tables[1].due_answer is not None
        assert [carried_out(table).action for table in twins.tables] == [CARDS[kind], fallback]  # now the rules show the card
        give(twins, kind, fallback)
        expect_same(twins)
        answers = [carried_out(table) for table in twins.tables]
        assert answers[0].action == answers[1].action == fallback
        if answers[0].draws:
            continue  # the piles differ, and so do the cards that others draw
        for table, answer in zip(twins.tables, answers, strict=True):
            table.add([answer])
        expect_same(twins)
        compared += 1
    assert compared >= 2
