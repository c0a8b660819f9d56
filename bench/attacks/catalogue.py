"""The attacks, numbered as in the security guide."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bali.core.options import comma_separated
from bench.attacks import sockets, strangers, tables
from bench.attacks.attack_context import AttackContext


class Attack(NamedTuple):
    """One attack."""

    name: str
    run: Callable[[AttackContext], Awaitable[None]]


ATTACKS = {
    "3": Attack("unread views fill the memory", sockets.fill_memory),
    "4": Attack("one socket's pings", sockets.flood_pings),
    "5": Attack("250 tables of masters", tables.think_much),
    "8a": Attack("1,100 silent connections", strangers.stay_silent),
    "8b": Attack("an endless header", strangers.send_endless_header),
    "8c": Attack("senseless requests", strangers.talk_nonsense),
    "9": Attack("60 guests just below their limit", sockets.chatter),
    "10a": Attack("498 tables on the list", tables.crowd_list),
    "10b": Attack("rematches that nobody wants", tables.force_games),
    "10c": Attack("spectators fill the chat", tables.speak_as_spectators),
}


def chosen(text: str) -> list[str]:
    """Return the attacks that a comma-separated list names. 8 stands for 8a, 8b and 8c."""
    names = comma_separated(text)
    return [number for number in ATTACKS if any(number == name or number.rstrip("abc") == name for name in names)]
