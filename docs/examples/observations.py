"""Writes docs/guide/observations.md from the games' layouts: `make api`."""

from pathlib import Path

from bali.core.contract import Game
from bali.core.layout import place_of, width
from bali.games import GAMES

PAGE = Path(__file__).parents[1] / "guide" / "observations.md"
HEAD = """# Observations

What a player sees, as a row of numbers for programs that learn. Written from the games' layouts (`make api`); in Python a layout
is `find("altar").LAYOUT`, and `parts_of(layout, observation)` from `bali.core.layout` gets an observation as its parts by name.

A row is made of a record that was redacted for the player, by the same function that guards every screen and every bot; what the
player cannot know does not come near it. It holds what a player with a perfect memory knows. Seats count clockwise from the
player's own, which is 0; where fewer play, the rows of the other seats are 0.

There are two forms of the same entries:

- **compact**, 16-bit integers: counts as they are, one choice among several as a 1 among 0s, -128 for what is unknown;
- **float**, 32-bit: the compact entries divided by the number in the column *divided by*, -1 for what is unknown. Entries are
  mostly from 0 to 1; few counts can grow beyond.

"""


def table(game: Game) -> str:
    """Gets the layout of one game."""
    lines = [
        f"## {game.META.name}: {width(game.LAYOUT)} entries\n",
        "| entries | part | shape | divided by | what it is |",
        "|---|---|---|---|---|",
    ]
    for part in game.LAYOUT:
        place = place_of(game.LAYOUT, part.name)
        entries = f"{place.start} to {place.stop - 1}" if part.size > 1 else str(place.start)
        lines.append(f"| {entries} | `{part.name}` | {' x '.join(map(str, part.shape))} | {part.most} | {part.meaning} |")
    return "\n".join([*lines, ""])


def actions(game: Game) -> str:
    """Gets the actions of one game, which the masks follow."""
    words = ", ".join(f"{number} {game.describe(number)}" for number in range(game.DECISIONS))
    return f"The {game.DECISIONS} actions, as a mask lists them: {words}.\n"


def page() -> str:
    """Gets the whole page."""
    return HEAD + "\n".join(f"{table(game)}\n{actions(game)}" for game in GAMES.values())


if __name__ == "__main__":
    PAGE.write_text(page())
