"""Saved games: a text file of JSON lines that anyone can read, and that is read back only if every line is right.

The first line says what is played: format and engine versions, game, options, seats with what their players added to the deal,
the dealer's secret. Then comes a line for each action, with its number, its words and a check that ties it to all the lines
before it. The last line closes the file.
"""

import contextlib
import hashlib
import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bali import __version__
from bali.core.contract import Game
from bali.core.dealers import SECRET_BYTES, SecureDealer, commitment, stirred
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.options import choose
from bali.core.shares import Share, commit_to, deal_key, is_hash

FORMATS = (1, 2)  # the second one has shares; a game without any is written in the first
CHECK_LETTERS = 8
LONGEST_NAME = 12
LONGEST_ERROR = 200  # letters; a file can have much in it that an error would repeat
ENTROPY = r"[0-9A-Za-z_-]{1,64}"  # what a player could add to a deal before version 0.7


class FileError(BaliError):
    """A file that is not a whole and unchanged saved game; the code says what is wrong with it."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat: a name, the bot that plays it, if one does, and the player's share of the deal, if there is one."""

    name: str
    bot: str | None = None
    share: Share | None = None


@dataclass
class Saved:
    """A game as it is kept: the match, who plays, and the secret that deals."""

    match: Match
    seats: list[Seat]
    secret: bytes
    entropy: list[str] = field(default_factory=list)  # what players added before version 0.7

    @property
    def key(self) -> bytes:
        """The key that deals."""
        shares = [seat.share for seat in self.seats]
        return deal_key(self.secret, shares) if any(shares) else stirred(self.secret, self.entropy)

    def dealer(self) -> SecureDealer:
        """Gets who deals the next card."""
        return SecureDealer(self.key, self.match.draws)


def check_names(names: list[str]) -> None:
    """Says so if a name is empty, too long or not fit to be shown, or if two are the same."""
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BaliError(f"a name has from 1 to {LONGEST_NAME} letters; {name!r:.40} does not fit")
    if len(set(names)) < len(names):
        raise BaliError("every player needs another name")


def check_shares(seats: list[Seat]) -> None:
    """Raise `FileError` if a share is not the one that its player had committed to."""
    for seat in seats:
        if seat.share and seat.share.value and commit_to(seat.share.value) != seat.share.commitment:
            raise FileError("file-share", f"the share of {seat.name} is not the one that its commitment promised")


def write(path: Path, saved: Saved) -> None:
    """Saves a game. The old file is replaced only when the new one is safely on disk."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8") as file:
            file.write(to_text(saved))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise BaliError(f"cannot save to {path}: {error.strerror}") from None


def read(path: Path, find: Callable[[str], Game]) -> Saved:
    """Loads a saved game."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BaliError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError("file", f"{path}, line 1: this is not a saved game of Bali") from None
    try:
        return from_text(text, find)
    except BaliError as error:
        raise FileError(error.code, f"{path}, {error}") from None


def to_text(saved: Saved) -> str:
    """Gets a game as text."""
    match = saved.match
    lines = [_header(saved)]
    lines += [{"action": action, "text": match.game.describe(action)} for action in match.actions]
    lines.append({"end": len(match.actions)})
    check, texts = "", []
    for line in lines:
        check = _check(check, line)
        texts.append(json.dumps({**line, "check": check}, ensure_ascii=False))
    return "\n".join(texts) + "\n"


def from_text(text: str, find: Callable[[str], Game]) -> Saved:
    """Gets the game that `to_text` wrote; says which line is wrong, if one is."""
    lines = text.split("\n")
    number, check = 0, ""
    saved: Saved | None = None
    try:
        for number, source in enumerate(lines, start=1):
            line = _parse(source, first=saved is None, last=number >= len(lines) - 1)
            if _check(check, line) != line["check"]:
                raise FileError("file-changed", "this line, or one before it, was changed after the game was saved")
            check = line["check"]
            if saved is None:
                saved = _read_header(line, find)
            elif "end" in line:
                _close(line, saved, lines[number:])
                return saved
            else:
                _read_action(line, saved.match)
    except BaliError as error:
        raise FileError(error.code, f"line {number}: {error}"[:LONGEST_ERROR]) from None
    raise FileError("file-short", f"line {number}: the file is cut short; its closing line is missing")


