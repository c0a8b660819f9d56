"""Lessons: boxes explain events in order, and the game waits until they have been read."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import END, Visitor
from tests.long import LONG

BOXES = {
    "altar-3": ["start", "plan", "priest", "take", "moved", "altar-own", "altar-own-result", "done"],
    "dalang-2": [
        *("start", "join", "exchange", "more", "second", "block", "repel", "force", "flee", "save", "saved", "answers", "done"),
    ],
}
TITLES = {"altar-3": "3. With the demon", "dalang-2": "2. On other players\u2019 turns"}

# Whether a lesson's box covers nothing of the log and the players, at most half of its subject, and nothing to choose from if the
# learner is to act.
IS_CLEAR = """() => {
  const coach = document.querySelector('.coach');
  const { left, right, top, bottom } = coach.getBoundingClientRect();
  const choices = coach.querySelector('.move') ? ', section.line .buttons button, button.glow' : '';
  const needed = `.side, section.panels article, [data-taught], [data-suggested]${choices}`;
  return [...document.querySelectorAll(needed)].filter((one) => one.checkVisibility() && !coach.contains(one)).filter((one) => {
    const rect = one.getBoundingClientRect();
    const width = Math.min(right, rect.right) - Math.max(left, rect.left);
    const height = Math.min(bottom, rect.bottom) - Math.max(top, rect.top);
    const covered = width > 1 && height > 1 ? (width * height) / (rect.width * rect.height) : 0;
    return covered > (one.matches('[data-taught]') ? 0.5 : 0);
  }).length === 0;
}"""

# The name of a lesson's box, whether it asks to act, and whether it asks to read on.
SHOWN = """(coach) => [
  coach.dataset.box ?? null,
  ...['.move', '.buttons .primary'].map((part) => coach.querySelector(part) !== null),
]"""

LESSONS = ("altar-1", "altar-2", "altar-3", "dalang-1", "dalang-2", "dalang-3") if LONG else ("altar-2", "dalang-3")
SIZES = [{"width": 1366, "height": 657}, {"width": 390, "height": 844}, {"width": 360, "height": 640}]


# What a lesson's box on a phone covers of its subject, the players, what to click next, the buttons of a result, and everything
# to choose from if the learner is to act: the box itself repeats the prompt. Text that does not fit needs a sign, and begins with
# its first line.
COVERED = """async () => {
  const ANSWERS = ['section.line .buttons button', 'button.glow'];
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // until the box has found its place
  const coach = document.querySelector('.coach');
  const box = coach.getBoundingClientRect();
  const text = coach.querySelector('.text');
  const isCut = text && text.scrollHeight > text.clientHeight + 2;
  if (isCut && !coach.querySelector('.more')?.checkVisibility()) return ['its own text'];
  if (text?.scrollTop) return ['its first line'];
  const END = ['.end h2', '.end .bars', '.end .next'];
  const MARKED = ['[data-taught]', '[data-suggested]'];
  const needed = [...MARKED, 'section.panels article', ...END, ...(coach.querySelector('.move') ? ANSWERS : [])];
  return needed.filter((selector) => [...document.querySelectorAll(selector)].some((one) => {
    const rect = one.getBoundingClientRect();
    const width = Math.min(box.right, rect.right) - Math.max(box.left, rect.left);
    const height = Math.min(box.bottom, rect.bottom) - Math.max(box.top, rect.top);
    return one.checkVisibility() && width > 1 && height > 1;
  }));
}"""
PHONES = ((390, 844), (360, 640), (844, 390))

# Whether a lesson's box on a high phone covers the table, although it could cover the action line and the hand instead.
OVER_TABLE = """() => {
  const needsLine = document.querySelector('section.line .buttons button') !== null;
  const needsHand = document.querySelector('.own :is([data-taught], [data-suggested], .glow), .laying') !== null;
  const { top } = document.querySelector('.coach').getBoundingClientRect();
  const { bottom } = document.querySelector('.board > .table')?.getBoundingClientRect() ?? { bottom: 0 };
  return !needsLine && !needsHand && top < bottom;
}"""


def coach_of(anna: Visitor) -> Locator:
    return anna.page.get_by_role("complementary", name="Lesson")


def begin(anna: Visitor, lesson: str) -> str:
    """Begin a lesson from the start page and return the name of its table."""
    page = anna.page
    game, number = lesson.split("-")
    card = page.locator("article").nth(("altar", "dalang").index(game))
    card.wait_for()
    if (more := card.get_by_role("button", name="More")).is_visible():  # on a phone
        more.click()
    card.get_by_role("button", name=f"Start: {number}.").click()
    expect(coach_of(anna)).to_be_visible()
    return anna.table


def act(anna: Visitor, table: str, *, otherwise: bool = False) -> None:
    """Make the suggested decision, or any without a suggestion, over HTTP because each game has its own ways to click."""
    game = anna.page.request.get(f"/api/tables/{table}").json()["game"]
    suggested = game["lesson"]["suggestion"]
    others = [one for one in game["actions"] if one != suggested]
    chosen = others[0] if otherwise or not suggested else suggested
    action: dict[str, Any] = {"do": "act", "step": game["step"], "action": chosen}
    assert anna.page.request.post(f"/api/tables/{table}/commands", data=action).ok


def finish(anna: Visitor, table: str, look: Callable[[str], None] = lambda _: None) -> list[str]:
    """Read and act up to a lesson's last box, looking at each. Return the names of all boxes."""
    coach, boxes = coach_of(anna), list[str]()
    while not boxes or not boxes[-1].endswith("done"):
        coach.wait_for()
        name, acts, reads = coach.evaluate(SHOWN)
        look(name)
        assert acts != reads or anna.over  # a learner either acts or reads on, or uses the buttons of the result
        if name and name not in boxes:
            boxes.append(name)
        if acts:
            step = anna.step
            act(anna, table)
            anna.wait_for_change(step)
        elif name.endswith("jump"):
            coach.get_by_role("button", name="Skip to the last turns").click()
            expect(anna.page.locator(f"[data-box='{name}']")).to_have_count(0)
        elif not name.endswith("done"):
            expect(coach.get_by_role("button", name="Next")).to_be_focused()
            anna.press("Enter")
            expect(anna.page.locator(f"[data-box='{name}']")).to_have_count(0)
    return boxes


