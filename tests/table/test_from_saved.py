"""A saved game continues at a table: the same position, seats, shares and cards to come."""

from pathlib import Path

import pytest

from bali.core.match import Match
from bali.core.options import Options
from bali.core.saved import Saved, SavedSeat, from_text, read, to_text
from bali.core.shares import Share, commit_to
from bali.games import find
from bali.table.commands import Act, Undo
from bali.table.from_saved import guest_at, table_of
from bali.table.handlers import Visitor, handle, handle_bot
from tests.table.scene import Scene

OLD = Path(__file__).parents[1] / "golden" / "old" / "entropy.jsonl"


@pytest.mark.parametrize(("game", "people", "shares"), [("altar", 2, False), ("dalang", 3, True)])
def test_a_saved_game_continues_with_the_cards_it_would_have_had(game: str, people: int, shares: bool) -> None:
    scene = Scene(game, people, shares=shares)
    for _ in scene.random_game(1, undo=0, unrest=0):
        if scene.table.step > 60:
            break
    table = table_of(from_text(to_text(scene.table.saved), find))
    assert to_text(table.saved) == to_text(scene.table.saved)
    for _ in range(30):
        seat, words = scene.table.match.actor, scene.words()[0]
        scene.act(words)
        table.add(handle(table, Act(step=table.step, action=words), Visitor(guest_at(seat), ""), 0))
        assert table.match.actions == scene.table.match.actions
    assert [table.match.log(seat) for seat in range(people)] == [scene.table.match.log(seat) for seat in range(people)]


def test_a_new_game_is_dealt() -> None:
    options = Options(3, ("oracle",), "open")
    saved = Saved(Match(find("altar"), options), [SavedSeat("Anna"), SavedSeat("Ben", "random"), SavedSeat("Cem")], bytes(32))
    table = table_of(saved)
    saved.match.deal(saved.dealer())
    assert (table.status, table.asked, table.match.options) == ("playing", 0, options)
    assert (table.saved.seats, table.match.actions) == (saved.seats, saved.match.actions)


def test_what_a_bot_did_before_the_game_was_saved_still_cannot_be_undone() -> None:
    scene = Scene(people=1, bots=1)
    scene.act(next(words for words in scene.words() if words.startswith("play")))
    table = table_of(scene.table.saved)
    assert table.undoable() == 1
    table.add(handle(table, Undo(step=table.step), Visitor(guest_at(0), ""), 0))
    scene.act("take 1")
    table = table_of(scene.table.saved)
    assert (table.deciding_bot, table.undoable()) == ("novice", 0)
    table.add(handle_bot(table, table.step, int(table.match.legal()[0]), 0))
    assert table.undoable() == 0


def test_shares_and_older_games_keep_their_deal() -> None:
    seats = [SavedSeat("Anna", None, Share(commit_to("11" * 32), "11" * 32)), SavedSeat("Ben", None, Share(commit_to("22" * 32)))]
    shared = Saved(Match(find("altar"), Options(2)), seats, bytes(32), "33" * 32)
    for saved in (shared, read(OLD, find)):
        table = table_of(saved)
        assert (table.saved.key, table.saved.seats, table.saved.nonce) == (saved.key, saved.seats, saved.nonce)
