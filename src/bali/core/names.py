"""Player names: which can be shown, and which look like another player's.

`clean_name` accepts names in every script and rejects those that are blank, invisible or misleading. `skeletons` returns a
normalised form of how a name looks. It follows Unicode Technical Standard 39 but is coarser: it also ignores case, width, spaces,
punctuation, and accents on Latin, Greek and Cyrillic letters. Of two names at a table that look alike, the second gets a number.
A skeleton that is too coarse merely costs an honest player a number; one that is too fine lets players impersonate others.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import combinations

from bali.core.errors import BaliError
from bali.core.lookalikes import BLANK, FOLDED, LIGATURES, LOOKALIKES, VARIATIONS

MAX_NAME_LENGTH = 12
MAX_TYPED = 5 * MAX_NAME_LENGTH  # longer input is rejected before any other check
MAX_MARKS = 3  # accents and vowel signs on one letter: no real name needs more
JOINERS = "\u200c\u200d"  # needed in Persian and Indian names, invisible elsewhere
VIRAMA = 9  # the combining class of the sign after which a joiner is meaningful
INK = ("Lu", "Ll", "Lt", "Lo", "Nd", "Nl", "No", "So")  # every name needs at least one character of these categories
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
SKIPPED = ("C", "Z", "P", "Sk")  # categories that do not make a name distinct
ACCENTED = ("LATIN", "GREEK", "CYRILLIC", "DIGIT")  # scripts in which an accent does not make a name distinct
TATWEEL = "\u0640"  # only stretches an Arabic word
LATIN = re.compile(r"LATIN (?:CAPITAL |SMALL )?LETTER (?:SMALL CAPITAL |DOTLESS )?([A-Z])(?: WITH .*)?")  # as Unicode names them


def clean_name(text: str) -> str:
    """Return a name as it is stored and shown. Raise `BaliError` if it cannot be shown."""
    if len(text) > MAX_TYPED:
        raise BaliError(f"a name can have at most {MAX_NAME_LENGTH} characters")
    name = unicodedata.normalize("NFC", _with_plain_spaces(text))
    if not 1 <= len(name) <= MAX_NAME_LENGTH:
        raise BaliError(f"a name must have 1 to {MAX_NAME_LENGTH} characters, not {len(name)}: {name!r:.40}")
    if any(_is_invisible(name, index) for index in range(len(name))):
        raise BaliError("a name cannot contain invisible characters")
    if not any(unicodedata.category(letter) in INK for letter in name):
        raise BaliError("a name needs at least one letter, digit or symbol")
    if _most_marks(name) > MAX_MARKS or unicodedata.category(name[0]).startswith("M"):
        raise BaliError("this name has an accent without a letter, or too many accents on one letter")
    return name


def skeletons(name: str) -> frozenset[str]:
    """Return the skeletons of a name as typed, in lower case and in upper case. Names that look alike share at least one."""
    return frozenset(_skeleton(form) for form in (name, name.lower(), name.upper()))


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number appended if it looks like one that is taken."""
    alike = frozenset[str]().union(*map(skeletons, taken))
    number, free = 1, name
    while alike & skeletons(free):
        number += 1
        free = f"{name[: MAX_NAME_LENGTH - len(f' {number}')].rstrip(JOINERS + ' ')} {number}"
    return free


def check_names(names: Sequence[str]) -> None:
    """Raise `BaliError` if a name cannot be shown, or if two look alike."""
    for name, other in combinations([clean_name(name) for name in names], 2):
        if skeletons(name) & skeletons(other):
            raise BaliError(f"player names must be different: '{name}' and '{other}' look alike")


def readable_names(names: Sequence[str]) -> list[str]:
    """Return the names of a stored game in a presentable form. Earlier versions accepted look-alikes and invisible names."""
    shown: list[str] = []
    for number, name in enumerate(names, start=1):
        try:
            readable = clean_name(name)
        except BaliError:
            readable = f"Player {number}"
        shown.append(distinct_name(readable, shown))
    return shown


def _with_plain_spaces(text: str) -> str:
    """Normalise spaces and remove variation selectors, which only choose between forms of one character."""
    spaced = (" " if unicodedata.category(letter) == "Zs" else letter for letter in text if letter not in VARIATIONS)
    return " ".join(word for word in "".join(spaced).split(" ") if word)


def _is_invisible(name: str, index: int) -> bool:
    """Return whether a character of a name is invisible or changes how its neighbours look."""
    letter = name[index]
    if letter in JOINERS:
        return not _joins(name[:index], name[index + 1 :])
    return letter in BLANK or unicodedata.category(letter) in INVISIBLE


def _joins(before: str, after: str) -> bool:
    """Return whether a joiner is meaningful in this position: after a virama or between Arabic letters."""
    if not before or not after:
        return False
    arabic = all(unicodedata.name(letter, "").startswith("ARABIC LETTER") for letter in (before[-1], after[0]))
    return arabic or unicodedata.combining(before[-1]) == VIRAMA


def _most_marks(name: str) -> int:
    longest = marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        longest = max(longest, marks)
    return longest


def _skeleton(text: str) -> str:
    letters, base = [], ""
    for letter in unicodedata.normalize("NFKD", text):
        if not unicodedata.category(letter).startswith("M"):
            base = unicodedata.name(letter, "")
            letters.append(_plain(letter, base))
        elif not base.startswith(ACCENTED):
            letters.append(letter)
    plain = "".join(letters).casefold().translate(FOLDED)
    for pair, one in LIGATURES.items():
        plain = plain.replace(pair, one)
    return plain or text


def _plain(letter: str, title: str) -> str:
    """Return the Latin letter or digit that a character looks like, "" if it does not matter, or else the character itself."""
    if letter in LOOKALIKES:
        return LOOKALIKES[letter]
    if letter == TATWEEL or unicodedata.category(letter).startswith(SKIPPED):
        return ""
    if letter.isdecimal():
        return str(unicodedata.decimal(letter))
    latin = LATIN.fullmatch(title)
    return latin[1] if latin else letter
