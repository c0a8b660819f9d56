"""What all workers of a test run share: the first one that needs it makes it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bali.core.compile_once import alone


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return a folder that is filled once in a test run, whichever worker comes first."""
    own = factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    made = shared / name
    with alone(name, shared):
        if not made.exists():
            unfinished = shared / f"{name}-unfinished"
            make(unfinished)
            unfinished.rename(made)
    return made
