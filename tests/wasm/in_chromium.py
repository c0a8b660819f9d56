"""A page in Chromium that performs tasks with the engine."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bali.bots.network import WIDTHS, path_of
from bali.core.options import Options
from bali.games import GAMES, find
from tests.browser.chromium import FLAGS, found
from tests.wasm.in_node import HERE, MODULES, task_of

LOAD = """async ({ bundle, tasks, modules }) => {
  const load = (text) => import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  const [wrapper, { perform }] = [await load(bundle), await load(tasks)];
  const engines = {};
  for (const [game, text] of Object.entries(modules)) {
    const [module, small, large] = text.map((part) => Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0)));
    engines[game] = await wrapper.loadEngine(game, module);
    engines[game].useNetwork('small', small);
    engines[game].useNetwork('large', large);
  }
  window.performTask = (task) => perform(engines[task.game], task, wrapper);
}"""


class Opened:
    """Chromium with a page that has the engine. Call it to let the page perform a task, and to get the result."""

    def __init__(self, browser: Browser, bundle: Path) -> None:
        self.browser, self.page = browser, browser.new_page()
        files = {game: (MODULES / f"{game}.wasm", *(path_of(find(game), size) for size in WIDTHS)) for game in GAMES}
        modules = {game: [base64.b64encode(path.read_bytes()).decode() for path in paths] for game, paths in files.items()}
        self.page.evaluate(LOAD, {"bundle": bundle.read_text(), "tasks": (HERE / "tasks.js").read_text(), "modules": modules})

    def __call__(self, name: str, game: str, options: Options, **details: Any) -> Any:
        return self.page.evaluate("(task) => performTask(task)", task_of(name, game, options, details))


@contextmanager
def chromium(bundle: Path) -> Iterator[Opened]:
    """Open Chromium with the engine."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        yield Opened(browser, bundle)
        browser.close()
