"""`bali verify`: repeats a game's deals and explains what that proves."""

import sys
from pathlib import Path

from bali.core.saved import Saved, SavedSeat, read
from bali.core.verify import verify
from bali.games import find

OLD = "Players added texts without committing to them: whoever added the last one and knew the secret could choose the deal."
SERVER_ONLY = (
    "No player had a share in the deal, so this does not prove that the server did not pick its secret to get these cards."
)
SHARED = "If your share is in the deal, nobody chose the cards, not even the server; see docs/guide/fair-deals.md."


def run_verify(file: Path) -> None:
    """Verify a saved game and exit with 1 if a card is wrong."""
    saved = read(file, find)
    verdict = verify(saved)
    print(f"server: commitment {verdict.commitment}")
    if saved.nonce:
        print(f"server: nonce {saved.nonce}")
    for number, seat in enumerate(saved.seats, start=1):
        print(f"seat {number}, {seat.name}: {_part(seat)}")
    if verdict.wrong:
        wrong = verdict.wrong
        print(
            f"not fair: after {verdict.draws} correct draws, action {wrong.number} is '{wrong.was}' and should be '{wrong.due}'"
        )
        sys.exit(1)
    print(f"fair: all {verdict.draws} draws follow from the server's secret and the shares.")
    print("Compare the commitments with those you saw before the cards were dealt.")
    print(_proof(saved))


def _part(seat: SavedSeat) -> str:
    """Describe a player's part in the deal."""
    if seat.share is None:
        return "a bot" if seat.bot else "no share"
    revealed = "share in the deal" if seat.share.value else "share not revealed in time and left out"
    return f"{revealed}, commitment {seat.share.commitment}"


def _proof(saved: Saved) -> str:
    if any(seat.share and seat.share.value for seat in saved.seats):
        return SHARED
    return OLD if saved.entropy else SERVER_ONLY
