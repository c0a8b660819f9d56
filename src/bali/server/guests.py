"""Who is there: a guest is a signed cookie and a name. A recovery code moves a guest to another device."""

import base64
import hashlib
import secrets
from collections import OrderedDict

from itsdangerous import BadSignature, URLSafeSerializer

from bali.server.store import Store
from bali.table.refusal import Refusal
from bali.table.rulings import Visitor

COOKIE = "bali_guest"
COOKIE_DAYS = 400
ID_BYTES = 12
CODE_BYTES = 10
MOST_KNOWN = 10_000  # names that are kept in memory


class Guests:
    """All guests."""

    def __init__(self, store: Store, key: str) -> None:
        """Takes where they are kept, and the key that signs their cookies."""
        self.store = store
        self.signer = URLSafeSerializer(key, salt="guest")
        self.names: OrderedDict[str, str] = OrderedDict()

    async def enter(self, name: str, now: int) -> Visitor:
        """Makes a new guest."""
        visitor = Visitor(secrets.token_urlsafe(ID_BYTES), name)
        await self.store.add_guest(visitor.guest, name, now)
        return visitor

    def cookie(self, visitor: Visitor) -> str:
        """Gets what proves that someone is this guest."""
        return str(self.signer.dumps(visitor.guest))

    async def known(self, cookie: str | None) -> Visitor | None:
        """Gets the guest whom a cookie belongs to; None if it is none of ours."""
        try:
            guest = self.signer.loads(cookie or "")
        except BadSignature:
            return None
        name = self.names.get(guest) or await self.store.guest_name(guest)
        if name is None:
            return None
        self._remember(guest, name)
        return Visitor(guest, name)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Gives a guest another name, for the tables to come."""
        await self.store.rename_guest(visitor.guest, name)
        self._remember(visitor.guest, name)
        return Visitor(visitor.guest, name)

    async def new_code(self, visitor: Visitor) -> str:
        """Gets a recovery code, which replaces the one before; only its hash is kept."""
        letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        code = "-".join(letters[first : first + 4] for first in range(0, len(letters), 4))
        await self.store.set_code(visitor.guest, _hash(code))
        return code

    async def recover(self, code: str) -> Visitor:
        """Gets the guest whom a recovery code belongs to."""
        found = await self.store.guest_by_code(_hash(code))
        if found is None:
            raise Refusal("code", "this recovery code is not known")
        return Visitor(*found)

    def _remember(self, guest: str, name: str) -> None:
        self.names[guest] = name
        self.names.move_to_end(guest)
        if len(self.names) > MOST_KNOWN:
            self.names.popitem(last=False)


def _hash(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(b"bali code " + plain.encode()).hexdigest()
