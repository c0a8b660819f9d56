"""The engine's wrapper as one file, and a process of Node that performs tasks with it."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bali.bots.network import FOLDER
from bali.core.options import Options

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
MODULES = WEB / "src" / "engine"

Perform = Callable[..., Any]


def bundle_engine(folder: Path) -> None:
    """Write the engine's wrapper as one file of JavaScript, `engine.mjs`."""
    command = ["npx", "vite", "build", "--config", "engine.config.js", "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, check=True, stderr=subprocess.DEVNULL)


def task_of(name: str, game: str, options: Options, details: dict[str, Any]) -> dict[str, Any]:
    """Return a task as `tasks.js` expects it."""
    chosen = {"players": options.players, "variants": options.variants, "memory": options.memory}
    return {"name": name, "game": game, "options": chosen, **details}


@contextmanager
def node(bundle: Path) -> Iterator[Perform]:
    """Yield a function that lets Node perform a task and returns the result."""
    command = ["node", str(HERE / "node.mjs"), str(bundle), str(MODULES), str(FOLDER)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        tasks, results, numbers = process.stdin, process.stdout, count()

        def perform(name: str, game: str, options: Options, **details: Any) -> Any:
            number = next(numbers)
            print(json.dumps(task_of(name, game, options, details) | {"number": number}), file=tasks, flush=True)
            while (answer := json.loads(results.readline()))["number"] != number:
                pass  # a test that took too long did not wait for it
            return answer["result"]

        yield perform
        tasks.close()
