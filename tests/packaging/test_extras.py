"""Light installations: each folder imports only its extra's packages, and a command without its extra says what to install.

Every package has its reason in the guide.
"""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/bali"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

# The extras that each folder may import in addition to the base. All others may import only the base.
FOLDERS = {
    "server": ("server", "postgres"),
    "arena": ("arena", "cluster"),
    "research": ("research", "gpu"),
    "training": ("train", "arena", "research", "gpu"),
}
COMES_WITH = {
    "pydantic_core": "pydantic",
    "fluent": "fluent-runtime",
    "llvmlite": "numba",
    "pyspiel": "open-spiel",
    "PIL": "pillow",
}
PRIVATE = {  # modules of other packages that are not public, although their names do not show it
    "numba.core.caching",
    "numba.core.codegen",
    "numba.np",
    "numba.cuda.np.arrayobj",
    "numba.cuda.cgutils",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "websockets.protocol",
}


def named(requirement: str) -> str:
    """Return the name of a required package, in its normal form."""
    return re.split(r"[\[<>=; ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def packages(*extras: str) -> dict[str, str]:
    """Return the requirements of the base and of some extras, by the package's name."""
    wanted = [*PROJECT["dependencies"], *(one for extra in extras for one in EXTRAS[extra])]
    return {named(requirement): requirement for requirement in wanted}


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, by statement or by `import_module`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif (
            isinstance(node, ast.Call)
            and getattr(node.func, "id", "") == "import_module"
            and isinstance(node.args[0], ast.Constant)
        ):
            yield str(node.args[0].value)


def foreign() -> Iterator[tuple[Path, str]]:
    """Yield each file of the package with each module of another project that it imports."""
    for path in SOURCE.rglob("*.py"):
        for module in imported(path):
            if module.split(".")[0] not in {*sys.stdlib_module_names, "bali"}:
                yield path, module


def owner(module: str) -> str:
    """Return the package that a module belongs to."""
    top = module.split(".", maxsplit=1)[0]
    return "numba-cuda" if module.startswith("numba.cuda") else COMES_WITH.get(top, top).lower().replace("_", "-")


def test_every_folder_imports_only_the_packages_of_its_extra() -> None:
    for path, module in foreign():
        allowed = packages(*FOLDERS.get(path.relative_to(SOURCE).parts[0], ()))
        if owner(module) == "cupy":
            assert "cupy-cuda13x" in allowed
            continue
        assert owner(module) in allowed, f"{path} imports {module}"


def test_packages_whose_private_parts_we_use_have_an_upper_limit() -> None:
    everything, used = packages(*EXTRAS), set()
    for path, module in foreign():
        if module in PRIVATE or "._" in module:
            used.add(module)
            assert "<" in everything[owner(module)], f"{path} uses {module}, which may change"
    assert used >= PRIVATE


def explained() -> set[str]:
    """Return the packages in the guide's table, in their normal form."""
    table = (ROOT / "docs/guide/dependencies.md").read_text().split("| package |")[1]
    rows = re.findall(r"^\| (.+?) \| .+ \|$", table, re.MULTILINE)
    names = (name for row in rows for name in re.sub(r"\(.*?\)", "", row).split(","))
    return {named(name.strip()) for name in names if name.strip()}


def required() -> set[str]:
    """Return all packages that we require, of Python and of npm, as the guide calls them."""
    python = {name for name in packages(*EXTRAS) if name != "bali"}
    npm: set[str] = set()
    for file in ("web/package.json", "bench/boardgame/package.json"):
        listed = json.loads((ROOT / file).read_text())
        npm |= {*listed.get("dependencies", {}), *listed.get("devDependencies", {})}
    short = {"cupy-cuda13x": "cupy", "@eslint/js": "eslint", "@sveltejs/vite-plugin-svelte": "vite-plugin-svelte"}
    return {named(short.get(name, name)) for name in python | npm}


def test_the_guide_gives_a_reason_for_every_package_and_for_no_other() -> None:
    assert explained() == required() | {"uv"}  # which only `make lock` installs


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda lock: lock.stem)
def test_a_lock_names_releases_only_and_no_host(lock: Path) -> None:
    versions = re.findall(r"^[\w.-]+==(\S+)", lock.read_text(), re.MULTILINE)
    assert versions
    assert [version for version in versions if not re.fullmatch(r"[0-9.]+(\.post\d+)?", version)] == []
    assert "://" not in lock.read_text()
    assert "nightly" not in lock.read_text()


WITHOUT = """
import sys
sys.modules |= dict.fromkeys({missing!r})
sys.argv = ["bali", *{arguments!r}]
from bali.cli import main
main()
"""


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        (["fastapi", "uvicorn"], ["serve"], "server"),
        (["sqlalchemy"], ["serve"], "server"),
        (["matplotlib"], ["arena"], "arena"),
        (["ray"], ["arena", "--ray"], "cluster"),
    ],
)
def test_a_command_without_its_extra_says_how_to_install_it(missing: list[str], arguments: list[str], extra: str) -> None:
    script = WITHOUT.format(missing=missing, arguments=arguments)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"bali: this needs {missing[0]}; install it with: pip install 'bali[{extra}]'\n"


def test_terminal_arena_and_research_load_nothing_of_the_server() -> None:
    server = [named(one).replace("-", "_") for one in EXTRAS["server"]]
    modules = ("cli.app", "cli.play", "cli.arena", "arena.worker_pool", "research.batch", "research.zoo", "research.gym")
    script = f"import sys; sys.modules |= dict.fromkeys({server!r}); import {', '.join(f'bali.{one}' for one in modules)}"
    subprocess.run([sys.executable, "-c", script], check=True)
