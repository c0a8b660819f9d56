"""Every operation does what the published schema says, whatever it is sent."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CheckFunction
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import positive_data_acceptance

from bali.server.app import make_app
from bali.server.settings import Settings
from tests.long import LONG
from tests.server.running_server import Guest, RunningServer
from tests.server.waiting import TIMEOUT

Case = schemathesis.Case[Any]
api = schemathesis.openapi.from_dict(make_app(Settings()).openapi())
FUZZING_ONLY = SchemathesisConfig.from_dict({"phases": {"coverage": {"enabled": False}}})
api_for_guests = api if LONG else api.exclude(path_regex="{table}")  # a player uses those, and few tables have such names
api_for_strangers = schemathesis.openapi.from_dict(api.raw_schema, config=FUZZING_ONLY)  # most operations refuse them at once
some = settings(
    max_examples=50 if LONG else 12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
NOT_IN_A_SCHEMA: list[CheckFunction] = [positive_data_acceptance]  # which variants a game has, which text is a saved game


@pytest.fixture
def anna(shared_server: RunningServer) -> Guest:
    return Guest(shared_server.port, "Anna")


@pytest.fixture
def table(anna: Guest) -> str:
    """A table at which Anna has a seat."""
    return anna.open("altar", 2, ("you", None))


def send(case: Case, shared_server: RunningServer, guest: Guest | None = None) -> None:
    """Send a request and expect an answer that the schema names: its status, its type, its content."""
    cookies = dict(guest.http.cookies) if guest else {}
    case.call_and_validate(base_url=f"http://127.0.0.1:{shared_server.port}", cookies=cookies, excluded_checks=NOT_IN_A_SCHEMA)


def test_the_server_publishes_its_schema(shared_server: RunningServer, anna: Guest) -> None:
    assert anna.ask("GET", "/api/schema.json") == api.raw_schema


@api_for_guests.parametrize()
@some
def test_a_guest_gets_what_the_schema_promises(case: Case, shared_server: RunningServer, anna: Guest) -> None:
    send(case, shared_server, anna)


@api_for_strangers.parametrize()
@some
def test_a_stranger_gets_what_the_schema_promises(case: Case, shared_server: RunningServer) -> None:
    send(case, shared_server)


@api.include(path_regex="{table}").parametrize()
@some
def test_a_player_gets_what_the_schema_promises(case: Case, shared_server: RunningServer, anna: Guest, table: str) -> None:
    """The table changes from request to request, so that the promises are checked in many states of it."""
    if re.fullmatch("[A-Za-z0-9_-]{1,32}", str(case.path_parameters["table"])):
        case.path_parameters["table"] = table
    send(case, shared_server, anna)


def commands() -> list[dict[str, Any]]:
    """Return the schemas of everything that can be asked of a table."""
    schemas = api.raw_schema["components"]["schemas"]
    body = api.raw_schema["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]["content"]["application/json"]
    return [schemas[one["$ref"].rsplit("/", 1)[1]] for one in body["schema"]["oneOf"]]


def test_the_schema_says_that_a_command_names_itself() -> None:
    assert len(commands()) == 27
    assert [command["title"] for command in commands() if "do" not in command.get("required", [])] == []


def test_the_schema_has_all_that_goes_over_the_socket() -> None:
    schemas = api.raw_schema["components"]["schemas"]
    names = {"View", "Refused", "Previewed", "Reasoned", "Hinted", "Position", "Presence"}
    assert {one["$ref"].rsplit("/", 1)[1] for one in schemas["Message"]["oneOf"]} == names <= set(schemas)
    assert all("type" in schemas[name]["required"] for name in names)
    assert len(schemas["Command"]["oneOf"]) == len(commands())
    assert not any("Validation" in name for name in schemas)


def test_the_schema_is_printed_without_a_server() -> None:
    printed = subprocess.run([sys.executable, "-m", "bali.server.openapi"], capture_output=True, check=True, timeout=TIMEOUT)
    assert json.loads(printed.stdout) == api.raw_schema
    assert printed.stderr == b""


def test_the_schema_says_that_a_game_to_verify_has_to_be_sent() -> None:
    assert api.raw_schema["paths"]["/api/verify"]["post"]["requestBody"]["required"]
