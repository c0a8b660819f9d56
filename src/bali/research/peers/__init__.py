"""How fast random play is through each interface, beside other libraries in the same run: `python -m bali.research.peers`."""
