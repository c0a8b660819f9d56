"""The command `bali`."""

from bali.cli.app import main

__all__ = ["main"]
