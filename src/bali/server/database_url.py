"""The database's address. A password in an address is never shown, even if the address is mistyped."""

import re

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bali.core.errors import BaliError

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {"postgresql": POSTGRESQL, "postgres": POSTGRESQL, "sqlite": SQLITE}
SCHEME = re.compile("[A-Za-z][A-Za-z0-9+.-]+:")  # a single letter is a Windows drive
WANTED = "use a file for SQLite, or postgresql://user:password@host:port/name"


def with_driver(database: str) -> str:
    """Return the URL, including Bali's driver, for the file or URL that an operator gave."""
    if not SCHEME.match(database):
        return f"{SQLITE}:///{database}"
    scheme, rest = database.split(":", maxsplit=1)
    if scheme not in DRIVERS or not rest.startswith("//"):
        raise BaliError(f"Bali does not support database addresses that start with '{scheme}:'; {WANTED}")
    return f"{DRIVERS[scheme]}:{rest}"


def parse(text: str) -> URL:
    """Parse an address. Raise `BaliError` if it is malformed."""
    kind = text.split("+", maxsplit=1)[0]
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BaliError(f"the address after {kind}:// is malformed; {WANTED}") from None
    if kind == "sqlite" and (url.host or url.database in (None, "", ":memory:")):
        raise BaliError("a server on SQLite needs a file, for example sqlite:///tables.sqlite")
    return url


def shown(url: URL) -> str:
    """Return the parts of an address that may be shown, without credentials."""
    if url.drivername == SQLITE:
        return str(url.database)
    host = str(url.host or "localhost").rsplit("@", maxsplit=1)[-1]  # a password with an unescaped @ spills into the host
    return f"postgresql://{host}:{url.port or 5432}/{url.database or ''}"
