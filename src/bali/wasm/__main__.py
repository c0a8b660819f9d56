"""Build the WebAssembly modules of the page, and print their sizes: `python -m bali.wasm [FOLDER]`."""

import gzip
import json
import sys
from pathlib import Path

from bali.wasm.build import BUILT, versions, write_modules

PAGE = Path(__file__).parents[3] / "web" / "src" / "engine"


def main() -> None:
    """Write the modules into the page's sources, or into the given folder."""
    folder, total = Path(sys.argv[1]) if sys.argv[1:] else PAGE, 0
    for path in write_modules(folder):
        data = path.read_bytes()
        size = len(gzip.compress(data, mtime=0))
        total += size
        print(f"{path.name}: {len(data):,} bytes, {size:,} compressed")  # noqa: T201
    (folder / BUILT).write_text(json.dumps(versions(), indent=2) + "\n", encoding="utf-8")
    print(f"together {total:,} bytes compressed")  # noqa: T201


if __name__ == "__main__":
    main()
