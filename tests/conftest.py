"""How many tests run in parallel, which begin, and how Python looks for garbage."""

import gc
import os

import pytest

LONGEST = "test_the_modules_are_rebuilt_byte_for_byte"  # at the end, it would leave one core idle


def pytest_collectstart() -> None:
    """Import the tests without looking for garbage: hardly any of that is."""
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the longest test begin."""
    items.sort(key=lambda item: item.name != LONGEST)


def pytest_collection_finish() -> None:
    """Look for garbage only in what the tests make: looking through all modules again and again takes a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return one worker more than there are cores: tests wait for servers and browsers, and each worker starts its own."""
    return (os.cpu_count() or 1) + 1
