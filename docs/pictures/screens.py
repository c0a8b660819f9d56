"""Take the screenshots of the page from a running server: `python -m docs.pictures.screens ADDRESS`."""

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import found
from tests.browser.decisions import first_by_keys
from tests.browser.visitor import Visitor

HERE = Path(__file__).parent
DESK, PHONE = (1280, 800), (390, 844)
DECISIONS = 26  # until there is something to see


def start(page: Page) -> None:
    """Stay on the start page."""
    page.get_by_role("button", name="Play now").first.wait_for()


def table(game: str, players: int) -> Callable[[Page], None]:
    """Return a function that leads to a table in mid-game."""

    def play(page: Page) -> None:
        anna = Visitor(page)
        anna.play_now(game, players)
        for _ in range(DECISIONS):
            anna.wait_for_decision()
            first_by_keys(anna)
        anna.wait_for_decision()

    return play


PICTURES: dict[str, tuple[Callable[[Page], None], tuple[int, int]]] = {
    "start": (start, DESK),
    "table-altar": (table("altar", 3), DESK),
    "table-dalang": (table("dalang", 4), DESK),
    "phone-altar": (table("altar", 2), PHONE),
    "phone-dalang": (table("dalang", 3), PHONE),
}


def take(browser: Browser, address: str, name: str) -> None:
    """Take one screenshot."""
    way, (width, height) = PICTURES[name]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/")
    way(page)
    page.mouse.move(0, 0)
    page.screenshot(path=HERE / f"{name}.jpeg", type="jpeg", quality=82)
    context.close()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
        for name in PICTURES:
            take(browser, sys.argv[1], name)
        browser.close()
