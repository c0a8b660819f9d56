"""Dependencies and errors of the HTTP routes: the current guest, their limits, and refusals."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from bali.core.errors import BaliError
from bali.server.client_network import client_network
from bali.server.guests import COOKIE, Guests
from bali.server.preparation import Preparing
from bali.server.refusals import no_guest, too_many_requests
from bali.server.registry import TableRegistry
from bali.server.token_buckets import Limits
from bali.table.handlers import Visitor
from bali.table.handlers.checks import expect_may_watch
from bali.table.options import FrozenModel
from bali.table.refusal import BAD_NAME, Refusal
from bali.table.table import Table
from bali.table.viewer import Viewer

TABLE_NAME = r"^[A-Za-z0-9_-]{1,32}$"


class ErrorBody(FrozenModel):
    """Why a request was refused."""

    code: str
    message: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def new_router() -> APIRouter:
    """Return a router with the API's prefix and error responses."""
    return APIRouter(prefix="/api", responses=REFUSALS)


def registry_of(request: Request) -> TableRegistry:
    """Return the application's registry."""
    return request.app.state.registry


def guests_of(request: Request) -> Guests:
    """Return the application's guests."""
    return request.app.state.guests


def limits_of(request: Request) -> Limits:
    """Return the rate limits for guests and networks."""
    return request.app.state.limits


async def visitor_of(request: Request) -> Visitor:
    """Return the guest who sent a request. Raise `Refusal` if they have no name yet or exceed their limit."""
    visitor = await guests_of(request).known(request.cookies.get(COOKIE))
    if visitor is None:
        raise no_guest()
    if not limits_of(request).guests.allows(visitor.guest):
        raise too_many_requests()
    registry_of(request).guest_networks.note(visitor.guest, client_network(request.scope))
    return visitor


CurrentVisitor = Annotated[Visitor, Depends(visitor_of)]


def charge(request: Request, visitor: Visitor, cost: int) -> None:
    """Charge an expensive request to both the guest and their network, so extra guest identities don't help."""
    if not limits_of(request).charge(cost, visitor.guest, client_network(request.scope)):
        raise too_many_requests()


Registry = Annotated[TableRegistry, Depends(registry_of)]
AllGuests = Annotated[Guests, Depends(guests_of)]
TableName = Annotated[str, Path(pattern=TABLE_NAME, alias="table")]


def viewer_of(table: Table, visitor: Visitor, seat: int | None) -> Viewer:
    """Return a visitor's viewer of a table. Raise `Refusal` if they may not watch it or do not own the seat."""
    expect_may_watch(table, visitor.guest)
    own = table.seats_of(visitor.guest)
    if seat is not None and seat not in own:
        raise Refusal("not-yours", "this is not your seat")
    return Viewer(visitor.guest, seat if seat is not None else own[0] if own else None)


STATUS = {  # HTTP status by refusal code; any other refusal is a 409
    "no-guest": 401,
    "private": 403,
    "not-yours": 403,
    "not-seated": 403,
    "no-table": 404,
    "code": 404,
    "limit": 429,
    "open-tables": 429,
    "listed-tables": 429,
    "running-tables": 429,
    "kept-games": 429,
    BAD_NAME: 422,
    "busy": 503,
    Preparing.code: 503,
    "storage": 503,
}


def status_of(error: BaliError) -> int:
    """Return the HTTP status for a refused request."""
    return STATUS.get(error.code, 409) if isinstance(error, Refusal) else 400
