"""A page in Chromium that performs tasks with the engine."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bali.core.options import Options
from bali.games import GAMES
from tests.browser.chromium import FLAGS, found
from tests.wasm.in_node import HERE, MODULES, Perform, task_of

LOAD = """async ({ bundle, tasks, modules }) => {
  const load = (text) => import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  const [wrapper, { perform }] = [await load(bundle), await load(tasks)];
  const engines = {};
  for (const [game, text] of Object.entries(modules)) {
    engines[game] = await wrapper.loadEngine(game, Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  }
  window.performTask = (task) => perform(engines[task.game], task, wrapper);
}"""


@contextmanager
def chromium(bundle: Path) -> Iterator[Perform]:
    """Yield a function that lets Chromium perform a task and returns the result."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        page = browser.new_page()
        modules = {game: base64.b64encode((MODULES / f"{game}.wasm").read_bytes()).decode() for game in GAMES}
        page.evaluate(LOAD, {"bundle": bundle.read_text(), "tasks": (HERE / "tasks.js").read_text(), "modules": modules})

        def perform(name: str, game: str, options: Options, **details: Any) -> Any:
            return page.evaluate("(task) => performTask(task)", task_of(name, game, options, details))

        yield perform
        browser.close()