def is_real_game(anna: Visitor, lesson: str) -> bool:
    """Whether the page has left a lesson's table for a game with its player's decision."""
    anna.page.wait_for_url(lambda url: not url.endswith(lesson))
    anna.wait_for_decision()
    options = anna.page.request.get(f"/api/tables/{anna.table}").json()["table"]["options"]
    return options["lesson"] is None


@pytest.mark.parametrize("lesson", BOXES)
def test_a_lesson_shows_its_boxes_in_order_is_marked_as_finished_and_leads_to_a_game(visit_online: Visit, lesson: str) -> None:
    anna = visit_online()
    table = begin(anna, lesson)
    assert [name.removeprefix(f"{lesson}-") for name in finish(anna, table)] == BOXES[lesson]
    coach_of(anna).get_by_role("button", name="New game (novice)").click()
    assert is_real_game(anna, table)
    anna.page.goto("/")
    expect(anna.page.get_by_label("Bot level")).to_have_value("novice")
    again = anna.page.get_by_role("button", name=f"Again: {TITLES[lesson]}")
    expect(again).to_be_visible()
    expect(again.locator("xpath=..")).to_contain_text("finished")


def test_the_end_of_a_lesson_s_game_leads_to_a_game(visit_online: Visit) -> None:
    anna = visit_online()
    table = begin(anna, "dalang-3")
    anna.press("Escape")  # hides the lesson
    anna.resign()
    anna.page.locator(END).get_by_role("button", name="New game (novice)").click()
    assert is_real_game(anna, table)


def test_another_action_than_the_suggested_one_is_undone_in_the_box_about_it(visit_online: Visit) -> None:
    anna = visit_online(viewport={"width": 390, "height": 844})
    table, coach = begin(anna, "altar-1"), coach_of(anna)
    while not coach.locator(".move").count():
        coach.get_by_role("button", name="Next").click()
    box = coach.get_attribute("data-box")
    act(anna, table, otherwise=True)
    expect(coach).to_have_attribute("data-box", "web-coach-free")
    coach.get_by_role("button", name="Undo").click()
    expect(coach).to_have_attribute("data-box", str(box))
    expect(coach.locator(".move")).to_be_visible()


@pytest.mark.parametrize("viewport", SIZES)
def test_a_box_covers_nothing_that_a_learner_needs(visit_online: Visit, viewport: ViewportSize) -> None:
    anna = visit_online(viewport=viewport)
    table = begin(anna, "altar-3")
    for _ in range(3):
        coach_of(anna).wait_for()
        anna.page.wait_for_function(IS_CLEAR)
        if coach_of(anna).locator(".move").count():
            step = anna.step
            act(anna, table)
            anna.wait_for_change(step)
        else:
            anna.press("Enter")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("lesson", LESSONS)
def test_no_box_covers_what_it_speaks_about_on_a_phone(visit_online: Visit, lesson: str) -> None:
    anna = visit_online(viewport={"width": 390, "height": 844})
    covered: list[str] = []
    sizes = cycle(PHONES)

    def look(box: str) -> None:
        for width, height in PHONES if LONG else [next(sizes)]:
            anna.page.set_viewport_size({"width": width, "height": height})
            covered.extend(f"{box}, {width}x{height}: {one}" for one in anna.page.evaluate(COVERED))
            if (width, height) == PHONES[0] and anna.page.evaluate(OVER_TABLE):
                covered.append(f"{box}: the table")

    finish(anna, begin(anna, lesson), look)
    assert covered == []


@pytest.mark.timeout(300)
def test_the_result_of_the_first_lesson_is_whole_on_a_phone(visit_online: Visit) -> None:
    anna = visit_online(viewport={"width": 390, "height": 844})
    finish(anna, begin(anna, "altar-1"))
    points = anna.page.locator(END).get_by_role("group", name="Final points")
    expect(points.get_by_role("row")).not_to_have_count(0)
    assert points.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
    expect(points.get_by_role("row").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])  # the text scrolls smoothly, or jumps
