"""A real browser connected to a real server."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import FLAGS, found
from tests.browser.visitor import Visitor
from tests.server.running_server import COOKIE, RunningServer, run_server

TIMEOUT = 60_000  # milliseconds, on a busy machine
INSTANT = {"speed": "instant", "sound": False}  # views are shown as soon as they arrive, and no audio process starts
STORE = "localStorage.getItem('bali-settings') ?? localStorage.setItem('bali-settings', %s)"  # settings that a new browser has

NAMED = "Math.random = () => %f"  # a new guest gets the same name in every run, and the next one another name
NAMES = 4  # as many as a page suggests
ONLINE = "delete window.BroadcastChannel"  # a browser without it plays every game on the server
BLOCKED = "Service Worker registration blocked"  # what Playwright says, and no page
LOST = ("WebSocket connection", "ERR_INTERNET", "ERR_CONNECTION")  # what a browser says when there is no server

Visit = Callable[..., Visitor]

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="package")  # while Playwright runs, no other test can run an event loop
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that all tests of this process share."""
    with run_server(str(tmp_path_factory.mktemp("shared") / "tables.sqlite")) as running:
        yield running


def is_error(line: ConsoleMessage, expected: tuple[str, ...]) -> bool:
    """Return whether a line of the browser's console is an error or a warning, and not an expected one."""
    return line.type in ("error", "warning") and not any(text in line.text for text in expected)


@pytest.fixture
def visit(browser: Browser, shared_server: RunningServer) -> Iterator[Visit]:
    """Open pages for visitors, each in their own browser context. At the end, no page may have reported an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        *,
        port: int | None = None,
        cookie: str = "",
        stored: dict[str, Any] = INSTANT,
        reports: tuple[str, ...] = (),  # what the browser may report on this page
        online: bool = False,
        **settings: Any,
    ) -> Visitor:
        blocked = {"service_workers": "block"}  # each visitor would download all files once more
        settings = {"viewport": {"width": 1280, "height": 900}, "locale": "en", "reduced_motion": "reduce", **blocked} | settings
        address = f"http://127.0.0.1:{port or shared_server.port}"
        context = browser.new_context(base_url=address, **settings)
        context.add_init_script(NAMED % (len(contexts) % NAMES / NAMES))
        contexts.append(context)
        if cookie:  # before the first page, which would set another one
            context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
        context.add_init_script(STORE % json.dumps(json.dumps(stored)))
        if online:
            context.add_init_script(ONLINE)
        page = context.new_page()
        page.set_default_timeout(TIMEOUT)
        page.on("console", lambda line: errors.append(line.text) if is_error(line, reports) else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return Visitor(page)

    yield open_page
    for context in contexts:
        context.close()
    assert [line for line in errors if not any(known in line for known in (*LOST, BLOCKED))] == []


@pytest.fixture
def visit_online(visit: Visit) -> Visit:
    """Open pages whose games are all on the server."""
    return partial(visit, online=True)


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit().page


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    """A player of altar against a bot, who has to decide."""
    anna = visit()
    anna.play_now("altar")
    anna.wait_for_decision()
    return anna
