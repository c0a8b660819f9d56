"""Accessibility problems of a page, and problems on small screens."""

from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(anna: Visitor, *rules: str) -> list[str]:
    """Return the problems that axe finds, by all its rules or by some."""
    if not anna.page.evaluate("'axe' in window"):
        anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    chosen = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: list[dict[str, Any]] = anna.page.evaluate("async (chosen) => (await axe.run(chosen)).violations", chosen)
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


def too_wide(anna: Visitor) -> bool:
    return bool(anna.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
