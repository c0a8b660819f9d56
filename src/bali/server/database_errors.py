"""One-line reasons for failures, for the log: never with the values that a statement was given."""

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

WITHOUT_VALUES = (OSError, sqlite3.Error, SQLAlchemyError)  # errors whose first line quotes no values
ABOUT_VALUES = ("22", "23")  # PostgreSQL's classes of errors that quote values: bad data, violated constraints


def reason_of(error: BaseException) -> str:
    """Return the type of an error, and its first line unless that may quote a value."""
    cause = driver_error(error)
    name, lines = type(cause).__name__, str(cause).splitlines()
    state = getattr(cause, "sqlstate", None)
    clean = not state.startswith(ABOUT_VALUES) if state else isinstance(cause, WITHOUT_VALUES)
    return f"{name}: {lines[0]}" if lines and clean else name


def driver_error(error: BaseException) -> BaseException:
    """Return the driver's own error, which SQLAlchemy wraps in one or two of its own."""
    original = getattr(error, "orig", None)
    return original.__cause__ or original if original else error
