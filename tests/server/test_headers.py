"""What every answer tells a browser."""

import pytest

from bali.server.limits import MAX_BODY
from tests.server.running_server import Json, RunningServer, anonymous, error_of

STRICT = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

ANSWERS: list[tuple[int, str, str, Json]] = [
    (200, "GET", "/health", {}),
    (200, "GET", "/api/games", {}),
    (200, "GET", "/api/schema.json", {}),
    (200, "POST", "/api/guest", {"json": {"name": "Anna"}}),
    (401, "GET", "/api/tables/mine", {}),
    (403, "POST", "/api/guest", {"json": {"name": "Anna"}, "headers": {"Origin": "http://evil.example"}}),
    (404, "GET", "/nowhere.txt", {}),
    (404, "GET", "/api/nowhere", {}),
    (404, "GET", "/metrics", {}),
    (404, "POST", "/api/guest/recover", {"json": {"code": "ABCD"}}),
    (405, "DELETE", "/api/guest", {}),
    (405, "POST", "/health", {}),
    (413, "POST", "/api/guest", {"json": {"name": "x" * MAX_BODY}}),
    (422, "POST", "/api/guest", {"json": {}}),
]


@pytest.mark.parametrize(("status", "method", "path", "rest"), ANSWERS, ids=[" ".join(map(str, a[:3])) for a in ANSWERS])
def test_every_answer_keeps_a_page_to_itself(
    shared_server: RunningServer, status: int, method: str, path: str, rest: Json
) -> None:
    answer = anonymous(shared_server.port).request(method, path, **rest)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in STRICT} == STRICT
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # WebAssembly, and no other code that is made while the page runs
    assert "unsafe-inline" not in answer.headers["content-security-policy"]
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert error_of(answer)[0] == status
