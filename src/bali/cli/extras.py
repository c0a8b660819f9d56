"""The optional packages of commands, checked before a command begins."""

from importlib.util import find_spec

from bali.core.errors import BaliError


def expect_packages(extra: str, *packages: str) -> None:
    """Raise `BaliError` with the command that installs an extra if one of its packages is missing."""
    for package in packages:
        if find_spec(package) is None:
            raise BaliError(f"this needs {package}; install it with: pip install 'bali[{extra}]'")
