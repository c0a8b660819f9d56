"""dalang's table as a sheet: the islands with their chips and seals, the players, then the known cards."""

from collections.abc import Sequence

from bali.core.record import UNKNOWN, Array
from bali.dalang.cards import CHIPS, COLOURS, COURT, DALANG, ISLANDS, KINDS, MASK_VALUES, PAIRS
from bali.dalang.scoring import mask_points, seal_points
from bali.dalang.stacks import stack_of
from bali.dalang.state import ASIDE, SHOWING, State
from bali.research.sheets.parts import BACK, HIDDEN, NONE, Piece, Sheet, TextLine, numbers, say

WIDTH, HEIGHT = 104, 20  # columns and lines
ISLAND_COLOURS = ("#f0c987", "#a8d5ba", "#e8a798", "#a9c4e4")
KIND_COLOURS = ("#e57f6c", "#8fc9d6", "#d8a0cf", "#f0d56a", "#93a9e0", *("#a5cf94",) * len(PAIRS))
SEAT_COLOURS = dict(zip(COLOURS, ("#f0d56a", "#97cf97", "#e58a80", "#8db4e3"), strict=True))
MASK = "#dcc8a8"
NAME, FIRST = 13, 15  # columns of a name, and the column after it
ISLAND_WIDTH = 16  # columns of an island
COUNT = 8  # columns of a number
SHORT = 2  # letters of an island's short name


def sheet(view: State, names: Sequence[str]) -> Sheet:
    """Return the lines for a redacted record."""
    lines = [_islands(view), *(_chips(view, chip, names) for chip in range(len(CHIPS))), _seals(view, names)]
    lines += [[], _players_head(), *(_player(view, seat, names) for seat in range(view.players))]
    lines += [[], _masks(view), [], _kinds_head(), [Piece(0, "discards"), *_cards(view.discards)]]
    for seat in range(view.players):
        if view.hand[seat, 0] != UNKNOWN:
            lines += _own(view, seat, names)
    return lines


def _at(island: int) -> int:
    return FIRST + ISLAND_WIDTH * island


def _name(view: State, seat: int, names: Sequence[str]) -> Piece:
    return Piece(0, names[seat], tuple(SEAT_COLOURS.values())[seat], NAME, view.asked == seat)


def _island_name(island: int) -> str:
    return say("dalang", f"island-{ISLANDS[island]}")


def _islands(view: State) -> TextLine:
    """Draw the islands, with the Dalang's island marked."""
    islands = range(len(ISLANDS))
    return [Piece(_at(n), _island_name(n), ISLAND_COLOURS[n], ISLAND_WIDTH - 1, view.island == n) for n in islands]


def _owners(head: str, owners: Array, names: Sequence[str]) -> TextLine:
    colours, line = tuple(SEAT_COLOURS.values()), [Piece(0, head)]
    for island, owner in enumerate(owners.tolist()):
        nobody = Piece(_at(island), NONE)
        line.append(nobody if owner == ASIDE else Piece(_at(island), names[owner], colours[owner], NAME))
    return line


def _chips(view: State, chip: int, names: Sequence[str]) -> TextLine:
    return _owners(say("dalang", f"chip-{CHIPS[chip]}"), view.chips[chip], names)


def _seals(view: State, names: Sequence[str]) -> TextLine:
    return _owners(say("dalang", "seal"), view.seals, names)


def _players_head() -> TextLine:
    heads = [Piece(_at(island), _island_name(island)) for island in range(len(ISLANDS))]
    return [*heads, Piece(_at(len(ISLANDS)), "masks"), Piece(_at(len(ISLANDS)) + ISLAND_WIDTH + 2, "points")]


def _player(view: State, seat: int, names: Sequence[str]) -> TextLine:
    """Draw a player's stacks, and the hand at the Dalang's island."""
    line = [_name(view, seat, names)]
    for island in range(len(ISLANDS)):
        size = int(view.stack_size[seat, island])
        line.append(Piece(_at(island), _summary(view, seat, island, size)))
    masks = " ".join(str(value) for value, count in zip(MASK_VALUES, view.masks[seat], strict=True) for _ in range(count))
    line.append(Piece(_at(len(ISLANDS)), masks, MASK, max(len(masks) + 2, 4)) if masks else Piece(_at(len(ISLANDS)), NONE))
    points = int(mask_points(view, seat) + seal_points(view, seat))
    return [*line, Piece(_at(len(ISLANDS)) + ISLAND_WIDTH + 2, str(points))]


def _summary(view: State, seat: int, island: int, size: int) -> str:
    """Return a short summary of a player's cards at an island."""
    hand = f"hand {view.hand_size[seat]}"
    if island != view.island:
        return f"stack {size}" if size else NONE
    if view.fled[seat]:
        return f"{hand}, fled"
    if view.phase == SHOWING and view.showing[seat]:
        return f"{hand}, shows {view.showing[seat]}"
    return f"{hand} over {size}" if size else hand


def _masks(view: State) -> TextLine:
    """Draw the remaining masks, and the draw pile."""
    line = [Piece(0, "masks left")]
    for index, (value, count) in enumerate(zip(MASK_VALUES, view.masks_left.tolist(), strict=True)):
        line.append(Piece(_at(0) + 10 * index, f"{value}: {count} left" if count else NONE, MASK if count else "", 9))
    return [*line, Piece(_at(3), f"{view.pile_size} cards in the pile, {view.turns} turns played")]


def short(kind: int) -> str:
    """Return a card's short name."""
    if kind < DALANG:
        return COURT[kind]
    one, other = PAIRS[kind - DALANG]
    return f"{ISLANDS[one][:SHORT].title()}-{ISLANDS[other][:SHORT].title()}"


def _kinds_head() -> TextLine:
    return [Piece(FIRST + COUNT * kind, short(kind)) for kind in range(len(KINDS))]


def _cards(counts: Array) -> TextLine:
    return numbers(FIRST, COUNT, counts, KIND_COLOURS)


def _own(view: State, seat: int, names: Sequence[str]) -> Sheet:
    """Draw a known hand and stacks."""
    lines = [[_name(view, seat, names), *_cards(view.hand[seat])]]
    for island in range(len(ISLANDS)):
        cards = stack_of(view, seat, island)[::-1]
        if cards:
            lines.append([Piece(0, _island_name(island), ISLAND_COLOURS[island], NAME), *_stack(cards)])
    return lines


def _stack(cards: Sequence[int]) -> TextLine:
    """Draw a stack from its top. Cards that do not fit are counted."""
    line, most = [], len(KINDS) - 1
    for index, kind in enumerate(cards[:most]):
        name, colour = (HIDDEN, BACK) if kind == UNKNOWN else (short(kind), KIND_COLOURS[kind])
        line.append(Piece(FIRST + COUNT * index, name, colour, COUNT - 1))
    if len(cards) > most:
        line.append(Piece(FIRST + COUNT * most, f"+{len(cards) - most}"))
    return line
