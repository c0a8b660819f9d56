"""Generate docs/guide/api.md from the server's schema: `make api`."""

from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from bali.server.app import make_app
from bali.server.settings import Settings
from bali.table.commands import COMMAND
from bali.table.views import Message

PAGE = Path(__file__).parents[1] / "guide" / "api.md"
HEAD = """# The HTTP and WebSocket API

This page is generated from the server's schema (`make api`). The same schema is at `/api/schema.json`. The page in the browser
uses only this API.

`POST /api/guest` sets a cookie that identifies you. All data is JSON. A request that is refused gets a `code` for programs and
a `message` for people. `preparing` means that a server which has just started is still preparing the rules: send the request
again. For a complete bot in about fifty lines, see [bot.py](../examples/bot.py).

Actions are words, the same as in the log, in saved games and in the terminal. A view lists the actions that are legal for you
now. Send one of them back, with the `step` at which you saw it. If the table has changed since, you get a refusal and the new
view.

"""
SOCKET = """
## The socket

Connect to `/api/tables/{table}/socket`. You first get a whole view, and then a view for everything that happens, with the
`version` increased by one. Each view holds the current table and game. Later views hold only the new lines of the log and the
chat. Send `look` if a version is missing, or to see the table from another of your seats: you get a whole view again. The
server sends you only what your seat may know. While a server that has just started is still preparing the rules, you first get
`refused` with the code `preparing`. The view follows as soon as they are ready.

The server closes a socket with one of these codes. Reconnect to continue where you were.

| code | reason |
|---|---|
| 4401 | you have no name yet |
| 4403, 4404 | there is no such table, or it is not for you |
| 4410 | you signed out everywhere, so your old cookie is invalid |
| 1008 | you sent too many messages, or opened too many sockets |
| 1011 | the server failed |
| 1012 | the server is stopping |
| 1013 | you read too slowly, or the server cannot load the table |

### You send

"""


def _type(schema: dict[str, Any]) -> str:
    """Describe a type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_type(one) for one in schema[several])
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    if schema.get("type") == "array":
        kinds = {_type(one) for one in schema.get("prefixItems", [schema.get("items", {})])}
        return "list of " + " and ".join(sorted(kinds))
    limits = [
        words.format(schema[key])
        for key, words in (("minimum", "from {}"), ("maximum", "to {}"), ("maxLength", "of at most {} characters"))
        if key in schema
    ]
    return " ".join([str(schema.get("type", "anything")), *limits])


def _fields(schema: dict[str, Any]) -> list[str]:
    required = schema.get("required", [])
    lines = ["| field | type | |", "|---|---|---|"]
    for name, field in schema.get("properties", {}).items():
        description = field.get("description", "")
        default = f"default `{field['default']}`. " if name not in required and field.get("default") is not None else ""
        lines.append(f"| `{name}` | {_type(field)} | {default}{description} |".replace("  ", " "))
    return lines


def _objects(schemas: dict[str, Any], heading: str) -> list[str]:
    lines = []
    for name, schema in schemas.items():
        lines += [f"{heading} {name}", "", " ".join(schema.get("description", "").split()), "", *_fields(schema), ""]
    return lines


def page() -> str:
    """Return the page."""
    schema = make_app(Settings()).openapi()
    lines = ["## HTTP", "", "| | | you send | you get |", "|---|---|---|---|"]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {})
            sent = ", ".join(_type(kind.get("schema", {})) for kind in body.values())
            success = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            got = ", ".join(_type(kind["schema"]) if kind.get("schema") else name for name, kind in success["content"].items())
            description = operation["description"].splitlines()[0]
            lines.append(f"| `{method.upper()} {path}` | {description} | {sent} | {got} |")
    commands, messages = COMMAND.json_schema()["$defs"], TypeAdapter(Message).json_schema(mode="serialization")["$defs"]
    known = {**commands, **messages, "Command": {}, "Message": {}}
    others = {name: one for name, one in schema["components"]["schemas"].items() if name not in known and "HTTP" not in name}
    parts = [HEAD, "\n".join(lines), "\n", SOCKET, "\n".join(_objects(commands, "####")), "\n### You get\n\n"]
    parts += ["\n".join(_objects(messages, "####")), "\n## Other objects\n\n", "\n".join(_objects(others, "###"))]
    return "".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
