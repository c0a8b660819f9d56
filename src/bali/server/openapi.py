"""The OpenAPI schema of the whole server, including the socket's messages. `python -m bali.server.openapi` prints it."""

import json
import sys
from typing import Annotated, Any

from fastapi import Body, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from bali.table.commands import Command
from bali.table.views import Message

JSON = "application/json"
SOCKET = "/api/tables/{table}/socket"
# Declared only so that FastAPI does not add its own schemas of validation errors.
NO_VALIDATION_ERROR: dict[int | str, dict[str, Any]] = {422: {"description": "Never sent."}}


async def _exchange(command: Annotated[Command, Body()]) -> Message:
    """Stand for the socket, because OpenAPI describes only requests and responses."""
    raise NotImplementedError


def schema_of(app: FastAPI) -> dict[str, Any]:
    """Return the schema of an application, with `Command` and `Message` for the socket's messages."""
    routes = [*app.routes, APIRoute(SOCKET, _exchange, methods=["POST"], responses=NO_VALIDATION_ERROR)]
    schema = get_openapi(title=app.title, version=app.version, routes=routes)
    exchange = schema["paths"].pop(SOCKET)["post"]
    known = schema["components"]["schemas"]
    known["Command"] = _named(exchange["requestBody"]["content"][JSON]["schema"], "A message to the socket.")
    known["Message"] = _named(exchange["responses"]["200"]["content"][JSON]["schema"], "A message from the socket.")
    return schema


def _named(union: dict[str, Any], description: str) -> dict[str, Any]:
    return {"description": description, "oneOf": union["oneOf"], "discriminator": union["discriminator"]}


class DocumentedApp(FastAPI):
    """An application whose schema includes its socket."""

    def openapi(self) -> dict[str, Any]:
        """Return the schema, which is built once."""
        if not self.openapi_schema:
            self.openapi_schema = schema_of(self)
        return self.openapi_schema


def main() -> None:
    """Print the schema, for type generators."""
    from bali.server.app import make_app
    from bali.server.settings import Settings

    json.dump(make_app(Settings()).openapi(), sys.stdout, ensure_ascii=False, indent=2)
    print()


if __name__ == "__main__":
    main()
