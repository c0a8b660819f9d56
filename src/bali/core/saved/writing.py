"""Write saved games."""

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from bali import __version__
from bali.core.dealers import commitment
from bali.core.errors import BaliError
from bali.core.saved.format import FORMATS, checksum
from bali.core.saved.game import Saved, SavedSeat


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


def to_text(saved: Saved) -> str:
    """Return a game as text."""
    match = saved.match
    lines = [_header(saved)]
    lines += [{"action": action, "text": match.game.describe(action)} for action in match.actions]
    lines.append({"end": len(match.actions)})
    check, texts = "", []
    for line in lines:
        check = checksum(check, line)
        texts.append(json.dumps({**line, "check": check}, ensure_ascii=False))
    return "\n".join(texts) + "\n"


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
