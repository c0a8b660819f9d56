"""Python values as TypeScript, in the layout that Prettier gives them."""

from collections.abc import Iterable, Mapping, Sequence

Value = str | int | Sequence["Value"] | Mapping[str, "Value"] | Mapping[int, "Value"]

WIDTH = 140  # as in web/.prettierrc.json
INDENT = "  "


def comment(text: str) -> str:
    """Return a comment that documents what follows."""
    return f"/** {text} */\n"


def constant(name: str, value: Value) -> str:
    """Return the declaration of a constant, of the most exact type."""
    start, end = f"export const {name} = ", ";" if isinstance(value, str | int) else " as const;"
    return f"{start}{_literal(value, '', len(start + end))}{end}\n"


def interface(name: str, fields: Mapping[str, str]) -> str:
    """Return the declaration of an interface, given the type of each field."""
    lines = "".join(f"{INDENT}{field}: {kind};\n" for field, kind in fields.items())
    return f"export interface {name} {{\n{lines}}}\n"


def _literal(value: Value, indent: str, around: int) -> str:
    """Return a value in a line with `around` other characters, or in several lines if it is too long for that."""
    if isinstance(value, int):
        return f"{value:_}"
    if isinstance(value, str):
        return repr(value)
    line = _line(value)
    fits = len(indent) + around + len(line) <= WIDTH
    return line if fits and not _is_table(value) else _lines(value, indent)


def _line(value: Sequence[Value] | Mapping[str, Value] | Mapping[int, Value]) -> str:
    parts = ", ".join(f"{key}{_literal(part, '', 0)}" for key, part in _parts(value))
    return f"{{ {parts} }}" if isinstance(value, Mapping) else f"[{parts}]"


def _lines(value: Sequence[Value] | Mapping[str, Value] | Mapping[int, Value], indent: str) -> str:
    deeper = indent + INDENT
    parts = "".join(f"{deeper}{key}{_literal(part, deeper, len(f'{key},'))},\n" for key, part in _parts(value))
    return f"{{\n{parts}{indent}}}" if isinstance(value, Mapping) else f"[\n{parts}{indent}]"


def _parts(value: Sequence[Value] | Mapping[str, Value] | Mapping[int, Value]) -> Iterable[tuple[str, Value]]:
    """Return the parts of a list or an object, each with what comes before it."""
    if isinstance(value, Mapping):
        return [(f"{_key(key)}: ", part) for key, part in value.items()]
    return [("", part) for part in value]


def _key(key: str | int) -> str:
    return str(key) if isinstance(key, int) or key.isidentifier() else repr(key)


def _is_table(value: Sequence[Value] | Mapping[str, Value] | Mapping[int, Value]) -> bool:
    """Return whether a value is a list of lists, which Prettier always spreads over several lines."""
    rows = () if isinstance(value, Mapping) else value
    return len(rows) > 1 and all(isinstance(row, Sequence) and not isinstance(row, str) and len(row) > 1 for row in rows)
