"""Each game's check that all its cards and tokens are accounted for."""

from collections.abc import Callable
from typing import Any

from tests.altar.invariants import accounted as altar_accounted
from tests.dalang.invariants import accounted as dalang_accounted

ACCOUNTED: dict[str, Callable[[Any], bool]] = {"altar": altar_accounted, "dalang": dalang_accounted}
