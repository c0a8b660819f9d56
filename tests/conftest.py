"""How many tests run in parallel."""

import os

import pytest


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return one worker more than there are cores: many tests wait for servers and browsers."""
    return (os.cpu_count() or 1) + 1
