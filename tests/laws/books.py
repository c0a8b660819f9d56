"""What a law needs to know of each game: how its cards are counted."""

from collections.abc import Callable
from typing import Any

from tests.altar.accounts import accounted as altar_accounted
from tests.dalang.accounts import accounted as dalang_accounted

ACCOUNTED: dict[str, Callable[[Any], bool]] = {"altar": altar_accounted, "dalang": dalang_accounted}
