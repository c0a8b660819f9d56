"""The log determines the table: after writing and reading it, the table is the same and its game can be verified."""

from random import Random
from typing import Any

import pytest

from bali.core.contract import CHANCE
from bali.core.errors import BaliError
from bali.core.saved import from_text, to_text
from bali.core.verify import verify
from bali.games import find
from bali.table.entries import ENTRIES, Acted, Entry, Seated, Started, Undone
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer
from tests.table.scene import GUESTS, Scene, share_of

TABLES: list[dict[str, Any]] = [
    {"game": "altar", "people": 2},
    {"game": "altar", "people": 2, "bots": 1, "variants": ["oracle"], "memory": "open", "shares": True},
    {"game": "altar", "people": 4, "variants": ["oracle", "demon"], "clock": {"move": 5, "bank": 10}, "spectators": False},
    {"game": "altar", "people": 1, "bots": 2, "variants": ["demon"], "undo": False},
    {"game": "dalang", "people": 3, "shares": True},
    {"game": "dalang", "people": 2, "bots": 2, "memory": "open", "clock": {"move": 30}},
]
tables = pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['game']}-{TABLES.index(options)}")


def written(log: list[list[Entry]]) -> list[bytes]:
    return [ENTRIES.dump_json(entries) for entries in log]


def reopened(name: str, lines: list[bytes]) -> Table:
    return Table.of(name, [ENTRIES.validate_json(line) for line in lines])


def all_shown(table: Table, viewers: list[Viewer], now: int) -> list[bytes]:
    return [whole_view(table, viewer, now) for viewer in viewers]


@tables
def test_the_log_read_again_shows_everyone_the_same_at_any_time(options: dict[str, Any]) -> None:
    scene, dice = Scene(**options), Random(7)
    for number, _ in enumerate(scene.random_game(11)):
        if number < 3 or dice.random() < 0.006:
            again = reopened("nusa", written(scene.log))
            assert all_shown(again, scene.viewers(), scene.now) == all_shown(scene.table, scene.viewers(), scene.now)
    again = reopened("nusa", written(scene.log))
    assert again.status == "over"
    assert all_shown(again, scene.viewers(), scene.now) == all_shown(scene.table, scene.viewers(), scene.now)


@tables
def test_a_table_that_reads_along_stays_the_same(options: dict[str, Any]) -> None:
    scene, dice = Scene(**options), Random(5)
    along = reopened("nusa", written(scene.log))
    for number, entries in enumerate(scene.random_game(12)):
        along.add(ENTRIES.validate_json(ENTRIES.dump_json(entries)))
        if number % 8 == 0:
            viewer = dice.choice(scene.viewers())
            assert whole_view(along, viewer, scene.now) == whole_view(scene.table, viewer, scene.now)
        assert (along.clocks.deadline, along.deciding_bot) == (scene.table.clocks.deadline, scene.table.deciding_bot)


def test_random_games_have_what_they_are_to_test() -> None:
    seen = {entry.what for options in TABLES for entries in Scene(**options).play_out(11).log for entry in entries}
    assert seen == {"opened", "seated", "committed", "dealing", "revealed", "started", "acted", "undone", "away", "back", "said"}


@tables
def test_a_finished_game_is_as_it_was_promised(options: dict[str, Any]) -> None:
    scene = Scene(**options)
    promise = scene.table.commitment
    saved = scene.play_out(13).table.saved
    shares = [seat.share and seat.share.value for seat in saved.seats]
    assert shares == [share_of(guest) if options.get("shares") else None for guest in GUESTS[: options["people"]]] + [
        None
    ] * options.get("bots", 0)
    for one in (saved, from_text(to_text(saved), find)):
        verdict = verify(one)
        assert (verdict.fair, verdict.commitment, verdict.draws) == (True, promise, one.match.draws)


@tables
def test_a_changed_draw_is_found_out(options: dict[str, Any]) -> None:
    scene = Scene(**options).play_out(13)
    for index in drawing(scene.log):
        log = [*scene.log[:index], [*scene.log[index][:-1], redrawn(scene, index)]]
        assert not verify(Table.of("nusa", log).saved).fair


def drawing(log: list[list[Entry]]) -> list[int]:
    """Return where in a log the first and the last cards were drawn, and some between."""
    indices = [
        index for index, (*_, entry) in enumerate(log) if isinstance(entry, Started) or (isinstance(entry, Acted) and entry.draws)
    ]
    return [*indices[:2], *indices[2 : -len(indices) // 2 : 20], *indices[-1:]]


def redrawn(scene: Scene, index: int) -> Entry:
    """Return an entry of the log with another card than the dealer's in the place of its last draw that was not the only one."""
    entry, before = scene.log[index][-1], Table.of("nusa", scene.log[:index])
    assert isinstance(entry, Acted | Started)
    words = [*([entry.action] if isinstance(entry, Acted) else []), *entry.draws]
    for number, text in enumerate(words):
        due = [before.match.game.describe(int(draw)) for draw in before.match.legal() if before.match.actor == CHANCE]
        others = [draw for draw in due if draw != text]
        if others:
            changed = len(words) - number
            return entry.model_copy(update={"draws": (*entry.draws[: len(entry.draws) - changed], others[0])})
        action = before.match.game.parse(text)
        assert action is not None
        before.match.act(action)
    raise AssertionError(entry)


def test_another_secret_is_found_out() -> None:
    scene = Scene().play_out()
    opened = scene.log[0][0].model_copy(update={"secret": "00" * 32})
    forged = Table.of("nusa", [[opened], *scene.log[1:]])
    assert forged.commitment != scene.table.commitment
    assert not verify(forged.saved).fair


def test_a_share_that_is_left_out_is_found_out() -> None:
    scene = Scene(shares=True).play_out()
    kept = [[entry for entry in entries if entry.what != "revealed"] for entries in scene.log]
    forged = Table.of("nusa", kept)
    assert forged.commitment == scene.table.commitment
    assert not verify(forged.saved).fair


def test_a_log_that_does_not_begin_with_the_opening_or_has_unknown_words_is_no_table() -> None:
    scene = Scene()
    with pytest.raises(BaliError, match="must begin with its opening"):
        Table.of("nusa", scene.log[1:])
    with pytest.raises(BaliError, match="unknown in altar: 'dance'"):
        Table.of("nusa", [*scene.log, [Acted(at=0, seat=0, action="dance")]])


def test_an_entry_is_written_as_it_is_read() -> None:
    scene = Scene(shares=True).play_out()
    for entries in scene.log:
        assert ENTRIES.validate_json(ENTRIES.dump_json(entries), strict=True) == entries
    assert any(isinstance(entries[0], Undone) for entries in scene.log)
    assert any(isinstance(entries[0], Seated) for entries in scene.log)
