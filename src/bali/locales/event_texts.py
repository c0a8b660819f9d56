"""How each game's events are told, in the terminal and on the page."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class EventTexts:
    """The events of one game that are not simply told one by one."""

    quiet: frozenset[str]  # events that the log leaves out, because the table itself shows them well enough
    effects: Mapping[str, str]  # the effects shown with a choice: message by event
    gathered: frozenset[str] = frozenset()  # events of which one sentence tells several, with all their cards


EVENT_TEXTS = {
    "altar": EventTexts(
        quiet=frozenset({"turn", "dealt", "laid", "due", "emptied"}),
        effects={
            "bought": "cost",
            "played": "cost",
            "demon": "demon",
            "took": "cards",
            "emptied": "emptied",
            "kept": "cards",
            "scored": "scored",
            "unrewarded": "unrewarded",
        },
    ),
    "dalang": EventTexts(
        quiet=frozenset({"stacked", "laid", "done", "held-back"}),
        effects={"won": "won", "kept": "kept", "sealed": "sealed", "moved": "moved", "masked": "masked"},
        gathered=frozenset({"drew", "discarded", "lost", "put", "took"}),
    ),
}
