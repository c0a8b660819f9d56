"""A visitor of the page, with a method for everything that people do there."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.deals import DEAL, know_deals

YOURS = "section.line.yours"
END = "section.end"
CURTAIN = ".curtain"
HANDOVER = ".handover button"
CONTROLLED = """() => new Promise((resolve) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) resolve();
  else serviceWorker.addEventListener('controllerchange', resolve, { once: true });
})"""
TIMEOUT = 200_000  # milliseconds: the first bot of a new version has to be compiled


class Visitor:
    """A page, and the ways to play on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.knows_deals = False

    def know_deals(self, *, at_once: bool = True, deal: int = DEAL) -> None:
        """Let games on this device have the same cards in every run. Bots answer `at_once`, or as slowly as for people."""
        if not self.knows_deals:
            know_deals(self.page, at_once=at_once, deal=deal)
            self.knows_deals = True

    def play_now(self, game: str, players: int | None = None, level: str = "novice", deal: int = DEAL) -> None:
        """Start a game against bots on this device, from the start page, with the fewest players unless told otherwise."""
        self.know_deals(deal=deal)
        page = self.page
        page.get_by_label("Bot level").select_option(level)
        card = page.locator("article").nth(("altar", "dalang").index(game))
        count = card.get_by_role("combobox")
        if players:
            count.select_option(str(players))
        else:
            count.select_option(index=0)
        card.get_by_role("button", name="Play now").click()
        self.wait_for_table()

    def play_online(self, game: str, players: int, level: str = "novice") -> None:
        """Start a game against bots at an online table."""
        page = self.page
        page.goto(f"/new?game={game}")
        page.get_by_label("Players").select_option(str(players))
        for seat in range(1, players):
            page.locator(".seat select").nth(seat).select_option(level)
        page.get_by_role("radio", name="Online").check()
        page.get_by_role("button", name="Start game").click()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        expect(self.page.locator(".stage")).to_be_visible()

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(YOURS).count() > 0

    def wait_for_decision(self) -> None:
        """Wait until it is this player's decision, or the game is over."""
        self.page.locator(f"{YOURS}, {END}").first.wait_for(timeout=TIMEOUT)

    @property
    def table(self) -> str:
        """The name of the table on the page."""
        return self.page.url.rpartition("/")[2]

    @property
    def step(self) -> int:
        """The number of actions before the position shown."""
        return int(self.page.locator(".stage").get_attribute("data-step") or -1)

    def wait_for_step(self, step: int) -> None:
        """Wait until the position after this number of actions is shown."""
        expect(self.page.locator(f".stage[data-step='{step}']")).to_be_visible()

    def close_dialog(self) -> None:
        """Close the dialog by a key, and wait until the page has noticed: a closed dialog is hidden before it is gone."""
        self.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)

    def wait_for_change(self, step: int) -> None:
        """Wait until the position has changed."""
        self.page.locator(f".stage:not([data-step='{step}']), .curtain").first.wait_for()

    def confirm(self, step: int) -> None:
        """Confirm the choice if the page asks for confirmation."""
        self.page.locator(f".stage:not([data-step='{step}']), .choice").first.wait_for()
        if self.step == step:
            self.page.locator(".choice .primary").click()
        self.wait_for_change(step)

    def wait_until_stored(self) -> None:
        """Wait until the page works without a network. The page's policy forbids Playwright's own way to wait."""
        self.page.evaluate(CONTROLLED)

    def resign(self) -> None:
        self.page.get_by_role("button", name="Leave or resign").click()
        self.page.get_by_role("button", name="Resign", exact=True).click()
        self.page.get_by_role("button", name="Yes, resign").click()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def play_on(self, decide: Callable[["Visitor"], None], most: int = 3000) -> int:
        """Decide until the game is over and return the number of decisions."""
        for made in range(most):
            self.wait_for_decision()
            if self.over:
                return made
            decide(self)
        raise AssertionError("the game does not end")

    def open_curtain(self) -> None:
        """Sit down at the screen as the player who is called."""
        self.page.locator(f"{CURTAIN} button").click()
        expect(self.page.locator(CURTAIN)).to_have_count(0)

    def play_until_the_curtain(self, decide: Callable[["Visitor"], None]) -> None:
        """Decide until the turn is over, and pass the screen to the next player."""
        while True:
            self.page.locator(f"{YOURS}, {HANDOVER}").first.wait_for()
            if self.page.locator(HANDOVER).count():
                break
            decide(self)
        self.page.locator(HANDOVER).click()
        self.page.locator(CURTAIN).wait_for()
