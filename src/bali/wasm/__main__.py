"""Build the WebAssembly modules of the page, and print their sizes: `python -m bali.wasm [FOLDER]`."""

import gzip
import sys
from pathlib import Path

from bali.wasm.build import write_modules

PAGE = Path(__file__).parents[3] / "web" / "src" / "engine"


def main() -> None:
    """Write the modules into the page's sources, or into the given folder."""
    total = 0
    for path in write_modules(Path(sys.argv[1]) if sys.argv[1:] else PAGE):
        data = path.read_bytes()
        size = len(gzip.compress(data, mtime=0))
        total += size
        print(f"{path.name}: {len(data):,} bytes, {size:,} compressed")  # noqa: T201
    print(f"together {total:,} bytes compressed")  # noqa: T201


if __name__ == "__main__":
    main()
