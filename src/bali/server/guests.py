"""Guests: a signed cookie and a name. A recovery code moves a guest to another device.

A cookie contains the guest's id, the generation of the guest's cookies, and the time it was issued. Signing out everywhere
increments the generation, which invalidates all earlier cookies. Cookies from before 0.7 contain only the id and count as
generation 0.
"""

import base64
import hashlib
import secrets
from collections.abc import Callable
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from bali.server.limits import DAY
from bali.server.store import KnownGuest, Store
from bali.table.handlers import Visitor
from bali.table.refusal import Refusal

COOKIE = "bali_guest"
COOKIE_DAYS = 180  # without a visit; a visit renews the cookie
ID_BYTES = 12
CODE_BYTES = 10


class Session(NamedTuple):
    """A guest on one device."""

    visitor: Visitor
    generation: int
    issued: int | None = None  # when the device got its cookie, in milliseconds; None before 0.7


class Guests:
    """Creates, recognises and renames guests."""

    def __init__(self, store: Store, key: str, clock: Callable[[], int]) -> None:
        """Set the store of the guests, the key that signs their cookies, and the clock in milliseconds."""
        self.store, self.now = store, clock
        self.signer = URLSafeSerializer(key, salt="session")
        self.old_signer = URLSafeSerializer(key, salt="guest")  # for cookies from before 0.7

    async def enter(self, name: str) -> Session:
        """Create a new guest."""
        visitor = Visitor(secrets.token_urlsafe(ID_BYTES), name)
        await self.store.add_guest(visitor.guest, name, self.now())
        return Session(visitor, 0)

    def cookie(self, session: Session) -> str:
        """Return the signed cookie that proves that a device belongs to a guest."""
        return str(self.signer.dumps([session.visitor.guest, session.generation, self.now()]))

    async def session(self, cookie: str | None) -> Session | None:
        """Return the session of a cookie, or None if the cookie is foreign, expired or revoked."""
        claimed = self._read(cookie or "")
        if claimed is None or (claimed.issued is not None and self.now() - claimed.issued > COOKIE_DAYS * DAY):
            return None
        guest = await self.store.guest(claimed.visitor.guest)
        if guest is None or guest.generation != claimed.generation or not await self._is_kept(guest):
            return None
        return claimed._replace(visitor=Visitor(guest.id, guest.name))

    async def known(self, cookie: str | None) -> Visitor | None:
        """Return the guest that a cookie belongs to, or None."""
        session = await self.session(cookie)
        return session.visitor if session else None

    def is_due(self, session: Session) -> bool:
        """Return whether a device should get a new cookie."""
        return session.issued is None or self.now() - session.issued > DAY

    async def rename(self, session: Session, name: str) -> Session:
        """Rename a guest. The new name applies at tables they join from now on."""
        await self.store.rename_guest(session.visitor.guest, name)
        return session._replace(visitor=session.visitor._replace(name=name))

    async def new_code(self, visitor: Visitor) -> str:
        """Return a new recovery code, which replaces the previous one. Only its hash is stored."""
        letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        code = "-".join(letters[first : first + 4] for first in range(0, len(letters), 4))
        await self.store.set_code(visitor.guest, _hash(code))
        return code

    async def recover(self, code: str) -> Session:
        """Return a session on a new device for the guest that a recovery code belongs to. Raise `Refusal` if it is unknown."""
        found = await self.store.guest_by_code(_hash(code))
        if found is None:
            raise Refusal("code", "no player has this recovery code")
        return Session(Visitor(found.id, found.name), found.generation)

    async def sign_out(self, visitor: Visitor) -> Session:
        """Invalidate all cookies and the recovery code of a guest. Return a new session for the device that asked for it."""
        return Session(visitor, await self.store.sign_out(visitor.guest))

    def _read(self, cookie: str) -> Session | None:
        try:
            guest, generation, issued = self.signer.loads(cookie)
        except BadSignature:
            return self._read_old(cookie)
        return Session(Visitor(guest, ""), generation, issued)

    def _read_old(self, cookie: str) -> Session | None:
        try:
            return Session(Visitor(self.old_signer.loads(cookie), ""), 0)
        except BadSignature:
            return None

    async def _is_kept(self, guest: KnownGuest) -> bool:
        """Record once a day that a guest is present. Return whether the guest still exists."""
        now = self.now()
        return now - guest.seen < DAY or await self.store.mark_seen([guest.id], now) == 1


def _hash(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(b"bali code " + plain.encode()).hexdigest()
