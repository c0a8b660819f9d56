"""Listing what is possible, for `legal`."""

from bali.core.compile import compiled
from bali.core.record import Array


@compiled
def enlist(out: Array, count: int, action: int, possible: bool) -> int:
    """Adds an action to a list of `count` if it is possible; gets the new count.

    It always writes and only sometimes counts: in random play a branch here would be mispredicted half of the time. So a list
    needs room for one more than its most.
    """
    out[count] = action
    return count + int(possible)


@compiled
def enlist_span(out: Array, first: int, count: int) -> int:
    """Lists a run of neighbouring actions; gets how many."""
    for offset in range(count):
        out[offset] = first + offset
    return count
