"""Draw both games as the terminal shows them."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from bali.bots import make_bot
from bali.cli.play import Play
from bali.core.dealers import SecureDealer, secret_from
from bali.core.match import Match
from bali.core.options import OPEN_NOTES, Options
from bali.core.saved import Saved, SavedSeat
from bali.games import find
from bali.locales import Words

HERE = Path(__file__).parent
THEME = TerminalTheme(
    (24, 22, 28),
    (214, 208, 196),
    [
        (38, 36, 44),
        (205, 92, 72),
        (112, 164, 96),
        (214, 168, 72),
        (96, 140, 200),
        (176, 116, 180),
        (88, 168, 172),
        (214, 208, 196),
    ],
    [
        (96, 92, 104),
        (240, 112, 88),
        (136, 200, 112),
        (244, 204, 96),
        (120, 168, 236),
        (212, 140, 216),
        (112, 204, 208),
        (248, 244, 236),
    ],
)
TEMPLATE = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""
TABLES = {"altar": (Options(4, ("oracle", "demon")), 62), "dalang": (Options(4, memory=OPEN_NOTES), 150)}


def draw(game: str, options: Options, decisions: int) -> None:
    """Play some way into a game and draw what seat 0 sees on its turn."""
    match, secret = Match(find(game), options), secret_from("picture")
    dealer, bots = SecureDealer(secret), [make_bot("greedy", match.game, seat) for seat in range(4)]
    match.deal(dealer)
    while match.actors.count(-1) + decisions > len(match.actions) or match.actor != 0 or match.state.turn != 0:
        match.act(bots[match.actor].choose(match.view(match.actor), match.actor, match.legal()))
        match.deal(dealer)
    seats = [SavedSeat("Wayan"), SavedSeat("Made", "greedy"), SavedSeat("Nyoman", "greedy"), SavedSeat("Ketut", "greedy")]
    console = Console(record=True, width=80, height=24, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.clear = lambda home=True: None  # type: ignore[method-assign]
    Play(console, Saved(match, seats, secret), HERE / "unused", Words("en")).show(0)
    console.save_svg(str(HERE / f"{game}.svg"), title=f"bali play {game}", theme=THEME, code_format=TEMPLATE)


if __name__ == "__main__":
    for name, (chosen, length) in TABLES.items():
        draw(name, chosen, length)
