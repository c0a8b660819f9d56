"""Generate docs/guide/observations.md from the games' layouts: `make api`."""

from pathlib import Path

from bali.core.contract import Game
from bali.core.observation_layout import offsets_of, width
from bali.games import GAMES

PAGE = Path(__file__).parents[1] / "guide" / "observations.md"
HEAD = """# Observations

An observation is what a player sees, as a row of numbers for programs that learn. This page is generated from the games'
layouts (`make api`). In Python, a layout is `find("altar").LAYOUT`. `parts_of(layout, observation)` from
`bali.core.observation_layout` returns the parts of an observation by name.

Each row is made from a record redacted for the player, by the same function that guards every screen and every bot. So it
contains nothing that the player cannot know. It holds what a player with a perfect memory knows. Seats count clockwise from the
player's own, which is 0. With fewer players, the rows of the missing seats are 0.

The same entries come in two forms:

- **compact**, 16-bit integers: counts as they are, one choice among several as a 1 among 0s, and -128 for unknown values;
- **float**, 32-bit: the compact entries divided by the number in the column *divided by*, and -1 for unknown values. Most
  entries are from 0 to 1. A few counts can exceed 1.

"""


def table(game: Game) -> str:
    """Return the layout of one game."""
    lines = [
        f"## {game.META.name}: {width(game.LAYOUT)} entries\n",
        "| entries | part | shape | divided by | what it is |",
        "|---|---|---|---|---|",
    ]
    for part, first in zip(game.LAYOUT, offsets_of(game.LAYOUT), strict=True):
        entries = f"{first} to {first + part.size - 1}" if part.size > 1 else str(first)
        lines.append(f"| {entries} | `{part.name}` | {' x '.join(map(str, part.shape))} | {part.most} | {part.meaning} |")
    return "\n".join([*lines, ""])


def actions(game: Game) -> str:
    """Return the actions of one game, in the order of the masks."""
    words = ", ".join(f"{number} {game.describe(number)}" for number in range(game.DECISIONS))
    return f"The {game.DECISIONS} actions, in the order of a mask: {words}.\n"


def page() -> str:
    """Return the whole page."""
    return HEAD + "\n".join(f"{table(game)}\n{actions(game)}" for game in GAMES.values())


if __name__ == "__main__":
    PAGE.write_text(page())
