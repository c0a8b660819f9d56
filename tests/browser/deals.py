"""Games on this device with the same cards in every run, against bots that answer at once."""

import re
from itertools import count

from playwright.sync_api import Page, Route

DEAL = 8  # the visitor begins, whatever the bots would do
WORKER = re.compile("/assets/worker-")  # owns this device's tables

# Stands before the script of a worker. Its random numbers follow from the deal, and a bot's answer is not delayed.
KNOWN = """{
  let state = %d;
  const next = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 24;
  crypto.getRandomValues = (bytes) => bytes.map(next);
  const wait = setTimeout;
  if (%d) self.setTimeout = (then) => wait(then);
}
"""

# Replaces the script that the service worker has stored. The page's policy forbids Playwright's own ways.
STORE = """async ({ prefix }) => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const request = (await cache.keys()).find(({ url }) => url.includes('/assets/worker-'));
  const answer = await cache.match(request);
  await cache.put(request, new Response(prefix + await answer.text(), answer));
}"""


def know_deals(page: Page, *, at_once: bool, deal: int = DEAL) -> None:
    """Deal the same cards in every run in all games that a page opens on this device from now on."""
    workers = count(deal)  # after a reload there is another worker, whose tables need other names

    def give(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=KNOWN % (next(workers), at_once) + answer.text())

    page.route(WORKER, give)


def know_stored_deals(page: Page) -> None:
    """Do the same for one game on a page whose files come from the service worker."""
    page.evaluate(STORE, {"prefix": KNOWN % (DEAL, True)})
