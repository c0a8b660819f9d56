"""Compile CUDA kernels without checks for negative indices, by replacing two of Numba's own functions."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, partial, wraps
from importlib import import_module
from typing import Any

import numba

# Whether this thread is compiling one of our kernels. Their indices are never negative, and checking would cost a fifth.
_PLAIN: ContextVar[bool] = ContextVar("plain indices", default=False)


@contextmanager
def plain_indices() -> Iterator[None]:
    """Compile kernels without checks for negative indices. Other threads' kernels still have them."""
    _make_switchable()
    token = _PLAIN.set(True)
    try:
        yield
    finally:
        _PLAIN.reset(token)


@cache
def _make_switchable() -> None:
    """Replace Numba's two functions that add these checks with ones that skip them while our kernels are compiled."""
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    pointers: Any = import_module("numba.cuda.cgutils")
    arrays.fix_integer_index = switched(arrays.fix_integer_index, _plain_index)
    pointers.get_item_pointer2 = switched(pointers.get_item_pointer2, partial(_plain_pointer, pointers.get_item_pointer2))


def switched(usual: Callable[..., Any], plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that calls `plain` within `plain_indices`, and `usual` everywhere else."""

    @wraps(usual)
    def switch(*args: Any, **rest: Any) -> Any:
        return (plain if _PLAIN.get() else usual)(*args, **rest)

    return switch


def _plain_index(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    return context.cast(builder, index, kind, numba.types.intp if kind.signed else numba.types.uintp)


def _plain_pointer(usual: Callable[..., Any], *args: Any, **rest: Any) -> Any:
    return usual(*args, **{**rest, "wraparound": False})
