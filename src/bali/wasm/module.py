"""Turn LLVM's object file into a WebAssembly module, without a linker.

An object file for WebAssembly is itself nearly a module. Its functions and data have their final places, as if linked at address
0. It only expects a memory and a stack pointer from outside, and exports nothing. So this module replaces the imports by a memory
and a stack pointer of its own, adds the exports, and drops what only a linker reads. See the specification of WebAssembly, 5.5.
"""

from collections.abc import Iterator, Mapping

from bali.core.errors import BaliError
from bali.wasm.binary import Reader, listed, number, signed, sized

PAGE = 1 << 16
STACK = 1 << 16  # bytes: the rules do not recurse, and their local arrays are small
ALIGNMENT = 16

CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA = 0, 1, 2, 3, 5, 6, 7, 12, 10, 11
ORDER = (TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA)

# What an import or an export is.
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)
I32, I32_CONST, END = 0x7F, 0x41, 0x0B
CONSTANT, VARIABLE = 0, 1

SYMBOL_TABLE = 8  # a part of the custom section "linking"
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40


def to_module(object_file: bytes, exports: Mapping[str, str]) -> bytes:
    """Return a module that exports its memory, the first free byte in it, and functions: their symbols by the exported names."""
    sections, symbols = _read(object_file)
    _check_imports(sections.pop(IMPORT))
    stack_end = -(-_data_end(sections[DATA]) // ALIGNMENT) * ALIGNMENT
    heap = stack_end + STACK  # the stack grows down from here
    sections[MEMORY] = listed([bytes([0]) + number(-(-heap // PAGE))])
    sections[GLOBAL] = listed([_global(VARIABLE, heap), _global(CONSTANT, heap)])
    functions = [_export(name, A_FUNCTION, symbols[symbol]) for name, symbol in exports.items()]
    sections[EXPORT] = listed([_export("memory", A_MEMORY, 0), _export("heap", A_GLOBAL, 1), *functions])
    if extra := set(sections) - set(ORDER):
        raise BaliError(f"a module cannot have the sections {sorted(extra)}")
    return object_file[:8] + b"".join(bytes([kind]) + sized(sections[kind]) for kind in ORDER if kind in sections)


def _read(object_file: bytes) -> tuple[dict[int, bytes], dict[str, int]]:
    """Return the sections by their kind, and the numbers of the functions by their symbols."""
    reader, sections, symbols = Reader(object_file), dict[int, bytes](), dict[str, int]()
    reader.at = 8  # after the magic number and the version
    while not reader.ended:
        kind, body = reader.byte(), reader.bytes()
        if kind == CUSTOM:
            symbols |= dict(_functions(Reader(body)))
        else:
            sections[kind] = body
    return sections, symbols


def _functions(reader: Reader) -> Iterator[tuple[str, int]]:
    """Yield the symbols of the functions in the custom section "linking", each with the function's number."""
    if reader.name() != "linking":
        return
    reader.number()  # the version
    while not reader.ended:
        kind, part = reader.byte(), Reader(reader.bytes())
        if kind == SYMBOL_TABLE:
            for _symbol in range(part.number()):
                yield from _symbol_of_function(part)


def _symbol_of_function(reader: Reader) -> Iterator[tuple[str, int]]:
    kind, flags = reader.byte(), reader.number()
    if kind == SECTION_SYMBOL:
        reader.number()
    elif kind == DATA_SYMBOL:
        reader.name()
        if not flags & UNDEFINED:
            reader.number(), reader.number(), reader.number()  # the segment, the offset and the size
    else:
        index = reader.number()
        if not flags & UNDEFINED or flags & EXPLICIT_NAME:
            name = reader.name()
            if kind == FUNCTION_SYMBOL and not flags & UNDEFINED:
                yield name, index


def _check_imports(body: bytes) -> None:
    """Raise `BaliError` if the functions need anything that this module cannot replace, such as a function of a C library."""
    reader = Reader(body)
    for _import in range(reader.number()):
        _, name, kind = reader.name(), reader.name(), reader.byte()
        if kind == A_MEMORY and name == "__linear_memory":
            limited, _ = reader.byte(), reader.number()
            if limited:
                reader.number()
        elif kind == A_GLOBAL and name == "__stack_pointer":
            reader.byte(), reader.byte()
        else:
            raise BaliError(f"the compiled functions need {name}, which WebAssembly does not have")


def _data_end(body: bytes) -> int:
    """Return the first address after the data."""
    reader, end = Reader(body), 0
    for _segment in range(reader.number()):
        reader.number()  # which memory: there is one
        reader.byte()  # the instruction that gives the address
        address = reader.number()
        reader.byte()  # the end of the instructions
        end = max(end, address + len(reader.bytes()))
    return end


def _global(kind: int, value: int) -> bytes:
    return bytes([I32, kind, I32_CONST]) + signed(value) + bytes([END])


def _export(name: str, kind: int, index: int) -> bytes:
    return sized(name.encode()) + bytes([kind]) + number(index)
