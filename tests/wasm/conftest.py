"""The engine in Node and in Chromium."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.once import once
from tests.wasm.in_chromium import Opened, chromium
from tests.wasm.in_node import Perform, bundle_engine, node


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine's wrapper as one file of JavaScript."""
    return once(tmp_path_factory, "engine", bundle_engine) / "engine.mjs"


@pytest.fixture(scope="session")
def in_node(bundle: Path) -> Iterator[Perform]:
    """A function that lets Node perform a task and returns the result."""
    with node(bundle) as perform:
        yield perform


@pytest.fixture(scope="package")  # while Playwright runs, no other test can run an event loop
def in_chromium(bundle: Path) -> Iterator[Opened]:
    """Chromium with the engine, which performs a task when it is called."""
    with chromium(bundle) as opened:
        yield opened
