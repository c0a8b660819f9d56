"""Decorators that compile the rules, which are plain Python functions of a record, to machine code.

With the environment variable NUMBA_DISABLE_JIT=1, the same functions run interpreted.
"""

import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, cast

import numba

from bali.core.code_cache import FolderCache, cache_folder

F = TypeVar("F", bound=Callable[..., Any])

_FOLDER = cache_folder()


def compiled(function: F) -> F:
    """Compile a function of the rules on its first call, and cache the result on disk.

    Calls to it are inlined: the rules consist of many tiny functions, and without inlining random play is a third slower.
    """
    return _compile(function, forceinline=True)


def compiled_call(function: F) -> F:
    """Compile a large function without inlining it, which would make compilation slow for little gain."""
    return _compile(function)


def bind(generic: Callable[..., Any], names: Mapping[str, Any], game: str, *, parallel: bool = False) -> Callable[..., Any]:
    """Compile a function that is written against the contract's names, so that it calls the functions of one game.

    The function's code receives the game's names as its globals. A closure would do the same, but Numba never finds a closure
    over compiled functions in its cache. Nor can it tell from the code which game's functions are called, so the compiled code
    is stored under the game's name.
    """
    return _compile(with_globals(generic, names), game, parallel=parallel)


def bind_all(generics: Iterable[Callable[..., Any]], names: Mapping[str, Any], game: str) -> dict[str, Any]:
    """Bind several functions in order. Return the given names and those of the functions, without their leading underscores.

    A function can call those before it by these names: `_playout`, for example, is bound as `playout`.
    """
    bound = dict(names)
    for generic in generics:
        bound[generic.__name__.removeprefix("_")] = bind(generic, bound, game)
    return bound


def with_globals(function: Callable[..., Any], names: Mapping[str, Any]) -> Callable[..., Any]:
    """Return a copy of a function in which these names replace or join its module's globals."""
    return types.FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)


def _compile(function: F, game: str = "", **settings: Any) -> F:
    made: Any = numba.njit(nogil=True, error_model="numpy", **settings)(function)
    if made is not function and _FOLDER is not None:  # with NUMBA_DISABLE_JIT=1, Numba returns the function itself
        made._cache = FolderCache(function, _FOLDER / game)  # noqa: SLF001  (Numba has no public API)
    return cast(F, made)
