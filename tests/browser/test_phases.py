"""Every phase of both games, as it is asked: axe finds nothing, and nothing is too wide."""

import random
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.faults import faults, too_wide
from tests.browser.ways import ALTAR, DALANG
from tests.long import LONG
from tests.server.running_server import Guest, RunningServer, cookie_of

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 900}
ENOUGH = 0.7  # of the prompts: some come up seldom
SEATS = ("you", "you", "you")
OPTIONS = {"altar": {"variants": ["oracle", "demon"]}, "dalang": {}}


def new_prompts(anna: Guest, game: str, known: list[str]) -> Iterator[tuple[str, str, int]]:
    """Plays games of three at one screen at random; gets the table, what is asked for the first time, and how many know it."""
    chance = random.Random(1)
    while True:
        table = anna.open(game, 3, SEATS, **OPTIONS[game])
        view = anna.see(table)
        while view["game"]["asked"] is not None:
            view = anna.ask("GET", f"/api/tables/{table}?seat={view['game']['asked']}")
            prompt, step = view["game"]["prompt"]["name"], view["game"]["step"]
            if prompt not in known:
                known.append(prompt)
                yield table, prompt, step
            view = anna.do(table, "act", step=step, action=chance.choice(view["game"]["actions"]))


SCREENS = [
    ("altar", ALTAR, PHONE, "dark"),
    ("altar", ALTAR, DESK, "light"),
    ("dalang", DALANG, PHONE, "dark"),
    *([("dalang", DALANG, DESK, "light")] if LONG else []),
]


@pytest.mark.parametrize(("game", "prompts", "viewport", "scheme"), SCREENS)
def test_axe_finds_nothing_in_any_phase(
    visit: Visit, club: RunningServer, game: str, prompts: list[str], viewport: object, scheme: str
) -> None:
    anna = Guest(club.port, "Anna")
    page = visit(cookie=cookie_of(anna), viewport=viewport, color_scheme=scheme)
    known: list[str] = []
    for table, prompt, step in new_prompts(anna, game, known):
        page.page.goto(f"/table/{table}")
        page.page.locator(".curtain button").click()
        page.page.locator(f".stage[data-step='{step}'][data-prompt='{prompt}']").wait_for()
        assert (faults(page), too_wide(page)) == ([], False), prompt
        if len(known) >= ENOUGH * len(prompts):
            break
    assert set(known) <= set(prompts)
