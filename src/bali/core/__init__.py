"""Code that all games share: the contract, records, dice, dealers and saved games. It depends on no game."""
