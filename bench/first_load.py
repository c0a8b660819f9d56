"""How much the start page loads, and how soon a visitor can click *Play now*, from a cold cache.

The figures are those of the page alone: everything that a browser receives until the button is there, compressed as the server
sends it. What the service worker stores afterwards does not count.

Run it as `python -m bench first-load`, after `make play` has built the page.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import FLAGS, found

from bench.load.server import running_process

LANGUAGES = ("en", "de", "nl", "ja")
READY = """new MutationObserver(() => {
  if (document.querySelector('.play:enabled')) window.ready ??= performance.now();
}).observe(document, { childList: true, subtree: true });"""


@dataclass(frozen=True)
class FirstLoad:
    """One load: bytes received, files, and milliseconds until the button could be clicked."""

    received: int
    files: int
    ready: float


def first_load(browser: Browser, address: str, language: str) -> FirstLoad:
    """Load the start page in a new browser."""
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    page.add_init_script(READY)
    with _counting(page) as sizes:
        page.goto(address)
        page.locator(".play:enabled").first.wait_for()
        page.wait_for_load_state("networkidle")
    load = FirstLoad(sum(sizes), len(sizes), page.evaluate("window.ready"))
    context.close()
    return load


@contextmanager
def _counting(page: Page) -> Iterator[list[int]]:
    """Collect the bytes of every response, headers included."""
    sizes: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda finished: sizes.append(int(finished["encodedDataLength"])))
    yield sizes


def run_first_load(rounds: int) -> None:
    """Load the start page in each language, and print the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        options = ["--port", "0", "--database", f"{folder}/tables.sqlite"]
        with running_process([sys.executable, "-m", "bali", "serve", *options]) as (_, port):
            for language in LANGUAGES:
                loads = [first_load(browser, f"http://127.0.0.1:{port}/", language) for _ in range(rounds)]
                kilobytes, ready = loads[0].received / 1000, median(load.ready for load in loads)
                print(f"{language}: {kilobytes:.1f} kB in {loads[0].files} files, ready after {ready:.0f} ms", flush=True)
        browser.close()
