"""Attacks on a server with its default limits, and how they affect innocent players. See README.md."""
