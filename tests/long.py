"""Whether the tests may take their time: `make long`."""

import os

LONG = bool(os.environ.get("BALI_LONG"))
