"""The example of a page with the engine works as the guide says."""

from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copy
from threading import Thread

from tests.wasm.in_chromium import Opened

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "embed.html"
MOST_LINES = 34


class Quiet(SimpleHTTPRequestHandler):
    """A plain web server that writes no log."""

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002  (the name in the base class)
        pass


def test_bots_play_a_whole_game_in_a_page(bundle: Path, in_chromium: Opened) -> None:
    copy(EXAMPLE, bundle.parent)
    with ThreadingHTTPServer(("localhost", 0), lambda *request: Quiet(*request, directory=str(bundle.parent))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = in_chromium.browser.new_page()
        page.goto(f"http://localhost:{server.server_port}/embed.html")
        page.get_by_text("points: ").wait_for()
        lines = (page.text_content("#log") or "").splitlines()
        server.shutdown()
    assert lines[0].startswith("seat ")
    assert len(lines[-1].split(",")) == 4
    assert len(EXAMPLE.read_text().splitlines()) <= MOST_LINES
