"""A browser to test with: the system's Chromium, or one that is installed here. `python -m tests.browser.chromium`"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELL = "chromium-headless-shell"  # opens a page in half the time: it has no windows, menus or tabs
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync")
APT = "apt-get update -qq && apt-get install -y -qq --no-install-recommends {package}"


def found() -> str | None:
    """Return the path of a browser, or None."""
    own = os.environ.get("BALI_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    if own:
        return own
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Install a browser: the system's headless shell if possible, otherwise any other, unless there is one already."""
    if os.environ.get("BALI_BROWSER") or shutil.which(SHELL):
        return
    print("Installing a browser for the tests ...", flush=True)
    if _runs(["sh", "-c", APT.format(package=SHELL)]) or found():
        return
    for way in (["sh", "-c", APT.format(package="chromium")], [sys.executable, "-m", "playwright", "install", "chromium"]):
        if _runs(way) and found():
            return
    sys.exit("The tests need Chromium and could not install it: do so yourself, or set BALI_BROWSER to its path.")


def _runs(command: list[str]) -> bool:
    """Run a command, and return whether it succeeded."""
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


if __name__ == "__main__":
    install()
