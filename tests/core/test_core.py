"""Options, matches, events, records and ranking."""

from dataclasses import replace

import numpy as np
import pytest

from bali import altar
from bali.core.audience import PERFECT, Memory, Stage, irreversible, receive, received
from bali.core.contract import SPECTATOR
from bali.core.dealers import SeededDealer
from bali.core.errors import BaliError
from bali.core.events import Event, Reveals
from bali.core.loops import buffer, engine, new_states
from bali.core.match import Match
from bali.core.options import Options, choose, option_sets
from bali.core.ranking import rank
from bali.core.record import dtype_of
from bali.games import GAMES, find


def test_options_are_checked() -> None:
    assert choose(altar.META, 3, ["demon", "oracle", "demon"]) == Options(3, ("oracle", "demon"))
    with pytest.raises(BaliError, match="altar is for 2 to 4 players, not 5"):
        choose(altar.META, 5)
    with pytest.raises(BaliError, match="altar has no variant 'dragon'; its variants: oracle, demon"):
        choose(altar.META, 3, ["dragon"])
    with pytest.raises(BaliError, match="memory must be one of faithful, open, not 'none'"):
        choose(altar.META, 3, [], "none")


def test_altar_has_twelve_option_sets() -> None:
    assert len(set(option_sets(altar.META))) == 12


def test_an_unknown_game() -> None:
    with pytest.raises(BaliError, match="no game is called 'go'; choose one of: altar"):
        find("go")


def test_an_impossible_action_changes_nothing() -> None:
    match = Match(find("altar"), Options(2))
    before = match.state.tobytes()
    with pytest.raises(BaliError, match="'look' is not possible here"):
        match.act(altar.actions.LOOK)
    assert (match.state.tobytes(), match.actions, match.events) == (before, [], [])


def test_undo_stays_within_a_players_own_turn() -> None:
    match = Match(find("altar"), Options(2))
    match.deal(SeededDealer(1))
    assert not match.undoable()
    match.state.stones[0] = 9
    match.act(altar.actions.BUY)
    assert match.undoable() == 1
    match.rewind(len(match.actions) - 1)
    assert len(match.actions) == len(match.events) == 16
    match.act(int(match.legal()[0]))
    match.act(altar.actions.TAKE)
    assert match.actor == 1
    assert not match.undoable()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_returns_to_any_of_its_positions(name: str) -> None:
    match = some_game(name, 150)
    positions = [earlier.state.tobytes() for earlier in match.replay()]
    assert len(set(positions)) > 100
    assert positions[-1] == match.state.tobytes()
    for count in range(len(match.actions), -1, -7):
        earlier = match.at(count)
        assert earlier.state.tobytes() == positions[count]
        assert (earlier.actions, earlier.events) == (match.actions[:count], match.events[:count])
    match.rewind(20)
    assert (match.state.tobytes(), len(match.actions), len(match.actors), len(match.events)) == (positions[20], 20, 20, 20)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_illegal_action_of_a_game_is_found(name: str) -> None:
    match, fresh = some_game(name, 100), some_game(name, 0)
    before = fresh.state.tobytes()
    assert fresh.first_illegal(match.actions) == len(match.actions)
    assert fresh.first_illegal([]) == 0
    for number in (0, 40, len(match.actions) - 1):
        for wrong in (-1, match.game.ACTIONS, next(a for a in range(match.game.ACTIONS) if a not in match.at(number).legal())):
            assert fresh.first_illegal([*match.actions[:number], wrong, *match.actions[number + 1 :]]) == number
    assert fresh.state.tobytes() == before


def some_game(name: str, decisions: int) -> Match:
    match, dealer = Match(find(name), option_sets(find(name).META)[-1]), SeededDealer(1)
    for number in range(decisions):
        match.deal(dealer)
        if match.over:
            break
        match.act(int(match.legal()[number % len(match.legal())]))
    return match


def test_a_preview_says_whether_an_action_can_be_undone() -> None:
    match = Match(find("altar"), Options(2, ("oracle",)))
    match.deal(SeededDealer(1))
    previews = 0
    while not match.over and previews < 200:
        seat, action = match.actor, int(match.legal()[previews % len(match.legal())])
        events, final = match.consequences(seat, action)
        assert events == match.preview(seat, action)
        match.act(action)
        assert final == (match.actor != seat or not match.undoable())
        if not any(event.reveals for event in match.events[-1]):
            assert events == received(match.events[-1], seat, stage=Stage.OPEN)
        match.deal(SeededDealer(previews))
        previews += 1
    assert previews > 40


