"""How much the start page loads, how soon a visitor can click *Play now*, and how soon they have a decision to make.

The browser has an empty cache. The bytes are everything that it receives until the start page is complete, compressed as the
server sends it, with headers. What the service worker stores afterwards does not count. Then a click starts a game against bots
on this device. At the speed *instant*, nobody watches the bots that play first. All times count from the moment at which the
address was opened.

Run it as `python -m bench first-load`, after `make play` has built the page.
"""

import sys
import tempfile
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import FLAGS, found

from bench.load.server import running_process

LANGUAGES = ("en", "de", "nl", "ja")
GAMES = ("altar", "dalang")
INSTANT = """localStorage.setItem('bali-settings', '{"speed": "instant"}')"""
WATCH = """new MutationObserver(() => {
  if (document.querySelector('.play:enabled')) window.ready ??= performance.now();
  if (document.querySelector('section.line.yours')) window.decides ??= performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });"""


@dataclass(frozen=True)
class FirstLoad:
    """One load: bytes and files received, and milliseconds until the button could be clicked and until the first decision."""

    received: int
    files: int
    ready: float
    decides: float


def first_load(browser: Browser, address: str, language: str, game: int) -> FirstLoad:
    """Load the start page in a new browser and start a game with as many players as the page suggests."""
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    page.add_init_script(INSTANT)
    page.add_init_script(WATCH)
    sizes = _sizes(page)
    page.goto(address)
    page.locator(".play:enabled").nth(game).click()
    received, files = sum(sizes), len(sizes)
    page.locator("section.line.yours").wait_for()
    load = FirstLoad(received, files, page.evaluate("window.ready"), page.evaluate("window.decides"))
    context.close()
    return load


def _sizes(page: Page) -> list[int]:
    """Return a list that receives the bytes of every response."""
    sizes: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda finished: sizes.append(int(finished["encodedDataLength"])))
    return sizes


def run_first_load(rounds: int) -> None:
    """Load the start page in each language, start each game, and print the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        options = ["--port", "0", "--database", f"{folder}/tables.sqlite"]
        with running_process([sys.executable, "-m", "bali", "serve", *options]) as (_, port):
            for language in LANGUAGES:
                for number, game in enumerate(GAMES):
                    loads = [first_load(browser, f"http://127.0.0.1:{port}/", language, number) for _ in range(rounds)]
                    print(f"{language}, {game}: {_summary(loads)}", flush=True)
        browser.close()


def _summary(loads: list[FirstLoad]) -> str:
    most = max(loads, key=lambda load: load.received)
    ready, decides = (median(times) for times in zip(*((load.ready, load.decides) for load in loads), strict=True))
    received = f"{most.received / 1000:.1f} kB in {most.files} files"
    return f"{received}, ready after {ready:.0f} ms, first decision after {decides:.0f} ms"
