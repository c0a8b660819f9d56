"""Saved games: a text file of JSON lines that anyone can read, and that loads only if every line is correct.

The first line is the header: format and engine versions, game, options, seats with their players' shares of the deal, and the
dealer's secret. It is followed by one line per action, with its number, its words and a checksum that also covers all the lines
before it. The last line closes the file.
"""

import contextlib
import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bali import __version__
from bali.core.contract import CHANCE, Game
from bali.core.dealers import SECRET_BYTES, SecureDealer, commitment, stirred
from bali.core.errors import BaliError
from bali.core.events import Event
from bali.core.match import Match
from bali.core.names import readable_names
from bali.core.options import choose
from bali.core.shares import Share, commit_to, deal_key, is_hash

FORMATS = (1, 2)  # format 2 has shares; a game without shares is written in format 1
FIRST_RULES = 1  # the rules version of files that state none, from before 0.7
CHECK_LETTERS = 8
MAX_VERSION_LENGTH = 20
MAX_ERROR_LENGTH = 200  # letters; an error may quote arbitrarily long text from the file
FIRST_ACTION = 2  # the line number of the first action


class FileError(BaliError):
    """A file that is not a complete, unchanged saved game. The code says what is wrong with it."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True)
class SavedSeat:
    """The occupant of a seat: a name, the bot if one plays it, and the player's share of the deal if there is one."""

    name: str
    bot: str | None = None
    share: Share | None = None


@dataclass
class Saved:
    """A saved game: the match, its players, and the secret that deals."""

    match: Match
    seats: list[SavedSeat]
    secret: bytes
    nonce: str = ""  # added to the shares by the server
    entropy: list[str] = field(default_factory=list)  # added by players before version 0.7
    engine: str = __version__  # the version of Bali that wrote it
    other_rules: int | None = None  # the version of the rules, unless it is the current one

    @property
    def origin(self) -> str:
        """The version that wrote the game and the one that reads it, in words."""
        current = self.match.game.META.rules
        rules = current if self.other_rules is None else self.other_rules
        return (
            f"the game was saved by Bali {self.engine} with version {rules} of the rules of {self.match.game.META.name}; "
            f"this is Bali {__version__} with version {current}"
        )

    def apply_checked(self, action: int) -> list[Event]:
        """Apply an action that other rules may have allowed. Raise `BaliError` if it is illegal or draws the wrong card."""
        if self.match.actor == CHANCE and action != self.dealer().draw(self.match.game, self.match.records):
            raise BaliError(f"'{self.match.game.describe(action)}' is not the card that is dealt here")
        return self.match.act(action)

    @property
    def key(self) -> bytes:
        """The key from which the dealer draws."""
        shares = [seat.share for seat in self.seats]
        return deal_key(self.secret, self.nonce, shares) if any(shares) else stirred(self.secret, self.entropy)

    def dealer(self) -> SecureDealer:
        """Return the dealer that draws the next card."""
        return SecureDealer(self.key, self.match.draws)


def check_shares(seats: list[SavedSeat]) -> None:
    """Raise `FileError` if a share is not the one its player committed to."""
    for seat in seats:
        if seat.share and seat.share.value and commit_to(seat.share.value) != seat.share.commitment:
            raise FileError("file-share", f"the share of {seat.name} is not the one that its commitment promised")


def write(path: Path, saved: Saved) -> None:
    """Save a game. The old file is replaced only after the new one is safely on disk."""
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
    """Load a saved game."""
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
    """Return a game as text."""
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
    """Return the game that `to_text` wrote. Raise `BaliError`, naming the line, if one is wrong."""
    saved, actions = _read_lines(text, find)
    illegal = saved.match.first_illegal(actions)
    if illegal < len(actions):
        words = saved.match.game.describe(actions[illegal])
        raise BaliError(f"line {FIRST_ACTION + illegal}: '{words}' is not possible here{_written_by(saved)}")
    for action in actions:
        saved.match.apply_trusted(action)
    return saved


def _read_lines(text: str, find: Callable[[str], Game]) -> tuple[Saved, list[int]]:
    """Return the game from the header and the actions from the other lines, without checking that they are legal."""
    lines = text.split("\n")
    number, check = 0, ""
    saved: Saved | None = None
    actions: list[int] = []
    try:
        for number, source in enumerate(lines, start=1):
            line = _parse(source, first=saved is None, last=number >= len(lines) - 1)
            if _check(check, line) != line["check"]:
                raise FileError("file-changed", "this line, or one before it, was changed after the game was saved")
            check = line["check"]
            if saved is None:
                saved = _read_header(line, find)
            elif "end" in line:
                _close(line, actions, lines[number:])
                return saved, actions
            else:
                actions.append(_read_action(line, saved.match.game))
    except BaliError as error:
        raise FileError(error.code, f"line {number}: {error}"[:MAX_ERROR_LENGTH] + _written_by(saved)) from None
    raise FileError("file-short", f"line {number}: the file is cut short; its closing line is missing")


