"""The engine in Node: a process that performs tasks."""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bali.core.options import Options

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
MODULES = WEB / "src" / "engine"

Perform = Callable[..., Any]


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine's wrapper as one file of JavaScript."""
    folder = tmp_path_factory.mktemp("engine")
    subprocess.run(["node", str(HERE / "bundle.mjs"), str(WEB), str(folder)], check=True)
    return folder / "engine.mjs"


@pytest.fixture(scope="session")
def perform(bundle: Path) -> Iterator[Perform]:
    """A function that lets WebAssembly perform a task and returns the result."""
    command = ["node", str(HERE / "node.mjs"), str(bundle), str(MODULES)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        tasks, results = process.stdin, process.stdout

        def perform(name: str, game: str, options: Options, **details: Any) -> Any:
            chosen = {"players": options.players, "variants": options.variants, "memory": options.memory}
            print(json.dumps({"name": name, "game": game, "options": chosen, **details}), file=tasks, flush=True)
            return json.loads(results.readline())

        yield perform
        tasks.close()
