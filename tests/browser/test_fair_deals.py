"""Every browser has a share in the deal and checks it by itself."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from bali.core.dealers import new_secret
from bali.core.shares import commit_to
from tests.browser.conftest import Visit
from tests.browser.faults import faults
from tests.browser.test_together import open_table
from tests.browser.visitor import Visitor
from tests.server.running_server import Guest, RunningServer

YOURS = "share was part of this deal."
NOBODY = "So neither the server nor a player could choose these cards."


def resign(anna: Visitor) -> None:
    anna.resign()
    expect(anna.page.locator("section.end")).to_be_visible()


def open_verification(anna: Visitor) -> Page:
    """Open the page that verifies a finished game."""
    anna.page.get_by_role("link", name="Was the deal fair?").click()
    expect(anna.page.locator(".verdict")).to_be_visible()
    return anna.page


def expect_findings(page: Page, *sentences: str | re.Pattern[str]) -> None:
    for sentence in sentences:
        expect(page.locator(".findings")).to_contain_text(sentence)


def join(ben: Visitor, link: str) -> None:
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_text("Everyone is here.")).to_be_visible()


def test_two_browsers_prove_to_themselves_that_nobody_chose_the_cards(visit_online: Visit) -> None:
    anna, ben = visit_online(), visit_online()
    link = open_table(anna, {0: "you", 1: "open"})
    join(ben, link)
    ben.page.reload()  # the share is kept
    expect(ben.page.get_by_text("Everyone is here.")).to_be_visible()
    anna.page.get_by_role("button", name="Start game").click()
    for player in (anna, ben):
        player.wait_for_table()
    resign(ben)
    for player in (anna, ben):
        page = open_verification(player)
        expect(page.get_by_role("heading", name="The cards were dealt as promised.")).to_be_visible()
        expect_findings(page, YOURS, "Everything else was fixed before your browser revealed its share.", NOBODY)
        assert faults(player) == []


def test_one_click_is_enough_for_a_share_in_a_game_against_bots(visit_online: Visit) -> None:
    anna = visit_online()
    anna.play_now("altar")
    resign(anna)
    expect_findings(open_verification(anna), YOURS, NOBODY)


def test_a_rematch_has_a_share_too(visit_online: Visit) -> None:
    anna = visit_online()
    anna.play_now("altar")
    first = anna.page.url
    resign(anna)
    anna.page.get_by_role("button", name="Rematch").click()  # against bots it starts by itself
    anna.page.wait_for_url(lambda url: url != first)
    anna.wait_for_table()
    resign(anna)
    expect_findings(open_verification(anna), YOURS, NOBODY)


def test_a_share_is_revealed_while_its_player_reads_the_rules(visit_online: Visit) -> None:
    anna, ben = visit_online(), visit_online()
    link = open_table(anna, {0: "you", 1: "open"})
    anna.page.get_by_role("link", name="Rules").click()
    expect(anna.page.get_by_role("heading", level=1)).not_to_have_text("Bali: the altar")
    join(ben, link)
    ben.page.get_by_role("button", name="Start game").click()
    ben.wait_for_table()
    resign(ben)
    page = open_verification(ben)
    expect_findings(page, YOURS, NOBODY)
    expect(page.locator(".findings")).not_to_contain_text("not revealed")
    anna.page.go_back()
    expect(anna.page.locator("section.end")).to_be_visible()
    expect_findings(open_verification(anna), YOURS, NOBODY)


class Program:
    """A guest without a browser who commits to a share."""

    def __init__(self, shared_server: RunningServer, link: str) -> None:
        self.guest, self.table, self.share = Guest(shared_server.port, "Ben"), link.rsplit("/", 1)[1], new_secret().hex()
        self.guest.do(self.table, "sit", seat=1, commitment=commit_to(self.share))


def test_a_page_that_is_loaded_again_while_the_cards_are_dealt_keeps_its_share(
    visit_online: Visit, shared_server: RunningServer
) -> None:
    anna = visit_online()
    ben = Program(shared_server, open_table(anna, {0: "you", 1: "open"}))
    anna.page.get_by_role("button", name="Start game").click()
    expect(anna.page.get_by_text("Dealing the cards")).to_be_visible()
    anna.page.reload()
    ben.guest.do(ben.table, "reveal", share=ben.share)
    anna.wait_for_table()
    resign(anna)
    expect_findings(open_verification(anna), YOURS, NOBODY)


def test_a_share_that_is_withheld_is_seen_at_the_table_and_afterwards(visit_online: Visit, shared_server: RunningServer) -> None:
    anna = visit_online()
    Program(shared_server, open_table(anna, {0: "you", 1: "open"}))
    anna.page.get_by_role("button", name="Start game").click()
    expect(anna.page.get_by_text(re.compile("^Ben.s share was not revealed in time"))).to_be_visible()
    anna.wait_for_table()
    resign(anna)
    expect_findings(open_verification(anna), YOURS, re.compile("Ben.s share was not revealed in time and was left out"), NOBODY)


def test_a_spectators_browser_claims_nothing(visit_online: Visit) -> None:
    anna, eve = visit_online(), visit_online()
    anna.play_now("altar")
    eve.page.goto(anna.page.url)
    resign(anna)
    expect(eve.page.locator("section.end")).to_be_visible()
    page = open_verification(eve)
    expect_findings(page, "This browser had no share in this deal")
    expect(page.get_by_text(NOBODY)).to_have_count(0)


def test_a_wrong_draw_is_named(visit_online: Visit, tmp_path: Path) -> None:
    header, *lines = (Path(__file__).parents[1] / "golden" / "altar" / "2.jsonl").read_text(encoding="utf-8").splitlines()
    from bali.core.saved import checksum

    check, texts = "", []
    for line in [json.loads(header) | {"secret": "00" * 32}, *map(json.loads, lines)]:
        check = line["check"] = checksum(check, line)
        texts.append(json.dumps(line))
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(texts) + "\n", encoding="utf-8")
    anna = visit_online("/about")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.get_by_role("heading", name="The cards were not dealt as promised.")).to_be_visible()
    expect(anna.page.locator(".verdict")).to_contain_text("the secret and the shares give “draw ")
