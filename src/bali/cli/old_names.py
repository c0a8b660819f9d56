"""Options under the names they had before version 0.7. They still work in this version, with a notice."""

import os
import sys

OPTIONS = {
    "--thinkers": "--bot-processes",
    "--pace": "--bot-delay",
    "--patience": "--bot-timeout",
    "--idle": "--unload-after",
    "--proxies": "--trusted-proxies",
}


def with_new_names(arguments: list[str]) -> list[str]:
    """Return the arguments of `bali serve` with current option names, and rename the environment's variables in the same way."""
    for old, new in OPTIONS.items():
        _rename_variable(_variable(old), _variable(new))
    return [arguments[0], *map(_renamed, arguments[1:])] if arguments[:1] == ["serve"] else arguments


def _renamed(argument: str) -> str:
    name, equals, value = argument.partition("=")
    if name not in OPTIONS:
        return argument
    _notify(name, OPTIONS[name])
    return OPTIONS[name] + equals + value


def _rename_variable(old: str, new: str) -> None:
    if old in os.environ:
        _notify(old, new)
        os.environ.setdefault(new, os.environ.pop(old))


def _variable(option: str) -> str:
    """Return the environment variable of an option: BALI_BOT_DELAY for --bot-delay."""
    return "BALI_" + option.removeprefix("--").replace("-", "_").upper()


def _notify(old: str, new: str) -> None:
    print(f"bali: {old} is now called {new}; the next version will not accept the old name", file=sys.stderr)
