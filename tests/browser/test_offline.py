"""The page without a server and without a network: the static site, what the service worker stores, and new versions."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bali.games import GAMES
from bali.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.decisions import first_by_keys
from tests.browser.faults import faults, too_wide
from tests.browser.static_host import StaticHost, build, hosting, unused_port
from tests.browser.test_pages import PHONE, TITLES, UNSAID, is_ready
from tests.browser.visitor import Visitor
from tests.long import LONG
from tests.once import once
from tests.server.waiting import wait_for

ALLOWED = {"service_workers": "allow"}
PAGES = ("", "#/new", "#/rules/altar", "#/rules/dalang", "#/settings", "#/about", "#/replay")
CACHES = "caches.keys()"
STORED = "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map(({ url }) => url))"
FAILED_UPDATE = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  const updated = new Promise((resolve) => {
    found.addEventListener('updatefound', () => resolve(found.installing), { once: true });
  });
  await found.update().catch(() => null);
  const worker = await updated;
  const change = (resolve) => worker.addEventListener('statechange', resolve, { once: true });
  while (worker.state !== 'redundant') await new Promise(change);
}"""
UPDATE = "navigator.serviceWorker.getRegistration().then((found) => found.update())"
ALL_PICTURES = """async () => {
  const [name] = await caches.keys();
  const paths = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const pictures = paths.filter((path) => path.endsWith('.svg'));
  const answers = await Promise.all(pictures.map((path) => fetch(path)));
  return answers.filter(({ ok }) => ok).length;
}"""


