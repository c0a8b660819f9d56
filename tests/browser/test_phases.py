"""Every phase of both games, as it is asked: axe finds nothing, and nothing is hidden or too wide."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.faults import faults, too_wide
from tests.browser.ways import ALTAR, DALANG, play_until_new

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 900}
ENOUGH = 0.6  # of the prompts: some come up seldom
OPTIONS = {"altar": {"variants": ["oracle", "demon"]}, "dalang": {}}


@pytest.mark.parametrize(("viewport", "scheme"), [(PHONE, "dark"), (DESK, "light")])
@pytest.mark.parametrize(("game", "prompts"), [("altar", ALTAR), ("dalang", DALANG)])
def test_axe_finds_nothing_in_any_phase(visit: Visit, game: str, prompts: list[str], viewport: object, scheme: str) -> None:
    anna = visit(viewport=viewport, color_scheme=scheme)
    anna.page.get_by_role("button", name="Play now").first.wait_for()
    known: list[str] = []
    while len(known) < ENOUGH * len(prompts):
        options = {"game": game, "players": 3, **OPTIONS[game]}
        opening = {"options": options, "seats": ["you", "novice", "novice"], "start": True}
        anna.page.goto(f"/table/{anna.page.request.post('/api/tables', data=opening).json()['id']}")
        anna.wait()
        while found := play_until_new(anna, known, 300):
            assert (faults(anna), too_wide(anna)) == ([], False), found
            known.append(found)
    assert set(known) <= set(prompts)
