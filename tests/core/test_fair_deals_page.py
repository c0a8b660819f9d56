"""The examples on the page about fair deals are correct."""

import contextlib
import io
import re
import subprocess
from pathlib import Path

from bali.core.dealers import SecureDealer, commitment
from bali.core.match import Match
from bali.core.options import Options
from bali.core.shares import Share, commit_to, deal_key
from bali.games import find

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "fair-deals.md").read_text(encoding="utf-8")
((SHELL, HASHED),) = re.findall(r"```sh\n(.*?)```\s+```\n(.*?)```", PAGE, re.DOTALL)
((CODE, PRINTED),) = re.findall(r"```python\n(.*?)```\s+```\n(.*?)```", PAGE, re.DOTALL)


def test_the_hash_of_the_example_comes_from_the_shell() -> None:
    assert subprocess.run(["sh", "-c", SHELL], capture_output=True, check=True, text=True).stdout == HASHED


def test_the_example_prints_what_the_page_says() -> None:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(CODE, {})
    assert out.getvalue() == PRINTED


def test_the_example_deals_as_a_table_does() -> None:
    secret, shares = bytes(range(32)), [Share(commit_to(share), share) for share in ("1a" * 32, "2b" * 32)]
    key = deal_key(secret, "0e" * 32, [*shares, None])
    match = Match(find("altar"), Options(3))
    card = SecureDealer(key).draw(match.game, match.records)
    cards = [match.game.draw_action(match.state, number) for number in range(50)]
    (number,) = re.findall(r"card.* is number (\d+)", PRINTED)
    assert card == cards[int(number)]
    assert commitment(secret) in PRINTED
    assert key.hex() in PRINTED