def build_both(folder: Path) -> None:
    build(folder / "alone")
    build(folder / "with-server", f"http://127.0.0.1:{unused_port()}")


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two builds: one without a server for online tables, and one with."""
    folder = once(tmp_path_factory, "sites", build_both)
    return folder / "alone", folder / "with-server"


@pytest.fixture
def host(sites: tuple[Path, Path], tmp_path: Path) -> Iterator[StaticHost]:
    with hosting(tmp_path, sites[0]) as host:
        yield host


def stored(visitor: Visitor) -> list[str]:
    """Wait until the page works offline, and return the names of its caches."""
    visitor.wait_until_stored()
    return list(visitor.page.evaluate(CACHES))


def go_offline(visitor: Visitor, host: StaticHost) -> None:
    stored(visitor)
    host.stop()
    visitor.page.context.set_offline(True)


def test_a_site_below_any_path_opens_each_page_by_its_address(visit: Visit, host: StaticHost) -> None:
    anna = visit(host.address)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    for page in PAGES:
        anna.page.goto(host.address + page)
        anna.page.reload()
        is_ready(anna)
        assert UNSAID not in anna.page.inner_text("body"), page
    assert [url for url in asked if not url.startswith(host.address)] == []


def test_links_and_the_browsers_buttons_work_on_a_site(visit: Visit, host: StaticHost) -> None:
    page = visit(host.address).page
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    page.get_by_role("main").get_by_role("link", name="Read the rules").first.click()
    page.get_by_role("link", name="A7.6", exact=True).first.click()
    assert page.url == f"{host.address}#/rules/altar#A7.6"
    expect(page.locator("[id='A7.6']")).to_be_in_viewport()
    page.reload()
    expect(page.locator("[id='A7.6']")).to_be_in_viewport()
    for _ in range(3):
        page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLES["en"])
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_site_says_what_it_needs_a_server_for(visit: Visit, host: StaticHost, sites: tuple[Path, Path]) -> None:
    page = visit(host.address).page
    expect(page.get_by_text("Everything here runs on your device.")).to_be_visible()
    page.wait_for_load_state("networkidle")  # the last pictures of the old version, which are about to go
    host.publish(sites[1])
    page.reload()
    expect(page.get_by_text("No connection to the server.")).to_be_visible()
    page.goto(f"{host.address}#/about")
    expect(page.get_by_text("are at 127.0.0.1:")).to_be_visible()


def test_everything_is_there_after_the_first_visit(visit: Visit, host: StaticHost) -> None:
    anna = visit(host.address, **ALLOWED)
    go_offline(anna, host)
    for path in PAGES:
        anna.page.goto(host.address + path)
        is_ready(anna)
    anna.page.reload()
    is_ready(anna)
    for language in LANGUAGES:
        anna.page.goto(host.address)
        anna.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(TITLES[language])
        anna.page.goto(f"{host.address}#/rules/dalang")
        expect(anna.page.locator("[id='D1.1']")).to_be_visible()
        assert UNSAID not in anna.page.inner_text("body")
    assert anna.page.evaluate(ALL_PICTURES) > 40
    anna.page.goto(f"{host.address}#/about")
    expect(anna.page.locator("main img").first).to_be_visible()


def test_games_and_lessons_on_a_site_need_no_network_and_survive_a_reload(visit: Visit, host: StaticHost) -> None:
    anna = visit(host.address, **ALLOWED)
    go_offline(anna, host)
    for number, game in enumerate(GAMES, 1):
        anna.play_now(game)
        anna.wait_for_decision()
        step = anna.step
        anna.page.reload()
        anna.wait_for_decision()
        assert anna.step >= step
        anna.page.goto(f"{host.address}#/settings")
        expect(anna.page.get_by_text(f"Games on this device: {number}.")).to_be_visible()
        anna.page.goto(host.address)
        expect(anna.page.get_by_text("on this device")).not_to_have_count(0)
    anna.page.get_by_role("button", name="Start: 1.").first.click()
    anna.wait_for_table()
    expect(anna.page.get_by_role("button", name="Next")).to_be_visible()


def test_the_servers_page_works_offline_too_and_stores_none_of_its_answers(visit: Visit) -> None:
    anna = visit("/", **ALLOWED)
    stored(anna)
    anna.page.reload()
    is_ready(anna)
    assert [url for url in anna.page.evaluate(STORED) if "/api" in url] == []
    anna.page.context.set_offline(True)
    for path in ("/rules/altar", "/"):
        anna.page.goto(path)
        is_ready(anna)
    expect(anna.page.get_by_text("No connection to the server.")).to_be_visible()
    anna.page.context.set_offline(False)
    expect(anna.page.get_by_text("No public tables are waiting right now.")).to_be_visible()


def test_the_host_chooses_where_a_game_is(visit: Visit) -> None:
    anna = visit()
    anna.play_online("altar", 2)
    assert not anna.table.startswith("local-")
    anna.page.goto("/new?game=altar")
    expect(anna.page.get_by_role("radio", name="On this device")).to_be_disabled()  # a seat is free
    anna.page.get_by_label("Players").select_option("2")
    anna.page.locator(".seat select").nth(1).select_option("novice")
    expect(anna.page.get_by_role("radio", name="On this device")).to_be_checked()
    expect(anna.page.get_by_text("It needs no connection, and nobody else can join.")).to_be_visible()
    anna.page.get_by_role("button", name="Start game").click()
    anna.wait_for_table()
    assert anna.table.startswith("local-")
    anna.page.goto("/")
    expect(anna.page.locator(".table").filter(has_text="on this device")).to_have_count(1)


def test_a_new_version_starts_when_the_player_wants_it(visit: Visit, host: StaticHost, sites: tuple[Path, Path]) -> None:
    anna = visit(host.address, **ALLOWED)
    (first,) = stored(anna)
    other = anna.page.context.new_page()
    other.goto(f"{host.address}#/rules/altar")
    host.publish(sites[1])
    anna.page.evaluate(UPDATE)
    note = anna.page.get_by_text("A new version is ready.")
    expect(note).to_be_visible()
    assert faults(anna) == []
    expect(anna.page.get_by_text("Everything here runs on your device.")).to_be_visible()  # still the old one
    anna.page.get_by_label("Your name").fill("Putu")
    anna.page.get_by_label("Your name").blur()
    anna.page.get_by_role("button", name="Reload").click()
    expect(anna.page.get_by_text("No connection to the server.")).to_be_visible()  # the new one, which knows a server
    expect(anna.page.get_by_label("Your name")).to_have_value("Putu")
    other.get_by_role("searchbox").fill("stonemason")  # not reloaded
    expect(other.get_by_text("A new version is ready.")).to_be_visible()
    other.get_by_role("link", name="Settings").click()  # a part of the old version, which the host no longer has
    expect(other.get_by_role("heading", level=1)).to_have_text("Settings")
    other.close()
    anna.page.reload()
    wait_for(lambda: len(anna.page.evaluate(CACHES)) == 1, "the old version to be deleted")
    assert stored(anna) != [first]


def test_a_new_version_that_waits_over_a_reload_works_offline(visit: Visit, host: StaticHost, sites: tuple[Path, Path]) -> None:
    anna = visit(host.address, **ALLOWED)
    stored(anna)
    host.publish(sites[1])
    anna.page.evaluate(UPDATE)
    note = anna.page.get_by_text("A new version is ready.")
    expect(note).to_be_visible()
    anna.page.reload()  # the old version again, which tidies up
    expect(note).to_be_visible()
    assert len(stored(anna)) == 2
    go_offline(anna, host)
    anna.page.get_by_role("button", name="Reload").click()
    expect(anna.page.get_by_text("No connection to the server.")).to_be_visible()
    expect(anna.page.get_by_text("A new version is ready.")).not_to_be_visible()
    anna.page.get_by_role("link", name="Settings").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_a_new_version_in_the_middle_of_a_game_loses_nothing(visit: Visit, host: StaticHost, sites: tuple[Path, Path]) -> None:
    anna = visit(host.address, service_workers="allow")
    stored(anna)
    anna.play_now("altar")
    anna.wait_for_decision()
    first_by_keys(anna)
    anna.wait_for_decision()
    host.publish(sites[1])
    anna.page.evaluate(UPDATE)
    expect(anna.page.get_by_text("A new version is ready.")).to_be_visible()
    first_by_keys(anna)  # the old version plays on
    anna.wait_for_decision()
    step, lines = anna.step, anna.page.locator(".log li").count()
    anna.page.get_by_role("button", name="Reload").click()
    expect(anna.page.get_by_text("A new version is ready.")).to_have_count(0)
    anna.wait_for_decision()
    assert (anna.step, anna.page.locator(".log li").count()) == (step, lines)
    first_by_keys(anna)


def test_a_new_version_that_is_not_complete_is_not_used(visit: Visit, host: StaticHost, sites: tuple[Path, Path]) -> None:
    anna = visit(host.address, **ALLOWED)
    names = stored(anna)
    (host.folder / "sw.js").write_bytes((sites[1] / "sw.js").read_bytes())  # published before the files that it lists
    anna.page.evaluate(FAILED_UPDATE)
    go_offline(anna, host)
    anna.page.reload()
    is_ready(anna)
    assert anna.page.get_by_text("A new version is ready.").count() == 0
    assert names[0] in stored(anna)


def test_the_page_can_be_installed(visit: Visit, host: StaticHost) -> None:
    anna = visit(host.address, **ALLOWED)
    stored(anna)
    session = anna.page.context.new_cdp_session(anna.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{host.address}manifest.webmanifest"
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_browser_that_stores_no_pages_says_so(visit: Visit, host: StaticHost) -> None:
    page = visit(f"{host.address}#/about").page  # Playwright blocks service workers
    expect(page.get_by_text("be stored in this browser, so it needs a connection")).to_be_visible()


def test_a_part_that_cannot_be_loaded_is_said(visit: Visit, host: StaticHost) -> None:
    anna = visit(host.address)
    page = anna.page
    is_ready(anna)
    page.wait_for_load_state("networkidle")
    host.stop()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("alert")).to_contain_text("be loaded. Check your connection")


def test_a_browser_that_cannot_run_the_page_says_so(visit: Visit, host: StaticHost) -> None:
    (script,) = (host.folder / "assets").glob("index-*.js")
    script.write_text("document.body.append('');", encoding="utf-8")  # as if the browser understood nothing of it
    expect(visit(host.address).page.get_by_role("alert")).to_contain_text("Bali could not start")


def test_axe_finds_nothing_on_a_site(visit: Visit, host: StaticHost) -> None:
    anna = visit(host.address)
    for path in ("", "#/new", "#/about", "#/settings"):
        anna.page.goto(host.address + path)
        is_ready(anna)
        assert faults(anna) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_site_fits_a_phone_in_every_language(visit: Visit, host: StaticHost, language: str) -> None:
    anna = visit(host.address, locale=language, viewport=PHONE)
    for path in PAGES if LONG else PAGES[LANGUAGES.index(language) % 2 :: 2]:
        anna.page.goto(host.address + path)
        is_ready(anna)
        assert UNSAID not in anna.page.inner_text("body"), path
        assert not too_wide(anna), path
