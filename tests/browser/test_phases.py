"""Every phase of both games, as it is asked: axe finds nothing, and nothing is too wide."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.decisions import ALTAR, DALANG
from tests.browser.faults import faults, too_wide
from tests.long import LONG
from tests.server.running_server import Guest, RunningServer, cookie_of

PHONE = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
DESK = {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"}
SEATS = ("you", "you", "you")
OPTIONS = {"altar": {"variants": ["oracle", "demon"]}, "dalang": {}}
LIKED = {
    "altar": ("buy rice", "play 2 rice", "play 3 rice"),
    "dalang": (),
}  # so that rice runs out, and another type is claimed (A7.7)


def new_prompts(anna: Guest, game: str, prompts: list[str]) -> Iterator[tuple[str, str, int]]:
    """Play games of three at one screen, mostly at random, until every prompt has come up once.

    Yield the table, the prompt and the number of actions before it.
    """
    chance, missing = random.Random(1), set(prompts)
    while missing:
        table = anna.open(game, 3, SEATS, **OPTIONS[game])
        view = anna.see(table)
        while missing and view["game"]["asked"] is not None:
            view = anna.ask("GET", f"/api/tables/{table}?seat={view['game']['asked']}")
            prompt, step = view["game"]["prompt"]["name"], view["game"]["step"]
            assert prompt in prompts
            if prompt in missing:
                missing.remove(prompt)
                yield table, prompt, step
            actions = view["game"]["actions"]
            liked = [action for action in actions if action.startswith(LIKED[game])] if LIKED[game] else []
            view = anna.do(table, "act", step=step, action=chance.choice(liked or actions))


@pytest.mark.parametrize(
    ("game", "prompts", "screens"), [("altar", ALTAR, [PHONE, DESK]), ("dalang", DALANG, [PHONE, DESK] if LONG else [PHONE])]
)
def test_axe_finds_nothing_in_any_phase(
    visit: Visit, shared_server: RunningServer, game: str, prompts: list[str], screens: list[dict[str, Any]]
) -> None:
    anna = Guest(shared_server.port, "Anna")
    pages = [visit(cookie=cookie_of(anna), **screen) for screen in screens]
    for table, prompt, step in new_prompts(anna, game, prompts):
        for page in pages:
            page.page.goto(f"/table/{table}")
            page.page.locator(".curtain button").click()
            page.page.locator(f".stage[data-step='{step}'][data-prompt='{prompt}']").wait_for()
            assert (faults(page), too_wide(page)) == ([], False), prompt
