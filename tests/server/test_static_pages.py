"""The pages for the browser."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from bali.server.app import make_app
from bali.server.limits import ARTWORK_FACTOR
from bali.server.settings import Settings
from tests.server.running_server import error_of

PAGE, SCRIPT, PICTURE = "<!doctype html><title>Bali</title>" * 40, "let cards = 1;" * 100, bytes(range(256)) * 8
FILES: dict[str, str | bytes] = {
    "index.html": PAGE,
    "sw.js": SCRIPT,
    "manifest.webmanifest": '{"name": "Bali"}' + " " * 100,
    "icons/bali.png": PICTURE,
    "assets/index-1a2b.js": SCRIPT,
    "assets/index-1a2b.css": "a { color: red }" * 50,
    "assets/card-3c4d.svg": "<svg></svg>" * 50,
    "assets/altar-5e6f.ftl": "hint = Hint\n" * 50,
    "assets/altar-7a8b.wasm": b"\0asm" + bytes(200),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return tmp_path / "client"


class Browser:
    """A browser of a server without a network."""

    def __init__(self, settings: Settings) -> None:
        self.transport = httpx.ASGITransport(make_app(settings))
        self.raw = b""  # the last body as it travelled

    def ask(self, method: str, path: str, **headers: str) -> httpx.Response:
        return asyncio.run(self._ask(method, path, {"accept-encoding": "identity"} | headers))

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **{name.replace("_", "-"): value for name, value in headers.items()})

    async def _ask(self, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(transport=self.transport, base_url="http://bali") as client:
            answer = await client.send(client.build_request(method, path, headers=headers), stream=True)
            self.raw = b"".join([part async for part in answer.aiter_raw()])
            return httpx.Response(answer.status_code, headers=answer.headers, content=self.raw)


@pytest.fixture
def browser(folder: Path) -> Browser:
    return Browser(Settings(client=folder))


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("index.html", "text/html; charset=utf-8", "no-cache"),
        ("sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("icons/bali.png", "image/png", "no-cache"),
        ("assets/index-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("assets/index-1a2b.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("assets/card-3c4d.svg", "image/svg+xml", "public, max-age=31536000, immutable"),
        ("assets/altar-5e6f.ftl", "text/plain; charset=utf-8", "public, max-age=31536000, immutable"),
        ("assets/altar-7a8b.wasm", "application/wasm", "public, max-age=31536000, immutable"),
    ],
)
def test_a_file_says_what_it_is_and_how_long_to_keep_it(browser: Browser, folder: Path, path: str, kind: str, keep: str) -> None:
    answer = browser.get(f"/{path}")
    assert answer.content == (folder / path).read_bytes()
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/abc_-1", "/replay/abc", "/rules/altar", "/settings", "/learn/altar", "/x/"]
)
def test_an_address_of_the_client_is_its_first_page(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/metrics/x", "/assets/old-9999.js", "/../secret.txt", "/favicon.ico"])
def test_what_is_no_page_and_no_file_is_not_found(browser: Browser, path: str) -> None:
    assert error_of(browser.get(path)) == (404, "not-found")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_page_is_only_read(browser: Browser, method: str) -> None:
    assert error_of(browser.ask(method, "/new")) == (404, "not-found")


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.8", "*", "deflate,GZIP"])
def test_a_text_travels_compressed(browser: Browser, accepted: str) -> None:
    answer = browser.get("/", accept_encoding=accepted)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert len(browser.raw) == int(answer.headers["content-length"]) < len(PAGE)
    assert gzip.decompress(browser.raw).decode() == PAGE


def test_webassembly_travels_compressed(browser: Browser) -> None:
    answer = browser.get("/assets/altar-7a8b.wasm", accept_encoding="gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(browser.raw) == FILES["assets/altar-7a8b.wasm"]


@pytest.mark.parametrize(("path", "accepted"), [("/", "gzip;q=0"), ("/", "br"), ("/", ""), ("/icons/bali.png", "gzip")])
def test_what_cannot_be_read_or_gets_no_smaller_travels_as_it_is(browser: Browser, path: str, accepted: str) -> None:
    answer = browser.get(path, accept_encoding=accepted)
    assert "content-encoding" not in answer.headers
    assert answer.content == (PAGE.encode() if path == "/" else PICTURE)


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/icons/bali.png"])
def test_a_browser_that_has_a_file_does_not_receive_it_again(browser: Browser, path: str) -> None:
    first = browser.get(path)
    again = browser.get(path, if_none_match=f'W/"other", {first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert {name: again.headers[name] for name in ("etag", "cache-control")} == {
        name: first.headers[name] for name in ("etag", "cache-control")
    }
    assert browser.get(path, if_none_match='W/"other"').status_code == 200


def test_head_tells_of_a_page_without_sending_it(browser: Browser) -> None:
    answer = browser.ask("HEAD", "/table/abc")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(PAGE))


def test_artwork_has_a_wider_limit_than_pages(folder: Path) -> None:
    here = Browser(Settings(client=folder, per_second=0.001, burst=2, per_address=1))
    assert {here.get("/assets/card-3c4d.svg").status_code for _ in range(2 * ARTWORK_FACTOR)} == {200}
    assert here.get("/assets/card-3c4d.svg").status_code == 429
    assert [here.get("/").status_code for _ in range(3)] == [200, 200, 429]
    assert here.ask("POST", "/assets/card-3c4d.svg").status_code == 429


def test_a_server_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    here = Browser(Settings(client=tmp_path / "nowhere"))
    answer = here.get("/")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "make play" in answer.text
    assert error_of(here.get("/new")) == (404, "not-found")
