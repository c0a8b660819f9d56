"""Signing out everywhere, and a frozen table, in the browser."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.faults import faults
from tests.server.running_server import COOKIE, RunningServer, run_server
from tests.server.test_frozen import spoil
from tests.upgrades.old import OldParty, notes_of, restore

VERSION, FROZEN = "0.6.0", "dalang-bots"


def test_signing_out_everywhere_asks_first_and_leaves_this_browser_signed_in(visit: Visit) -> None:
    anna = visit("/settings")
    page = anna.page
    page.get_by_role("button", name="Create code").click()
    expect(page.get_by_text("Your recovery code", exact=True)).to_be_visible()
    before = cookie(page)
    page.get_by_role("button", name="Sign out everywhere").click()
    assert faults(anna) == []
    page.get_by_role("button", name="Cancel").click()
    assert cookie(page) == before
    name = page.get_by_label("Your name").input_value()
    page.get_by_role("button", name="Sign out everywhere").click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_text("All other devices are signed out.")).to_be_visible()
    assert cookie(page) != before
    expect(page.get_by_text("Your recovery code", exact=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value(name)


def cookie(page: Page) -> str:
    return next(str(one["value"]) for one in page.context.cookies() if one["name"] == COOKIE)


@pytest.fixture
def frozen(tmp_path: Path) -> Iterator[RunningServer]:
    file = restore(VERSION, tmp_path)
    with sqlite3.connect(file) as database:
        spoil(database, notes_of(VERSION)["tables"][FROZEN]["id"])
    with run_server(str(file)) as running:
        yield running


def test_a_frozen_table_says_why_and_can_be_saved(visit: Visit, frozen: RunningServer) -> None:
    party = OldParty(frozen.port, VERSION)
    table = party.table(FROZEN)
    anna = visit(f"/table/{table}", port=frozen.port, cookie=party.notes["cookies"]["Anna"])
    page = anna.page
    expect(page.get_by_role("heading", name="This game can\u2019t continue here.")).to_be_visible()
    assert faults(anna) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Save log").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.startswith('{"bali":"log of a frozen table"')
    page.goto("/")
    expect(page.locator(f'a[href="/table/{table}"]')).to_contain_text("frozen")