def test_a_text_that_does_not_fit_can_be_read_on(visit_online: Visit, motion: str) -> None:
    anna = visit_online(viewport={"width": 390, "height": 844}, reduced_motion=motion)
    begin(anna, "altar-3")
    coach = coach_of(anna)
    coach.evaluate("(one) => Object.assign(one.style, {minHeight: '0', maxHeight: '7rem'})")
    anna.page.evaluate("dispatchEvent(new Event('resize'))")
    text, onward = coach.locator(".text"), coach.get_by_role("button", name="Read on")
    expect(onward).to_be_visible()
    for _ in range(10):
        if onward.count():
            read = text.evaluate("(one) => one.scrollTop")
            onward.click()
            anna.page.wait_for_function("(read) => document.querySelector('.coach .text').scrollTop > read", arg=read)
    expect(onward).to_have_count(0)
    assert text.evaluate("(one) => one.scrollHeight - one.scrollTop - one.clientHeight") <= 2


def test_a_sheet_can_be_collapsed(visit_online: Visit) -> None:
    anna = visit_online(viewport={"width": 390, "height": 844})
    begin(anna, "altar-3")
    coach = coach_of(anna)
    coach.get_by_role("button", name="Collapse").click()
    expect(coach.get_by_text("demon variant")).to_be_hidden()
    expect(coach.get_by_role("button", name="Next")).to_be_visible()
    coach.get_by_role("button", name="Expand").click()
    expect(coach.get_by_text("demon variant")).to_be_visible()


def test_a_picked_card_is_dropped_after_an_action_and_an_undo(visit_online: Visit) -> None:
    anna = visit_online()
    table = begin(anna, "dalang-1")
    anna.press("Escape")  # hides the lesson
    while not (prompt := anna.page.locator(".stage[data-prompt='exchanging']:has(section.line.yours)")).count():
        anna.wait_for_decision()
        step = anna.step
        act(anna, table)
        anna.wait_for_change(step)
    cards = anna.page.locator("[data-kind] button")
    priest = anna.page.locator("[data-kind='priest'] button")
    priest.click()
    expect(priest).to_have_attribute("aria-pressed", "true")
    step = anna.step
    anna.page.locator("[data-anchor='island-wontong'] button.glow").first.click()
    anna.confirm(step)
    anna.page.get_by_role("button", name="Undo").click()
    expect(prompt).to_have_attribute("data-step", str(step))
    for card in cards.all():
        expect(card).to_have_attribute("aria-pressed", "false")


def test_a_learner_clicks_what_the_lesson_marks(visit_online: Visit) -> None:
    anna = visit_online()
    begin(anna, "altar-3")
    coach = coach_of(anna)
    expect(coach).not_to_contain_text("Your move")
    expect(anna.page.locator("[data-suggested]")).to_have_count(0)
    anna.press("Enter")
    expect(coach).to_contain_text("Your move: Play a banana farmer")
    expect(coach.get_by_role("button", name="Next")).to_have_count(0)
    step = anna.step
    anna.page.locator("[data-suggested]").click()
    anna.confirm(step)
    expect(coach).to_contain_text("Your move: Take from column 2")
    expect(anna.page.locator("[data-suggested][data-anchor='offer-2']")).to_be_visible()


def test_a_lesson_can_be_hidden_and_its_progress_is_stored(visit_online: Visit) -> None:
    anna = visit_online()
    table = begin(anna, "dalang-3")
    coach = coach_of(anna)
    first = coach.get_attribute("data-box")
    expect(coach).to_contain_text("Your move: Play a prince")
    anna.press("Escape")
    expect(coach).to_have_count(0)
    anna.page.get_by_role("button", name="Show lesson").click()
    expect(anna.page.locator(f"[data-box='{first}']")).to_be_visible()
    step = anna.step
    act(anna, table)
    anna.wait_for_change(step)
    expect(anna.page.locator("[data-box='dalang-3-show']")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator("[data-box='dalang-3-show']")).to_be_visible()
    anna.page.goto("/")
    again = anna.page.get_by_role("link", name="Continue: 3. Contests and laying down")
    expect(again).to_have_attribute("href", f"/table/{table}")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_turn_is_shown_on_the_start_page(visit_online: Visit, motion: str) -> None:
    page = visit_online(reduced_motion=motion).page
    page.get_by_role("button", name="A turn in one minute").first.click()
    overview = page.get_by_role("dialog", name="A turn in one minute")
    if motion == "reduce":
        expect(overview.get_by_role("listitem")).to_have_count(8)
        overview.get_by_role("button", name="Now try it").click()
        expect(page.get_by_role("complementary", name="Lesson")).to_be_visible()
        return
    expect(overview.get_by_role("status")).to_contain_text("1 of 8")
    overview.get_by_role("button", name="Next step").click()
    expect(overview.get_by_role("status")).to_contain_text("2 of 8")
    expect(overview.get_by_role("button", name="Play")).to_be_visible()
