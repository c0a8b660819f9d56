"""The wheel is complete: the test installs it into an empty virtual environment and plays a game there.

The environment gets no copy of this repository and reads no environment variables. It finds the dependencies, and nothing else,
in the folder of the environment that runs the tests, so nothing is downloaded. A file that the wheel lacks (a module, a
catalogue, a migration, the page) is missing there, too. The rules run interpreted, since compiling them would take minutes.
"""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from tests.server.waiting import wait_for

ROOT = Path(__file__).parents[2]
LANGUAGES = ("de", "en", "ja", "nl")
LIMIT = 120.0  # seconds until a server that does not answer fails the test


def build(folder: Path) -> Path:
    """Build the wheel as `make wheel` does."""
    environment = dict(os.environ, SOURCE_DATE_EPOCH="315532800")
    subprocess.run([sys.executable, "-m", "flit_core.wheel", "--outdir", folder, ROOT], env=environment, check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel with the page inside."""
    assert (ROOT / "src/bali/client/index.html").exists(), "the page is not built: make web"
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the interpreter of an environment in which only the wheel is installed, next to its dependencies."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    packages = next(folder.glob("lib/*/site-packages"))
    with ZipFile(wheel) as archive:  # installing a wheel of pure Python means unpacking it
        archive.extractall(packages)
    # The .pth files of a folder that is added by a .pth file are not read, so an editable installation there stays unseen.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin" / "python"


def test_the_wheel_contains_what_a_player_needs_and_nothing_else(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert {"bali/client/index.html", "bali/server/migrations/env.py", "bali/py.typed"} <= names
    for language in LANGUAGES:
        assert f"bali/locales/{language}/bali.ftl" in names
    top = {name.split("/")[0] for name in names}
    assert top == {"bali", f"bali-{re.findall('bali-(.*?)-', wheel.name)[0]}.dist-info"}
    assert not {part for name in names for part in name.split("/")} & {"tests", "bench", "load", "peers", "__pycache__"}


def test_the_same_sources_make_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    assert build(tmp_path).read_bytes() == wheel.read_bytes()


def test_the_wheel_requires_no_package_of_the_server_or_research(wheel: Path) -> None:
    archive = ZipFile(wheel)
    metadata = archive.read(next(name for name in archive.namelist() if name.endswith("METADATA"))).decode()
    needed = [line for line in metadata.splitlines() if line.startswith("Requires-Dist") and "extra" not in line]
    for package in ("fastapi", "uvicorn", "sqlalchemy", "pettingzoo", "open_spiel", "matplotlib"):
        assert not any(package in line for line in needed)


@contextmanager
def serving(python: Path, folder: Path) -> Iterator[str]:
    """Run `bali serve` in the environment, and yield its address."""
    start = "from importlib.metadata import entry_points; entry_points(group='console_scripts')['bali'].load()()"
    command = [str(python), "-I", "-c", start, "serve", "--port", "0", "--database", "tables.sqlite"]
    environment = {"NUMBA_DISABLE_JIT": "1", "HOME": str(folder)}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server did not start"
            address = found[0]
            wait_for(lambda: httpx.get(f"{address}health", verify=False).text == "ok", "prepared rules")
            yield address
        finally:
            process.terminate()


def test_a_game_is_played_on_the_installed_wheel(python: Path, tmp_path: Path) -> None:
    where = subprocess.run(
        [python, "-I", "-c", "import bali; print(bali.__file__)"], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert Path(where.stdout.strip()).is_relative_to(python.parents[1])
    with serving(python, tmp_path) as address, client(address) as anna, client(address) as ben:
        page = anna.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert "<script" in page.text
        for name, player in (("Anna", anna), ("Ben", ben)):
            player.post("/api/guest", json={"name": name}).raise_for_status()
        table = anna.post("/api/tables", json={"options": {"game": "altar", "players": 2}}).raise_for_status().json()["id"]
        for seat, player in enumerate((anna, ben)):
            command(player, table, {"do": "sit", "seat": seat})
        game = command(anna, table, {"do": "start"})["game"]
        after = command(anna, table, {"do": "act", "step": game["step"], "action": game["actions"][0]})["game"]
        assert after["step"] > game["step"]


def client(address: str) -> httpx.Client:
    """Return a client with its own cookies."""
    return httpx.Client(base_url=address, timeout=LIMIT)


def command(player: httpx.Client, table: str, what: dict[str, Any]) -> dict[str, Any]:
    """Send a command to a table, and return the player's view after it."""
    view: dict[str, Any] = player.post(f"/api/tables/{table}/commands", json=what).raise_for_status().json()
    return view
