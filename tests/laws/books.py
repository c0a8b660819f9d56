"""The check of each game's cards and tokens, for the laws."""

from collections.abc import Callable
from typing import Any

from tests.altar.accounts import accounted as altar_accounted
from tests.dalang.accounts import accounted as dalang_accounted

ACCOUNTED: dict[str, Callable[[Any], bool]] = {"altar": altar_accounted, "dalang": dalang_accounted}
