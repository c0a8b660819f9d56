"""How often dalang waits for its players, with and without answers in advance: simulated games of four bots.

A bot decides for each player. Some players also give answers in advance, and the bot is then asked only where they do not
apply. A *question* is put to a player on another player's turn; choices that directly follow each other, such as laying down
a hand, are one question. A *handover* is a change of the person the game is waiting for.

Run it as `python -m bench answers`.
"""

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean

import numpy as np

from bali.bots import make_bot
from bali.core.contract import NOBODY
from bali.core.dice import new_dice
from bali.core.loops import buffer, engine, new_states
from bali.core.options import choose
from bali.core.reported import current_prompt
from bali.games import find
from bali.table.entries import AdvanceAnswer
from bali.table.given_answers import fitting_answer

GAME, PLAYERS, EVERYONE = "dalang", 4, (0, 1, 2, 3)
CHOICES = {  # the one set last applies: journeys that score are blocked, all others are not
    "warrior": "repel",
    "scholar": "join",
    "artist": "pass",
    "priest": "show",
    "prince": "show",
    "second": "pass",
    "journey": "pass",
    "scoring": "block",
    "laying": "keep-dalang",
}
ANSWERS = [AdvanceAnswer(question=question, reply=reply, until="cancelled") for question, reply in CHOICES.items()]


@dataclass
class Tally:
    """What one game asked of its players."""

    users: Sequence[int]  # the seats with answers in advance
    questions: list[int] = field(default_factory=lambda: [0] * PLAYERS)  # by seat
    handovers: int = 0
    points: list[int] = field(default_factory=list)
    waiting: int | None = None  # the person the game is waiting for

    def wait_for(self, seat: int, active: int) -> None:
        """Record that the game waits for a person to decide."""
        if seat != self.waiting:
            self.handovers += 1
            self.questions[seat] += seat != active
        self.waiting = seat


@dataclass(frozen=True)
class Task:
    """One game: its deal, the bots' name, and the seats with answers in advance."""

    deal: int
    bot: str
    users: Sequence[int]


def play(task: Task) -> Tally:
    """Play one game and count."""
    game, tally = find(GAME), Tally(task.users)
    loops, offered, legal, dice = engine(game), game.ANSWERS, buffer(game), new_dice(task.deal)
    bots = [make_bot(task.bot, game, PLAYERS * task.deal + seat) for seat in EVERYONE]
    records = new_states(game, 2)
    records[0] = game.new(choose(game.META, PLAYERS))
    while (seat := loops.resolve_chance(records[0], dice)) != NOBODY:
        state = records[0]
        answer = fitting_answer(offered, ANSWERS, current_prompt(game, state)) if seat in task.users else None
        if answer:
            words = [game.describe(int(action)) for action in legal[: loops.list_legal(records, legal)]]
            action = game.parse(offered.choose(answer.question, answer.reply, words))
            assert action is not None
        else:
            tally.wait_for(seat, int(state.turn))
            action = bots[seat].decide(state, seat, legal)
        loops.advance(records, action)
    points = np.zeros(PLAYERS, np.int64)
    game.scores(records[0], points)
    tally.points = points.tolist()
    return tally


def play_all(games: int, bot: str, processes: int, users: Sequence[Sequence[int]]) -> list[Tally]:
    """Play games, several in parallel. The players with answers in advance change from game to game."""
    tasks = [Task(deal, bot, users[deal % len(users)]) for deal in range(games)]
    if processes == 1:
        return list(map(play, tasks))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return pool.map(play, tasks, chunksize=10)


def questions(tallies: Sequence[Tally]) -> float:
    """Return the mean number of questions to one player in one game."""
    return mean(mean(tally.questions) for tally in tallies)


def user_points(tallies: Sequence[Tally]) -> tuple[float, float]:
    """Return the mean points of players with answers in advance, and of the others."""
    scores = [(seat in tally.users, points) for tally in tallies for seat, points in enumerate(tally.points)]
    return mean(points for user, points in scores if user), mean(points for user, points in scores if not user)


def reduction(name: str, before: float, after: float) -> str:
    """Return a line that compares two means."""
    return f"{name}: {before:.1f} without answers in advance, {after:.1f} with them ({1 - after / before:.0%} fewer)"


def run_answers(games: int, bot: str, processes: int) -> None:
    """Play the games with no answers in advance, with everyone's, and with one player's. Print the figures."""
    without = play_all(games, bot, processes, [()])
    everyone = play_all(games, bot, processes, [EVERYONE])
    single = play_all(games, bot, processes, [(seat,) for seat in EVERYONE])
    own = mean(tally.questions[tally.users[0]] for tally in single)
    waits = [mean(tally.handovers for tally in tallies) for tallies in (without, everyone)]
    users, others = user_points(single)
    print(f"{games} games of dalang with four players, decided by '{bot}'")
    print("answers in advance: " + ", ".join(f"{question}: {reply}" for question, reply in CHOICES.items()))
    print(reduction("questions per player and game, everyone answers in advance", questions(without), questions(everyone)))
    print(reduction("questions per player and game, one player answers in advance", questions(without), own))
    print(reduction("handovers per game, everyone answers in advance", *waits))
    print(f"points of one player with answers in advance: {users:.2f}, of the three others: {others:.2f}")
