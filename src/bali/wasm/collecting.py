"""Numba's translation of functions into LLVM's intermediate representation, and no further.

Usually Numba compiles each function for this machine's processor, together with a copy of every function that it calls. Here,
the intermediate representation of each function is collected once. Nothing is linked, optimised, compiled or run. Numba has no
public API for that, which is one reason why pyproject.toml limits its version.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from numba.core.cgutils import normalize_ir_text
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target

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


@contextmanager
def collecting() -> Iterator[list[str]]:
    """Collect the intermediate representation of everything that Numba translates within the block."""
    assert isinstance(cpu_target.target_context.codegen(), JITCPUCodegen)  # it has compiled what it needs itself
    usual, set_env = JITCPUCodegen._library_class, JITCPUCodegen.set_env  # noqa: SLF001
    JITCPUCodegen._library_class, JITCPUCodegen.set_env = _Collected, lambda *_: None  # noqa: SLF001
    _Collected.texts.clear()
    try:
        yield _Collected.texts
    finally:
        JITCPUCodegen._library_class, JITCPUCodegen.set_env = usual, set_env  # noqa: SLF001
