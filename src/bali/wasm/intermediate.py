"""Translate a game's exported functions, and all that they call, into LLVM's intermediate representation.

Numba translates for the processor it runs on. Before any optimisation, nothing in its intermediate representation depends on that
processor, apart from the width of addresses, which LLVM derives again from the layout of another target.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

import numba
import numpy as np
from numba import types

from bali.bots.guided_loops import guided_parts
from bali.bots.network import WIDTHS, network_dtype
from bali.core.audience import marks_of
from bali.core.compile import bind
from bali.core.contract import Game
from bali.core.loops import engine
from bali.core.options import option_sets
from bali.core.record import Record, dtype_of
from bali.wasm import exports, thinking
from bali.wasm.collecting import collecting

CONTRACT = (
    *("actor", "legal", "draw_count", "draw_action", "apply", "redact", "apply_memory", "imagine", "known_points", "scores"),
    *("places", "narrate", "prompt", "why_not", "categories", "MAX_CHOICES"),
)


class Function(NamedTuple):
    """An exported function."""

    name: str
    symbol: str  # its name in the intermediate representation
    parameters: tuple[str, ...]  # their types there
    returns: bool


class Intermediate(NamedTuple):
    """The functions of a game's module."""

    exported: list[Function]
    texts: list[str]  # the intermediate representation of these and of all that they call


def translate(game: Game) -> Intermediate:
    """Translate all functions of a game's module."""
    names = {name: getattr(game, name) for name in CONTRACT}
    names |= {"play_many": engine(game).play_many, "OPENINGS": _openings(game)}
    names |= {"MARKS": marks_of(game.EVENTS), "OWN_NOTES": game.META.own_notes}
    names |= {"guided": guided_parts(game).guided, "OWN_DECISIONS": game.DECISIONS}
    names["weigh_with"] = bind(thinking.weigh_with_network, names, game.META.name)
    with collecting() as texts:
        exported = [_function(generic, names, game) for generic in (*exports.EXPORTS, *thinking.EXPORTS)]
        return Intermediate(exported, list(texts))


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
    kinds = tuple("ptr" if isinstance(kind, types.CPointer) else "i32" for kind in parameters)
    name = generic.__name__.removeprefix("_")
    return Function(name, compiled.fndesc.llvm_func_name, kinds, returned is int)


def _type_of(hint: Any, game: Game) -> Any:
    """Return the type of a parameter: an integer, or the address of what its annotation names."""
    if hint is int:
        return types.int32
    _, target = get_args(hint)
    if target in WIDTHS:
        return types.CPointer(numba.from_dtype(network_dtype(game, target)))
    if target == "state":
        target = game.State
    is_record = isinstance(target, type) and issubclass(target, Record)
    return types.CPointer(numba.from_dtype(dtype_of(target) if is_record else np.dtype(target)))
