"""Refusals that several parts of the server send: each code with one sentence."""

from bali.table.refusal import Refusal


def no_guest() -> Refusal:
    """Return the refusal of a client without a valid cookie."""
    return Refusal("no-guest", "choose a name first: POST /api/guest")


def no_table() -> Refusal:
    """Return the refusal for a table that does not exist."""
    return Refusal("no-table", "there is no such table")


def too_many_requests() -> Refusal:
    """Return the refusal of a client that exceeds its rate limit."""
    return Refusal("limit", "too many requests; please wait a moment")


def server_full() -> Refusal:
    """Return the refusal of a connection for which the server has no capacity."""
    return Refusal("busy", "this server has too many connections; try again later")


def server_failed() -> Refusal:
    """Return the refusal after an error of the server itself."""
    return Refusal("error", "something went wrong on the server; the error was logged")
