"""The whole screen of a game: what is awaited, the table, the news, the choices."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bali.cli.screens.parts import Screen
from bali.core.match import Match
from bali.core.options import OPEN_NOTES
from bali.core.record import Array
from bali.core.story import EVERYONE, Event, faded, heard

NUMBER = 6  # columns around a choice's number


def log_lines(screen: Screen, match: Match, seat: int) -> list[str]:
    """Gets the log in sentences: news as they were heard, the rest as the memory option keeps it (A10.5)."""
    news = 0 if match.over else match.news_from(seat)
    lines = []
    for number, events in enumerate(match.story):
        told = heard(events, seat)
        lines.append(screen.tell([_remembered(match, event, seat) for event in told] if number < news else told))
    return [line for line in lines if line]


def _remembered(match: Match, event: Event, seat: int) -> Event:
    """Gets an old event as the seat's log keeps it: open notes forget only what was told to that seat alone."""
    kept = match.options.memory == OPEN_NOTES and event.audience == EVERYONE
    return event if kept else faded(event, seat)


def show(console: Console, parts: Sequence[RenderableType], log: Sequence[str], screen: Screen, below: int) -> None:
    """Shows the parts, with as much of the log as fits between them and the lines that follow below."""
    console.clear()
    for part in parts:
        console.print(part)
    used = sum(len(console.render_lines(part)) for part in parts)
    console.print(Rule(style="dim"))
    room = console.height - used - below - 1
    wrapped = [line for text in log for line in screen.styled(text).wrap(console, console.width)]
    for line in wrapped[-room:] if room > 0 else []:
        console.print(line, no_wrap=True)


def headline(screen: Screen, match: Match) -> Table:
    """Draws the action line: who is asked for what, and the clause that says so."""
    event = match.game.prompt(match.state)
    line = Table.grid(expand=True)
    line.add_column(ratio=1)
    line.add_column(justify="right")
    line.add_row(screen.styled(screen.sentence("prompt", event)), Text(str(event.values["clause"]), "dim"))
    return line


def choice_list(screen: Screen, match: Match, actions: Array, seat: int, width: int) -> RenderableType:
    """Draws the numbered choices with what each costs and brings: side by side if they are short, else one below the other."""
    texts = {}
    for number, action in screen.numbers(actions).items():
        effect = screen.consequence(match.preview(seat, action))
        texts[number] = Text.assemble(screen.label(action), (f"  {effect}" if effect else "", "dim"))
    if all(text.cell_len < width // 2 - NUMBER for text in texts.values()):
        listed = [Text.assemble((f"{number:>2} ", "bold"), text) for number, text in texts.items()]
        return Columns(listed, padding=(0, 2), column_first=True)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for number, text in texts.items():
        grid.add_row(Text(f"{number:>2}", "bold"), text)
    return grid
