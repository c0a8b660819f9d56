"""How a game begins: commitments, shares that are revealed or not, and the resulting deal."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bali.core.dealers import SecureDealer
from bali.core.saved import Saved, from_text, to_text
from bali.core.shares import Share, commit_to, deal_key
from bali.core.verify import verify
from bali.games import find
from bali.table.commands import Commit, Invite, Resign, Reveal, Say, Sit, Stand, Start, TableCommand
from bali.table.entries import ENTRIES, Rematched, Started
from bali.table.handlers import handle_timeout, rematch_entries
from bali.table.limits import MAX_COMMITS, REVEAL_TIME
from bali.table.refusal import Refusal
from bali.table.table import Table
from bali.table.view_builder import whole_view
from bali.table.viewer import Viewer
from tests.table.scene import GUESTS, NONCE, Scene, share_of

OLD = Path(__file__).parents[1] / "golden" / "old"


def commitment_of(guest: str, number: int = 0) -> str:
    return commit_to(share_of(guest, number))


def asked_to_reveal(people: int = 2, **options: Any) -> Scene:
    """Return a table whose players have to reveal their shares."""
    scene = Scene(people=people, shares=True, start=False, **options)
    scene.do("ann", Start())
    return scene


def reveal(scene: Scene, *guests: str) -> None:
    for guest in guests:
        scene.do(guest, Reveal(share=share_of(guest)))


def time_out(scene: Scene) -> None:
    """Let the time to reveal pass."""
    scene.now += REVEAL_TIME
    scene.add(handle_timeout(scene.table, scene.now))


def dealt(scene: Scene) -> tuple[str, ...]:
    """Return the first cards of a game that has just started."""
    started = scene.log[-1][-1]
    assert isinstance(started, Started)
    assert scene.table.status == "playing"
    return started.draws


def dealt_by(key: bytes, scene: Scene) -> tuple[str, ...]:
    """Return the first cards that follow from a key."""
    match = Table.of("nusa", scene.log[:1]).match
    match.deal(SecureDealer(key))
    return tuple(match.game.describe(action) for action in match.actions)


def shown_shares(scene: Scene, viewer: Viewer) -> list[tuple[str | None, str | None]]:
    seats = json.loads(whole_view(scene.table, viewer, scene.now))["table"]["seats"]
    return [(seat["commitment"], seat["share"]) for seat in seats]


def saved_again(scene: Scene) -> Saved:
    return from_text(to_text(scene.table.saved), find)


def test_without_a_commitment_the_game_starts_immediately() -> None:
    scene = Scene()
    assert [entry.what for entry in scene.log[-1]] == ["started"]
    assert dealt(scene) == dealt_by(scene.table.saved.secret, scene)


def test_with_a_commitment_the_shares_are_revealed_before_any_card_is_dealt() -> None:
    scene = asked_to_reveal()
    assert (scene.table.status, scene.table.step, scene.table.asked) == ("dealing", 0, None)
    assert json.loads(scene.shown(0))["game"] is None
    reveal(scene, "ann")
    assert (scene.table.status, scene.table.step) == ("dealing", 0)
    reveal(scene, "bob")
    assert scene.table.status == "playing"
    assert [entry.what for entry in scene.log[-1]] == ["revealed", "started"]


def test_the_deal_follows_from_the_secret_and_every_share_whatever_their_order() -> None:
    deals = set()
    for order in permutations(GUESTS[:3]):
        scene = asked_to_reveal(3, bots=1)
        reveal(scene, *order)
        deals.add(dealt(scene))
    shares = [Share(commitment_of(guest), share_of(guest)) for guest in GUESTS[:3]]
    assert deals == {dealt_by(deal_key(scene.table.saved.secret, NONCE, [*shares, None]), scene)}


def test_every_share_and_the_secret_change_the_deal() -> None:
    deals = []
    for ann, bob, seed in ((0, 0, "deal"), (1, 0, "deal"), (0, 1, "deal"), (1, 1, "deal"), (0, 0, "other")):
        scene = Scene(people=0, seats=2, start=False, seed=seed)
        scene.do("ann", Sit(seat=0, commitment=commitment_of("ann", ann)))
        scene.do("bob", Sit(seat=1, commitment=commitment_of("bob", bob)), Start())
        scene.do("bob", Reveal(share=share_of("bob", bob)))
        scene.do("ann", Reveal(share=share_of("ann", ann)))
        deals.append(dealt(scene))
    assert len(set(deals)) == len(deals)


def test_the_nonce_is_sent_with_the_call_for_shares_and_not_before() -> None:
    scene = Scene(shares=True, start=False)
    assert json.loads(scene.shown(0))["table"]["nonce"] is None
    scene.do("ann", Start())
    assert json.loads(scene.shown(0))["table"]["nonce"] == NONCE
    reveal(scene, "ann", "bob")
    assert saved_again(scene).nonce == NONCE


def test_nobody_receives_a_share_before_the_cards_are_dealt() -> None:
    scene = asked_to_reveal(2, bots=1)
    reveal(scene, "ann")
    for viewer in scene.viewers():
        assert share_of("ann") not in whole_view(scene.table, viewer, scene.now).decode()
        assert shown_shares(scene, viewer) == [(commitment_of("ann"), None), (commitment_of("bob"), None), (None, None)]
    reveal(scene, "bob")
    for viewer in scene.viewers():
        shares = [(commitment_of(guest), share_of(guest)) for guest in ("ann", "bob")]
        assert shown_shares(scene, viewer) == [*shares, (None, None)]


def test_a_share_that_is_not_revealed_in_time_is_left_out_in_the_open() -> None:
    scene = asked_to_reveal()
    reveal(scene, "ann")
    scene.now = REVEAL_TIME - 1
    with pytest.raises(Refusal, match="time left"):
        handle_timeout(scene.table, scene.now)
    scene.now = 0
    time_out(scene)
    shares = [Share(commitment_of("ann"), share_of("ann")), Share(commitment_of("bob"))]
    assert dealt(scene) == dealt_by(deal_key(scene.table.saved.secret, NONCE, shares), scene)
    assert shown_shares(scene, scene.viewer(None)) == [tuple(share) for share in shares]
    assert [seat.share for seat in saved_again(scene.play_out()).seats] == shares
    assert verify(saved_again(scene)).fair


def test_the_cards_are_dealt_even_if_nobody_reveals_a_share() -> None:
    scene = asked_to_reveal()
    time_out(scene)
    shares = [Share(commitment_of(guest)) for guest in GUESTS[:2]]
    assert dealt(scene) == dealt_by(deal_key(scene.table.saved.secret, NONCE, shares), scene)


def test_the_table_waits_only_for_those_who_committed() -> None:
    scene = Scene(people=2, seats=3, start=False)
    scene.do("cid", Sit(seat=2, commitment=commitment_of("cid")), Start())
    assert scene.refusal("ann", Reveal(share=share_of("ann"))) == "no-share"
    reveal(scene, "cid")
    assert [seat.share for seat in scene.table.saved.seats] == [None, None, Share(commitment_of("cid"), share_of("cid"))]
    assert dealt(scene)


def test_a_player_who_leaves_before_the_start_leaves_nothing_in_the_deal() -> None:
    scene = Scene(shares=True, start=False)
    scene.do("bob", Stand(seat=1))
    scene.do("ann", Invite(seat=1, level="novice"), Start())
    reveal(scene, "ann")
    assert [seat.share for seat in scene.table.saved.seats] == [Share(commitment_of("ann"), share_of("ann")), None]
    scene = Scene(shares=True, start=False)
    for seat, guest in enumerate(("ann", "bob")):
        scene.do(guest, Stand(seat=seat))
        scene.do("ann", Invite(seat=seat, level="novice"))
    scene.do("ann", Start())
    assert dealt(scene) == dealt_by(scene.table.saved.secret, scene)


def test_a_player_who_comes_back_needs_a_new_commitment() -> None:
    scene = Scene(shares=True, start=False)
    scene.do("bob", Stand(seat=1), Sit(seat=1))
    assert shown_shares(scene, scene.viewer(1)) == [(commitment_of("ann"), None), (None, None)]
    scene.do("ann", Start())
    assert scene.refusal("bob", Reveal(share=share_of("bob"))) == "no-share"


def test_players_at_one_device_have_one_share() -> None:
    scene = Scene(people=1, seats=3, shares=True, start=False)
    scene.do("ann", Sit(seat=1, name="Anton"), Sit(seat=2, name="Anita"), Stand(seat=0), Sit(seat=0, name="Ann"), Start())
    reveal(scene, "ann")
    assert [seat.share for seat in scene.table.saved.seats] == [Share(commitment_of("ann"), share_of("ann"))] * 3
    assert verify(saved_again(scene)).fair


def test_only_the_share_that_was_committed_to_is_accepted_and_only_once() -> None:
    scene = asked_to_reveal()
    assert scene.refusal("ann", Reveal(share=share_of("ann", 1))) == "wrong-share"
    assert scene.refusal("ann", Reveal(share=share_of("bob"))) == "wrong-share"
    assert scene.refusal("zoe", Reveal(share=share_of("ann"))) == "no-share"
    reveal(scene, "ann")
    assert scene.refusal("ann", Reveal(share=share_of("ann"))) == "revealed"
    assert scene.refusal("ann", Reveal(share=share_of("ann", 1))) == "revealed"


def test_a_share_is_revealed_only_while_the_table_deals() -> None:
    scene = Scene(shares=True, start=False)
    assert scene.refusal("ann", Reveal(share=share_of("ann"))) == "not-now"
    scene.start()
    assert scene.refusal("ann", Reveal(share=share_of("ann"))) == "not-now"


def test_the_seats_are_fixed_while_the_table_deals_and_people_can_talk() -> None:
    scene = asked_to_reveal()
    commands: list[TableCommand] = [
        Sit(seat=0, name="Anton"),
        Stand(seat=0),
        Invite(seat=0, level="club"),
        Commit(commitment=commitment_of("ann", 1)),
        Start(),
        Resign(seat=0),
    ]
    assert {scene.refusal("ann", command) for command in commands} == {"not-now"}
    scene.do("ann", Say(text="Good luck!"))
    reveal(scene, "ann", "bob")
    assert dealt(scene)


def test_before_the_start_another_share_can_take_the_place_of_one_that_was_lost() -> None:
    scene = Scene(shares=True, start=False)
    scene.do("ann", Commit(commitment=commitment_of("ann", 1)), Start())
    assert scene.refusal("ann", Reveal(share=share_of("ann"))) == "wrong-share"
    scene.do("ann", Reveal(share=share_of("ann", 1)))
    reveal(scene, "bob")
    assert verify(saved_again(scene)).fair


def test_only_players_can_commit_and_only_so_often() -> None:
    scene = Scene(start=False)
    assert scene.refusal("zoe", Commit(commitment=commitment_of("zoe"))) == "not-seated"
    for number in range(MAX_COMMITS):
        scene.do("ann", Commit(commitment=commitment_of("ann", number)))
    assert scene.refusal("ann", Commit(commitment=commitment_of("ann"))) == "limit"


def test_a_table_rebuilt_from_its_log_during_the_deal_continues_unchanged() -> None:
    scene = asked_to_reveal(3)
    for guest in GUESTS[:3]:
        again = Table.of("nusa", [ENTRIES.validate_json(ENTRIES.dump_json(entries)) for entries in scene.log])
        assert (again.status, again.deadline, again.shares.revealed) == ("dealing", REVEAL_TIME, scene.table.shares.revealed)
        assert handle_timeout(again, REVEAL_TIME) == handle_timeout(scene.table, REVEAL_TIME)
        reveal(scene, guest)
    again = Table.of("nusa", scene.log)
    assert (again.status, again.deadline) == ("playing", None)
    assert again.match.actions == scene.table.match.actions


def test_a_clock_starts_when_the_cards_are_dealt() -> None:
    scene = asked_to_reveal(clock={"move": 5})
    assert scene.table.deadline == REVEAL_TIME
    time_out(scene)
    assert scene.table.deadline == REVEAL_TIME + 5_000


def test_a_rematch_has_a_new_secret_and_no_share_of_the_last_game() -> None:
    scene = Scene(shares=True).play_out()
    again = Table.of("again", [rematch_entries(scene.table, Rematched(at=scene.now, table="again", seat=0))])
    assert again.commitment != scene.table.commitment
    assert (again.shares.commitments, again.shares.revealed, again.status) == ({}, {}, "open")


def test_a_table_from_before_there_were_commitments_is_still_read_and_verified() -> None:
    lines = (OLD / "entropy-log.jsonl").read_text(encoding="utf-8").splitlines()
    table = Table.of("nusa", [ENTRIES.validate_json(line) for line in lines])
    assert table.saved.entropy == ["ann-entropy", "bob-entropy"]
    assert verify(table.saved).fair
    again = from_text(to_text(table.saved), find)
    assert (again.entropy, verify(again).fair) == (table.saved.entropy, True)
