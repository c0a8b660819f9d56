"""What Python makes of saved games, for the page's own reader, writer, verification and replays to be compared with."""

import hashlib
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from pydantic_core import from_json

from bali.core.dealers import SecureDealer
from bali.core.errors import BaliError
from bali.core.saved import Saved, SavedSeat, checksum, from_text, to_text
from bali.core.shares import Share, commit_to
from bali.core.verify import verify
from bali.games import find
from bali.table.refusal import Refusal
from bali.table.replays import replay
from bali.table.view_parts import played

HERE = Path(__file__).parent
FACTS, SHARED = HERE / "saved.json", HERE / "shares.jsonl"
FOLDERS = ("altar", "dalang", "old")
VERSION = "golden"  # so that the files stay the same from one version to the next
BASE = "altar/2.jsonl"  # the file whose lines are changed
SEATS = [{"name": "Anna", "bot": None, "commitment": commit_to("11" * 32), "share": "11" * 32}, {"name": "Ben", "bot": None}]

# For each line number, what is changed in it; a value of "absent" removes the key. The checksums are made to fit.
CHANGES: list[dict[int, dict[str, Any]]] = [
    {1: {"bali": 3}},
    {1: {"bali": "1"}},
    {1: {"bali": "absent"}},
    {1: {"game": "chess"}},
    {1: {"game": 7}},
    {1: {"options": 3}},
    {1: {"options": {"players": 7, "variants": [], "memory": "open"}}},
    {1: {"options": {"players": 2, "variants": ["moon"], "memory": "open"}}},
    {1: {"options": {"players": 2, "variants": [], "memory": "never"}}},
    {1: {"options": {"players": 2, "variants": []}}},
    {1: {"seats": []}},
    {1: {"seats": [1]}},
    {1: {"seats": [{"name": "Anna", "bot": [1]}] * 2}},
    {1: {"seats": SEATS}},
    {1: {"seats": [SEATS[0] | {"share": None}, SEATS[1]]}},
    {1: {"seats": [SEATS[0] | {"share": 7}, SEATS[1]]}},
    {1: {"seats": [SEATS[0] | {"commitment": "0"}, SEATS[1]]}},
    {1: {"seats": [SEATS[0] | {"share": "00" * 32}, SEATS[1]]}},
    {1: {"seats": [{"name": "Anna", "bot": None}, {"name": "ANNA", "bot": None}]}},
    {1: {"seats": [{"name": "Anna", "bot": None}, {"name": "\u200b", "bot": None}]}},
    {1: {"secret": "00"}},
    {1: {"secret": "xyz"}},
    {1: {"secret": "absent"}},
    {1: {"commitment": "00" * 32}},
    {1: {"nonce": "0"}},
    {1: {"nonce": None}},
    {1: {"nonce": "ab" * 32}},
    {1: {"entropy": [7]}},
    {1: {"entropy": ["rice and 🍚"]}},
    {1: {"rules": "1"}},
    {1: {"rules": 7}},
    {1: {"engine": "9.9", "rules": 7}},
    {8: {"text": "fly away"}},
    {8: {"text": 7}},
    {8: {"action": 1}},
    {8: {"action": 0, "text": "buy rice"}},
    {8: {"ü": "é", "😀": 1, "\uffee": 2}},
]


def made() -> dict[str, Any]:
    """Return the facts about all files and all changed ones."""
    games = sorted(path for folder in FOLDERS for path in (HERE / folder).glob("*.jsonl") if "log" not in path.name)
    return {
        "files": {str(path.relative_to(HERE)): facts(path.read_text(encoding="utf-8")) for path in [*games, SHARED]},
        "changes": [{"lines": lines, **facts(changed(lines))} for lines in CHANGES],
        "texts": [{"text": text, **facts(text)} for text in ("", "hello\n", '{"a": 1}\n', "[1, 2]\n", '{"bali": 1}', "null\n")],
    }


def facts(text: str) -> dict[str, Any]:
    """Return the code of what is wrong with a file; or hashes of what is made of it, and the draws that are right."""
    try:
        saved = from_text(text, find)
        verdict = verify(saved)
    except BaliError as error:
        return {"code": error.code if "different card" not in str(error) else "other-rules"}
    done = {
        "draws": verdict.draws,
        "fair": verdict.fair,
        "text": hashed(written(saved)),
        "names": [seat.name for seat in saved.seats],
    }
    return done | {"replays": [replayed(saved, seat) for seat in (None, 0)]}


def replayed(saved: Saved, seat: int | None) -> str:
    """Return the hash of a replay, or the code of the refusal."""
    try:
        return hashed(json.dumps(from_json(replay(saved, played(saved.match), seat)), sort_keys=True))
    except Refusal as refusal:
        return refusal.code


def changed(lines: dict[int, dict[str, Any]]) -> str:
    """Return the base file with changed lines, and checksums that fit."""
    check, texts = "", []
    for number, source in enumerate((HERE / BASE).read_text(encoding="utf-8").splitlines(), start=1):
        line = {key: value for key, value in (json.loads(source) | lines.get(number, {})).items() if value != "absent"}
        check = checksum(check, line)
        texts.append(json.dumps({**line, "check": check}, ensure_ascii=False))
    return "\n".join(texts) + "\n"


def shared_game() -> str:
    """Return a game with shares, and with names and texts that need escapes."""
    saved = from_text((HERE / BASE).read_text(encoding="utf-8"), find)
    seats = [
        SavedSeat('Zoë "Q" \\', None, Share(commit_to("11" * 32), "11" * 32)),
        SavedSeat("ねこ😀", None, Share(commit_to("22" * 32))),
    ]
    again = Saved(type(saved.match)(saved.match.game, saved.match.options), seats, bytes(range(32)), "ab" * 32, ["\x7f\u2028é"])
    dealer = SecureDealer(again.key)
    again.match.deal(dealer)
    while not again.match.over:
        again.match.act(int(again.match.legal()[0]))
        again.match.deal(dealer)
    return written(again)


def written(saved: Saved) -> str:
    """Return a game as text, with the same version in every version."""
    with patch("bali.core.saved.writing.__version__", VERSION):
        return to_text(saved)


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write() -> None:
    """Write the files."""
    SHARED.write_text(shared_game(), encoding="utf-8")
    FACTS.write_text(json.dumps(made(), indent=1) + "\n", encoding="utf-8")
