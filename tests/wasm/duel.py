"""Bots against each other, as `tasks.js` lets them play in WebAssembly."""

from typing import Any

import numpy as np

from bali.bots import Weigher, make_bot
from bali.core.contract import CHANCE, NOBODY, Game
from bali.core.dice import new_dice
from bali.core.match import Match
from bali.core.options import Options
from tests.wasm.walk import next_random


def bot_of(level: str, game: Game) -> Weigher:
    bot = make_bot(level, game, 0)
    assert isinstance(bot, Weigher)
    return bot


def duel(game: Game, options: Options, level: str, seed: int) -> list[int]:
    """Let bots of a level play a game, and return all actions."""
    match, bot, random = Match(game, options), bot_of(level, game), seed
    while (seat := match.actor) != NOBODY:
        random = next_random(random)
        if seat == CHANCE:
            action = int(game.draw_action(match.state, random % game.draw_count(match.state)))
        else:
            bot.dice = new_dice(random)
            action = bot.choose(match.view(seat), seat, match.legal())
        match.apply_trusted(action)
    return match.actions


def weigh(game: Game, options: Options, level: str, actions: list[int], decisions: int) -> list[Any]:
    """Return everything that a level finds at the first decisions of a game."""
    match, bot, found = Match(game, options), bot_of(level, game), list[Any]()
    for number, action in enumerate(actions):
        if (seat := match.actor) != CHANCE and len(found) < decisions:
            bot.dice = new_dice(number)
            weighed = bot.weigh(match.view(seat), seat, np.array(match.legal()))
            found.append([[one.action, one.chance] for one in weighed if one.visits])
        match.apply_trusted(action)
    return found
