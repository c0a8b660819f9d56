"""What a player can do at the table besides playing."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.visitor import Visitor
from tests.server.running_server import RunningServer

# What a click just inside the corner of an element hits.
AT_CORNER = """(one) => {
  const {left, top} = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + 3, top + 8)) ? 'itself' : 'elsewhere';
}"""


def shown(anna: Visitor) -> str:
    """Describe the board in words."""
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


def test_a_lost_connection_comes_back_by_itself(visit_online: Visit) -> None:
    anna = visit_online()
    anna.play_now("altar")
    anna.wait_for_decision()
    page, step = anna.page, anna.step
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
    anna.press("1")
    expect(page.locator(".toast")).to_contain_text("You\u2019re not connected")
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert anna.step == step
    first_by_keys(anna)


def test_a_server_that_was_killed_is_found_again(visit: Visit, tmp_path: object) -> None:
    running = RunningServer(f"{tmp_path}/t.sqlite")
    anna = visit(port=running.port, online=True)
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


def test_tab_goes_on_from_the_action_line_after_an_action(anna: Visitor) -> None:
    step = anna.step
    anna.page.locator(".board button.glow").first.focus()
    anna.press("Enter")
    anna.confirm(step)
    expect(anna.page.locator("section.line")).to_be_focused()
    anna.press("Tab")
    expect(anna.page.locator("section.line :focus")).to_have_count(1)


def test_what_is_not_possible_is_explained_with_its_rule(anna: Visitor) -> None:
    anna.page.locator(".board button:not(.glow)").first.click()
    toast = anna.page.locator(".toasts .toast")
    expect(toast).to_contain_text(re.compile(r"can.t do that right now\. Now: "))
    expect(toast.get_by_role("link", name="Rule A")).to_have_attribute("href", re.compile(r"^/rules/altar#A\d+\.\d+$"))
    assert toast.evaluate(AT_CORNER) == "elsewhere"  # a click on a message reaches what it covers


def test_every_prompt_leads_to_its_rule(anna: Visitor) -> None:
    link = anna.page.locator("section.line").get_by_role("link", name="Rule A")
    clause = (link.get_attribute("aria-label") or "").removeprefix("Rule ")
    expect(link).to_have_attribute("title", f"See the rule ({clause})")
    with anna.page.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator(f"[id='{clause}']")
    expect(rule).to_be_in_viewport()


def covered_by_hints(anna: Visitor, part: str) -> float:
    """Return how much of the height of a part of the table is below the hints."""
    hints, box = anna.page.locator(".hints").bounding_box(), anna.page.locator(part).bounding_box()
    assert hints
    assert box
    return max(0, hints["y"] + hints["height"] - box["y"]) / box["height"]


def test_a_hint_weighs_the_choices(anna: Visitor) -> None:
    anna.press("h")
    hints = anna.page.locator(".hints li")
    hints.first.wait_for()
    chances = [int(text.rstrip("%")) for text in anna.page.locator(".hints .chance").all_inner_texts()]
    assert all(0 <= chance <= 100 for chance in chances)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    assert covered_by_hints(anna, ".board > .table") < 0.15
    assert covered_by_hints(anna, "section.line") == covered_by_hints(anna, ".board > .own") == 0
    anna.page.locator(".hints .close").click()
    expect(hints).to_have_count(0)


def test_a_hint_says_what_tells_the_choices_apart(anna: Visitor) -> None:
    notes = anna.page.locator(".hints small")
    while notes.count() < 2:  # sometimes the champion considers only one choice
        first_by_keys(anna)
        anna.wait_for_decision()
        if anna.page.locator(".stage[data-prompt='taking']:has(section.line.yours)").count() == 1:
            anna.press("h")
            expect(notes.first).to_have_text(re.compile("uncovers|scores|new column"))
    assert len(set(notes.all_inner_texts())) > 1


@pytest.mark.parametrize("viewport", [{"width": 1366, "height": 657}, {"width": 390, "height": 844}])
def test_a_selected_card_says_that_another_click_confirms(visit: Visit, viewport: ViewportSize) -> None:
    anna = visit(viewport=viewport, stored={"speed": "instant", "skipConfirm": False})
    anna.play_now("altar")
    anna.wait_for_decision()
    page, step = anna.page, anna.step
    card = page.locator(".own button.glow[aria-pressed]").first
    before = card.bounding_box()
    card.click()
    selected = page.locator(".board").get_by_role("button", name="(again to confirm)")
    expect(selected.locator(".again")).to_be_visible()
    assert selected.bounding_box() == before
    selected.click()
    anna.wait_for_change(step)


def test_a_large_screen_confirms_next_to_the_cards_where_there_is_space(visit: Visit) -> None:
    anna = visit(viewport={"width": 1366, "height": 657}, stored={"speed": "instant", "skipConfirm": False})
    anna.play_now("altar")
    anna.wait_for_decision()
    page, seen, beside = anna.page, set[str | None](), 0
    while len(seen) < 3:  # buying, playing and taking
        first_by_keys(anna)
        anna.wait_for_decision()
        if (prompt := page.locator(".stage").get_attribute("data-prompt")) in seen:
            continue
        seen.add(prompt)
        cards = page.locator(".board button.card.glow").all()
        for card in cards if len(cards) > 1 else []:  # the only legal action needs no confirmation
            card.click()
            choices = page.locator(".board .choices button")
            if choices.count():
                choices.first.click()
            expect(page.locator(".choice .primary")).to_be_in_viewport(ratio=1)
            beside += page.locator(".choice .floating").count()
            anna.press("Escape")
            if choices.count():
                card.click()
    assert beside


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_what_the_others_did_stays_until_they_act_again_and_opens_in_full(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    page = anna.page
    anna.play_now("altar", 3)
    anna.wait_for_decision()
    news = page.locator(".news")
    while not re.search("^Dewi .*Gede ", text := news.inner_text(), re.DOTALL):
        first_by_keys(anna)
        anna.wait_for_decision()
    while page.locator(".stage").get_attribute("data-prompt") != "taking":
        first_by_keys(anna)
        anna.wait_for_decision()
        expect(news).to_have_text(text, use_inner_text=True)
    for deed in news.locator(".deed").all():  # each is shown as a whole
        assert deed.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
        expect(deed).to_be_in_viewport(ratio=1)
    recent = page.get_by_role("list", name="Last actions")
    expect(recent).to_have_count(0)
    news.click()
    expect(recent).to_be_in_viewport(ratio=1)
    expect(recent.get_by_role("listitem")).to_have_count(3)
    anna.press("Escape")
    expect(recent).to_have_count(0)


def test_an_earlier_moment_can_be_seen(anna: Visitor) -> None:
    first_by_keys(anna)
    anna.wait_for_decision()
    step = anna.step
    anna.page.locator(".log li button").last.click()
    expect(anna.page.get_by_text("You\u2019re looking at an earlier position.")).to_be_visible()
    assert anna.step <= step
    anna.press("u")  # undoes nothing: the step that could be undone is not shown
    anna.press("Escape")
    expect(anna.page.get_by_text("You\u2019re looking at an earlier position.")).to_have_count(0)
    assert anna.step == step


def test_the_title_says_whose_turn_it_is(anna: Visitor) -> None:
    expect(anna.page).to_have_title(re.compile("Your turn"))


def test_the_question_mark_shows_the_keys(anna: Visitor) -> None:
    anna.press("?")
    expect(anna.page.get_by_role("dialog", name="Symbols and keys")).to_be_visible()
    anna.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_what_happened_is_said_to_who_cannot_see_it(anna: Visitor) -> None:
    first_by_keys(anna)
    expect(anna.page.locator("#voice")).to_have_text(re.compile(r"\w+ \w+"))


def test_a_table_that_is_not_there_is_said_to_be_so(visit: Visit) -> None:
    anna = visit("/table/nothing-here")
    expect(anna.page.get_by_role("heading", name="This table doesn\u2019t exist.")).to_be_visible()
    anna.page.get_by_role("link", name="Home", exact=True).click()
    expect(anna.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_card_explains_itself_until_escape(anna: Visitor) -> None:
    page, step = anna.page, anna.step
    card = page.locator("button[data-info]").first
    card.hover()
    info = page.get_by_role("tooltip")
    expect(info).to_contain_text(re.compile("Cost|Scoring"))
    box = info.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(info).to_be_visible()
    anna.press("Escape")
    expect(info).to_have_count(0)
    card.focus()
    anna.press("Tab")
    anna.press("Shift+Tab")
    expect(info).to_be_visible()
    expect(card).to_have_attribute("aria-describedby", info.get_attribute("id") or "")
    assert anna.step == step


def test_a_card_that_is_pressed_for_long_is_shown_large_and_not_chosen(visit: Visit) -> None:
    anna = visit(has_touch=True)
    anna.play_now("altar")
    anna.wait_for_decision()
    page, step = anna.page, anna.step
    card = page.locator("button.glow[data-info]").first
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".zoom img")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".zoom")).to_contain_text(re.compile("Cost|Scoring"))
    assert (anna.step, page.locator(".chosen").count()) == (step, 0)
    page.touchscreen.tap(at["x"], at["y"])
    expect(page.locator(".zoom")).to_have_count(0)
    assert (anna.step, page.locator(".chosen, .choice").count()) == (step, 0)  # the tap only closes what lies over the card
    page.touchscreen.tap(at["x"], at["y"])
    page.locator(f".chosen, .own .choices, .stage:not([data-step='{step}'])").first.wait_for()


def test_a_log_that_was_scrolled_returns_to_the_newest_line(visit: Visit) -> None:
    anna = visit(viewport={"width": 1366, "height": 657})
    anna.play_now("altar", 4)
    log = anna.page.locator(".log ol")
    rest = "(one) => one.scrollHeight - one.scrollTop - one.clientHeight"
    while log.evaluate("(one) => one.scrollHeight < 2 * one.clientHeight"):
        anna.wait_for_decision()
        first_by_keys(anna)
    newest = anna.page.get_by_role("button", name="Newest")
    expect(newest).to_have_count(0)
    log.evaluate("(one) => { one.scrollTop = 0; }")
    newest.click()
    expect(newest).to_have_count(0)
    assert log.evaluate(rest) <= 2
