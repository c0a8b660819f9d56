"""The `bali` command."""

from bali.cli.app import main

__all__ = ["main"]
