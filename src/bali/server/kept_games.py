"""The HTTP route that keeps a finished game from a file, so that it has a link. It is stored like the game of a table here."""

import base64
import hashlib
from dataclasses import replace

from fastapi import Request

from bali.core.errors import BaliError
from bali.core.verify import verify
from bali.server.api_models import NewTable
from bali.server.client_network import client_network
from bali.server.dependencies import Registry, charge, limits_of, new_router
from bali.server.limits import NEW_TABLE
from bali.server.log_batch import first_batch
from bali.server.replays import SAVED_GAME, GameReader, OffloadSlot, saved_game
from bali.server.store import LogBatch
from bali.table.from_saved import log_of
from bali.table.handlers.opening import NAME_BYTES
from bali.table.refusal import Refusal

router = new_router()


@router.post("/games", status_code=201, openapi_extra=SAVED_GAME)
async def keep_game(request: Request, visitor: GameReader, registry: Registry, offload: OffloadSlot) -> NewTable:
    """Store a finished game that was dealt fairly. Anyone with its name can replay, verify and export it.

    Send the file unchanged as the request body. The same file always has the same name.
    """
    registry.preparation.expect_all()  # the file is read in a thread, which must not compile
    charge(request, visitor, NEW_TABLE)
    body = await request.body()
    name = name_of(body)
    if not (await registry.store.versions([name])).get(name):
        await registry.quotas.expect_to_keep(visitor.guest)
        batch = await offload.run(_batch_of, name, body, visitor.guest, registry.now())
        if not limits_of(request).kept_games.allows(client_network(request.scope)):
            raise Refusal("limit", "too many games from your address; try again later")
        await registry.journal.append(batch)  # if somebody else has just kept the same file, their game is this one
    return NewTable(id=name)


def name_of(body: bytes) -> str:
    """Return the name under which a file is kept. Nobody can guess it without the file, which has a secret of 256 bits."""
    return base64.urlsafe_b64encode(hashlib.sha256(b"bali game " + body).digest()[:NAME_BYTES]).decode()


def _batch_of(name: str, body: bytes, host: str, now: int) -> LogBatch:
    """Return the whole log of a file's game as one batch. Raise `Refusal` unless it is finished and was dealt fairly."""
    saved = saved_game(body)
    if not saved.match.over:
        raise Refusal("unfinished", "this game was not played to its end")
    try:
        fair = verify(saved).fair
    except BaliError as error:
        raise Refusal("other-rules", str(error)) from None
    if not fair:
        raise Refusal("unfair", "the cards of this game do not follow from its secret")
    entries = [entry for group in log_of(saved, host, now) for entry in group]
    return replace(first_batch(name, entries), sitters=())  # the people of a file are no guests here
