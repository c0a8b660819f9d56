"""The page's types are those of the server."""

import json
import subprocess
from pathlib import Path

from bali.server.app import make_app
from bali.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_written_from_the_servers_schema(tmp_path: Path) -> None:
    schema, types = tmp_path / "schema.json", tmp_path / "schema.d.ts"
    schema.write_text(json.dumps(make_app(Settings()).openapi()), encoding="utf-8")
    tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    subprocess.run(["node", str(tool), str(schema), "--output", str(types)], capture_output=True, check=True)
    assert types.read_text(encoding="utf-8") == (WEB / "src" / "api" / "schema.d.ts").read_text(encoding="utf-8")
