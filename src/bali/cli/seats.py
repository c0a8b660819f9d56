"""Who plays: people, bots, and their names."""

from bali.bots import BOTS
from bali.core.errors import BaliError
from bali.core.saved import Seat
from bali.locales import Words

LONGEST_NAME = 14


def seat_players(players: int, people: int, bot: str, names: str, words: Words) -> list[Seat]:
    """Gets the seats: people first, then bots; names as given, the rest by default."""
    if not 0 <= people <= players:
        raise BaliError(f"there are {players} seats, so from 0 to {players} people can play, not {people}")
    if bot not in BOTS:
        raise BaliError(f"no bot is called '{bot}'; there is: {', '.join(BOTS)}")
    given = [name.strip() for name in names.split(",") if name.strip()]
    defaults = [name for name in words("default-names").split(", ") if name not in given]
    chosen = (given + defaults)[:players]
    if len(given) > players:
        raise BaliError(f"there are {players} seats, and {len(given)} names")
    for name in chosen:
        if len(name) > LONGEST_NAME:
            raise BaliError(f"a name has at most {LONGEST_NAME} letters; '{name}' has {len(name)}")
    if len(set(chosen)) < players:
        raise BaliError("every player needs another name")
    return [Seat(name, None if seat < people else bot) for seat, name in enumerate(chosen)]
