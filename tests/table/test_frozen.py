"""Logs of other rules: games that fit continue, others are frozen, and nothing hidden is revealed."""

import json
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bali.core.contract import NOBODY
from bali.table.commands import Act, AutoPass, Rematch, Say
from bali.table.entries import ENTRIES, Acted, Entry, Opened, Said, Started, Undone
from bali.table.frozen import frozen_log
from bali.table.handlers import Visitor, handle, handle_answer, handle_bot, handle_timeout
from bali.table.loading import apply_batch, load_table
from bali.table.refusal import Refusal
from bali.table.replays import position_at
from bali.table.status import FROZEN
from bali.table.table import Table
from bali.table.view_builder import whole_view
from tests.table.scene import Scene
from tests.table.test_no_leak import GAMES as LEAK_GAMES
from tests.table.test_no_leak import acted, pairs

ENOUGH = 6  # pairs of logs that are compared
OTHER = 99  # a version of the rules that nobody has


def written(log: list[list[Entry]], rules: int | None = OTHER) -> list[str]:
    """Return a log as it is stored, opened with some version of the rules."""
    (opened, *rest), *lines = log
    assert isinstance(opened, Opened)
    return [ENTRIES.dump_json(entries).decode() for entries in ([opened.model_copy(update={"rules": rules}), *rest], *lines)]


def dancing(at: int = 5) -> str:
    return ENTRIES.dump_json([Acted(at=at, seat=0, action="dance", draws=("draw a secret",))]).decode()


def begun(game: str = "altar", decisions: int = 25, **options: Any) -> Scene:
    scene = Scene(game, **({"people": 3} | options))
    for _ in islice(scene.random_game(3, unrest=0), decisions):
        pass
    return scene


@pytest.mark.parametrize("rules", [None, OTHER])
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_log_of_other_rules_that_fits_is_the_same_table(game: str, rules: int | None) -> None:
    scene = Scene(game, people=3, shares=True, clock={"move": 30, "bank": 60})
    for _ in islice(scene.random_game(3), 60):
        pass
    table = load_table("nusa", written(scene.log, rules))
    assert table.has_other_rules
    assert [whole_view(table, viewer, 0) for viewer in scene.viewers()] == [
        whole_view(scene.table, viewer, 0) for viewer in scene.viewers()
    ]


def test_a_new_table_names_the_rules_and_is_trusted() -> None:
    from bali.table.handlers import open_table

    scene = Scene()
    opened = open_table(scene.table.options, "ann", 0)
    assert opened.rules == scene.table.options.rules.META.rules
    assert not Table.of("nusa", [[opened]]).has_other_rules


def changed(entries: list[Entry], **update: Any) -> list[Entry]:
    return [entry.model_copy(update=update) if isinstance(entry, Acted | Started | Undone) else entry for entry in entries]


FAULTS = (
    "a word that nobody knows",
    "an action that is not possible",
    "a decision of another seat",
    "an undo of nothing",
    "a card too few",
    "a card too few at the end",
    "a card too many",
    "another card than was dealt",
    "an entry of a later version",
    "a seat that is not there",
    "something else than JSON",
)


@cache
def spoiled() -> dict[str, list[str]]:
    """Return logs that the rules of this version do not allow, by what is wrong in one of their lines."""
    log, line = begun(decisions=40).log, 12
    before = Table.of("nusa", log[:line])
    asked = before.asked or 0
    words = {before.match.game.describe(action) for action in range(before.match.game.ACTIONS)}
    impossible = min(words - {before.match.game.describe(int(action)) for action in before.match.legal()})
    drawing, drawn = next((at, entry.draws) for at, (entry, *_) in enumerate(log) if isinstance(entry, Acted) and entry.draws)
    started, dealt = next((at, entry.draws) for at, (entry, *_) in enumerate(log) if isinstance(entry, Started))
    faults: dict[str, tuple[int, list[Entry]]] = {
        "a word that nobody knows": (line, [Acted(at=0, seat=asked, action="dance")]),
        "an action that is not possible": (line, [Acted(at=0, seat=asked, action=impossible)]),
        "a decision of another seat": (line, changed(log[line], seat=(asked + 1) % 3)),
        "an undo of nothing": (line, [Undone(at=0, seat=asked, step=999)]),
        "a card too few": (drawing, changed(log[drawing], draws=())),
        "a card too many": (drawing, changed(log[drawing], draws=drawn[-1:] * 2)),
        "another card than was dealt": (started, changed(log[started], draws=(dealt[-1], *dealt[:-1]))),
    }
    logs = {name: written([*log[:at], entries, *log[at + 1 :]]) for name, (at, entries) in faults.items()}
    logs["a card too few at the end"] = logs["a card too few"][: drawing + 1]
    stored = written(log)
    for name, text in (
        ("an entry of a later version", '[{"at": 5, "what": "danced", "seat": 0}]'),
        ("a seat that is not there", '[{"at": 5, "what": "away", "seat": 7, "why": "left", "level": "club"}]'),
        ("something else than JSON", "{"),
    ):
        logs[name] = [*stored[:line], text, *stored[line + 1 :]]
    assert set(logs) == set(FAULTS)
    return logs


