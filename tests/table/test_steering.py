"""Attacks on the deal: someone who can read the database wants certain cards.

Before version 0.7 whoever added to the deal last could try shares until the cards were right. Now every share is fixed before the
first one is revealed, and all that is left is to reveal it or not, which everyone sees.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from bali.core.dealers import SecureDealer, stirred
from bali.core.match import Match
from bali.core.saved import FileError, Saved, from_text, to_text
from bali.core.shares import Share, commit_to, deal_key
from bali.core.verify import verify
from bali.games import find
from bali.table.commands import Commit, Reveal, Sit, Stand, Start
from bali.table.entries import ENTRIES, Dealing, Revealed
from bali.table.handlers import Visitor, handle, handle_timeout
from bali.table.limits import REVEAL_TIME
from bali.table.refusal import Refusal
from bali.table.table import Table
from tests.table.scene import NONCE, Scene, share_of

WANTED = ("draw shrine", "draw shrine")  # the first two cards; one deal in about 68 has them
TRIES = 1_500
BOB = Visitor("bob", "Bob")


def first_cards(key: bytes, match: Match) -> tuple[str, ...]:
    """Return the first two cards that a key deals."""
    again, dealer = Match(match.game, match.options), SecureDealer(key)
    for _ in WANTED:
        again.act(dealer.draw(again.game, again.records))
    return tuple(again.game.describe(action) for action in again.actions)


def other_shares() -> Iterator[str]:
    return (share_of("bob", number) for number in range(1, TRIES))


def read_database(scene: Scene) -> tuple[bytes, dict[str, str]]:
    """Return what Bob finds in the database: the secret, and the shares that are revealed."""
    table = Table.of("nusa", [ENTRIES.validate_json(ENTRIES.dump_json(entries)) for entries in scene.log])
    return bytes.fromhex(table.opened.secret), table.shares.revealed


def test_the_attack_works_on_a_deal_without_commitments() -> None:
    lines = (Path(__file__).parents[1] / "golden" / "old" / "entropy-log.jsonl").read_text(encoding="utf-8").splitlines()
    table = Table.of("nusa", [ENTRIES.validate_json(line) for line in lines])
    secret, (anns, _) = table.saved.secret, table.saved.entropy
    assert first_cards(table.saved.key, table.match) != WANTED
    found = next(text for text in other_shares() if first_cards(stirred(secret, [anns, text]), table.match) == WANTED)
    assert found


def seated(bobs: str) -> Scene:
    """Return a table at which Bob sits last, with a share that he made knowing the secret."""
    scene = Scene(people=1, seats=2, shares=True, start=False)
    scene.do("bob", Sit(seat=1, commitment=commit_to(bobs)))
    return scene


def test_the_last_player_to_sit_down_cannot_choose_the_deal_even_with_the_secret() -> None:
    """Before Ann reveals her share, nothing in the database lets Bob predict the deal that his share makes."""
    scene = seated(share_of("bob"))
    secret, revealed = read_database(scene)
    assert (secret, revealed) == (scene.table.saved.secret, {})
    assert share_of("ann") not in ENTRIES.dump_json([entry for entries in scene.log for entry in entries]).decode()
    guesses = [Share(commit_to(share_of("ann")), share_of("ann", number)) for number in range(1, 100)]
    mine = Share(commit_to(share_of("bob")), share_of("bob"))
    imagined = {deal_key(secret, NONCE, [guess, mine]) for guess in guesses}
    scene.start()
    assert len(imagined) == len(guesses)
    assert scene.table.saved.key not in imagined


def test_no_share_can_be_prepared_for_a_deal_from_which_all_others_are_left_out() -> None:
    """Bob starts the game while Ann is away: he knows all shares that count, but he had to commit before the nonce was made."""
    scene = seated(share_of("bob"))
    nonces = [entry.nonce for _ in range(100) for entry in handle(scene.table, Start(), BOB, 0) if isinstance(entry, Dealing)]
    assert len(set(nonces)) == 100
    shares = [Share(commit_to(share_of("ann"))), Share(commit_to(share_of("bob")), share_of("bob"))]
    deals = {first_cards(deal_key(scene.table.saved.secret, nonce, shares), scene.table.match) for nonce in nonces}
    assert len(deals) > 20  # of 49


def test_after_the_others_have_revealed_no_other_share_is_accepted() -> None:
    scene = seated(share_of("bob"))
    scene.do("ann", Start(), Reveal(share=share_of("ann")))
    secret, revealed = read_database(scene)
    anns, bobs = Share(commit_to(share_of("ann")), revealed["ann"]), commit_to(share_of("bob"))
    keys = {share: deal_key(secret, NONCE, [anns, Share(bobs, share)]) for share in other_shares()}
    good = [share for share, key in keys.items() if first_cards(key, scene.table.match) == WANTED]
    assert good  # he would know what to add
    for share in good:
        assert scene.refusal("bob", Reveal(share=share)) == "wrong-share"
        assert scene.refusal("bob", Commit(commitment=commit_to(share))) == "not-now"
    assert scene.refusal("bob", Stand(seat=1)) == "not-now"


def test_all_that_is_left_is_to_reveal_or_not() -> None:
    scene = seated(share_of("bob"))
    scene.do("ann", Start(), Reveal(share=share_of("ann")))
    reachable = {str(handle_timeout(scene.table, REVEAL_TIME)[-1])}
    for share in (share_of("bob"), *islice(other_shares(), 200)):
        with suppress(Refusal):
            reachable.add(str(handle(scene.table, Reveal(share=share), BOB, REVEAL_TIME)[-1]))
    assert len(reachable) == 2


@pytest.fixture
def withheld() -> Scene:
    """Return a game that was dealt without Bob's share."""
    scene = seated(share_of("bob"))
    scene.do("ann", Start(), Reveal(share=share_of("ann")))
    scene.add(handle_timeout(scene.table, REVEAL_TIME))
    return scene.play_out()


