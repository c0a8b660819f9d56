"""`python -m bali` is `bali`."""

from bali.cli import main

main()
