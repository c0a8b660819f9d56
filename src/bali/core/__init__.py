"""What every game shares: the contract, records, dice, dealers, saved games. It knows no game."""
