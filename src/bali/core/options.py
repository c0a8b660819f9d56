"""What people agree on before a game: how many play, which variants, how much the screens remember."""

from collections.abc import Iterable
from dataclasses import dataclass

from bali.core.errors import BaliError

FAITHFUL, OPEN_NOTES = "faithful", "open"
MEMORIES = (FAITHFUL, OPEN_NOTES)


@dataclass(frozen=True)
class Meta:
    """What is printed on a game's box."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    players: range
    variants: tuple[str, ...]
    own_notes: bool  # whether open notes repeat what only the own seat knows, or just what was public
    # The version of the rules. Raise it with every change after which an earlier game could go another way: other legal actions,
    # draws, turns, points or action words. Not for a faster `apply`, texts, memory or bots. Logs and saved games name it: what
    # another version wrote is checked when it is loaded. `make golden` and a test watch over it.
    rules: int


@dataclass(frozen=True)
class Options:
    """One choice of options; `choose` makes only valid ones."""

    players: int
    variants: tuple[str, ...] = ()
    memory: str = FAITHFUL


def choose(meta: Meta, players: int, variants: Iterable[str] = (), memory: str = FAITHFUL) -> Options:
    """Checks a choice of options against the box and gets it in its canonical form."""
    if type(players) is not int or players not in meta.players:
        raise BaliError(f"{meta.name} is for {meta.players[0]} to {meta.players[-1]} players, not {players}")
    wanted = set(variants)
    for variant in sorted(wanted - set(meta.variants)):
        known = ", ".join(meta.variants) or "none"
        raise BaliError(f"{meta.name} has no variant '{variant}'; its variants: {known}")
    if memory not in MEMORIES:
        raise BaliError(f"memory is one of {', '.join(MEMORIES)}, not '{memory}'")
    return Options(players, tuple(v for v in meta.variants if v in wanted), memory)


def listed(text: str) -> list[str]:
    """Gets the words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def option_sets(meta: Meta) -> list[Options]:
    """Gets every combination of players and variants."""
    subsets: list[tuple[str, ...]] = [()]
    for variant in meta.variants:
        subsets += [(*subset, variant) for subset in subsets]
    return [Options(players, subset) for players in meta.players for subset in subsets]
