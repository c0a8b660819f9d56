"""Numba's translation of functions into LLVM's intermediate representation, and no further.

Usually Numba compiles each function for this machine's processor, together with a copy of every function that it calls. Here,
the intermediate representation of each function is collected once. Nothing is linked, optimised, compiled or run. Numba has no
public API for that, which is one reason why pyproject.toml limits its version.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, ClassVar

from numba import types
from numba.core.cgutils import normalize_ir_text
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.lowering import Lower
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
from numba.np import arrayobj

NOWHERE = 0  # the address of functions that do not exist


class _Collected(JITCodeLibrary):
    """Numba's unit of code: here, the intermediate representation of one function."""

    texts: ClassVar[list[str]] = []

    def add_linking_library(self, library: Any) -> None:
        """Do nothing: everything is linked at the end."""

    def add_ir_module(self, ir_module: Any) -> None:
        """Collect a module."""
        self.texts.append(normalize_ir_text(str(ir_module)))

    def finalize(self) -> None:
        """Do no more."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Return an address that nobody calls."""
        return NOWHERE


def _do_nothing(*_arguments: Any, **_rest: Any) -> None:
    pass


def _plain_index(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    """Return an index as it is. Numba lets one count from the end and checks for that, but our rules never do so."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


@contextmanager
def collecting() -> Iterator[list[str]]:
    """Collect the intermediate representation of everything that Numba translates within the block."""
    rtsys.initialize(cpu_target.target_context)  # Numba's own functions, which are not ours to collect
    _Collected.texts.clear()
    with ExitStack() as replaced:
        for owner, name, ours in (
            (JITCPUCodegen, "_library_class", _Collected),
            (JITCPUCodegen, "set_env", _do_nothing),
            (Lower, "create_cpython_wrapper", _do_nothing),  # which only Python would call
            (Lower, "create_cfunc_wrapper", _do_nothing),  # which only C would call
            (arrayobj, "fix_integer_index", _plain_index),
        ):
            replaced.callback(setattr, owner, name, getattr(owner, name))
            setattr(owner, name, ours)
        yield _Collected.texts
