"""Game options: the number of players, the variants, and how much the screens remember."""

from collections.abc import Iterable
from dataclasses import dataclass

from bali.core.errors import BaliError

FAITHFUL, OPEN_NOTES = "faithful", "open"
MEMORIES = (FAITHFUL, OPEN_NOTES)


@dataclass(frozen=True)
class Meta:
    """The facts about a game, as printed on its box."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    players: range
    variants: tuple[str, ...]
    own_notes: bool  # whether automatic notes include the seat's private information, or only public information
    # The version of the rules. Raise it with every change that could make an earlier game play out differently: other legal
    # actions, draws, turns, points or action words. A faster `apply`, texts, memory or bots do not count. Logs and saved games
    # contain it, and those of another version are checked when they are loaded. `make golden` and a test enforce it.
    rules: int


@dataclass(frozen=True)
class Options:
    """The options of one game. Use `choose` to create valid ones."""

    players: int
    variants: tuple[str, ...] = ()
    memory: str = FAITHFUL


def choose(meta: Meta, players: int, variants: Iterable[str] = (), memory: str = FAITHFUL) -> Options:
    """Check options against the game's own, and return them in canonical form. Raise `BaliError` if they are invalid."""
    if type(players) is not int or players not in meta.players:
        between = "to" if meta.players[2:] else "or"
        raise BaliError(f"{meta.name} is for {meta.players[0]} {between} {meta.players[-1]} players, not {players}")
    wanted = set(variants)
    for variant in sorted(wanted - set(meta.variants)):
        known = ", ".join(meta.variants) or "none"
        raise BaliError(f"{meta.name} has no variant '{variant}'; its variants: {known}")
    if memory not in MEMORIES:
        raise BaliError(f"memory must be one of {', '.join(MEMORIES)}, not '{memory}'")
    return Options(players, tuple(v for v in meta.variants if v in wanted), memory)


def comma_separated(text: str) -> list[str]:
    """Return the items of a comma-separated list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def option_sets(meta: Meta) -> list[Options]:
    """Return every combination of player count and variants."""
    subsets: list[tuple[str, ...]] = [()]
    for variant in meta.variants:
        subsets += [(*subset, variant) for subset in subsets]
    return [Options(players, subset) for players in meta.players for subset in subsets]
