"""What a player can do at the table besides playing."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.visitor import Visitor
from tests.server.running_server import RunningServer


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    """A player of altar who has to decide."""
    anna = visit()
    anna.play_now("altar")
    anna.wait_for_decision()
    return anna


def shown(anna: Visitor) -> str:
    """Return what is on the board, in words."""
    labels = anna.page.locator(".board [aria-label], section.panels").evaluate_all(
        "all => all.map(one => one.ariaLabel ?? one.innerText)"
    )
    return "\n".join(labels)


def test_a_reload_shows_the_same_table_at_once(anna: Visitor) -> None:
    first_by_keys(anna)
    anna.wait_for_decision()
    before = anna.step, shown(anna)
    anna.page.reload()
    anna.wait_for_decision()
    assert (anna.step, shown(anna)) == before


def test_a_lost_connection_comes_back_by_itself(anna: Visitor) -> None:
    page = anna.page
    page.context.set_offline(True)
    anna.press("1")  # the server does not receive it
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    first_by_keys(anna)


def test_a_server_that_was_killed_is_found_again(visit: Visit, tmp_path: object) -> None:
    running = RunningServer(f"{tmp_path}/t.sqlite")
    anna = visit(port=running.port)
    anna.play_now("altar")
    anna.wait_for_decision()
    first_by_keys(anna)
    anna.wait_for_decision()
    step = anna.step
    running.process.kill()
    running.process.communicate()
    expect(anna.page.get_by_text("Connection lost")).to_be_visible()
    again = RunningServer(f"{tmp_path}/t.sqlite", port=running.port)
    try:
        expect(anna.page.get_by_text("Connection lost")).to_have_count(0)
        assert anna.step == step
        first_by_keys(anna)
    finally:
        again.stop()


def test_a_step_is_taken_back(anna: Visitor) -> None:
    step, before = anna.step, shown(anna)
    first_by_keys(anna)
    anna.page.get_by_role("button", name="Undo").click()
    anna.page.locator(f".stage[data-step='{step}']").wait_for()
    assert shown(anna) == before
    first_by_keys(anna)


def test_what_is_not_possible_is_explained_with_its_rule(anna: Visitor) -> None:
    anna.page.locator(".board button:not(.glow)").first.click()
    expect(anna.page.locator(".toasts .toast")).to_contain_text(re.compile(r"can.t do that right now.* \(A\d+\.\d+\)"))


def test_every_prompt_leads_to_its_rule(anna: Visitor) -> None:
    link = anna.page.locator(".clause")
    clause = link.inner_text()
    with anna.page.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator(f"[id='{clause}']")
    expect(rule).to_be_in_viewport()


def test_a_hint_weighs_the_choices(anna: Visitor) -> None:
    anna.press("h")
    hints = anna.page.locator(".hints li")
    hints.first.wait_for()
    chances = [int(text.rstrip("%")) for text in anna.page.locator(".hints .chance").all_inner_texts()]
    assert all(0 <= chance <= 100 for chance in chances)


def test_an_earlier_moment_can_be_seen(anna: Visitor) -> None:
    first_by_keys(anna)
    anna.wait_for_decision()
    step = anna.step
    anna.page.locator(".log li button").last.click()
    expect(anna.page.get_by_text("You\u2019re looking at an earlier position.")).to_be_visible()
    assert anna.step <= step
    anna.press("Escape")
    expect(anna.page.get_by_text("You\u2019re looking at an earlier position.")).to_have_count(0)
    assert anna.step == step


def test_the_title_says_whose_turn_it_is(anna: Visitor) -> None:
    expect(anna.page).to_have_title(re.compile("Your turn"))


def test_the_question_mark_shows_the_keys(anna: Visitor) -> None:
    anna.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_what_happened_is_said_to_who_cannot_see_it(anna: Visitor) -> None:
    first_by_keys(anna)
    expect(anna.page.locator("#voice")).to_have_text(re.compile(r"\w+ \w+"))


def test_a_standing_order_passes_for_the_rest_of_the_turn(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.play_now("dalang")
    order = page.get_by_role("button", name="Pass for the rest of this turn")
    while not order.count():
        anna.wait_for_decision()
        first_by_keys(anna)
    step = anna.step
    order.click()
    anna.wait_for_change(step)


def test_a_table_that_is_not_there_is_said_to_be_so(visit: Visit) -> None:
    anna = visit("/table/nothing-here")
    expect(anna.page.get_by_role("heading", name="This table doesn\u2019t exist.")).to_be_visible()
    anna.page.get_by_role("link", name="Home", exact=True).click()
    expect(anna.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_card_that_is_pressed_for_long_is_shown_large_and_not_chosen(anna: Visitor) -> None:
    page, step = anna.page, anna.step
    page.locator(".board button.glow").first.hover()
    page.mouse.down()
    expect(page.locator(".zoom img")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".zoom")).to_have_count(0)
    assert anna.step == step
    assert page.locator(".chosen").count() == 0
