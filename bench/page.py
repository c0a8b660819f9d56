"""How long the page keeps the browser busy while cards fly.

A browser watches four bots play, at the fast speed. The browser reports every *long task*: 50 ms or more in which it cannot
answer a click. Loading the page does not count.

Run it as `python -m bench page`, after `make play` has built the page.
"""

import json
import sys
import tempfile
from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import FLAGS, found

from bench.load.prepared import wait_until_prepared
from bench.load.server import running_process

PLAYERS = 4
SIZES = {"desktop": (1366, 657), "phone": (390, 844)}
SETTINGS = {"speed": "fast", "sound": False}
LONG = 100  # milliseconds
WATCH = """() => {
  window.watched = { tasks: [], flights: 0 };
  const tasks = (list) => watched.tasks.push(...list.getEntries().map((entry) => entry.duration));
  const isFlight = (node) => node instanceof Element && node.matches('.travel');
  const flights = (changes) => (watched.flights += changes.flatMap((change) => [...change.addedNodes]).filter(isFlight).length);
  new PerformanceObserver(tasks).observe({ type: 'longtask' });
  new MutationObserver(flights).observe(document.querySelector('.sky'), { childList: true });
}"""


@dataclass(frozen=True)
class Watched:
    """The browser's report: the long tasks in milliseconds, and how many cards and tokens flew."""

    tasks: list[float]
    flights: int

    @property
    def summary(self) -> str:
        """The figures in words."""
        over = sum(task > LONG for task in self.tasks)
        longest = f", the longest {max(self.tasks):.0f} ms" if self.tasks else ""
        return f"{self.flights} flights, {len(self.tasks)} tasks of 50 ms or more, {over} over {LONG} ms{longest}"


def watch(browser: Browser, address: str, game: str, size: tuple[int, int], seconds: float, slowdown: float) -> Watched:
    """Open a table of bots and watch it."""
    width, height = size
    context = browser.new_context(base_url=address, viewport={"width": width, "height": height}, locale="en")
    context.add_init_script(f"localStorage.setItem('bali-settings', {json.dumps(json.dumps(SETTINGS))})")
    context.request.post("/api/guest", data={"name": "Ann"})
    opening = {"options": {"game": game, "players": PLAYERS}, "seats": ["novice"] * PLAYERS, "start": True}
    table = context.request.post("/api/tables", data=opening).json()["id"]
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.wait_for_selector(".travel", state="attached")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.evaluate(WATCH)
    page.wait_for_timeout(seconds * 1000)
    watched = Watched(**page.evaluate("watched"))
    context.close()
    return watched


def run_page(seconds: float, slowdown: float) -> None:
    """Watch both games, on a desktop and on a phone, and print the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        options = ["--port", "0", "--database", f"{folder}/tables.sqlite", "--bot-delay", "0.2"]
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        with running_process([sys.executable, "-m", "bali", "serve", *options]) as (_, port):
            wait_until_prepared(port)
            for game in ("altar", "dalang"):
                for name, size in SIZES.items():
                    watched = watch(browser, f"http://127.0.0.1:{port}", game, size, seconds, slowdown)
                    print(f"{game}, {name}, {seconds:g} s, processor {slowdown:g} times slower: {watched.summary}", flush=True)
        browser.close()
