"""The whole screen of a game: the current prompt, the table, the log and the choices."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bali.cli.screens.parts import Screen
from bali.core.contract import SPECTATOR
from bali.core.events import Event
from bali.core.match import Match
from bali.core.record import Array
from bali.core.reported import current_prompt

NUMBER = 6  # columns around a choice's number
RECENT = 100  # how many actions back the log below the table may reach


def show(console: Console, parts: Sequence[RenderableType], log: Sequence[Sequence[Event]], screen: Screen, below: int) -> None:
    """Print the parts, and as much of the log as fits between them and the lines that follow."""
    console.clear()
    for part in parts:
        console.print(part)
    used = sum(len(console.render_lines(part)) for part in parts)
    console.print(Rule(style="dim"))
    lines_left = console.height - used - below - 1
    if lines_left > 0:
        for line in wrap(console, screen, screen.lines(log[-RECENT:]))[-lines_left:]:
            console.print(line, no_wrap=True)


def wrap(console: Console, screen: Screen, log: Sequence[str]) -> list[Text]:
    """Return the log in lines that fit the terminal's width."""
    return [line for text in log for line in screen.styled(text).wrap(console, console.width)]


def headline(screen: Screen, match: Match, seat: int = SPECTATOR) -> Table:
    """Draw the prompt as said to a seat, the rules clause for it, and who is asked next."""
    notice = current_prompt(match.game, match.screen(SPECTATOR))
    line = Table.grid(expand=True)
    line.add_column(ratio=1, overflow="fold")  # Japanese has no spaces to break a line at
    line.add_column(justify="right", width=5)  # a space before the clause
    actions = [match.game.describe(action) for action in match.legal().tolist()] if seat == match.actor else []
    line.add_row(screen.styled(screen.prompt(notice, seat, actions)), Text(notice.clause, "dim"))
    if "then" in notice.values:
        line.add_row(screen.styled(screen.words("then-asked", who=screen.values(notice)["then"])))
    return line


def choice_list(screen: Screen, match: Match, actions: Array, seat: int, width: int) -> RenderableType:
    """Draw the numbered choices with their costs and effects: side by side if they are short, otherwise in a list."""
    numbers = screen.numbers(actions)
    effects = {number: screen.consequence(match.preview(seat, action)) for number, action in numbers.items()}
    if rows := screen.rows(numbers, effects):
        return _choice_rows(rows)
    texts = {}
    for number, action in numbers.items():
        effect = effects[number]
        texts[number] = Text.assemble(screen.label(action), (f"  {effect}" if effect else "", "dim"))
    if all(text.cell_len < width // 2 - NUMBER for text in texts.values()):
        listed = [Text.assemble((f"{number:>2} ", "bold"), text) for number, text in texts.items()]
        return Columns(listed, padding=(0, 2), column_first=True)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(overflow="fold")  # Japanese has no spaces to break a line at
    for number, text in texts.items():
        grid.add_row(Text(f"{number:>2}", "bold"), text)
    return grid


def _choice_rows(rows: Sequence[tuple[str, dict[int, str]]]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for head, labels in rows:
        texts = [Text.assemble((f"{number:>2} ", "bold"), label) for number, label in labels.items()]
        grid.add_row(*([head] if head else []), *texts)
    return grid
