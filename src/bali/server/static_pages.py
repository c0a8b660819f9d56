"""The pages for the browser: the output of `vite build`, read once and served from memory.

The client does its own routing by path, as in /table/ID. A path that is not a file gets the first page, which handles the
route.
"""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from bali.server.compression import GZIP_HEADERS, VARY_HEADERS, accepts_gzip, compressed
from bali.server.guard import ARTWORK

FIRST_PAGE = "/index.html"
NOT_PAGES = ("api", "health", "metrics")
CACHE_FOREVER = "public, max-age=31536000, immutable"  # for file names that change with their content
REVALIDATE = "no-cache"
COMPRESSIBLE = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",  # browsers compile the file while it loads only if it has this type
    ".webmanifest": "application/manifest+json",
}
TYPES = COMPRESSIBLE | {
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = """Bali is here, but its pages for the browser are not built yet.

Build them and start again:

    make play

The API is at /api (docs/guide/api.md); to play in a terminal: bali play
"""


@dataclass(frozen=True)
class File:
    """One file, ready to be sent."""

    body: bytes
    is_compressible: bool
    media_type: str
    etag: str
    caching: str

    @cached_property
    def gzipped(self) -> bytes | None:
        """The compressed body, or None if compression does not help. Computed on first use, so that the server starts quickly."""
        gzipped = compressed(self.body, 9) if self.is_compressible else self.body
        return gzipped if len(gzipped) < len(self.body) else None

    def answer(self, headers: Headers) -> Response:
        """Return the response to a request: 304 if the browser already has this version of the file."""
        headers_sent = {"etag": self.etag, "cache-control": self.caching, **(VARY_HEADERS if self.gzipped else {})}
        if self.etag in [known.strip() for known in headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers_sent)
        if self.gzipped and accepts_gzip(headers):
            return Response(self.gzipped, media_type=self.media_type, headers=headers_sent | GZIP_HEADERS)
        return Response(self.body, media_type=self.media_type, headers=headers_sent)


def files_in(folder: Path) -> dict[str, File]:
    """Read a folder's files, by URL path."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {address: _read(path, address) for path in found if (address := f"/{path.relative_to(folder).as_posix()}")}


def _read(path: Path, address: str) -> File:
    body = path.read_bytes()
    return File(
        body=body,
        is_compressible=path.suffix in COMPRESSIBLE,
        media_type=TYPES.get(path.suffix, "application/octet-stream"),
        etag=f'W/"{hashlib.sha256(body).hexdigest()[:24]}"',  # weak, because both encodings share it
        caching=CACHE_FOREVER if address.startswith(ARTWORK) else REVALIDATE,
    )


class StaticPages:
    """ASGI app that serves the pages where no API route matches."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        """Read the folder. Requests for anything else go to the app `otherwise`."""
        self.files, self.otherwise = files_in(folder), otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        answer = self._answer(scope) if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else None
        await (answer or self.otherwise)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response | None:
        path = scope["path"]
        file = self.files.get(path) or (self.files.get(FIRST_PAGE) if _is_page(path) else None)
        if file:
            return file.answer(Headers(scope=scope))
        return PlainTextResponse(NOT_BUILT, headers={"cache-control": REVALIDATE}) if path == "/" else None


def _is_page(path: str) -> bool:
    """Return whether the client renders a page at a path: not if it names a file or belongs to the API."""
    first, *_ = path.removeprefix("/").split("/")
    return first not in NOT_PAGES and "." not in PurePosixPath(path).name
