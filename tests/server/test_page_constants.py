"""The page's copies of constants are equal: limits, close codes, languages, phases, the games' numbers, the events in the log."""

import json
import re
from pathlib import Path

import pytest

from bali.altar import cards as altar_cards
from bali.altar import prices
from bali.altar import state as altar_state
from bali.cli.screens import SCREENS
from bali.core.names import MAX_NAME_LENGTH
from bali.dalang import cards as dalang_cards
from bali.dalang import state as dalang_state
from bali.locales import LANGUAGES
from bali.server import close_codes
from bali.server.fast_websocket import HEARTBEAT
from bali.server.limits import HEARTBEATS_PER_SECOND, MAX_CODE_LENGTH
from bali.table.limits import CALL_BOT_AFTER, MAX_CHAT_LENGTH, RESERVED_FOR

PAGE = Path(__file__).parents[2] / "web" / "src"


def constants(file: str) -> dict[str, int]:
    """Return the numbers that a file of the page declares."""
    text = (PAGE / file).read_text(encoding="utf-8")
    return {name: int(number) for name, number in re.findall(r"^export const (\w+) = ([\d_]+);", text, re.MULTILINE)}


def lists(file: str) -> dict[str, list[int]]:
    """Return the lists of numbers that a file of the page declares."""
    text = (PAGE / file).read_text(encoding="utf-8")
    found = re.findall(r"^export const (\w+).* = \[([\d, ]+)\]", text, re.MULTILINE)
    return {name: [int(number) for number in numbers.split(",")] for name, numbers in found}


def test_the_page_has_the_limits_of_the_server() -> None:
    assert constants("lib/limits.ts") == {
        "MAX_NAME_LENGTH": MAX_NAME_LENGTH,
        "MAX_CHAT_LENGTH": MAX_CHAT_LENGTH,
        "MAX_CODE_LENGTH": MAX_CODE_LENGTH,
        "CALL_BOT_AFTER": CALL_BOT_AFTER,
        "RESERVED_FOR": RESERVED_FOR,
    }


def test_the_page_has_the_numbers_of_altar() -> None:
    names = (
        *("SACRIFICE_COST", "SHRINE_COST", "EXTRA_FARMER_COST", "MAX_GOOD_VALUE", "SHRINE_POINTS", "ROW_LENGTH"),
        *("ORACLES", "SACRIFICES_PER_GOOD"),
    )
    assert constants("game/altar/cards.ts") == {name: getattr(prices, name, getattr(altar_cards, name, None)) for name in names}
    assert lists("game/altar/cards.ts") == {"DECK": altar_cards.DECK.tolist()}


def test_the_page_has_the_numbers_of_dalang() -> None:
    names = ("SEAL_POINTS", "KEPT", "MAX_MOVED")
    assert constants("game/dalang/cards.ts") == {name: getattr(dalang_cards, name) for name in names}
    assert lists("game/dalang/cards.ts") == {"MASK_VALUES": list(dalang_cards.MASK_VALUES), "DECK": dalang_cards.DECK.tolist()}


def test_the_pings_of_the_page_are_heartbeats_to_the_server() -> None:
    every = constants("lib/heartbeat.ts")["PING_EVERY"] / 1000
    assert every * HEARTBEATS_PER_SECOND > 1
    assert json.dumps({"do": "ping"}, separators=(",", ":")).encode() == HEARTBEAT  # as `JSON.stringify` writes it


def test_the_page_has_the_close_codes_of_the_server() -> None:
    codes = re.findall(r"(4\d{3}): '", (PAGE / "lib/limits.ts").read_text(encoding="utf-8"))
    assert list(map(int, codes)) == [close_codes.NO_GUEST, close_codes.PRIVATE, close_codes.NO_TABLE]


def test_the_page_has_the_languages_of_the_catalogues() -> None:
    (declared,) = re.findall(r"LANGUAGES = \{(.*?)\}", (PAGE / "lib/words.svelte.ts").read_text(encoding="utf-8"))
    assert re.findall(r"(\w+): '", declared) == list(LANGUAGES)


@pytest.mark.parametrize("game", SCREENS)
def test_the_page_leaves_out_and_explains_the_same_events_as_the_terminal(game: str) -> None:
    text = (PAGE / "game" / game / "wording.ts").read_text(encoding="utf-8")
    (quiet,) = re.findall(r"readonly quiet = new Set\(\[(.*?)\]\)", text, re.DOTALL)
    (effects,) = re.findall(r"readonly effects = \{(.*?)\}", text, re.DOTALL)
    assert set(re.findall(r"'([\w-]+)'", quiet)) == SCREENS[game].quiet
    assert dict(re.findall(r"(\w+): '([\w-]+)'", effects)) == SCREENS[game].effects


@pytest.mark.parametrize(("game", "state"), [("altar", altar_state), ("dalang", dalang_state)])
def test_the_page_has_the_phases_of_the_games(game: str, state: object) -> None:
    (declared,) = re.findall(r"PHASE = \{(.*?)\}", (PAGE / "game" / game / "cards.ts").read_text(encoding="utf-8"), re.DOTALL)
    phases = {name: int(number) for name, number in re.findall(r"(\w+): (\d+)", declared)}
    assert phases
    assert {name: getattr(state, name.upper()) for name in phases} == phases
