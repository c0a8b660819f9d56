"""A model of a client: it starts from a whole view and applies updates, as the messages' descriptions say."""

import json
from typing import Any

Json = dict[str, Any]


class Client:
    """Stores only what it has received."""

    def __init__(self, whole: bytes) -> None:
        view = json.loads(whole)
        assert view["whole"]
        self.lines: dict[int, list[Json]] = {}
        self.chat: list[Json] = []
        self.spectator_chat: list[Json] = []
        self.table: Json = {}
        self._follow(view)

    def receive(self, news: bytes) -> None:
        view = json.loads(news)
        assert not view["whole"]
        assert view["version"] == self.version + 1
        self._follow(view)

    def _follow(self, view: Json) -> None:
        self.version, self.table, self.game = view["version"], view["table"] or self.table, view["game"]
        log, before = view["log"], len(self.lines)
        self.lines.update(log["lines"])
        for number in range(log["length"], before):
            del self.lines[number]
        assert len(self.lines) == log["length"]
        self.fresh = log["fresh"]
        for kept, new in ((self.chat, view["chat"]), (self.spectator_chat, view["spectator_chat"])):
            assert [line["number"] for line in new] == list(range(len(kept), len(kept) + len(new)))
            kept.extend(new)

    def shows(self) -> tuple[Any, ...]:
        """Return what is on the screen, without the time of the last update."""
        clocks = {name: value for name, value in self.game["clocks"].items() if name != "now"}
        return (self.table, self.game | {"clocks": clocks}, self.chat, self.spectator_chat, self.rendered())

    def rendered(self) -> list[list[Json]]:
        """Return the log, with older lines as the memory option shows them."""
        return [[_rendered(event, number >= self.fresh) for event in self.lines[number]] for number in range(len(self.lines))]


def _rendered(event: Json, fresh: bool) -> Json:
    gone = () if fresh else event["fades"]
    values = {name: value for name, value in event["values"].items() if name not in gone}
    return {"name": event["name"], "seat": event["seat"], "values": values}
