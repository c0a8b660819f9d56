"""The tables that the page plays again without a server are those that this version plays."""

import json

import pytest

from tests.golden.tables import FILE, Setup, played, setups

KNOWN = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(KNOWN)), ids=lambda number: f"table{number}")
def test_the_golden_tables_are_current(number: int) -> None:
    setup = list(setups())[number]
    assert isinstance(setup, Setup)
    assert json.loads(json.dumps(played(setup))) == KNOWN[number], "run `make golden`"


def test_no_table_is_missing() -> None:
    assert len(KNOWN) == len(list(setups()))
