"""The states of a table in memory, and every transition between them.

The log is the truth, and the table in memory is a copy. This module says when that copy may be used:

    UNLOADED ---load---> LOADING ---loaded---> LOADED ---append----> APPENDING     (copy ahead of the log)
       ^                    |                  |    ^ ---catch up--> CATCHING_UP   (copy behind the log)
       |                    |                  |    |                    |
       +-------drop---------+-------drop-------+    +------finish--------+  or drop: the log decides

Only a LOADED copy equals its log, and only then may anybody read it. Whenever it is uncertain whether the copy still equals
the log, the copy is dropped, and its next use reloads it. All transitions happen under the table's lock, except for dropping
an idle table, which nobody is using.

What is pending at the table (a bot's decision, an answer in advance, a timer) is independent of these states: see `scheduler`.
"""

from enum import StrEnum


class TableState(StrEnum):
    """How the copy in memory relates to the log."""

    UNLOADED = "unloaded"  # there is no copy
    LOADING = "loading"  # the log is being read
    LOADED = "loaded"  # the copy equals the log, as far as this process knows
    APPENDING = "appending"  # the copy has entries that may not be on disk
    CATCHING_UP = "catching up"  # the copy is receiving another process's entries


class TableEvent(StrEnum):
    """What happens to the copy in memory."""

    LOAD = "load"
    LOADED = "loaded"
    APPEND = "append"
    CATCH_UP = "catch up"
    FINISH = "finish"
    DROP = "drop"


TRANSITIONS: dict[TableState, dict[TableEvent, TableState]] = {
    TableState.UNLOADED: {TableEvent.LOAD: TableState.LOADING},
    TableState.LOADING: {TableEvent.LOADED: TableState.LOADED, TableEvent.DROP: TableState.UNLOADED},
    TableState.LOADED: {
        TableEvent.APPEND: TableState.APPENDING,
        TableEvent.CATCH_UP: TableState.CATCHING_UP,
        TableEvent.DROP: TableState.UNLOADED,  # it is idle, was deleted, or may differ from the log after an outage
    },
    TableState.APPENDING: {
        TableEvent.FINISH: TableState.LOADED,  # the entries are on disk
        TableEvent.DROP: TableState.UNLOADED,  # another process wrote first, or the outcome is unknown
    },
    TableState.CATCHING_UP: {TableEvent.FINISH: TableState.LOADED, TableEvent.DROP: TableState.UNLOADED},
}


class IllegalTransitionError(Exception):
    """An event that must not happen in the current state."""


class Lifecycle:
    """The current state of one table's copy in memory."""

    __slots__ = ("current",)

    def __init__(self) -> None:
        self.current = TableState.UNLOADED

    def handle(self, event: TableEvent) -> None:
        """Move to the next state. Raise `IllegalTransitionError` if the table of transitions does not allow it."""
        following = TRANSITIONS[self.current].get(event)
        if following is None:
            raise IllegalTransitionError(f"{event} while {self.current}")
        self.current = following
