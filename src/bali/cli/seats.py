"""The players: people, bots, and their names."""

from bali.bots import check_bot
from bali.core.errors import BaliError
from bali.core.names import check_names
from bali.core.saved import SavedSeat
from bali.locales import Words


def seat_players(players: int, people: int, bot: str, names: str, words: Words) -> list[SavedSeat]:
    """Return the seats: people first, then bots, with the given names and defaults for the rest."""
    if not 0 <= people <= players:
        raise BaliError(f"there are {players} seats, so 0 to {players} people can play, not {people}")
    check_bot(bot)
    given = [name.strip() for name in names.split(",")]
    if len(given) > players:
        raise BaliError(f"there are {players} seats but {len(given)} names")
    spare = [name for name in words("default-names").split(", ") if name not in given]
    chosen = [given[seat] if seat < len(given) and given[seat] else spare.pop(0) for seat in range(players)]
    check_names(chosen)
    return [SavedSeat(name, None if seat < people else bot) for seat, name in enumerate(chosen)]