def test_a_share_that_was_withheld_is_seen_by_everyone(withheld: Scene) -> None:
    for viewer in withheld.viewers():
        seat = json.loads(withheld.shown(viewer.viewed_seat))["table"]["seats"][1]
        assert (seat["commitment"], seat["share"]) == (commit_to(share_of("bob")), None)
    file = json.loads(to_text(withheld.table.saved).splitlines()[0])["seats"][1]
    assert (file["commitment"], file["share"]) == (commit_to(share_of("bob")), None)


def forged(saved: Saved, share: Share | None) -> Saved:
    """Return a saved game that says something else about Bob's share."""
    anna, bob = saved.seats
    return from_text(to_text(replace(saved, seats=[anna, replace(bob, share=share)])), find)


def test_a_file_cannot_hide_that_a_share_was_withheld(withheld: Scene) -> None:
    saved = withheld.table.saved
    assert verify(forged(saved, saved.seats[1].share)).fair
    assert not verify(forged(saved, None)).fair
    assert not verify(forged(saved, Share(commit_to(share_of("bob")), share_of("bob")))).fair
    assert not verify(forged(saved, Share(commit_to(share_of("bob", 1))))).fair
    with pytest.raises(FileError) as caught:
        forged(saved, Share(commit_to(share_of("bob")), share_of("bob", 1)))
    assert caught.value.code == "file-share"


def test_a_database_in_which_a_share_was_exchanged_is_found_out() -> None:
    scene = Scene(shares=True).play_out()
    log = [
        [entry.model_copy(update={"share": share_of("bob", 1)}) if _is_bobs(entry) else entry for entry in entries]
        for entries in scene.log
    ]
    with pytest.raises(FileError) as caught:
        verify(Table.of("nusa", log).saved)
    assert caught.value.code == "file-share"


def _is_bobs(entry: object) -> bool:
    return isinstance(entry, Revealed) and entry.guest == "bob"
