"""Other players' actions: shown one at a time, at the player's speed, and with alerts in a hidden tab."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.visitor import YOURS, Visitor

# A page that can be hidden, and that notes its notifications.
HIDEABLE = """
window.notices = [];
window.away = false;
Object.defineProperty(document, 'hidden', {get: () => window.away});
window.Notification = class { static permission = 'granted'; constructor(title, {body}) { window.notices.push([title, body]); } };
"""
NEXT_ACTION = ".aside button.primary:enabled"
# Waits until the server is ahead of the page, and returns the step that the page shows.
BEHIND = """async () => {
  const shown = () => Number(document.querySelector('.stage').dataset.step);
  const table = location.pathname.split('/').at(-1);
  for (;;) {
    const {game} = await (await fetch(`/api/tables/${table}`)).json();
    if (game.step > shown() + 4) return shown();
  }
}"""


def watch_bots(visit_online: Visit, game: str, **stored: object) -> Visitor:
    """Open a table of bots whose spectators see every card, and watch it."""
    anna = visit_online(f"/new?game={game}", stored=stored)
    page = anna.page
    page.get_by_label(re.compile("^Players")).select_option("3")
    for seat in (1, 2, 3):
        page.get_by_label(re.compile(f"^{seat}")).select_option("novice")
    page.get_by_label("Spectators see all cards").check()
    page.get_by_role("button", name="Open table").click()
    page.get_by_role("button", name="Start game").click()
    anna.wait_for_table()
    return anna


def steps_of(page: Page) -> list[int]:
    """Return the steps that the page has shown since `note_steps`."""
    return list(page.evaluate("window.steps"))


def said_on(page: Page) -> list[str]:
    """Return what the action line has said since `note_steps`."""
    return list(page.evaluate("window.said"))


def note_steps(page: Page) -> None:
    """Note every step and every prompt, however briefly the page shows it."""
    page.evaluate(
        """() => {
          const stage = document.querySelector('.stage');
          window.steps = [Number(stage.dataset.step)];
          window.said = [];
          new MutationObserver(() => window.steps.push(Number(stage.dataset.step)))
            .observe(stage, {attributes: true, attributeFilter: ['data-step']});
          new MutationObserver(() => window.said.push(document.querySelector('.prompt')?.textContent.trim() ?? ''))
            .observe(stage, {subtree: true, childList: true, characterData: true});
        }"""
    )


def test_step_by_step_the_next_action_waits_for_the_player(visit_online: Visit) -> None:
    anna = visit_online(stored={"speed": "step"})
    page = anna.page
    anna.play_now("altar", players=3)
    onward = page.get_by_role("button", name="Next action")
    while not onward.is_enabled():  # until others have acted
        if anna.asked:
            first_by_keys(anna)
        else:
            anna.press("n")
        page.locator(f"{YOURS}, {NEXT_ACTION}").first.wait_for()
    step = anna.step
    assert page.locator(f"{YOURS}, button.glow").count() == 0
    note_steps(page)
    anna.press("n")
    anna.wait_for_change(step)
    assert len(steps_of(page)) == 2
    while not anna.asked:
        page.locator(f"{YOURS}, {NEXT_ACTION}").first.wait_for()
        if onward.is_enabled():
            anna.press("Escape")  # to the present, after which a bot may act once more


def test_a_click_skips_to_the_present_and_chooses_nothing(visit_online: Visit) -> None:
    anna = visit_online(stored={"speed": "slow"})
    page = anna.page
    anna.play_now("altar", players=3)
    anna.wait_for_decision()
    while anna.asked:
        first_by_keys(anna)
    behind = page.get_by_role("button", name="Skip to the present")
    expect(behind).to_be_enabled()
    while page.locator(YOURS).count() == 0:
        if behind.is_enabled():
            page.locator(".board > .table").click(position={"x": 5, "y": 5})
    assert page.locator(".chosen").count() == 0


def test_while_others_play_only_the_table_skips_and_the_page_says_so_once(visit_online: Visit) -> None:
    anna = visit_online(stored={"speed": "step"}, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = anna.page
    anna.play_now("altar", players=3)
    page.locator(f"{YOURS}, {NEXT_ACTION}").first.wait_for()
    while anna.asked:
        first_by_keys(anna)
        page.locator(f"{YOURS}, {NEXT_ACTION}").first.wait_for()
    step, tip = anna.step, page.get_by_text("Tap the table to skip ahead")
    expect(tip).to_be_visible()
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.locator(".log")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    page.locator("section.panels article").last.tap(position={"x": 60, "y": 10})
    expect(page.get_by_role("dialog")).to_be_visible()
    anna.close_dialog()
    assert anna.step == step
    page.locator(".board > .table").tap()
    anna.wait_for_change(step)
    expect(tip).to_have_count(0)


def test_every_action_of_others_is_shown_and_said_for_a_while(visit_online: Visit) -> None:
    anna = visit_online(stored={"speed": "fast"}, viewport={"width": 390, "height": 844})
    page = anna.page
    anna.play_now("altar", players=2)
    anna.wait_for_decision()
    note_steps(page)
    while anna.asked:
        first_by_keys(anna)
    page.wait_for_function("() => window.steps.length >= 5")  # two of each player and the position before
    anna.wait_for_decision()
    for deed in ("plays", "takes"):
        assert any(re.match(f"Dewi {deed}", text) for text in said_on(page))
    page.locator(".news").get_by_text(re.compile("^Dewi takes")).click()
    expect(page.get_by_role("list", name="Last actions").get_by_text(re.compile("^Dewi .* takes"))).to_be_visible()


def test_spectators_pause_and_see_every_card_at_a_table_of_bots(visit_online: Visit) -> None:
    anna = watch_bots(visit_online, "altar", speed="fast")
    page = anna.page
    expect(page.locator(".own .card").first).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.evaluate(BEHIND)
    step = page.evaluate(BEHIND)
    assert page.evaluate(BEHIND) == step
    page.get_by_role("button", name="Continue").click()
    anna.wait_for_change(step)


def test_a_hidden_tab_calls_the_player(visit_online: Visit) -> None:
    anna = visit_online(stored={"speed": "slow", "notices": True})
    page = anna.page
    page.add_init_script(HIDEABLE)
    page.reload()
    anna.play_now("altar", players=2)
    anna.wait_for_decision()
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    while anna.asked:
        first_by_keys(anna)
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.evaluate("() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')); }")
    page.wait_for_function("() => window.notices.length > 0")
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate("window.notices")[0][0] == "Your turn"


def test_notifications_are_asked_for_only_in_the_settings(visit_online: Visit) -> None:
    anna = visit_online("/settings", permissions=["notifications"])
    switch = anna.page.get_by_label("Notifications")
    expect(switch).not_to_be_checked()
    switch.check()
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('bali-settings')).notices") is True
