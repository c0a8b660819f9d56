"""Whole games in the browser, from the first click to the points."""

from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.decisions import click_what_glows, first_by_keys, play_calmly
from tests.browser.visitor import END
from tests.long import LONG
from tests.server.running_server import Guest, RunningServer, cookie_of, play

BY_HAND = 20 if LONG else 10  # decisions with a real mouse or real keys; after them the page plays itself, which is quicker


def test_altar_by_clicks_from_one_click_to_the_points(visit: Visit) -> None:
    anna = visit()
    anna.play_now("altar")
    for _ in range(BY_HAND):
        anna.wait_for_decision()
        click_what_glows(anna)
    play_calmly(anna)
    end = anna.page.locator(END)
    title = end.get_by_role("heading")
    expect(title).to_be_focused()  # without motion, the result is there immediately
    expect(anna.page.locator("#voice")).to_have_text(title.inner_text())
    expect(end.get_by_role("row")).to_have_count(10)  # the names, seven categories, total and place
    totals = end.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    assert all(int(points) >= 0 for points in totals)
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()


def test_dalang_from_one_click_to_the_points(visit: Visit, shared_server: RunningServer) -> None:
    guest = Guest(shared_server.port, "Anna")
    anna = visit(cookie=cookie_of(guest), online=True)
    anna.play_now("dalang")
    for _ in range(BY_HAND):
        anna.wait_for_decision()
        first_by_keys(anna)
    table = anna.page.url
    anna.page.goto("/rules/dalang")
    with closing(guest.listen(table.rpartition("/")[2])) as seat:  # the rest of the game on another device
        play([seat])
    anna.page.goto(table)
    expect(anna.page.locator(END).get_by_role("row")).to_have_count(5)
