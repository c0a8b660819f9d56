"""Saved games: a text file of JSON lines that anyone can read, and that is read back only if every line is right.

The first line says what is played: format and engine versions, game, options, seats, the dealer's secret. Then comes a line for
each action, with its number, its words and a check that ties it to all the lines before it. The last line closes the file.
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
from bali.core.match import Match
from bali.core.names import readable_names
from bali.core.options import choose
from bali.core.story import Event

FORMAT = 1
FIRST_RULES = 1  # the rules of games whose file names no version: those before 0.7
CHECK_LETTERS = 8
LONGEST_ENGINE = 20


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat: a name, and the bot that plays it, if one does."""

    name: str
    bot: str | None = None


@dataclass
class Saved:
    """A game as it is kept: the match, who plays, the secret that deals, and what players added to it."""

    match: Match
    seats: list[Seat]
    secret: bytes
    entropy: list[str] = field(default_factory=list)
    engine: str = __version__  # the version of Bali that wrote it
    other_rules: int | None = None  # the version of the rules, if it is not the present one

    @property
    def origin(self) -> str:
        """Which version wrote the game, and which one reads it."""
        current = self.match.game.META.rules
        rules = current if self.other_rules is None else self.other_rules
        return (
            f"the game was saved by Bali {self.engine} with version {rules} of the rules of {self.match.game.META.name}; "
            f"this is Bali {__version__} with version {current}"
        )

    def follow_checked(self, action: int) -> list[Event]:
        """Carry out an action that other rules may have made. Raise `BaliError` if it is impossible or not the card dealt."""
        if self.match.actor == CHANCE and action != self.dealer().draw(self.match.game, self.match.rooms):
            raise BaliError(f"'{self.match.game.describe(action)}' is not the card that is dealt here")
        return self.match.act(action)

    def dealer(self) -> SecureDealer:
        """Gets who deals the next card."""
        return SecureDealer(stirred(self.secret, self.entropy), self.match.draws)


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
        raise BaliError(f"{path}, line 1: this is not a saved game of Bali") from None
    try:
        return from_text(text, find)
    except BaliError as error:
        raise BaliError(f"{path}, {error}") from None


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
                raise BaliError("this line, or one before it, was changed after the game was saved")
            check = line["check"]
            if saved is None:
                saved = _read_header(line, find)
            elif "end" in line:
                _close(line, saved, lines[number:])
                return saved
            else:
                _read_action(line, saved.match)
    except BaliError as error:
        origin = f" ({saved.origin})" if saved and saved.engine != __version__ else ""
        raise BaliError(f"line {number}: {error}{origin}") from None
    raise BaliError(f"line {number}: the file is cut short; its closing line is missing")


def _header(saved: Saved) -> dict[str, Any]:
    options = saved.match.options
    return {
        "bali": FORMAT,
        "engine": __version__,
        "rules": saved.match.game.META.rules,
        "game": saved.match.game.META.name,
        "options": {"players": options.players, "variants": list(options.variants), "memory": options.memory},
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in saved.seats],
        "commitment": commitment(saved.secret),
        "secret": saved.secret.hex(),
        "entropy": saved.entropy,
    }


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
        raise BaliError("this is not a saved game of Bali")
    if line is None and last:
        raise BaliError("the file is cut short; its closing line is missing")
    if not isinstance(line, dict) or not isinstance(line.get("check"), str):
        raise BaliError("this is not a line of a saved game")
    return line


def _read_header(line: dict[str, Any], find: Callable[[str], Game]) -> Saved:
    if line["bali"] != FORMAT:
        raise BaliError(f"the game was saved in format {line['bali']}; this version reads format {FORMAT}")
    try:
        game, options = find(line["game"]), line["options"]
        match = Match(game, choose(game.META, options["players"], options["variants"], options["memory"]))
        seats = [_read_seat(seat) for seat in line["seats"]]
        secret = bytes.fromhex(line["secret"])
        entropy = [_read_share(share) for share in line.get("entropy", [])]
        rules = _read_rules(line)
    except (KeyError, TypeError, ValueError):
        raise BaliError("the first line lacks something, or has something of the wrong kind") from None
    if len(seats) != match.options.players or len(secret) != SECRET_BYTES:
        raise BaliError(f"the first line needs {match.options.players} seats and a secret of {SECRET_BYTES} bytes")
    if line.get("commitment", commitment(secret)) != commitment(secret):
        raise BaliError("the secret is not the one that the commitment promised")
    engine = f"{line.get('engine')!s:.{LONGEST_ENGINE}}"
    return Saved(match, _shown(seats), secret, entropy, engine, rules if rules != game.META.rules else None)


def _read_rules(line: dict[str, Any]) -> int:
    rules = line.get("rules", FIRST_RULES)
    if type(rules) is not int:
        raise TypeError
    return rules


def _read_share(share: Any) -> str:
    if not isinstance(share, str):
        raise TypeError
    return share


def _read_seat(seat: dict[str, Any]) -> Seat:
    if not isinstance(seat["name"], str) or not isinstance(seat["bot"], str | None):
        raise TypeError
    return Seat(seat["name"], seat["bot"])


def _shown(seats: list[Seat]) -> list[Seat]:
    names = readable_names([seat.name for seat in seats])
    return [Seat(name, seat.bot) for name, seat in zip(names, seats, strict=True)]


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
