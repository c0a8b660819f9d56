"""Every prompt of both games with the most players fits every screen in every language, and axe finds nothing."""

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from bali.core.reported import current_prompt
from bali.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.decisions import ALTAR, DALANG, first_by_keys, first_key
from tests.browser.faults import faults
from tests.browser.fitting import SIZES, Size, misfits, speak
from tests.browser.visitor import Visitor
from tests.long import LONG
from tests.server.running_server import RunningServer, cookie_of, run_server, sit
from tests.server.stored_tables import Log, act, add, cookie_for, started, store

NAME = "Bartholomäus"  # as long as a name can be
OPTIONS: dict[str, dict[str, Any]] = {"altar": {"variants": ["oracle", "demon"], "memory": "open"}, "dalang": {"memory": "open"}}
LIKED = {
    "altar": ("buy rice", "play 2 rice", "play 3 rice"),
    "dalang": (),
}  # so that rice runs out, and another type is claimed (A7.7)
DECISIONS = 8 if LONG else 4  # against bots, until they have played some cards
SHARE = 5  # outside of `make long`, a prompt is shown in every fifth size, and axe looks at every fifth prompt
EARLY = 60  # commands after which the table is full
ALWAYS_CONFIRM = "localStorage.setItem('bali-settings', JSON.stringify({skipConfirm: false, showsKeys: true}))"
SETTLED = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"  # the page has measured itself
PARTS = ".board > .table, .board > .own, section.panels"


class Asked(NamedTuple):
    """A table at which a player has to decide."""

    prompt: str
    step: int
    confirms: bool  # whether an action needs a confirmation
    log: Log


def prompts_on_full_tables(game: str, prompts: list[str]) -> Iterator[Asked]:
    """Play games of four at one screen, mostly at random, until every prompt has come up once on a full table."""
    chance, missing = random.Random(1), set(prompts)
    for deal in count():
        table, log = started(game, [NAME] * 4, deal, **OPTIONS[game])
        while missing and table.asked is not None:
            match = table.match
            prompt, actions = (
                current_prompt(match.game, match.state).name,
                [match.game.describe(int(one)) for one in match.legal()],
            )
            assert prompt in prompts
            if prompt in missing and len(log) >= EARLY:
                missing.remove(prompt)
                yield Asked(prompt, table.step, len(actions) > 1, log[:])
            liked = [action for action in actions if action.startswith(LIKED[game])] if LIKED[game] else []
            add(table, log, act(table, chance.choice(liked or actions)))
        if not missing:
            return


def sizes_by_language(turn: int) -> list[tuple[str, list[Size]]]:
    """Return the languages with the sizes to look at in each: all of them, or on each turn another language and other sizes."""
    if LONG:
        return [(language, list(SIZES)) for language in LANGUAGES]
    return [(LANGUAGES[turn % len(LANGUAGES)], list(SIZES[turn % SHARE :: SHARE]))]


def show(page: Page, asked: Asked) -> None:
    """Open a table at a prompt."""
    page.goto(f"/table/{asked.prompt}")
    page.locator(".curtain button").click()
    page.locator(f".stage[data-step='{asked.step}'][data-prompt='{asked.prompt}']").wait_for()


def misfits_when_confirming(anna: Visitor, size: Size) -> list[str]:
    """Choose an action and return what then does not fit, or has moved."""
    page = anna.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    before = page.locator(PARTS).evaluate_all("(parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect()))")
    anna.press(first_key(anna))
    page.locator(".choice").wait_for()
    found = misfits(page, size)
    after = page.locator(PARTS).evaluate_all("(parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect()))")
    page.keyboard.press("Escape")
    return found if after == before else [*found, "the board has moved"]


@pytest.mark.timeout(600 if LONG else 300)  # about 3 screens for each prompt; the long form looks at about 40
@pytest.mark.parametrize(("game", "prompts"), [("altar", ALTAR), ("dalang", DALANG)])
def test_every_prompt_fits_every_screen(visit: Visit, tmp_path: Path, game: str, prompts: list[str]) -> None:
    all_asked = list(prompts_on_full_tables(game, prompts))
    database = store(tmp_path / "tables.sqlite", {asked.prompt: asked.log for asked in all_asked})
    with run_server(database) as running:
        assert misfits_at_all_prompts(visit(port=running.port, cookie=cookie_for(NAME)), all_asked) == []


def misfits_at_all_prompts(anna: Visitor, all_asked: list[Asked]) -> list[str]:
    """Return what does not fit, and what axe finds, at tables with every prompt."""
    page = anna.page
    page.add_init_script(ALWAYS_CONFIRM)
    wrong: list[str] = []
    for turn, asked in enumerate(all_asked):
        show(page, asked)
        for language, sizes in sizes_by_language(turn):
            speak(page, language)
            wrong += [f"{asked.prompt}, {language}, {size}: {one}" for size in sizes for one in misfits(page, size)]
        if asked.confirms:
            for size in SIZES if LONG else [SIZES[turn % len(SIZES)]]:
                wrong += [f"{asked.prompt}, confirming, {size}: {one}" for one in misfits_when_confirming(anna, size)]
        if LONG or turn % SHARE == 0:
            page.emulate_media(color_scheme="dark" if turn // SHARE % 2 else "light")
            wrong += [f"{asked.prompt}: {fault}" for fault in faults(anna)]
    return wrong


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_three_bots_fit_a_desktop(visit: Visit, game: str) -> None:
    anna = visit()
    anna.play_now(game, 4)
    wrong: list[str] = []
    for _ in range(DECISIONS):
        anna.wait_for_decision()
        first_by_keys(anna)
    anna.wait_for_decision()
    for size in SIZES[:5]:
        wrong += [f"{size}: {one}" for one in misfits(anna.page, size)]
    assert wrong == []


def test_a_phone_has_log_and_chat_in_a_drawer(visit: Visit, shared_server: RunningServer) -> None:
    table, (guest, ben), _ = sit(shared_server.port, "altar", 2, 2)
    anna = visit(f"/table/{table}", cookie=cookie_of(guest), viewport={"width": 390, "height": 844})
    drawer, opener = anna.page.locator(".side"), anna.page.get_by_role("button", name="Log and chat")
    anna.wait_for_table()
    expect(drawer).to_be_hidden()
    ben.do(table, "say", text="Hello!")
    expect(opener).to_have_accessible_name("Log and chat 1 new message")

    opener.click()
    expect(drawer.get_by_role("tab", name="Log")).to_be_focused()
    expect(drawer.get_by_role("listitem").last).to_be_in_viewport()
    drawer.get_by_role("tab", name="Chat").click()
    expect(drawer.get_by_text("Hello!")).to_be_visible()
    expect(opener).to_have_accessible_name("Log and chat")
    assert faults(anna) == []

    anna.press("Escape")
    expect(drawer).to_be_hidden()
    expect(opener).to_be_focused()
