"""Simple drawings of a table, one file per game."""

from bali.research.sheets import altar, dalang

SHEETS = {"altar": altar, "dalang": dalang}

__all__ = ["SHEETS"]
