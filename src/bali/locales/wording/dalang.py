"""dalang in words."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from bali.core.events import Event, Notice, Value
from bali.dalang.actions import describe
from bali.dalang.cards import COLOURS, COURT, ISLANDS, KINDS
from bali.locales.wording.base import Wording

_WAYS_OUT = {"pass", "flee"}


class DalangWording(Wording):
    """Gathers similar events, such as the passes of several players, in one sentence."""

    game: ClassVar[str] = "dalang"

    def label(self, action: int) -> str:
        """Return an action's words in the chosen language."""
        verb, *rest = describe(action).split()
        verb = {"sparing": "spare", "to": "travel"}.get(rest[1] if len(rest) > 1 else "", verb)
        values: dict[str, Value] = {}
        for word in rest:
            if word in KINDS:
                values |= self.card(word)
            elif word in ISLANDS:
                values["island"] = self.say(f"island-{word}")
            elif word in COLOURS:
                values["other"] = self.name_of(word)
            elif word.isdigit():
                values["number"] = int(word)
        return self.say(f"do-{verb}", **values)

    def is_logged(self, event: Event) -> bool:
        """Return whether the log mentions an event. Cards drawn or picked up are mentioned only to players who see them."""
        unseen = any(name not in event.values for name in event.private)
        return super().is_logged(event) and not (event.name in ("drew", "took-up") and (unseen or event.values.get("count") == 0))

    def alike(self, event: Event) -> tuple[Value | None, ...]:
        """Return a key that is equal for events that share a sentence, or an empty tuple."""
        if event.name == "passed":
            return (event.name,)
        if event.name in self.event_texts.gathered:
            return event.name, event.seat, event.values.get("island"), "kind" in event.values
        return ()

    def effect(self, event: Event) -> str | None:
        """Return the message for an event's effect: a journey's prospects, or certain consequences."""
        if event.name == "set-out":
            return "set-out-shared" if "rival" in event.values else "set-out-scoring" if event.values["mask"] else "set-out"
        return super().effect(event)

    def consequence(self, events: Sequence[Event]) -> str:
        """Describe the effects of a choice in a few words. Empty for the last card laid down, as they are the same for each."""
        return "" if any(event.name == "laid" for event in events) else super().consequence(events)

    def prompt(self, notice: Notice, seat: int, actions: Sequence[str] = ()) -> str:
        """Tell a player who can only pass or flee so. Nobody else may know."""
        is_alone = bool(actions) and notice.seat == seat and all(action in _WAYS_OUT for action in actions)
        if is_alone and self.words.has(f"dalang-alone-{notice.name}"):
            return self.say(f"alone-{notice.name}", **self.values(notice))
        return super().prompt(notice, seat, actions)

    def sentence(self, family: str, item: Event | Notice, **values: Value) -> str:
        """Return an event, prompt or reason as a sentence: who loses a seal, and which cards are lost in a scoring (D9.7)."""
        if item.name == "sealed" and "other" in item.values:
            return self.say("event-sealed-from", **self.values(item))
        if item.name == "lost" and "bottom" in item.values:
            return self.say("event-lost-scoring", **self.values(item) | values)
        return super().sentence(family, item, **values)

    def values(self, item: Event | Notice) -> dict[str, Value]:
        """Return the values of an event or a notice in words."""
        values = super().values(item)
        if "kinds" in item.values:
            values["cards"] = self.listed(Counter(str(item.values["kinds"]).split()))
        return values

    def cards(self, values: dict[str, Value]) -> str:
        """Return an event's cards as the object of a sentence."""
        kind, count = str(values["kind"]), values.get("count", 1)
        if kind in COURT:
            return self.say(f"cards-{kind}", count=count)
        return self.say("cards-dalang", count=count, kind=self.say(f"kind-{kind}"))

    def card(self, kind: str) -> dict[str, Value]:
        """Return a card's name, and the words for it as the object of a command."""
        name = self.say(f"kind-{kind}")
        return {"kind": name, "cards": self.say(f"cards-{kind}", count=1) if kind in COURT else name}

    def name_of(self, colour: str) -> str:
        """Return the name of the player with a colour, or the colour itself where nobody has it."""
        return (*self.names, *COLOURS[len(self.names) :])[COLOURS.index(colour)]
