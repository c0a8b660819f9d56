"""The laws over every game and every option set. Hypothesis looks for choices that break them."""

import json
import random
from itertools import zip_longest

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bali.core.audience import received
from bali.core.contract import CHANCE, SPECTATOR
from bali.core.dealers import ScriptedDealer
from bali.core.dice import new_dice
from bali.core.loops import buffer
from bali.core.match import Match
from bali.core.observation_layout import parts_of, width
from bali.core.options import MEMORIES, Options, option_sets
from bali.core.record import UNKNOWN
from bali.core.record_json import from_json, to_json
from bali.core.reported import current_prompt, reason_against
from bali.core.saved import Saved, SavedSeat, from_text, to_text
from bali.games import GAMES, find
from bali.locales import Words
from tests.laws.invariants import ACCOUNTED

CASES = [(name, options) for name, game in GAMES.items() for options in option_sets(game.META)]
HISTORY = {  # fields that a filled screen makes up: they fit the position, but not necessarily the past
    *("laid", "cover", "laid_size", "ledger", "secret_seat", "secret_of", "secret_floor", "secret_count"),
    *("look_seat", "look_after", "look_seen", "look_take", "look_top", "look_count"),
    *("unseen", "stock", "stock_size", "drawn", "drawn_size", "sure"),
}
NEVER = 31_000  # a number that no observation contains
cases = st.sampled_from(CASES)
memories = st.sampled_from(MEMORIES)
choices = st.builds(
    lambda seed, count: random.Random(seed).choices(range(2**16), k=count), st.integers(0, 2**32), st.integers(20, 300)
)
quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def played(case: tuple[str, Options], picks: list[int], memory: str = "faithful") -> Match:
    """Play a game by picking among the legal actions, draws included, until the picks run out."""
    name, options = case
    match = Match(find(name), Options(options.players, options.variants, memory))
    for pick in picks:
        actions = match.legal()
        if len(actions) == 0:
            break
        match.act(int(actions[pick % len(actions)]))
    return match


def seats(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.options.players)]


def observed(match: Match, seat: int) -> list[int]:
    """Return a seat's observation."""
    row = np.full(width(match.game.LAYOUT), NEVER, np.int16)
    match.game.observe(match.view(seat), seat, row)
    return row.tolist()


def twin(match: Match, seat: int) -> Match:
    """Return a game that differs only in what the seat cannot know."""
    other = Match(match.game, match.options)
    other.state = match.view(seat)
    match.game.imagine(other.state, seat, new_dice(len(match.actions)))
    return other


@quick
@given(cases, choices)
def test_determinism(case: tuple[str, Options], picks: list[int]) -> None:
    match = played(case, picks)
    again = Match(match.game, match.options)
    for action in match.actions:
        again.act(action)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.events == match.events


@quick
@given(cases, choices)
def test_conservation_and_progress(case: tuple[str, Options], picks: list[int]) -> None:
    match = played(case, picks)
    assert ACCOUNTED[case[0]](match.state)
    assert match.over or len(match.legal()) > 0


@quick
@given(cases, choices, memories)
def test_no_leak(case: tuple[str, Options], picks: list[int], memory: str) -> None:
    match = played(case, picks, memory)
    for seat in seats(match):
        other = twin(match, seat)
        assert other.view(seat).tobytes() == match.view(seat).tobytes()
        assert other.screen(seat).tobytes() == match.screen(seat).tobytes()
        assert to_json(other.screen(seat)) == to_json(match.screen(seat))
        assert observed(other, seat) == observed(match, seat)
        assert current_prompt(match.game, other.screen(seat)) == current_prompt(match.game, match.screen(seat))
        if match.actor == seat:
            assert other.legal().tolist() == match.legal().tolist()


@quick
@given(cases, choices)
def test_an_observation_is_complete_and_as_large_as_its_layout_says(case: tuple[str, Options], picks: list[int]) -> None:
    match = played(case, picks)
    for seat in seats(match):
        row = np.array(observed(match, seat))
        assert NEVER not in row
        parts = parts_of(match.game.LAYOUT, row)
        for part in match.game.LAYOUT:
            if part.most == 1:
                assert set(parts[part.name].flat) <= {0, 1}, part.name
        assert parts["asked"].tolist() == [int(match.actor == around(seat, steps, match)) for steps in range(4)]


def around(seat: int, steps: int, match: Match) -> int | None:
    """Return the seat some steps clockwise from another one, or from the first seat for a spectator."""
    return (max(seat, 0) + steps) % match.options.players if steps < match.options.players else None


@quick
@given(cases, choices, st.integers(0, 2**16))
def test_no_leak_by_what_comes_next(case: tuple[str, Options], picks: list[int], pick: int) -> None:
    match = played(case, picks)
    actions = match.legal()
    if len(actions) == 0:
        return
    action = int(actions[pick % len(actions)])
    for seat in seats(match):
        compare_next(played(case, picks), twin(match, seat), seat, action)


