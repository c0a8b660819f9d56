"""Bodies that travel compressed, for those who can read them so."""

import gzip

from starlette.datastructures import Headers
from starlette.responses import Response

LEVEL = 6  # beyond which a body hardly gets smaller
LEAST = 1024  # bytes from which on it is worth it
VARY = {"vary": "accept-encoding"}
SQUEEZED = {"content-encoding": "gzip"} | VARY


def squeezed(body: bytes, level: int = LEVEL) -> bytes:
    """Gets a body compressed; the same body gives the same bytes."""
    return gzip.compress(body, level, mtime=0)


def reads_gzip(headers: Headers) -> bool:
    """Gets whether who asks can read a compressed body."""
    for offer in headers.get("accept-encoding", "").split(","):
        coding, _, weight = offer.replace(" ", "").lower().partition(";q=")
        if coding in ("gzip", "*"):
            return weight.strip("0.") != "" or not weight
    return False


def json_answer(body: bytes, headers: Headers) -> Response:
    """Gets the answer with a large JSON body. That takes a while: it is for a thread."""
    if len(body) < LEAST or not reads_gzip(headers):
        return Response(body, media_type="application/json", headers=VARY)
    return Response(squeezed(body), media_type="application/json", headers=SQUEEZED)