def _header(saved: Saved) -> dict[str, Any]:
    options = saved.match.options
    return {
        "bali": FORMATS[any(seat.share for seat in saved.seats)],
        "engine": __version__,
        "game": saved.match.game.META.name,
        "options": {"players": options.players, "variants": list(options.variants), "memory": options.memory},
        "seats": [_seat(seat) for seat in saved.seats],
        "commitment": commitment(saved.secret),
        "secret": saved.secret.hex(),
        **({"entropy": saved.entropy} if saved.entropy else {}),
    }


def _seat(seat: Seat) -> dict[str, Any]:
    share = {"commitment": seat.share.commitment, "share": seat.share.value} if seat.share else {}
    return {"name": seat.name, "bot": seat.bot, **share}


def _check(previous: str, line: dict[str, Any]) -> str:
    content = {key: value for key, value in line.items() if key != "check"}
    text = previous + json.dumps(content, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:CHECK_LETTERS]


def _parse(source: str, *, first: bool, last: bool) -> dict[str, Any]:
    try:
        line = json.loads(source)
    except (ValueError, RecursionError):
        line = None
    if first and not (isinstance(line, dict) and "bali" in line):
        raise FileError("file", "this is not a saved game of Bali")
    if line is None and last:
        raise FileError("file-short", "the file is cut short; its closing line is missing")
    if not isinstance(line, dict) or not isinstance(line.get("check"), str):
        raise BaliError("this is not a line of a saved game")
    return line


def _read_header(line: dict[str, Any], find: Callable[[str], Game]) -> Saved:
    if line["bali"] not in FORMATS:
        raise FileError("file-format", f"the game was saved in format {line['bali']}; this version reads formats 1 and 2")
    try:
        game, options = find(line["game"]), line["options"]
        match = Match(game, choose(game.META, options["players"], options["variants"], options["memory"]))
        seats = [_read_seat(seat) for seat in line["seats"]]
        secret = bytes.fromhex(line["secret"])
        entropy = [_read_entropy(text) for text in line.get("entropy", [])]
    except (KeyError, TypeError, ValueError):
        raise BaliError("the first line lacks something, or has something of the wrong kind") from None
    if len(seats) != match.options.players or len(secret) != SECRET_BYTES:
        raise BaliError(f"the first line needs {match.options.players} seats and a secret of {SECRET_BYTES} bytes")
    if line.get("commitment", commitment(secret)) != commitment(secret):
        raise FileError("file-secret", "the secret is not the one that the commitment promised")
    check_names([seat.name for seat in seats])
    check_shares(seats)
    return Saved(match, seats, secret, entropy)


def _read_entropy(text: str) -> str:
    if not re.fullmatch(ENTROPY, text):
        raise ValueError
    return text


def _read_seat(seat: dict[str, Any]) -> Seat:
    if not isinstance(seat["name"], str) or not isinstance(seat["bot"], str | None):
        raise TypeError
    return Seat(seat["name"], seat["bot"], _read_share(seat) if "commitment" in seat else None)


def _read_share(seat: dict[str, Any]) -> Share:
    share = Share(seat["commitment"], seat["share"])
    if not is_hash(share.commitment) or not (share.value is None or is_hash(share.value)):
        raise ValueError
    return share


def _read_action(line: dict[str, Any], match: Match) -> None:
    words = line.get("text")
    action = match.game.parse(words) if isinstance(words, str) else None
    if action is None:
        raise BaliError(f"{words!r} is not an action of {match.game.META.name}")
    if action != line.get("action"):
        raise BaliError(f"the number {line.get('action')!r} does not belong to '{words}'")
    match.act(action)


def _close(line: dict[str, Any], saved: Saved, rest: list[str]) -> None:
    if line["end"] != len(saved.match.actions):
        raise BaliError(f"the closing line counts {line['end']} actions, the file has {len(saved.match.actions)}")
    if rest not in ([""], []):
        raise BaliError("nothing may follow the closing line")
