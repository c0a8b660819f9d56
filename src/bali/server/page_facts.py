"""The facts that the page shares with Python, as TypeScript. `python -m bali.server.page_facts` writes its files."""

from collections.abc import Mapping
from pathlib import Path

from bali import __version__
from bali.altar import cards as altar
from bali.altar import prices
from bali.altar import state as altar_state
from bali.bots import ADVISER, LEVELS
from bali.core.events import TURN
from bali.core.names import MAX_NAME_LENGTH
from bali.core.options import MEMORIES
from bali.core.record import Record, dtype_of
from bali.core.seats import MAX_PLAYERS
from bali.dalang import cards as dalang
from bali.dalang import state as dalang_state
from bali.games import GAMES
from bali.locales import LANGUAGE_NAMES
from bali.locales.event_texts import EVENT_TEXTS
from bali.server.api import LESSON_LEVEL
from bali.server.api_models import GameInfo
from bali.server.close_codes import NO_GUEST, NO_TABLE, PRIVATE
from bali.server.guard import CONTENT_POLICY
from bali.server.limits import HEARTBEAT_EVERY, MAX_CODE_LENGTH
from bali.server.page_tables import ENGINE, game_tables, lesson_scripts
from bali.server.preparation import Preparing
from bali.server.refusals import no_guest, no_table
from bali.server.static_pages import NOT_PAGES
from bali.server.typescript import Value, comment, constant, interface
from bali.table.handlers.absence import SUBSTITUTE
from bali.table.handlers.checks import private
from bali.table.handlers.opening import NAME_BYTES
from bali.table.handlers.seating import BOT_NAMES
from bali.table.hints import DIGITS
from bali.table.lessons.lesson import LEARNER
from bali.table.limits import CALL_BOT_AFTER, MAX_ANSWERS, MAX_CHAT_LENGTH, MAX_NOTES, MAX_UNDOS, RESERVED_FOR

PAGE = Path(__file__).parents[3] / "web" / "src"

# Each fact of a section has a name; each section has a comment.
Facts = Mapping[str, Value]
Sections = Mapping[str, Facts]

SHARED: Sections = {
    "The version of Bali, as saved games state it.": {"VERSION": __version__},
    "How much a screen can remember.": {"MEMORIES": MEMORIES},
    "The languages, as each calls itself.": {"LANGUAGES": LANGUAGE_NAMES},
    "The games, with the bots' levels from the weakest, and the lessons in order.": {
        "GAMES": [GameInfo.of(game.META).model_dump() for game in GAMES.values()],
    },
    "The most players in any game.": {"MAX_PLAYERS": MAX_PLAYERS},
    "The most characters of a name, a message of the chat and a recovery code.": {
        "MAX_NAME_LENGTH": MAX_NAME_LENGTH,
        "MAX_CHAT_LENGTH": MAX_CHAT_LENGTH,
        "MAX_CODE_LENGTH": MAX_CODE_LENGTH,
    },
    "Milliseconds before a bot can be called for another player.": {"CALL_BOT_AFTER": CALL_BOT_AFTER},
    "Milliseconds before anyone else can free a seat that a rematch has reserved.": {"RESERVED_FOR": RESERVED_FOR},
    "Milliseconds between two heartbeats of a page.": {"HEARTBEAT_EVERY": HEARTBEAT_EVERY},
    "The levels that think with the large network.": {
        "LARGE_LEVELS": [name for name, settings in LEVELS.items() if settings.large]
    },
    "The code of the refusal while the server still prepares the rules of a game.": {"PREPARING": Preparing.code},
    "Close codes of a socket after which reconnecting is useless, with the code of the reason.": {
        "CLOSED_FOR_GOOD": {NO_GUEST: no_guest().code, PRIVATE: private().code, NO_TABLE: no_table().code},
    },
    "First parts of paths that are none of the page's.": {"NOT_PAGES": NOT_PAGES},
    "The content policy: from where the page may load what.": {"CONTENT_POLICY": CONTENT_POLICY},
}

LOCAL: Sections = {
    "The limits of a table: undos and answers in advance of a seat, and notes in the log.": {
        "MAX_UNDOS": MAX_UNDOS,
        "MAX_ANSWERS": MAX_ANSWERS,
        "MAX_NOTES": MAX_NOTES,
    },
    "The bots' names, by seat; the levels of those that play for an absent person, give hints, and play in lessons.": {
        "BOT_NAMES": BOT_NAMES,
        "SUBSTITUTE": SUBSTITUTE,
        "ADVISER": ADVISER,
        "LESSON_LEVEL": LESSON_LEVEL,
    },
    "The digits of a chance in a hint.": {"CHANCE_DIGITS": DIGITS},
    "The learner's seat in a lesson.": {"LEARNER": LEARNER},
    "The random bytes of a table's name.": {"NAME_BYTES": NAME_BYTES},
    "The event that starts a player's turn, in every game.": {"TURN": TURN},
}

