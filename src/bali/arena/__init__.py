"""Tournaments between bots: which is stronger, and by how much, on the same cards."""