def compare_next(match: Match, other: Match, seat: int, action: int) -> None:
    """Check that the seat receives the same events of an action in both games, unless one shows the seat a card."""
    if action not in other.legal():
        return  # a secret choice that the twin does not have
    here, there = received(match.act(action), seat), received(other.act(action), seat)
    differing = [(one, another) for one, another in zip_longest(here, there) if one != another]
    if differing or match.over:
        assert match.over or differing[0][0].reveals or differing[0][1].reveals
        return
    assert other.actor == match.actor
    assert other.view(seat).tobytes() == match.view(seat).tobytes()


@quick
@given(cases, choices, memories, st.integers(0, 2**16))
def test_a_filled_screen_agrees_with_all_that_the_screen_shows(
    case: tuple[str, Options], picks: list[int], memory: str, seed: int
) -> None:
    match = played(case, picks, memory)
    if match.actor < 0:
        return
    screen = match.screen(match.actor)
    filled = screen.copy()
    match.game.imagine(filled, match.actor, new_dice(seed))
    for field in set(screen.dtype.names) - HISTORY:
        shown = np.array(screen[field]) != UNKNOWN
        assert np.array_equal(np.array(screen[field])[shown], np.array(filled[field])[shown]), field
    assert ACCOUNTED[case[0]](filled)
    actions = buffer(match.game)
    assert actions[: match.game.legal(filled, actions)].tolist() == match.legal().tolist()


@quick
@given(cases, choices)
def test_looking_changes_nothing(case: tuple[str, Options], picks: list[int]) -> None:
    match = played(case, picks)
    before = match.state.tobytes()
    for seat in seats(match):
        match.screen(seat)
        for action in match.legal():
            if match.actor == seat:
                match.preview(seat, int(action))
    assert match.state.tobytes() == before


@quick
@given(cases, choices)
def test_round_trip_of_a_record(case: tuple[str, Options], picks: list[int]) -> None:
    match = played(case, picks)
    assert "null" not in json.dumps(to_json(match.state))
    for state in (match.state, *(match.view(seat) for seat in seats(match)), *(match.screen(seat) for seat in seats(match))):
        data = json.loads(json.dumps(to_json(state)))
        assert from_json(match.game.State, data).tobytes() == state.tobytes()


@quick
@given(cases, choices, memories)
def test_round_trip_of_a_saved_game(case: tuple[str, Options], picks: list[int], memory: str) -> None:
    match = played(case, picks, memory)
    saved = Saved(
        match,
        [SavedSeat("Änne"), SavedSeat("二郎", "greedy"), SavedSeat("C"), SavedSeat("D")][: match.options.players],
        bytes(32),
    )
    again = from_text(to_text(saved), find)
    assert again.match.actions == match.actions
    assert again.match.state.tobytes() == match.state.tobytes()
    assert (again.seats, again.secret, again.match.options) == (saved.seats, saved.secret, match.options)


@quick
@given(cases, choices)
def test_replay_from_a_script(case: tuple[str, Options], picks: list[int]) -> None:
    match = played(case, picks)
    draws = [action for action, actor in zip(match.actions, match.actors, strict=True) if actor == CHANCE]
    dealer, again = ScriptedDealer(draws), Match(match.game, match.options)
    for action, actor in zip(match.actions, match.actors, strict=True):
        again.act(dealer.draw(match.game, again.records) if actor == CHANCE else action)
    assert again.state.tobytes() == match.state.tobytes()


@quick
@given(cases, choices)
def test_an_undone_action_can_be_repeated_exactly(case: tuple[str, Options], picks: list[int]) -> None:
    match = played(case, picks)
    if match.undoable():
        again = played(case, picks)
        again.rewind(len(again.actions) - 1)
        again.act(match.actions[-1])
        assert again.state.tobytes() == match.state.tobytes()
        assert again.actions == match.actions


@pytest.mark.parametrize("name", GAMES)
def test_round_trip_of_every_action(name: str) -> None:
    game = find(name)
    words = [game.describe(action) for action in range(game.ACTIONS)]
    assert [game.parse(text) for text in words] == list(range(game.ACTIONS))
    assert game.parse(f"  {words[0].upper()} ") == 0
    assert game.parse("nonsense") is None


@quick
@given(cases, choices)
def test_draws_are_counted_as_they_are_listed(case: tuple[str, Options], picks: list[int]) -> None:
    whole = played(case, picks)
    match = Match(whole.game, whole.options)
    for action, actor in zip(whole.actions, whole.actors, strict=True):
        if actor == CHANCE:
            drawn = [match.game.draw_action(match.state, number) for number in range(match.game.draw_count(match.state))]
            assert drawn == sorted(drawn)
            assert sorted(set(drawn)) == match.legal().tolist()
        match.act(action)


@quick
@given(cases, choices)
def test_every_action_that_is_not_legal_has_a_reason_with_words(case: tuple[str, Options], picks: list[int]) -> None:
    match, words = played(case, picks), Words("en")
    if match.over or match.actor == CHANCE:
        return
    screen = match.screen(match.actor)
    for action in sorted(set(range(match.game.DECISIONS)) - set(match.legal().tolist())):
        reason = reason_against(match.game, screen, action)
        assert words.has(f"{case[0]}-reason-{reason.name}"), match.game.describe(action)
