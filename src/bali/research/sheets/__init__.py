"""Plain pictures of a table, one file a game."""

from bali.research.sheets import altar, dalang

SHEETS = {"altar": altar, "dalang": dalang}

__all__ = ["SHEETS"]
