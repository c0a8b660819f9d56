"""A first game that explains itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_first_game_explains_what_comes_up(visit: Visit, game: str) -> None:
    anna = visit()
    page = anna.page
    page.get_by_role("button", name="Learn by playing").nth(("altar", "dalang").index(game)).click()
    coach = page.get_by_role("complementary", name="Tutorial")
    told: list[str] = []
    while len(told) < 8:
        anna.wait_for_decision()
        if coach.count():
            told.append(coach.locator("p").inner_text())
            coach.get_by_role("button", name="Next").click()
        else:
            first_by_keys(anna)
    assert len(set(told)) == len(told)


def test_who_knows_enough_plays_on_without_explanations(visit: Visit) -> None:
    anna = visit()
    anna.page.get_by_role("button", name="Learn by playing").first.click()
    coach = anna.page.get_by_role("complementary", name="Tutorial")
    coach.get_by_role("button", name="Skip the tutorial").click()
    expect(coach).to_have_count(0)
    anna.wait_for_decision()
    first_by_keys(anna)
