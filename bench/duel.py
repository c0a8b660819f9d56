"""Our champion against OpenSpiel's own search: altar for two, every deal played twice with the seats swapped.

Ours always does the same work, a fraction of a second for a decision. Theirs is OpenSpiel's ISMCTS with random rollouts. It has
a given time for every decision with more than one legal action. Its rollouts are either OpenSpiel's own, or the same ones in
compiled code, which gives their search several times as many simulations.

Run it as `python -m bench duel`. Results are saved in a file after every game, and games in it are not played again.
"""

import json
import math
import multiprocessing
import random
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bali.bots import make_bot
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.loops import buffer
from bali.research.openspiel import SpielState
from bali.research.trajectories import GameContext, context_of
from bench.peers.loops import pick_outcome

GAME, PLAYERS = "altar", 2
OWN, COMPILED = "openspiel", "compiled"  # whose rollouts
FEWEST = 2  # simulations, as fewer leave no visits to count
CONFIDENT = 1.96  # standard deviations to either side of 95%


class DuelRules(NamedTuple):
    """The conditions of the match."""

    seconds: float  # per decision
    rollouts: str  # whose: OWN or COMPILED
    explore: float  # OpenSpiel's `uct_c`


class DuelGame(NamedTuple):
    """The result of one game."""

    deal: int
    seat: int  # ours
    score: float  # ours: 1 for a victory, 0.5 for a shared one
    decisions: int  # theirs that had more than one legal action
    simulations: int  # theirs in all of these


class DuelPlayer(Protocol):
    """A player in an OpenSpiel game."""

    def move(self, state: SpielState) -> int:
        """Return an action for the deciding player."""


class OurChampion:
    """Our bot. It receives only what the deciding player knows."""

    def __init__(self, context: GameContext, seed: int) -> None:
        self._bot = make_bot("champion", context.game, seed)
        self._list = buffer(context.game)

    def move(self, state: SpielState) -> int:
        """Return the bot's choice."""
        return self._bot.decide(state.position, state.current_player(), self._list)


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts in compiled code: each from a position to the end, with uniformly random actions."""

    def __init__(self, context: GameContext, seed: int) -> None:
        self._loops, self._dice, self._list = context.loops, new_dice(seed), buffer(context.game)
        self._rewards = np.zeros(context.options.players)

    def evaluate(self, state: SpielState) -> Any:
        """Return each player's return at the end."""
        self._loops.roll_out(state.trajectory.history, self._dice, self._list, self._rewards)
        return self._rewards.copy()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return the legal actions with equal probabilities."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which runs until its time is over."""

    def __init__(self, context: GameContext, seed: int, rules: DuelRules) -> None:
        """Set up the search. All its randomness comes from the seed."""
        dice, self._seconds = random.Random(seed), rules.seconds
        own = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed + 1))
        evaluator = CompiledRollouts(context, seed + 1) if rules.rollouts == COMPILED else own
        super().__init__(None, evaluator, rules.explore, 0, random_state=np.random.RandomState(seed))
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random))
        self.decisions = self.simulations = 0

    def run_search(self, state: SpielState) -> Any:
        """Return the search's policy over the actions."""
        self.reset()
        self._root_node = self.create_new_node(state)
        end, done = time.perf_counter() + self._seconds, 0
        while done < FEWEST or time.perf_counter() < end:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.decisions += 1
        self.simulations += done
        return self.get_final_policy(state, self._root_node)

    def move(self, state: SpielState) -> int:
        """Return the most visited action."""
        return int(self.step(state))


def play(players: list[DuelPlayer], deal: int) -> list[float]:
    """Play one game with the random numbers of a deal and return the players' returns. Forced actions need no player."""
    dice = random.Random(deal)
    state = pyspiel.load_game(f"bali_{GAME}", {"players": PLAYERS}).new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            state.apply_action(pick_outcome(state.chance_outcomes(), dice.random()))
        else:
            state.apply_action(players[state.current_player()].move(state) if len(actions) > 1 else actions[0])
    return state.returns()


def play_deal(task: tuple[int, int, DuelRules]) -> DuelGame:
    """Play a deal with our bot in the given seat."""
    deal, seat, rules = task
    context = context_of(GAME, PLAYERS, ())
    theirs = OpenSpielSearch(context, 2 * deal + seat, rules)
    players: list[DuelPlayer] = [theirs, theirs]
    players[seat] = OurChampion(context, 2 * deal + seat)
    score = (play(players, deal)[seat] + 1) / 2
    return DuelGame(deal, seat, score, theirs.decisions, theirs.simulations)


def tasks(games: int, rules: DuelRules, done: Iterable[DuelGame]) -> list[tuple[int, int, DuelRules]]:
    """Return the remaining tasks of `games` games: each deal twice, with our bot once in each seat."""
    played = {(result.deal, result.seat) for result in done}
    return [(game // 2, game % 2, rules) for game in range(games) if (game // 2, game % 2) not in played]


def interval(results: list[DuelGame]) -> tuple[float, float, float]:
    """Return our share of the victories and its 95% interval (Wilson)."""
    count, share = len(results), sum(result.score for result in results) / len(results)
    spread = CONFIDENT**2 / count
    middle = (share + spread / 2) / (1 + spread)
    reach = CONFIDENT / (1 + spread) * math.sqrt(share * (1 - share) / count + spread / (4 * count))
    return share, middle - reach, middle + reach


def report(results: list[DuelGame]) -> str:
    """Describe the standing in words."""
    share, low, high = interval(results)
    per_move = sum(result.simulations for result in results) / max(sum(result.decisions for result in results), 1)
    return f"{len(results)} games: we win {share:.1%} (95 %: {low:.1%} to {high:.1%}); their simulations per move: {per_move:.0f}"


def duel(games: int, rules: DuelRules, processes: int, done: Iterable[DuelGame] = ()) -> Iterator[DuelGame]:
    """Play the remaining games, several in parallel, and yield each result as it arrives."""
    todo = tasks(games, rules, done)
    if processes == 1:
        yield from map(play_deal, todo)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(play_deal, todo)


def load(out: Path | None, rules: DuelRules) -> list[DuelGame]:
    """Return the results played earlier. Raise `BaliError` if they were played under other conditions."""
    if out is None or not out.exists():
        return []
    saved = json.loads(out.read_text())
    if DuelRules(**saved["terms"]) != rules:
        raise BaliError(f"{out} was played on other terms: {saved['terms']}")
    return [DuelGame(**result) for result in saved["games"]]


def save(out: Path | None, rules: DuelRules, results: list[DuelGame]) -> None:
    """Save the results and the standing."""
    if out is not None:
        share, low, high = interval(results)
        games = [result._asdict() for result in sorted(results)]
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps({"terms": rules._asdict(), "share": share, "low": low, "high": high, "games": games}, indent=1))


def run_duel(games: int, rules: DuelRules, processes: int, out: Path | None) -> None:
    """Play the match, print the standing after every game, and save the results in the file `out`."""
    if rules.rollouts not in (OWN, COMPILED):
        raise BaliError(f"rollouts is {OWN} or {COMPILED}, not '{rules.rollouts}'")
    results = load(out, rules)
    for result in duel(games, rules, processes, results):
        results.append(result)
        save(out, rules, results)
        print(f"deal {result.deal}, our seat {result.seat}: {result.score:g}. {report(results)}", flush=True)
    print(report(results))