def test_an_action_that_shows_a_card_or_ends_the_turn_cannot_be_undone() -> None:
    faithful = Memory(faithful=True, own_notes=True)
    assert irreversible([Event("bought", 0), Event("turn", 1)], PERFECT)
    for shown in (Reveals.TO_OTHERS, Reveals.UNKNOWN):
        assert irreversible([Event("looked", 0, reveals=shown)], PERFECT)
    assert irreversible([Event("took", 0, reveals=Reveals.AGAIN)], faithful)
    assert not irreversible([Event("took", 0, reveals=Reveals.AGAIN)], PERFECT)
    assert not irreversible([Event("bought", 0), Event("emptied")], faithful)
    assert not irreversible([], faithful)


def test_news_starts_with_the_seats_own_last_action() -> None:
    match = Match(find("altar"), Options(2))
    match.deal(SeededDealer(1))
    for words in ("play 1 peanut farmer", "take 1", "play 1 rice farmer", "take 2"):
        match.act(altar.parse(words) or 0)
    own_last = match.actors.index(1) - 1
    assert match.news_from(0) == own_last
    match.act(int(match.legal()[-1]))
    assert match.news_from(0) == own_last


def test_what_has_faded_stays_faded_when_others_undo() -> None:
    match = Match(find("altar"), Options(2))
    match.deal(SeededDealer(1))
    match.state.stones[1] = 9
    for words in ("play 1 peanut farmer", "take 1", "play 1 rice farmer", "take 2", "play 1 banana farmer", "take 1"):
        match.act(altar.parse(words) or 0)
    match.act(altar.actions.BUY)
    news = match.news_from(0)
    assert news > match.actors.index(1)
    match.rewind(len(match.actions) - 1)
    assert match.news_from(0) == news
    assert match.news_from(SPECTATOR) == len(match.actions)  # the spectator's only news is undone


def test_private_values_reach_only_their_own_seat() -> None:
    events = [Event("kept", 1, {"good": "rice"}, private=("good",)), Event("turn", 2)]
    assert received(events, 1) == events
    assert received(events, 0) == received(events, -3) == [Event("kept", 1, private=("good",)), events[1]]
    assert received(events, None) == events


def test_a_faithful_memory_drops_what_fades_except_the_seats_own_cards() -> None:
    faithful, notes = Memory(faithful=True, own_notes=False), Memory(faithful=False, own_notes=False)
    event = Event("took", 1, {"kind": "rice", "row": 2}, fades=("kind",))
    faded = replace(event, values={"row": 2})
    assert [receive(event, seat, faithful, Stage.FRESH) for seat in (0, 1)] == [event, event]
    assert [receive(event, seat, faithful, Stage.FADED) for seat in (0, 1)] == [faded, faded]
    assert receive(event, 0, faithful, Stage.OPEN) == replace(event, fades=())
    own = replace(event, owner_remembers=True)
    assert receive(own, 0, faithful, Stage.FADED) == replace(own, values={"row": 2})
    assert receive(own, 1, faithful, Stage.FADED) == replace(own, fades=())
    assert receive(event, 0, notes, Stage.FADED) == replace(event, fades=())
    secret = replace(event, private=("kind",))
    assert receive(secret, 1, notes, Stage.FADED) == replace(secret, values={"row": 2})
    assert receive(secret, 1, PERFECT, Stage.FADED) == replace(secret, fades=())


@pytest.mark.parametrize(("faithful", "shown"), [(True, [True, False, True, False]), (False, [True, True, True, False])])
def test_a_preview_leaves_out_what_the_screen_does_not_show(faithful: bool, shown: list[bool]) -> None:
    memory = Memory(faithful, own_notes=True)
    events = [Event("took", 0, {"kind": "priest"}, private=("kind",), reveals=reveals) for reveals in Reveals]
    assert [receive(event, 0, memory, Stage.PREVIEW) is not None for event in events] == shown


def test_equal_keys_share_a_place() -> None:
    keys = np.array([5, 9, 5, 1], np.int64)
    rank(keys, 4)
    assert keys.tolist() == [2, 1, 2, 4]


def test_a_state_is_small() -> None:
    dtype = dtype_of(altar.State)
    assert dtype.itemsize <= 512
    assert dtype.fields is not None
    assert dtype.fields["laid"][1] <= 256  # where the history begins


def test_stepping_a_game_from_python() -> None:
    game = find("altar")
    states, dice, out = new_states(game, 3), SeededDealer(5).dice, buffer(game)
    for index in range(3):
        states[index] = game.new(Options(2))
        engine(game).resolve_chance(states[index], dice)
    count = game.legal(states[1], out)
    steps = 0
    while count:
        count = engine(game).step(states, 1, steps % count, dice, out)
        steps += 1
    assert steps > 40
    assert states[1].phase == altar.state.OVER
    assert states[0].phase == states[2].phase == altar.state.BUYING
