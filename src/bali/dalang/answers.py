"""What a player of dalang can answer in advance."""

from bali.core.answers import PASS, OfferedAnswers
from bali.dalang.cards import CHIPS, DALANG, ISLANDS, KINDS

_EVERYTHING = "everything"
_DALANG_CARDS = tuple(f"lay {kind}" for kind in KINDS[DALANG:])
_JOIN = {PASS: (PASS,), "join": ("join", PASS)}
_SHOW = {PASS: (PASS,), "show": ("show", PASS)}  # the first legal "show" has the lowest number that is enough
_BLOCK = {PASS: (PASS,), "block": ("block", PASS)}

# Fleeing and exchanges are not offered: which cards to move, and where, depends on the hand and the islands at that moment.
ANSWERS = OfferedAnswers(
    replies={
        _EVERYTHING: {PASS: (PASS,)},
        "warrior": {"repel": ("repel", "flee"), "flee": ("flee",)},
        "scholar": _JOIN,
        "artist": _JOIN,
        **dict.fromkeys(CHIPS, _SHOW),
        "second": {PASS: (PASS,), "force": ("force", PASS)},
        "journey": _BLOCK,
        "scoring": _BLOCK,
        **dict.fromkeys(ISLANDS, _BLOCK),
        "laying": {
            "keep-chips": ("lay prince", "lay priest", "lay"),
            "keep-dalang": (*_DALANG_CARDS, "lay"),
            "keep-scholars": ("lay scholar", "lay"),
            "keep-warriors": ("lay warrior", "lay"),
        },
    },
    prompts={
        "repelling": ("warrior",),
        "joining": ("{kind}", _EVERYTHING),
        "forcing": ("second", _EVERYTHING),
        "outdoing": ("{chip}", _EVERYTHING),
        "laying": ("laying",),
        "blocking": ("journey", "{island}", _EVERYTHING),
        **dict.fromkeys(("blocking-scoring", "blocking-shared"), ("journey", "scoring", "{island}", _EVERYTHING)),
    },
)
