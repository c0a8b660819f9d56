"""Bali: the digital edition of two card games named after the island."""

__version__ = "0.7.0"
