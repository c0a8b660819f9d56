"""The page while the server still compiles the rules: it says so, and continues by itself."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.cold_server import cold_server
from tests.server.running_server import COOKIE, Guest, run_server

SENTENCE = "The server is still preparing this game."
UNRELOADED = "unreloaded"


def test_a_table_appears_by_itself_when_its_rules_are_ready_and_no_click_is_lost(visit: Visit, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with run_server(database) as before:
        anna = Guest(before.port, "Anna")
        table = anna.open(seats=("you", "novice"))
    with cold_server(tmp_path, database) as (server, held):
        visitor = visit(f"/table/{table}", port=server.port, cookie=anna.http.cookies[COOKIE])
        visitor.page.evaluate(f"document.body.dataset.mark = '{UNRELOADED}'")
        expect(visitor.page.locator("p.gone")).to_contain_text(SENTENCE)
        page = visit("/new?game=altar", port=server.port, reports=("503",)).page
        page.get_by_role("button", name="Open table").click()
        expect(page.locator(".toast")).to_contain_text(SENTENCE)
        held.release("altar")
        visitor.wait_for_decision()
        assert visitor.page.evaluate("document.body.dataset.mark") == UNRELOADED
        expect(page.locator(".lobby")).to_be_visible()
        expect(page.locator(".toast")).to_have_count(0)
