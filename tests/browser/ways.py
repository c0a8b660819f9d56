"""Ways to decide at the page."""

from tests.browser.visitor import Visitor


def click_what_glows(anna: Visitor) -> None:
    """Chooses the first thing on the board that glows, or else the first button of the action line."""
    step, page = anna.step, anna.page
    page.locator(".board button.glow, .line .choices button").first.click()
    more = page.locator(".board .ways button, .board .choices button")
    if more.count():
        more.first.click()
    anna.confirm(step)


def first_by_keys(anna: Visitor) -> None:
    """Chooses by number and confirms by Enter."""
    step = anna.step
    anna.press("1")
    anna.page.locator(f".stage:not([data-step='{step}']), .choice").first.wait_for()
    if anna.page.locator(".choice").count():
        anna.press("Enter")
    anna.moved(step)
