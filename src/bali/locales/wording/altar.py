"""altar in words."""

from collections.abc import Sequence
from typing import ClassVar

from bali.altar.actions import describe
from bali.altar.cards import GOODS, KINDS
from bali.core.events import Event, Value
from bali.locales.wording.base import Wording


class AltarWording(Wording):
    """Tells who gained the same in one sentence."""

    game: ClassVar[str] = "altar"

    def label(self, action: int) -> str:
        """Return an action's words in the chosen language."""
        verb, *rest = describe(action).split()
        number = next((int(word) for word in rest if word.isdigit()), 0)
        values: dict[str, Value] = {"number": number}
        for word in rest:
            if word in GOODS:
                values["what"] = self.say(f"good-{word}")
                values["cards"] = self.say(f"cards-{word}", count=number)
            elif word in KINDS:
                values["what"] = self.say(f"kind-{word}")
            elif self.words.has(f"altar-choice-{word}"):
                values["what"] = self.say(f"choice-{word}")
        return self.say(f"do-{verb}", **values)

    def consequence(self, events: Sequence[Event]) -> str:
        """Describe the costs and effects of a choice in a few words."""
        if any(event.name == "kept" for event in events):  # the scoring is the same whichever card is kept
            events = [event for event in events if event.name == "kept"]
        gains = self._gains("effect", [event for event in events if event.name in ("gained", "due")])
        return self.words("semicolon").join(part for part in (super().consequence(events), *gains) if part)

    def sentences(self, events: Sequence[Event]) -> str:
        """Describe the events of one action in sentences."""
        gains = [event for event in events if event.name == "gained"]
        sentences = super().sentences([event for event in events if event.name != "gained"])
        return self.words("between-sentences").join(part for part in (sentences, *self._gains("event", gains)) if part)

    def _gains(self, family: str, events: Sequence[Event]) -> list[str]:
        """Describe who gained what in a scoring, or is due to choose it, grouping players who gained the same."""
        gains: dict[str, list[str]] = {}
        for event in events:
            if event.seat is not None:
                gains.setdefault(self._gain(event), []).append(self.names[event.seat])
        return [self.say(f"{family}-gained", who=self.joined(who), number=len(who), gain=gain) for gain, who in gains.items()]

    def _gain(self, event: Event) -> str:
        what = "due" if event.name == "due" else str(event.values.get("what", "some-goods"))
        return self.say(f"goods-{what}" if what in GOODS else what, count=event.values["count"])

    def cards(self, values: dict[str, Value]) -> str:
        """Return an event's cards as the object of a sentence."""
        count = values.get("count", 1)
        return self.say(f"goods-{values['good']}" if "good" in values else f"cards-{values['kind']}", count=count)
