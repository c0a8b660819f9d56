"""Valid input: options that fit their game, and commands as they arrive."""

from typing import Any

import pytest
from pydantic import ValidationError

from bali.games import GAMES, find
from bali.table.commands import COMMAND, Act, Say, Sit
from bali.table.options import TableOptions


@pytest.mark.parametrize(
    "options",
    [
        {"game": "dalang", "players": 2},
        {"game": "dalang", "players": 3, "variants": ["demon"]},
        {"game": "altar", "players": 5},
        {"game": "go", "players": 2},
        {"game": "altar", "players": 2, "memory": "none"},
        {"game": "altar", "players": 2, "clock": {"move": 4}},
        {"game": "altar", "players": 2, "clock": {"move": 30, "bank": -1}},
        {"game": "altar", "players": 2, "stakes": "high"},
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        TableOptions.model_validate(options)


def test_by_default_a_table_allows_undo_and_spectators_and_is_not_listed() -> None:
    options = TableOptions(game="altar", players=2)
    assert (options.undo, options.spectators, options.listed, options.clock, options.memory) == (
        True,
        True,
        False,
        None,
        "faithful",
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_action_can_be_sent(name: str) -> None:
    game = find(name)
    for action in range(game.ACTIONS):
        command = COMMAND.validate_python({"do": "act", "step": 0, "action": game.describe(action)})
        assert isinstance(command, Act)
        assert game.parse(command.action) == action


@pytest.mark.parametrize(
    "command",
    [
        {"do": "dance"},
        {"do": "sit"},
        {"do": "sit", "seat": 4},
        {"do": "sit", "seat": -1},
        {"do": "sit", "seat": 0, "name": "   "},
        {"do": "sit", "seat": 0, "name": "a\nb"},
        {"do": "sit", "seat": 0, "name": "a name of many letters"},
        {"do": "sit", "seat": 0, "guest": "bob"},
        {"do": "invite", "seat": 0, "level": "random"},
        {"do": "sit", "seat": 0, "commitment": "0" * 63},
        {"do": "commit"},
        {"do": "commit", "commitment": "0" * 65},
        {"do": "commit", "commitment": "A" * 64},
        {"do": "commit", "commitment": "\u0660" * 64},
        {"do": "reveal", "share": ""},
        {"do": "reveal", "share": "0" * 64 + "\n"},
        {"do": "reveal", "share": 0},
        {"do": "act", "step": -1, "action": "take 1"},
        {"do": "act", "step": 0, "action": ""},
        {"do": "act", "action": "take 1"},
        {"do": "say", "text": "x" * 501},
        {"do": "say", "text": " "},
        {"do": "say", "text": "two\nlines"},
    ],
)
def test_a_command_that_is_not_right_does_not_arrive(command: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        COMMAND.validate_python(command)


def test_spaces_around_names_and_speech_do_not_count() -> None:
    sit = COMMAND.validate_json(b'{"do": "sit", "seat": 0, "name": "  Ann  "}')
    say = COMMAND.validate_json(b'{"do": "say", "text": " halo "}')
    assert isinstance(sit, Sit)
    assert isinstance(say, Say)
    assert (sit.name, say.text) == ("Ann", "halo")
