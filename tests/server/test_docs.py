"""What the docs say about the server is true."""

import subprocess
import sys
from pathlib import Path

from docs.examples.make import PAGE, page

from tests.server.running_server import Guest, RunningServer, play
from tests.server.waiting import TIMEOUT

BOT = Path(__file__).parents[2] / "docs/examples/bot.py"


def test_the_page_about_the_api_is_as_the_schema_is() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_example_bot_plays_a_whole_game(shared_server: RunningServer) -> None:
    host = Guest(shared_server.port, "Anna")
    table = host.open("altar", 2, ("you", None))
    seat = host.listen(table)
    command = [sys.executable, str(BOT), f"http://127.0.0.1:{shared_server.port}", table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        seat.until(lambda view: view["table"]["seats"][1]["name"] == "Randy")
        seat.send("start")
        seat.until(lambda view: view["game"] is not None)
        play([seat])
        assert "places" in bot.communicate(timeout=TIMEOUT)[0]
        assert bot.returncode == 0


def test_the_example_bot_has_some_forty_lines() -> None:
    code = [line for line in BOT.read_text().splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(code) <= 40
