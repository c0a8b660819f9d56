"""What the page repeats of the server is the same there: limits, close codes, languages and phases."""

import re
from pathlib import Path

import pytest

from bali.altar import state as altar_state
from bali.core.names import MAX_NAME_LENGTH
from bali.dalang import state as dalang_state
from bali.locales import LANGUAGES
from bali.server import close_codes
from bali.server.limits import MAX_CODE_LENGTH
from bali.table.limits import CALL_BOT_AFTER, MAX_CHAT_LENGTH

PAGE = Path(__file__).parents[2] / "web" / "src"


def constants(file: str) -> dict[str, int]:
    """Return the numbers that a file of the page declares."""
    text = (PAGE / file).read_text(encoding="utf-8")
    return {name: int(number) for name, number in re.findall(r"^export const (\w+) = ([\d_]+);", text, re.MULTILINE)}


def test_the_page_has_the_limits_of_the_server() -> None:
    assert constants("lib/limits.ts") == {
        "MAX_NAME_LENGTH": MAX_NAME_LENGTH,
        "MAX_CHAT_LENGTH": MAX_CHAT_LENGTH,
        "MAX_CODE_LENGTH": MAX_CODE_LENGTH,
        "CALL_BOT_AFTER": CALL_BOT_AFTER,
    }


def test_the_page_has_the_close_codes_of_the_server() -> None:
    codes = re.findall(r"(4\d{3}): '", (PAGE / "lib/limits.ts").read_text(encoding="utf-8"))
    assert list(map(int, codes)) == [close_codes.NO_GUEST, close_codes.PRIVATE, close_codes.NO_TABLE]


def test_the_page_has_the_languages_of_the_catalogues() -> None:
    (declared,) = re.findall(r"LANGUAGES = \{(.*?)\}", (PAGE / "lib/words.svelte.ts").read_text(encoding="utf-8"))
    assert re.findall(r"(\w+): '", declared) == list(LANGUAGES)


@pytest.mark.parametrize(("game", "state"), [("altar", altar_state), ("dalang", dalang_state)])
def test_the_page_has_the_phases_of_the_games(game: str, state: object) -> None:
    (declared,) = re.findall(r"PHASE = \{(.*?)\}", (PAGE / "game" / game / "cards.ts").read_text(encoding="utf-8"), re.DOTALL)
    phases = {name: int(number) for name, number in re.findall(r"(\w+): (\d+)", declared)}
    assert phases
    assert {name: getattr(state, name.upper()) for name in phases} == phases
