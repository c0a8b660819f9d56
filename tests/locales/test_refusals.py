"""Every refusal that a player can get has a sentence in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bali
from bali.core.errors import BaliError
from bali.locales import LANGUAGES, Words
from bali.table.refusal import BAD_NAME

SOURCE = Path(bali.__file__).parent
PAGE = SOURCE.parents[1] / "web" / "src" / "local"
MADE_BY = {"Refusal": 0, "FileError": 0, "problem": 1}  # the index of the code among the arguments
NOT_LITERAL = {BaliError.code, BAD_NAME, "misunderstood"}
NOBODY_SEES = {"early"}  # a timer that wakes a table too soon


def codes_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE_BY:
            code = node.args[MADE_BY[node.func.id]]
            if isinstance(code, ast.Constant):
                yield str(code.value)


def page_codes_in(file: Path) -> list[str]:
    return re.findall(r"(?:new Refusal\(|expect\([^;]+,\s*)'([a-z-]+)',?\s*\)", file.read_text(encoding="utf-8"))


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    codes = {code for file in SOURCE.rglob("*.py") for code in codes_in(file)} | NOT_LITERAL
    assert len(codes) > 40
    local = {code for file in PAGE.rglob("*.ts") if not file.name.endswith(".test.ts") for code in page_codes_in(file)}
    assert {"storage-full", "file-changed", "stale"} <= local
    codes |= local | {"no-local"}
    missing = [(language, code) for language in LANGUAGES for code in codes - NOBODY_SEES if not has(language, code)]
    assert missing == []


def has(language: str, code: str) -> bool:
    return Words(language).has(f"web-refused-{code}")