@pytest.mark.parametrize("fault", FAULTS)
def test_a_log_that_does_not_fit_freezes_the_table(fault: str) -> None:
    table = load_table("nusa", spoiled()[fault])
    assert table.status == FROZEN
    assert (table.asked, table.deciding_bot, table.due_answer, table.clocks.deadline) == (None, None, None, None)
    assert table.versions.log == table.versions.public == len(spoiled()[fault])
    with pytest.raises(Refusal):
        handle_bot(table, table.step, 0, 9)
    with pytest.raises(Refusal):
        handle_answer(table, table.step, 9)
    with pytest.raises(Refusal):
        handle_timeout(table, 9)
    for command in (Act(step=table.step, action="take 1"), Say(text="hello"), Rematch()):
        with pytest.raises(Refusal) as caught:
            handle(table, command, Visitor("ann", "Ann"), 9)
        assert caught.value.code == "frozen"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_frozen_table_shows_the_game_as_far_as_it_fits(fault: str) -> None:
    scene = begun(decisions=40)
    table = load_table("nusa", spoiled()[fault])
    assert table.match.actions == scene.table.match.actions[: table.step]
    for viewer in scene.viewers():
        view = json.loads(whole_view(table, viewer, 0))
        assert (view["table"]["status"], view["table"]["secret"], view["game"]["result"]) == ("frozen", None, None)
        assert (view["game"]["actions"], view["log"]["length"]) == ([], table.step)
    assert json.loads(position_at(table, scene.viewer(0), table.step))["step"] == table.step
    assert exported(table, scene, spoiled()[fault], 0)[0]["fits_until"] == table.step


def test_what_was_said_after_the_line_that_does_not_fit_is_shown() -> None:
    scene = begun()
    scene.do("bob", Say(text="hello"))
    log = [*written(scene.log[:-1]), dancing(), *written(scene.log)[-1:], dancing()]
    table = load_table("nusa", log)
    assert (table.status, [line.said.text for line in table.chat.players], table.versions.log) == (FROZEN, ["hello"], len(log))


def test_another_process_with_other_rules_freezes_a_table_in_memory() -> None:
    scene = begun()
    table = load_table("nusa", written(scene.log, scene.table.options.rules.META.rules))
    assert apply_batch(table, ENTRIES.dump_json([Said(at=9, guest="bob", name="Bob", text="hi")]).decode(), checked=True)
    assert table.status != FROZEN
    assert apply_batch(table, dancing(), checked=True) == []
    assert (table.status, table.versions.log) == (FROZEN, len(scene.log) + 2)


def test_a_table_whose_opening_cannot_be_read_is_refused_in_one_sentence() -> None:
    for opening in ('[{"what": "opened", "game": "chess"}]', "[]", "{", '[{"at": 1, "what": "said"}]'):
        with pytest.raises(Refusal) as caught:
            load_table("nusa", [opening])
        assert (caught.value.code, "\n" in str(caught.value)) == ("frozen", False)


def exported(table: Table, scene: Scene, lines: list[str], seat: int | None) -> list[dict[str, Any]]:
    return [json.loads(line) for line in frozen_log(table, scene.viewer(seat), lines).splitlines()]


