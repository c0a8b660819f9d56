"""`bali verify`: deals a game again."""

import sys
from pathlib import Path

from bali.core.saved import read
from bali.core.verify import verify
from bali.games import find


def run_verify(file: Path) -> None:
    """Checks a saved game; ends with 1 if a card is wrong."""
    verdict = verify(read(file, find))
    print(f"commitment {verdict.commitment}")
    if verdict.wrong:
        print(f"not fair: after {verdict.draws} right draws, {verdict.wrong}")
        sys.exit(1)
    print(f"fair: all {verdict.draws} draws follow from the secret. Compare the commitment with the one that the table showed.")
