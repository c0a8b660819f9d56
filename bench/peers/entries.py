"""The entries to measure: our games through every interface, and other libraries' games to compare them with."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bali.core.errors import BaliError
from bali.core.options import comma_separated
from bench.peers import loops
from bench.peers.rollouts import PEERS

OURS, PEER, CEILING = "ours", "peer", "ceiling"
WHOLE = "whole games in compiled code, one core"
BATCH = f"{loops.BATCH:,} simultaneous games, all cores"
RAW = "PettingZoo, raw"
WRAPPED = "PettingZoo, in its usual wrappers"
SPIEL = "OpenSpiel from Python, games in Python"
SPIEL_CPP = "OpenSpiel from Python, games in C++"
RLCARD = "RLCard"

GAMES = {"altar": 2, "dalang": 3}  # with their numbers of players
ZOO = {RAW: "raw_env", WRAPPED: "env"}
ZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
PYTHON_GAMES = ("python_kuhn_poker", "python_liars_poker", "python_hangman", "python_tic_tac_toe")
CPP_GAMES = ("leduc_poker", "hearts", "gin_rummy")
RLCARD_GAMES = ("leduc-holdem", "uno", "gin-rummy")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")


class Entry(NamedTuple):
    """One game through one interface."""

    group: str  # entries are compared within their group
    name: str
    side: str  # OURS, PEER or CEILING
    home: str  # the library; each has its own process
    make: Callable[..., loops.Chunk]
    given: tuple[Any, ...]


def entries() -> list[Entry]:
    """Return all entries, group by group."""
    ours = list(GAMES.items())
    return [
        *(Entry(WHOLE, name, OURS, "bali", loops.whole_games, (name, players)) for name, players in ours),
        *(Entry(WHOLE, f"OpenSpiel {name}", PEER, "OpenSpiel", loops.rollouts, (name,)) for name in PEERS),
        *(Entry(BATCH, name, OURS, "bali", loops.batch, (name, players)) for name, players in ours),
        *(Entry(BATCH, f"Pgx {name}", PEER, "Pgx", loops.pgx, (name,)) for name in PGX_GAMES),
        *(entry for group in ZOO for entry in _zoo(group)),
        *(Entry(SPIEL, name, OURS, "bali", loops.our_spiel, (name, players)) for name, players in ours),
        *(Entry(SPIEL, name, PEER, "OpenSpiel", loops.python_spiel, (name,)) for name in PYTHON_GAMES),
        *(Entry(SPIEL_CPP, name, PEER, "OpenSpiel", loops.cpp_spiel, (name,)) for name in CPP_GAMES),
        *(Entry(RLCARD, name, PEER, "RLCard", loops.rlcard, (name,)) for name in RLCARD_GAMES),
    ]


def _zoo(group: str) -> list[Entry]:
    kind = ZOO[group]
    return [
        *(Entry(group, name, OURS, "bali", loops.our_zoo, (kind, name, players)) for name, players in GAMES.items()),
        Entry(group, "no game at all", CEILING, "bali", loops.noop_zoo, (kind,)),
        *(Entry(group, name, PEER, "PettingZoo", loops.classic_zoo, (kind, name)) for name in ZOO_GAMES),
    ]


def chosen(only: str) -> list[Entry]:
    """Return the entries with one of the comma-separated words in their group, name or library, or all if there are no words."""
    words = comma_separated(only.lower())
    found = [one for one in entries() if not words or any(word in _words(one) for word in words)]
    if not found:
        raise BaliError(f"nothing to measure has '{only}' in its name; there are: {', '.join(one.name for one in entries())}")
    return found


def _words(entry: Entry) -> str:
    return f"{entry.group}, {entry.home} {entry.name}".lower()
