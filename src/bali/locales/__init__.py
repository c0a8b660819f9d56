"""Messages in every language, from the Fluent catalogues in this folder. Terminal, server and web share them."""

import locale
import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bali.core.errors import BaliError
from bali.core.events import Value

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "ja": "日本語"}  # as each language calls itself
LANGUAGES = tuple(LANGUAGE_NAMES)


@cache
def catalogue(language: str) -> FluentBundle:
    """Return the catalogue of a language. Raise `BaliError` if there is none."""
    if language not in LANGUAGES:
        raise BaliError(f"no language is called '{language}'; choose one of: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Words:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = catalogue(language)

    def __call__(self, message: str, **values: Value) -> str:
        """Return a message with its values filled in."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, values)
        assert not errors, (message, errors)
        return str(text)

    def has(self, message: str) -> bool:
        """Return whether the catalogue has a message."""
        return bool(self.bundle.has_message(message))


def own_language() -> str:
    """Return the language of this machine, or English if it is not supported."""
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return name[:2] if name[:2] in LANGUAGES else "en"
