"""What the wordings of all games share: events, prompts, reasons and categories as sentences, from the catalogues.

`web/src/game/wording.ts` builds the same sentences for the page; golden sentences compare the two.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import ClassVar

from bali.core.events import Category, Event, Notice, Value
from bali.locales import Words
from bali.locales.event_texts import EVENT_TEXTS

_SEATS = {"other", "rival"}  # values that are seats, and lists of seats
_LISTS_OF_SEATS = {"then", "rulers"}
_ISLANDS = {"goal", "from"}  # values with the words of an island: the Dalang moves from one to another


class Wording:
    """Puts one game's events, notices and actions into words."""

    game: ClassVar[str]

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        """Set the language and the players' names."""
        self.words = words
        self.names = names
        self.event_texts = EVENT_TEXTS[self.game]

    def label(self, action: int) -> str:
        """Return an action's words in the chosen language."""
        raise NotImplementedError

    def cards(self, values: dict[str, Value]) -> str:
        """Return an event's cards as the object of a sentence."""
        raise NotImplementedError

    def say(self, message: str, **values: Value) -> str:
        """Return one of the game's own messages."""
        return self.words(f"{self.game}-{message}", **values)

    def category(self, category: Category) -> str:
        """Return the heading of a scoring category."""
        heading = Notice(category.name, "", values=category.values)
        return self.say(f"result-{category.name}", **self.values(heading))

    def lines(self, log: Iterable[Sequence[Event]]) -> list[str]:
        """Return the log in sentences, one line for each action that has something to report, or for several similar ones."""
        logged = [[event for event in events if self.is_logged(event)] for events in log]
        lines: list[str] = []
        for alike, group in groupby((events for events in logged if events), self._alike_action):
            actions = list(group)
            merged = [[event for events in actions for event in events]] if alike else actions
            lines += map(self.sentences, merged)
        return lines

    def count_final(self, log: Sequence[Sequence[Event]]) -> int:
        """Return the number of actions from the start whose lines no later action can change."""
        count, last = len(log), None
        while count:
            logged = [event for event in log[count - 1] if self.is_logged(event)]
            alike = self._alike_action(logged) if logged else last
            if logged and (not alike or alike != (last or alike)):
                break
            count, last = count - 1, alike
        return count

    def is_logged(self, event: Event) -> bool:
        """Return whether the log mentions an event."""
        return event.name not in self.event_texts.quiet

    def alike(self, event: Event) -> tuple[Value | None, ...]:
        """Return a key that is equal for events that share a sentence, or an empty tuple if each has its own."""
        return ()

    def _alike_action(self, events: Sequence[Event]) -> tuple[Value | None, ...]:
        return self.alike(events[0]) if len(events) == 1 else ()

    def sentences(self, events: Sequence[Event]) -> str:
        """Describe events in sentences."""
        texts = []
        for alike, group in groupby(events, self.alike):
            listed = list(group)
            texts += [self.together(listed)] if alike else [self.sentence("event", event) for event in listed]
        return self.words("between-sentences").join(texts)

    def together(self, events: Sequence[Event]) -> str:
        """Describe similar events in one sentence."""
        names = dict.fromkeys(self.names[event.seat] for event in events if event.seat is not None)
        counts: Counter[Value] = Counter()
        for event in events:
            counts[event.values.get("kind", "")] += int(event.values.get("count", 1))
        merged = replace(events[0], values=events[0].values | {"count": max(len(names), counts[""])})
        values: dict[str, Value] = {"who": self.joined(names)}
        if "" not in counts:
            values["cards"] = self.listed(counts)
        return self.sentence("event", merged, **values)

    def listed(self, counts: Mapping[Value, int]) -> str:
        """Return several kinds of cards as the object of a sentence."""
        return self.joined(self.cards({"kind": kind, "count": count}) for kind, count in counts.items())

    def joined(self, parts: Iterable[str]) -> str:
        """Join the parts of a list as a sentence does, with an "and" before the last one."""
        *first, last = [*parts] or [""]
        return self.words("comma").join(first) + self.words("and") + last if first else last

    def effect(self, event: Event) -> str | None:
        """Return the message for an event's effect if it is shown with a choice, otherwise None."""
        return self.event_texts.effects.get(event.name)

    def consequence(self, events: Sequence[Event]) -> str:
        """Describe the costs and effects of a choice in a few words."""
        effects = [(message, event) for event in events if (message := self.effect(event))]
        return self.words("semicolon").join(self.say(f"effect-{message}", **self.values(event)) for message, event in effects)

    def prompt(self, notice: Notice, seat: int, actions: Sequence[str] = ()) -> str:
        """Return the current prompt, as said to the player who is deciding, with the legal actions, or to everyone else."""
        if notice.seat is None:
            return self.sentence("prompt", notice)
        if notice.seat != seat:
            return self.sentence("waiting", notice)
        return self.words("for-you", prompt=self.sentence("prompt", notice))

    def sentence(self, family: str, item: Event | Notice, **values: Value) -> str:
        """Return an event, prompt or reason as a sentence. If its card is hidden or faded, the sentence has its own wording."""
        message = f"{family}-{item.name}"
        if self._is_faded(item) and self.words.has(f"{self.game}-{message}-faded"):
            message += "-faded"
        return self.say(message, **self.values(item) | values)

    def _is_faded(self, item: Event | Notice) -> bool:
        return isinstance(item, Event) and any(name not in item.values for name in (*item.private, *item.fades))

    def values(self, item: Event | Notice) -> dict[str, Value]:
        """Return the values of an event or a notice in words."""
        values: dict[str, Value] = {"count": 1}
        values |= {name: self._word(name, value) for name, value in item.values.items()}
        if item.seat is not None:
            values["who"] = self.names[item.seat]
        if {"kind", "good"} & item.values.keys():
            values["cards"] = self.cards(item.values)
        return values

    def _word(self, name: str, value: Value) -> Value:
        """Return a value in words: the names of seats, the game's own word, such as a card's name, or else the value itself."""
        if name in _SEATS:
            return self.names[int(value)]
        if name in _LISTS_OF_SEATS:
            return self.joined(self.names[int(seat)] for seat in str(value).split())
        message = f"{self.game}-{'island' if name in _ISLANDS else name}-{value}"
        return self.words(message) if self.words.has(message) else value