def _written_by(saved: Saved | None) -> str:
    """Return the version that wrote a game, for an error message, or "" if it was this one."""
    return f" ({saved.origin})" if saved and saved.engine != __version__ else ""


def _header(saved: Saved) -> dict[str, Any]:
    options = saved.match.options
    return {
        "bali": FORMATS[any(seat.share for seat in saved.seats)],
        "engine": __version__,
        "rules": saved.match.game.META.rules,
        "game": saved.match.game.META.name,
        "options": {"players": options.players, "variants": list(options.variants), "memory": options.memory},
        "seats": [_seat(seat) for seat in saved.seats],
        "commitment": commitment(saved.secret),
        "secret": saved.secret.hex(),
        **({"nonce": saved.nonce} if saved.nonce else {}),
        **({"entropy": saved.entropy} if saved.entropy else {}),
    }


def _seat(seat: SavedSeat) -> dict[str, Any]:
    share = {"commitment": seat.share.commitment, "share": seat.share.value} if seat.share else {}
    return {"name": seat.name, "bot": seat.bot, **share}


def _check(previous: str, line: dict[str, Any]) -> str:
    content = {key: value for key, value in line.items() if key != "check"}
    text = previous + json.dumps(content, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:CHECK_LETTERS]


def _parse(source: str, *, first: bool, last: bool) -> dict[str, Any]:
    try:
        line = json.loads(source)
        json.dumps(line, ensure_ascii=False).encode()  # unpaired surrogates cannot be encoded
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
        nonce = _read_nonce(line)
        entropy = [_read_entropy(text) for text in line.get("entropy", [])]
        rules = _read_rules(line)
    except (KeyError, TypeError, ValueError):
        raise BaliError("the first line lacks something, or has something of the wrong kind") from None
    if len(seats) != match.options.players or len(secret) != SECRET_BYTES:
        raise BaliError(f"the first line needs {match.options.players} seats and a secret of {SECRET_BYTES} bytes")
    if line.get("commitment", commitment(secret)) != commitment(secret):
        raise FileError("file-secret", "the secret is not the one that the commitment promised")
    check_shares(seats)
    engine = f"{line.get('engine')!s:.{MAX_VERSION_LENGTH}}"
    return Saved(match, _shown(seats), secret, nonce, entropy, engine, rules if rules != game.META.rules else None)


def _read_nonce(line: dict[str, Any]) -> str:
    nonce = line.get("nonce", "")
    if nonce != "" and not is_hash(nonce):
        raise ValueError
    return str(nonce)


def _read_rules(line: dict[str, Any]) -> int:
    rules = line.get("rules", FIRST_RULES)
    if type(rules) is not int:
        raise TypeError
    return rules


def _read_entropy(text: Any) -> str:
    if not isinstance(text, str):
        raise TypeError
    return text


def _read_seat(seat: dict[str, Any]) -> SavedSeat:
    if not isinstance(seat["name"], str) or not isinstance(seat["bot"], str | None):
        raise TypeError
    return SavedSeat(seat["name"], seat["bot"], _read_share(seat) if "commitment" in seat else None)


def _read_share(seat: dict[str, Any]) -> Share:
    share = Share(seat["commitment"], seat["share"])
    if not is_hash(share.commitment) or not (share.value is None or is_hash(share.value)):
        raise ValueError
    return share


def _shown(seats: list[SavedSeat]) -> list[SavedSeat]:
    names = readable_names([seat.name for seat in seats])
    return [SavedSeat(name, seat.bot, seat.share) for name, seat in zip(names, seats, strict=True)]


def _read_action(line: dict[str, Any], game: Game) -> int:
    words = line.get("text")
    action = game.parse(words) if isinstance(words, str) else None
    if action is None:
        raise BaliError(f"{words!r} is not an action of {game.META.name}")
    if action != line.get("action"):
        raise BaliError(f"the number {line.get('action')!r} does not belong to '{words}'")
    return action


def _close(line: dict[str, Any], actions: list[int], rest: list[str]) -> None:
    if line["end"] != len(actions):
        raise BaliError(f"the closing line counts {line['end']} actions, the file has {len(actions)}")
    if rest not in ([""], []):
        raise BaliError("nothing may follow the closing line")
