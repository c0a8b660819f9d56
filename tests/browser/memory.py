"""What is still in the memory of a page: the objects that it was sent for a seat, and lists of numbers.

DevTools collect the garbage first, so only what the page can still reach is found. Its workers have a memory of their own.
"""

from typing import Any

from playwright.sync_api import Page

# Notes every object of the messages for a seat, weakly, and the cards of that seat as text.
NOTE = """
  window.shown = null;
  window.noted = [];
  window.hands = [];
  const note = (value, place) => {
    if (typeof value !== 'object' || value === null) return;
    noted.push([place, new WeakRef(value)]);
    for (const [name, part] of Object.entries(value)) note(part, `${place}.${name}`);
  };
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      this.port1.addEventListener('message', ({data}) => {
        if (data.type === 'view' && data.table) window.shown = data.table.shown;
        if (window.shown === null || data.type === 'presence') return;
        note(data, data.type);
        if (data.game) hands.push(JSON.stringify(data.game.state.hand[window.shown]));
      });
    }
  };
"""
LEFT = "[...new Set(noted.flatMap(([place, object]) => object.deref() ? [place] : []))]"
NUMBERS = """function () {
  const isList = (one) => Array.isArray(one) && one.length && one.every(Number.isInteger);
  return [...new Set(this.filter(isList).map((one) => JSON.stringify(one)))];
}"""
MANY = 3  # cards, too many for another list to have the same numbers by chance


class Memory:
    """The memory of a page that is about to be opened."""

    def __init__(self, page: Page) -> None:
        self.page, self.tools = page, page.context.new_cdp_session(page)
        page.add_init_script(NOTE)

    def left(self, tries: int = 1) -> list[str]:
        """Return the places, in messages for seats, of the objects that so many tries to get rid of them have left in memory."""
        left: list[str] = []
        for _ in range(tries):
            self.tools.send("HeapProfiler.collectGarbage")
            if not (left := self.page.evaluate(LEFT)):
                break
        return left

    def hands(self) -> set[str]:
        """Return the larger hands in the messages for seats, as texts."""
        return {hand for hand in self.page.evaluate("hands") if sum(map(int, hand.strip("[]").split(","))) >= MANY}

    def forget(self) -> None:
        """Forget the messages."""
        self.page.evaluate("noted.splice(0) && hands.splice(0)")

    def lists(self) -> set[str]:
        """Return all lists of whole numbers in memory as texts."""
        return set(self._call_on_all("Array", NUMBERS))

    def records(self) -> int:
        """Return the number of arrays of bytes in memory: the games' records are such arrays."""
        return int(self._call_on_all("Uint8Array", "function () { return this.length; }"))

    def _call_on_all(self, kind: str, function: str) -> Any:
        """Call a function on the list of all objects of a kind, and return its result."""
        of_kind = self.tools.send("Runtime.evaluate", {"expression": f"{kind}.prototype", "objectGroup": "found"})
        prototype = {"prototypeObjectId": of_kind["result"]["objectId"], "objectGroup": "found"}
        found = self.tools.send("Runtime.queryObjects", prototype)["objects"]["objectId"]
        call = {"objectId": found, "functionDeclaration": function, "returnByValue": True}
        result = self.tools.send("Runtime.callFunctionOn", call)["result"]["value"]
        self.tools.send("Runtime.releaseObjectGroup", {"objectGroup": "found"})
        return result
