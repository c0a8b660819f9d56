"""How many tests run in parallel, and which begin."""

import os

import pytest

LONGEST = "test_the_modules_are_rebuilt_byte_for_byte"  # at the end, it would leave one core idle


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the longest test begin."""
    items.sort(key=lambda item: item.name != LONGEST)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return one worker more than there are cores: many tests wait for servers and browsers."""
    return (os.cpu_count() or 1) + 1