def test_the_log_of_an_unfinished_game_has_what_the_seat_saw() -> None:
    scene = begun("dalang", 30)
    lines = [*written(scene.log), dancing()]
    table = load_table("nusa", lines)
    header, *rest = exported(table, scene, lines, 1)
    assert (header["written_with_rules"], header["fits_until"], "secret" in header) == (OTHER, table.step, False)
    story = [line for line in rest if "step" in line and "events" in line]
    assert [line["step"] for line in story] == list(range(1, table.step + 1))
    assert {line["what"] for line in rest if "what" in line} >= {"opened", "seated", "started", "acted"}
    text = frozen_log(table, scene.viewer(1), lines)
    for hidden in (table.opened.secret, "dance", "draw a secret", '"ann"', '"bob"', '"draws"', '"action"'):
        assert hidden not in text


def test_an_order_stays_its_seats_secret() -> None:
    scene = begun("dalang", 30)
    while "pass" not in scene.words():
        next(iter(scene.random_game(4, undo=0, unrest=0)))
    asked = scene.table.asked
    assert asked is not None
    twin = written(scene.log)
    scene.do(scene.guest(asked), AutoPass(step=scene.table.step, action="pass"))
    ordered = [*written(scene.log), dancing()]
    passed = [*twin, ENTRIES.dump_json(scene.log[-1][1:]).decode(), dancing()]
    for seat in (*range(3), None):
        one, other = (frozen_log(load_table("nusa", lines), scene.viewer(seat), lines) for lines in (ordered, passed))
        assert one == other


@pytest.mark.parametrize("options", LEAK_GAMES, ids=lambda options: f"{options['game']}-{LEAK_GAMES.index(options)}")
def test_a_seat_gets_the_same_whatever_it_did_not_see(options: dict[str, Any]) -> None:
    scene, compared = Scene(**options), 0
    for _ in scene.random_game(8, unrest=0):
        if scene.table.asked is None or compared >= ENOUGH:
            break
        for pair in islice(pairs(scene), 2):
            logs = []
            for words in (pair.one, pair.other):
                asked = acted(scene, words)  # the decision, and a line behind it that fits no rules and names another card
                entry = Acted(at=0, seat=scene.table.asked, action=words, draws=tuple(draws_of(scene, asked)))
                odd = ENTRIES.dump_json([Acted(at=5, seat=0, action=f"show {words}", draws=(words,))]).decode()
                logs.append([*written(scene.log), *written([scene.log[0], [entry]])[1:], odd])
            one, other = (load_table("nusa", lines) for lines in logs)
            assert one.status == other.status == FROZEN
            assert whole_view(one, pair.viewer, 0) == whole_view(other, pair.viewer, 0)
            assert frozen_log(one, pair.viewer, logs[0]) == frozen_log(other, pair.viewer, logs[1])
            compared += 1
    assert compared >= ENOUGH


def draws_of(scene: Scene, after: Table) -> list[str]:
    actions = after.match.actions[scene.table.step + 1 :]
    return [after.match.game.describe(action) for action in actions]


def test_rules_that_end_the_game_earlier_do_not_open_the_cards() -> None:
    scene = Scene("altar", people=2).play_out()
    lines = [*written(scene.log), dancing()]
    table = load_table("nusa", lines)
    assert table.match.actor != NOBODY
    assert json.loads(whole_view(table, scene.viewer(None), 0))["table"]["status"] == "frozen"
    over = json.loads(scene.shown(None))["game"]["state"]
    assert sum(map(hidden, json.loads(whole_view(table, scene.viewer(None), 0))["game"]["state"].values())) > sum(
        map(hidden, over.values())
    )


def hidden(value: Any) -> int:
    return sum(map(hidden, value)) if isinstance(value, list) else value is None


def test_the_log_of_a_game_that_was_over_by_its_own_rules_is_open() -> None:
    scene = Scene("altar", people=2).play_out()
    lines = [*written(scene.log[:-5]), dancing(), *written(scene.log)[-5:]]
    table = load_table("nusa", lines)
    table.ended = True
    header, opened, *_ = exported(table, scene, lines, None)
    assert (header["fits_until"], opened["secret"]) == (table.step, table.opened.secret)
    text = frozen_log(table, scene.viewer(None), lines)
    assert '"action":"dance"' in text
    assert '"guest"' not in text
    assert '"host"' not in text
