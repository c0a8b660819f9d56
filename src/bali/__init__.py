"""Bali: the digital edition of the card games that bear the island's name."""

__version__ = "0.7.0"
