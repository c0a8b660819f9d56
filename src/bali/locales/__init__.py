"""The words of every language, from the Fluent catalogues beside this file: one catalogue for terminal, server and web."""

import locale
import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bali.core.errors import BaliError
from bali.core.story import Value

LANGUAGES = ("en", "de", "nl", "ja")


@cache
def catalogue(language: str) -> FluentBundle:
    """Gets a language's catalogue."""
    if language not in LANGUAGES:
        raise BaliError(f"no language is called '{language}'; there is: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        """Takes the language."""
        self.language = language
        self.bundle = catalogue(language)

    def __call__(self, message: str, **values: Value) -> str:
        """Gets a message with its values filled in."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, values)
        assert not errors, (message, errors)
        return str(text)

    def has(self, message: str) -> bool:
        """Gets whether the catalogue holds a message."""
        return bool(self.bundle.has_message(message))


def own_language() -> str:
    """Gets the language of this machine, English if we do not speak it."""
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return name[:2] if name[:2] in LANGUAGES else "en"
