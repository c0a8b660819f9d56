"""Tournaments of bots: who is stronger, and by how much, on the same cards."""
