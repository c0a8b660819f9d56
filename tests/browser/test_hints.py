"""Hints: the page says that it is working on one, and what is missing if there is none."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys

LARGE_NETWORK = re.compile(r"/assets/altar-large-.*\.network")
MISSING = "Failed to load resource"


def test_where_the_champion_cannot_be_loaded_the_page_says_so_and_other_bots_play(visit: Visit) -> None:
    anna = visit(reports=(MISSING,), viewport={"width": 390, "height": 844})
    page = anna.page
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route(LARGE_NETWORK, hold)
    anna.play_now("altar")
    anna.wait_for_decision()
    hint, thinking = page.get_by_role("button", name="Hint"), page.get_by_text("The champion is thinking …")
    hint.click()
    expect(thinking).to_be_visible()
    for _look in range(10_000):  # the request comes from a worker, a moment later; each look lets Playwright receive it
        if asked or page.evaluate("0"):
            break
    asked[0].abort()
    expect(page.get_by_text("no hints")).to_be_visible()
    expect(thinking).to_have_count(0)
    for _ in range(5):
        first_by_keys(anna)
        anna.wait_for_decision()
    page.unroute(LARGE_NETWORK)
    hint.click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text("champion")
