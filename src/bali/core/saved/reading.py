"""Read saved games. An error names the line that is wrong, and the reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bali import __version__
from bali.core.contract import Game
from bali.core.dealers import SECRET_BYTES, commitment
from bali.core.errors import BaliError
from bali.core.match import Match
from bali.core.names import readable_names
from bali.core.options import choose
from bali.core.saved.format import FIRST_RULES, FORMATS, checksum
from bali.core.saved.game import FileError, Saved, SavedSeat, check_shares
from bali.core.shares import Share, is_hash

MAX_VERSION_LENGTH = 20
MAX_ERROR_LENGTH = 200  # letters; an error may quote arbitrarily long text from the file
FIRST_ACTION = 2  # the line number of the first action


def read(path: Path, find: Callable[[str], Game]) -> Saved:
    """Load a saved game."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BaliError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError("file", f"{path}, line 1: this is not a saved Bali game") from None
    try:
        return from_text(text, find)
    except BaliError as error:
        raise FileError(error.code, f"{path}, {error}") from None


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
            if checksum(check, line) != line["check"]:
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


def _parse(source: str, *, first: bool, last: bool) -> dict[str, Any]:
    try:
        line = json.loads(source)
        json.dumps(line, ensure_ascii=False).encode()  # unpaired surrogates cannot be encoded
    except (ValueError, RecursionError):
        line = None
    if first and not (isinstance(line, dict) and "bali" in line):
        raise FileError("file", "this is not a saved Bali game")
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
        raise BaliError("the first line lacks a value, or has a value of the wrong type") from None
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
        raise BaliError(f"the number {line.get('action')!r} does not match '{words}'")
    return action


def _close(line: dict[str, Any], actions: list[int], rest: list[str]) -> None:
    if line["end"] != len(actions):
        raise BaliError(f"the closing line counts {line['end']} actions, but the file has {len(actions)}")
    if rest not in ([""], []):
        raise BaliError("nothing may follow the closing line")
