"""Reading a lesson's script.

The first lines name the `game`, the number of `players` and the `variants`. A line that begins with a kind of draw lists the
next cards of the deal: `draw rice shrine`, `start 1 2 3`. A line that begins with a seat is a decision: `0 buy rice`. The
player may decide otherwise and still follow the script after `any`: `0 any lay prince`. After `maybe`, the player may also leave
the decision out: `0 maybe take from wontong`. After `own`, the script suggests nothing, and the player cannot leave it any more:
`0 own crown banana`. The decisions between `jump` and `land` can be jumped over. A `#` begins a comment.
"""

from importlib.resources import files

from bali.core.errors import BaliError
from bali.games import find
from bali.table.lessons.lesson import Lesson, ScriptedDecision

HEADER = ("game", "players", "variants")
JUMP, LAND, ANY, MAYBE, OWN = "jump", "land", "any", "maybe", "own"


def read_lesson(name: str) -> Lesson:
    """Return the lesson with this name."""
    return parse_lesson((files(__package__) / f"{name}.txt").read_text(encoding="utf-8"))


def parse_lesson(text: str) -> Lesson:
    """Return the lesson that a script describes. Raise `BaliError` if a line has no meaning."""
    header: dict[str, list[str]] = {}
    deal: list[str] = []
    script: list[list[str]] = []
    marks = {JUMP: 0, LAND: 0}
    for line in (source.partition("#")[0].split() for source in text.splitlines()):
        match line:
            case []:
                pass
            case [word, *values] if word in HEADER:
                header[word] = values
            case [word] if word in marks:
                marks[word] = len(script)
            case [seat, *_] if seat.isdigit():
                script.append(line)
            case [verb, *cards]:
                deal += [f"{verb} {card}" for card in cards]
    game, (players,) = header["game"][0], header["players"]
    return Lesson(
        game=game,
        players=int(players),
        variants=tuple(header.get("variants", ())),
        draws=_numbers(game, deal),
        decisions=_decisions(game, script),
        jump=range(marks[JUMP], marks[LAND]),
    )


def _decisions(game: str, script: list[list[str]]) -> tuple[ScriptedDecision, ...]:
    marks = [words[1] if words[1] in (ANY, MAYBE, OWN) else "" for words in script]
    actions = _numbers(game, [" ".join(words[1:]).removeprefix(mark).strip() for words, mark in zip(script, marks, strict=True)])
    return tuple(
        ScriptedDecision(int(words[0]), action, free=mark != "", optional=mark == MAYBE, own=mark == OWN)
        for words, action, mark in zip(script, actions, marks, strict=True)
    )


def _numbers(game: str, words: list[str]) -> tuple[int, ...]:
    actions = [(text, find(game).parse(text)) for text in words]
    unknown = [text for text, action in actions if action is None]
    if unknown:
        raise BaliError(f"the script has an action that is unknown in {game}: '{unknown[0]}'")
    return tuple(action for _, action in actions if action is not None)
