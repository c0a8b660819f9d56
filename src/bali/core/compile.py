"""One decorator that turns the rules, plain Python over a record, into machine code.

Set the environment variable NUMBA_DISABLE_JIT=1 and the very same functions run interpreted.
"""

import types
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import numba

from bali.core.code_cache import FolderCache, cache_folder

F = TypeVar("F", bound=Callable[..., Any])

_FOLDER = cache_folder()


def compiled(function: F) -> F:
    """Compiles a function of the rules at its first call, and keeps the result on disk.

    Calls of it are inlined: the rules are many tiny functions, and without that random play is a third slower.
    """
    return _compile(function, forceinline=True)


def compiled_apart(function: F) -> F:
    """Compiles a large function that is called as it is: inlined everywhere, it would take long to compile for little gain."""
    return _compile(function)


def bind(generic: Callable[..., Any], names: Mapping[str, Any], game: str, *, parallel: bool = False) -> Callable[..., Any]:
    """Compile a function that is written against the contract's names for one game, whose own functions it then calls.

    The function's code is given the game's names as its globals. A closure would do the same, but Numba never finds a closure
    over compiled functions in its cache again. Nor does it see from the code whose functions it calls, so the compiled code is
    stored under the game's name.
    """
    namespace = {**generic.__globals__, **names}
    function = types.FunctionType(generic.__code__, namespace, generic.__name__)
    return _compile(function, game, parallel=parallel)


def _compile(function: F, game: str = "", **settings: Any) -> F:
    made: Any = numba.njit(nogil=True, error_model="numpy", **settings)(function)
    if made is not function and _FOLDER is not None:  # it is the same function where nothing is compiled
        made._cache = FolderCache(function, _FOLDER / game)  # noqa: SLF001  (Numba has no public way)
    return cast(F, made)
