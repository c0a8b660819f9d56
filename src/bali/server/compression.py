"""Compressed response bodies, for clients that accept them."""

import gzip

from starlette.datastructures import Headers
from starlette.responses import Response

LEVEL = 6  # higher levels hardly make a body smaller
MIN_SIZE = 1024  # bytes; compressing anything smaller is not worth it
VARY_HEADERS = {"vary": "accept-encoding"}
GZIP_HEADERS = {"content-encoding": "gzip"} | VARY_HEADERS


def compressed(body: bytes, level: int = LEVEL) -> bytes:
    """Compress a body. The same body always gives the same bytes."""
    return gzip.compress(body, level, mtime=0)


def accepts_gzip(headers: Headers) -> bool:
    """Return whether the client accepts a gzip-compressed body."""
    for offer in headers.get("accept-encoding", "").split(","):
        coding, _, weight = offer.replace(" ", "").lower().partition(";q=")
        if coding in ("gzip", "*"):
            return weight.strip("0.") != "" or not weight
    return False


def json_answer(body: bytes, headers: Headers) -> Response:
    """Return a response with a large JSON body. Call this in a thread, because compressing takes a while."""
    if len(body) < MIN_SIZE or not accepts_gzip(headers):
        return Response(body, media_type="application/json", headers=VARY_HEADERS)
    return Response(compressed(body), media_type="application/json", headers=GZIP_HEADERS)
