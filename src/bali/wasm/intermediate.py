"""Translate a game's exported functions into LLVM's intermediate representation, with Numba.

Numba compiles for the processor it runs on. Its intermediate representation before any optimisation contains nothing of that
processor, apart from the width of its addresses, which LLVM derives again from the layout of another target. So this module has
to run in a process of its own, in which Numba does not optimise and has no cached code: see `build`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

import numba
import numpy as np
from numba import types

from bali.bots.search_loops import searcher
from bali.core.audience import marks_of
from bali.core.compile import bind
from bali.core.contract import Game
from bali.core.loops import engine
from bali.core.options import option_sets
from bali.core.record import Record, dtype_of
from bali.wasm import exports, thinking

CONTRACT = (
    *("actor", "legal", "draw_count", "draw_action", "apply", "redact", "apply_memory", "imagine", "known_points", "scores"),
    *("places", "narrate", "prompt", "why_not", "categories", "MAX_CHOICES", "WEIGHTS"),
)

# Numba counts references to the memory of arrays. Ours are views of the caller's memory, which nobody counts.
_REFERENCE_COUNTS = re.compile(r"^define [^\n]*@(NRT_incref|NRT_decref)\(.*?^}$", re.DOTALL | re.MULTILINE)
_COUNT_NOTHING = r"define linkonce_odr void @\1(ptr %memory) alwaysinline {\n  ret void\n}"


class Function(NamedTuple):
    """A compiled function."""

    name: str
    symbol: str  # its name in the intermediate representation
    parameters: tuple[str, ...]  # their types there
    returns: bool
    text: str  # the intermediate representation of the function and all that it calls


def functions_of(game: Game) -> list[Function]:
    """Compile all functions of a game's module."""
    names = {name: getattr(game, name) for name in CONTRACT}
    names |= {"play_many": engine(game).play_many, "search": searcher(game), "OPENINGS": _openings(game)}
    names |= {"MARKS": marks_of(game.EVENTS), "OWN_NOTES": game.META.own_notes}
    return [_function(generic, names, game) for generic in (*exports.EXPORTS, *thinking.EXPORTS)]


def _openings(game: Game) -> Any:
    """Return the positions before the first draw, in the order of the option sets."""
    return np.array([game.new(options) for options in option_sets(game.META)])


def _function(generic: Callable[..., Any], names: Mapping[str, Any], game: Game) -> Function:
    hints = get_type_hints(generic, include_extras=True)
    returned = hints.pop("return")
    parameters = [_type_of(hint, game) for hint in hints.values()]
    dispatcher = bind(generic, names, game.META.name)
    signature = (types.none if returned is type(None) else types.int32)(*parameters)
    dispatcher.compile(signature)  # type: ignore[attr-defined]
    compiled = dispatcher.overloads[tuple(parameters)]  # type: ignore[attr-defined]
    text = _REFERENCE_COUNTS.sub(_COUNT_NOTHING, compiled.library.get_llvm_str())
    kinds = tuple("ptr" if isinstance(kind, types.CPointer) else "i32" for kind in parameters)
    name = generic.__name__.removeprefix("_")
    return Function(name, compiled.fndesc.llvm_func_name, kinds, returned is int, text)


def _type_of(hint: Any, game: Game) -> Any:
    """Return the type of a parameter: an integer, or the address of what its annotation names."""
    if hint is int:
        return types.int32
    _, target = get_args(hint)
    if target == "state":
        target = game.State
    is_record = isinstance(target, type) and issubclass(target, Record)
    return types.CPointer(numba.from_dtype(dtype_of(target) if is_record else np.dtype(target)))
