"""A browser to test with: the system's Chromium, or one that is installed here. `python -m tests.browser.chromium`"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium"


def found() -> str | None:
    """Return the path of a browser, or None."""
    own = os.environ.get("BALI_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    if own:
        return own
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Install a browser: the system's if possible, otherwise Playwright's."""
    if found():
        return
    print("Installing a browser for the tests ...", flush=True)
    for way in (["sh", "-c", APT], [sys.executable, "-m", "playwright", "install", "chromium"]):
        if subprocess.run(way, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0 and found():
            return
    sys.exit("The tests need Chromium and could not install it: do so yourself, or set BALI_BROWSER to its path.")


if __name__ == "__main__":
    install()