ALTAR: Sections = {
    "The cards, in the order in which the record counts them, and how many there are of each kind (A1).": {
        "GOODS": altar.GOODS,
        "KINDS": altar.KINDS,
        "DECK": altar.DECK.tolist(),
        "ORACLES": altar.ORACLES,
        "SACRIFICES_PER_GOOD": altar.SACRIFICES_PER_GOOD,
    },
    "The colours, by seat (A1.4).": {"COLOURS": altar.COLOURS},
    "The cards of a row of the offer (A2.3).": {"ROW_LENGTH": altar.ROW_LENGTH},
    "Prices in stone (A3.1, A4.1).": {
        "SACRIFICE_COST": prices.SACRIFICE_COST,
        "SHRINE_COST": prices.SHRINE_COST,
        "EXTRA_FARMER_COST": prices.EXTRA_FARMER_COST,
    },
    "Points (A8.3, A8.5).": {"MAX_GOOD_VALUE": altar.MAX_GOOD_VALUE, "SHRINE_POINTS": altar.SHRINE_POINTS},
    "Numbers that stand for something else in the record: see its comments.": {
        "NO_DEMON": altar_state.NO_DEMON,
        "FACE_DOWN": altar_state.FACE_DOWN,
        "EMPTY": altar_state.EMPTY,
    },
}

DALANG: Sections = {
    "The islands (D1.1).": {"ISLANDS": dalang.ISLANDS},
    "The cards, in the order in which the record counts them: court cards first (D1.2); and how many there are of each kind.": {
        "COURT": dalang.COURT,
        "KINDS": dalang.KINDS,
        "DECK": dalang.DECK.tolist(),
    },
    "The colours, by seat (D1.1).": {"COLOURS": dalang.COLOURS},
    "The chips, the values of the masks, and the points for a seal (D1.3, D1.4).": {
        "CHIPS": dalang.CHIPS,
        "MASK_VALUES": dalang.MASK_VALUES,
        "SEAL_POINTS": dalang.SEAL_POINTS,
    },
    "For each start card, the islands of the prince chip, the priest chip and the Dalang (D1.5).": {
        "START_CARDS": dalang.START_CARDS.tolist(),
    },
    "The most cards that are saved when fleeing, or moved in an exchange (D4.4, D5.1, D6.1).": {"MAX_MOVED": dalang.MAX_MOVED},
    "The cards of a stack that a scoring leaves (D9.7).": {"KEPT": dalang.KEPT},
    "Numbers that stand for something else in the record: see its comments.": {
        "NO_SLOT": dalang_state.NO_SLOT,
        "ASIDE": dalang_state.ASIDE,
    },
}


def shared_facts() -> str:
    """Return the facts that concern every game."""
    return _head("src/bali") + _body(SHARED)


def game_facts(game: str, sections: Sections, phases: tuple[str, ...], record: type[Record]) -> str:
    """Return the facts about a game: its own, its phases, how its events are told, and the fields of its record."""
    texts = EVENT_TEXTS[game]
    common: dict[str, Facts] = {
        "The record's `phase`: the decision that comes next.": {"PHASE": {name: number for number, name in enumerate(phases)}},
        "Events that the log leaves out.": {"QUIET": sorted(texts.quiet)},
        "The effects shown with a choice: message by event.": {"EFFECTS": texts.effects},
    }
    if texts.gathered:
        common["Events of which one sentence tells several."] = {"GATHERED": sorted(texts.gathered)}
    fields = comment(f"The fields of the record; src/bali/{game}/state.py says what they mean.") + _fields(record)
    return "\n".join((_head(f"src/bali/{game}") + _body({**sections, **common}), fields))


def all_facts() -> dict[Path, str]:
    """Return the text of each file that is written."""
    return {
        PAGE / "api" / "facts.ts": shared_facts(),
        PAGE / "local" / "facts.ts": _head("src/bali/table") + _body(LOCAL),
        PAGE / "engine" / "facts.ts": _head("src/bali/core") + _body(ENGINE),
        PAGE / "engine" / "lessons.ts": _head("src/bali/table/lessons") + lesson_scripts(),
        **{PAGE / "engine" / f"{name}.ts": _head(f"src/bali/{name}") + game_tables(game) for name, game in GAMES.items()},
        PAGE / "game" / "altar" / "facts.ts": game_facts("altar", ALTAR, altar_state.PHASE_NAMES, altar_state.State),
        PAGE / "game" / "dalang" / "facts.ts": game_facts("dalang", DALANG, dalang_state.PHASE_NAMES, dalang_state.State),
    }


def _head(source: str) -> str:
    return comment(f"Facts that Python declares in {source}: generated by `make types`, with src/bali/server/page_facts.py.")


def _body(sections: Sections) -> str:
    return "".join(f"\n{comment(text)}" + "".join(constant(*fact) for fact in facts.items()) for text, facts in sections.items())


def _fields(record: type[Record]) -> str:
    """Return the fields of a record as the type of its JSON, where `N` is the type of a number."""
    dtype = dtype_of(record)  # type: ignore[arg-type]
    return interface("Fields<N>", {name: "N" + "[]" * len(dtype[name].shape) for name in record.__annotations__})


def main() -> None:
    """Write all files."""
    for path, text in all_facts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
