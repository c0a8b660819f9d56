"""Who asks over HTTP, for what, and what they are told if it is not granted."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from bali.core.errors import BaliError
from bali.server.guests import COOKIE, Guests
from bali.server.hall import Hall
from bali.server.limits import Limits
from bali.server.network import client_network
from bali.table.messages import Viewer
from bali.table.options import Plain
from bali.table.refusal import BAD_NAME, Refusal
from bali.table.rulings import Visitor
from bali.table.table import Table

TOO_MANY = "too many requests; please wait a moment"


class Problem(Plain):
    """Why a request was not granted."""

    code: str
    message: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem},
    401: {"model": Problem},
    403: {"model": Problem},
    404: {"model": Problem},
    409: {"model": Problem},
    413: {"model": Problem},
    422: {"model": Problem},
    429: {"model": Problem},
    503: {"model": Problem},
}


def new_router() -> APIRouter:
    """Makes a part of the API."""
    return APIRouter(prefix="/api", responses=REFUSALS)


def hall_of(request: Request) -> Hall:
    """Gets the hall."""
    return request.app.state.hall


def guests_of(request: Request) -> Guests:
    """Gets the guests."""
    return request.app.state.guests


def limits_of(request: Request) -> Limits:
    """Return the limits of guests and networks."""
    return request.app.state.limits


async def visitor_of(request: Request) -> Visitor:
    """Gets who asks; says so if they have not said their name yet."""
    visitor = await guests_of(request).known(request.cookies.get(COOKIE))
    if visitor is None:
        raise Refusal("no-guest", "choose a name first: POST /api/guest")
    if not limits_of(request).guests.allows(visitor.guest):
        raise Refusal("limit", TOO_MANY)
    hall_of(request).addresses.note(visitor.guest, client_network(request.scope))
    return visitor


Asking = Annotated[Visitor, Depends(visitor_of)]


def charge(request: Request, visitor: Visitor, cost: int) -> None:
    """Charge an expensive request to both the guest and their network, so that extra guests do not help."""
    if not limits_of(request).charge(cost, visitor.guest, client_network(request.scope)):
        raise Refusal("limit", TOO_MANY)


InHall = Annotated[Hall, Depends(hall_of)]
AllGuests = Annotated[Guests, Depends(guests_of)]
TableName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", alias="table")]


def viewer_of(table: Table, visitor: Visitor, seat: int | None) -> Viewer:
    """Gets who looks at a table, from one of their own seats; says so if they may not."""
    own = table.seats_of(visitor.guest)
    if not table.may_watch(visitor.guest):
        raise Refusal("private", "only the players at this table can see it")
    if seat is not None and seat not in own:
        raise Refusal("not-yours", "this is not your seat")
    return Viewer(visitor.guest, seat if seat is not None else own[0] if own else None)


STATUS = {  # of an answer, by the refusal's code
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
    BAD_NAME: 422,
    "busy": 503,
    "storage": 503,
}


def status_of(error: BaliError) -> int:
    """Gets the status of the answer to a request that was refused."""
    return STATUS.get(error.code, 409) if isinstance(error, Refusal) else 400
