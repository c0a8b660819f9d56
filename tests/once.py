"""What is made once: for all workers of a test run, or for all runs until the sources change."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bali.core.compile_once import alone


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return a folder that is filled once in a test run, whichever worker comes first."""
    own = factory.getbasetemp()
    return filled(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own, name, make)


def filled(around: Path, name: str, make: Callable[[Path], object]) -> Path:
    """Return a subfolder that is filled once, whichever process comes first."""
    made, unfinished = around / name, around / f"{name}-unfinished"
    with alone(name, around):
        if not made.exists():
            shutil.rmtree(unfinished, ignore_errors=True)  # of a process that was killed
            unfinished.mkdir()
            make(unfinished)
            unfinished.rename(made)
    return made
