"""Whether long tests are enabled: `make long`."""

import os

LONG = bool(os.environ.get("BALI_LONG"))
