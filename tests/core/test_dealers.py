"""Dealers and dice."""

from collections import Counter

import numpy as np
import pytest

from bali import altar
from bali.core.dealers import ScriptedDealer, SecureDealer, SeededDealer, commitment, new_secret, secret_from, stirred
from bali.core.dice import new_dice, roll
from bali.core.errors import BaliError
from bali.core.loops import engine
from bali.core.match import Match
from bali.core.options import Options
from bali.games import find


def deal(dealer: SecureDealer | SeededDealer) -> list[int]:
    match = Match(find("altar"), Options(3))
    match.deal(dealer)
    return match.actions


def test_the_same_secret_deals_the_same_cards_and_another_one_others() -> None:
    assert deal(SecureDealer(secret_from("a"))) == deal(SecureDealer(secret_from("a")))
    assert deal(SecureDealer(secret_from("a"))) != deal(SecureDealer(secret_from("b")))
    assert deal(SecureDealer(new_secret())) != deal(SecureDealer(new_secret()))


def test_a_dealer_continues_where_it_stopped() -> None:
    whole = deal(SecureDealer(secret_from("a")))
    match, first = Match(find("altar"), Options(3)), SecureDealer(secret_from("a"))
    for _ in range(7):
        match.act(first.draw(match.game, match.records))
    match.deal(SecureDealer(secret_from("a"), drawn=match.draws))
    assert match.actions == whole


def test_the_commitment_binds_and_hides() -> None:
    secret = secret_from("a")
    assert commitment(secret) == commitment(secret_from("a")) != commitment(secret_from("b"))
    assert secret.hex() not in commitment(secret)


def test_what_players_add_changes_the_deal_and_not_the_commitment() -> None:
    secret = secret_from("a")
    keys = [stirred(secret, shares) for shares in ([], ["x"], ["y"], ["x", "y"], ["y", "x"], ["xy"])]
    assert keys[0] == secret
    assert len({tuple(deal(SecureDealer(key))) for key in keys}) == len(keys)


def test_a_secret_has_256_bits() -> None:
    assert len(new_secret()) == 32
    with pytest.raises(BaliError, match="32 bytes, not 3"):
        SecureDealer(b"abc")


def test_the_secure_dealer_is_fair() -> None:
    """Apply a chi-square test to the first card of many deals: with 6 degrees of freedom, one in a million exceeds 40."""
    match = Match(find("altar"), Options(3))
    state = match.state
    drawn = Counter(altar.describe(SecureDealer(secret_from(str(n))).draw(match.game, match.records)) for n in range(3000))
    expected = {altar.describe(altar.draw_action(state, n)): 0.0 for n in range(50)}
    for number in range(50):
        expected[altar.describe(altar.draw_action(state, number))] += 3000 / 50
    assert drawn.keys() == expected.keys()
    assert sum((drawn[kind] - mean) ** 2 / mean for kind, mean in expected.items()) < 40


def test_the_seeded_dealer_deals_as_the_compiled_loops_do() -> None:
    state, dice = altar.new(Options(3)), new_dice(11)
    engine(find("altar")).resolve_chance(state, dice)
    match = Match(find("altar"), Options(3))
    match.deal(SeededDealer(11))
    assert match.state.tobytes() == state.tobytes()


def test_a_script_that_runs_out() -> None:
    with pytest.raises(BaliError, match="no more cards"):
        Match(find("altar"), Options(3)).deal(ScriptedDealer([]))


def test_a_script_that_deals_the_impossible() -> None:
    with pytest.raises(BaliError, match="'draw oracle' is not possible here"):
        Match(find("altar"), Options(3)).deal(ScriptedDealer([altar.parse("draw oracle") or 0]))


@pytest.mark.parametrize("sides", [2, 7, 50])
def test_dice_are_fair(sides: int) -> None:
    dice, throws = new_dice(3), 20_000
    counts = np.bincount([roll(dice, sides) for _ in range(throws)], minlength=sides)
    assert len(counts) == sides
    assert float(((counts - throws / sides) ** 2).sum() / (throws / sides)) < sides + 12 * np.sqrt(sides)


def test_neighbouring_seeds_fall_differently() -> None:
    firsts = [[roll(dice, 1000) for _ in range(3)] for dice in (new_dice(seed) for seed in range(200))]
    for throw in range(3):
        assert len({first[throw] for first in firsts}) > 150
