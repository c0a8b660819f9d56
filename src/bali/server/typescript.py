"""Python values as TypeScript, in the layout that Prettier gives them."""

from collections.abc import Iterable, Mapping, Sequence
from textwrap import fill

Value = str | int | Sequence["Value"] | Mapping[str, "Value"] | Mapping[int, "Value"]


class Name(str):
    """The name of another constant, as a value."""

    __slots__ = ()


WIDTH = 140  # as in web/.prettierrc.json
INDENT = "  "
GROUPED = 10_000  # from here on, digits are grouped


def comment(text: str) -> str:
    """Return a comment that documents what follows."""
    return f"/** {text} */\n"


def constant(name: str, value: Value, kind: str = "", *, exported: bool = True) -> str:
    """Return the declaration of a constant, of this type or of the most exact one."""
    start = f"{'export ' * exported}const {name}{kind and f': {kind}'} = "
    end = ";" if kind or isinstance(value, str | int) else " as const;"
    return f"{start}{_literal(value, '', len(start + end))}{end}\n"


def interface(name: str, fields: Mapping[str, str]) -> str:
    """Return the declaration of an interface, given the type of each field."""
    lines = "".join(f"{INDENT}{field}: {kind};\n" for field, kind in fields.items())
    return f"export interface {name} {{\n{lines}}}\n"


def _literal(value: Value, indent: str, around: int) -> str:
    """Return a value in a line with `around` other characters, or in several lines if it is too long for that."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return f"{value:_}" if abs(value) >= GROUPED else str(value)
    if isinstance(value, Name):
        return value
    if isinstance(value, str):
        return repr(value)
    line = _line(value)
    fits = len(indent) + around + len(line) <= WIDTH
    return line if fits and not _has_table(value) else _lines(value, indent)


def _line(value: Sequence[Value] | Mapping[str, Value] | Mapping[int, Value]) -> str:
    parts = ", ".join(f"{key}{_literal(part, '', 0)}" for key, part in _parts(value))
    return f"{{ {parts} }}" if isinstance(value, Mapping) else f"[{parts}]"


def _lines(value: Sequence[Value] | Mapping[str, Value] | Mapping[int, Value], indent: str) -> str:
    deeper = indent + INDENT
    if isinstance(value, Sequence) and all(isinstance(number, int) for number in value):
        return f"[\n{fill(_line(value)[1:-1] + ',', WIDTH, initial_indent=deeper, subsequent_indent=deeper)}\n{indent}]"
    parts = "".join(f"{deeper}{key}{_literal(part, deeper, len(f'{key},'))},\n" for key, part in _parts(value))
    return f"{{\n{parts}{indent}}}" if isinstance(value, Mapping) else f"[\n{parts}{indent}]"


def _parts(value: Sequence[Value] | Mapping[str, Value] | Mapping[int, Value]) -> Iterable[tuple[str, Value]]:
    """Return the parts of a list or an object, each with what comes before it."""
    if isinstance(value, Mapping):
        return [(f"{_key(key)}: ", part) for key, part in value.items()]
    return [("", part) for part in value]


def _key(key: str | int) -> str:
    return str(key) if isinstance(key, int) or key.isidentifier() else repr(key)


def _has_table(value: Value) -> bool:
    """Return whether a value is or contains a list of lists or objects, which Prettier always spreads over several lines."""
    if isinstance(value, str | int):
        return False
    parts: list[Value] = [*value.values()] if isinstance(value, Mapping) else [*value]
    if any(map(_has_table, parts)):
        return True
    is_list = len(parts) > 1 and not isinstance(value, Mapping)
    return is_list and any(all(isinstance(part, kind) and len(part) > 1 for part in parts) for kind in (list, tuple, Mapping))
