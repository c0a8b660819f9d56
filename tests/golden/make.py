"""Regenerate the golden files after an intentional rules change."""

import sys
from itertools import product
from pathlib import Path

import numpy as np
from tests.golden import saved_games
from tests.golden.sentences import golden_sentences
from tests.golden.tables import write_tables
from tests.laws.rules_hash import rules_hash
from tests.laws.test_golden import counted

from bali.bots import make_bot
from bali.core.dealers import SecureDealer, secret_from
from bali.core.match import Match
from bali.core.options import option_sets
from bali.core.saved import Saved, SavedSeat, write
from bali.games import GAMES

HERE = Path(__file__).parent
HEAD = "# players variants seed decisions-played depth count"
NAMES = ("Wayan", "Made", "Nyoman", "Ketut")


# Where trees are counted for every option set: the deal's seed, the decisions played before, the depth.
TREES = {
    "altar": ((1, 0, 7), (2, 60, 6)),
    "dalang": ((1, 0, 7), *((2 + number, 25 * number, 7) for number in range(1, 11))),
}
GAMES_EACH = {"altar": 1, "dalang": 3}  # saved games of every option set


def write_perft(name: str) -> None:
    """Count trees of every option set, at the start and later."""
    lines = [HEAD]
    for options in option_sets(GAMES[name].META):
        for seed, played, depth in TREES[name]:
            line = f"{options.players} {'+'.join(options.variants) or '-'} {seed} {played} {depth} 0"
            lines.append(counted(name, line))
    (HERE / name / "perft.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_games(name: str) -> None:
    """Play games of every option set between bots of both kinds."""
    game = GAMES[name]
    for options, number in product(option_sets(game.META), range(GAMES_EACH[name])):
        title = "-".join([str(options.players), *options.variants, *([f"game{number + 1}"] if number else [])])
        secret = secret_from(f"golden {title}")
        bots = [("greedy", "random")[seat % 2] for seat in range(options.players)]
        match, dealer = Match(game, options), SecureDealer(secret)
        players = [make_bot(bot, game, seat) for seat, bot in enumerate(bots)]
        match.deal(dealer)
        while not match.over:
            match.act(players[match.actor].choose(match.view(match.actor), match.actor, match.legal()))
            match.deal(dealer)
        file = HERE / name / f"{title}.jsonl"
        file.parent.mkdir(exist_ok=True)
        write(file, Saved(match, [SavedSeat(NAMES[seat], bot) for seat, bot in enumerate(bots)], secret))
        scores, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
        game.scores(match.state, scores)
        game.places(match.state, places)
        result = f"{' '.join(map(str, scores[: options.players]))} | {' '.join(map(str, places[: options.players]))}\n"
        file.with_suffix(".result").write_text(result, encoding="utf-8")


def write_rules(name: str) -> None:
    """Record the hash of the rules under their version. Stop if another hash is recorded for this version."""
    file, version, present = HERE / name / "rules.txt", str(GAMES[name].META.rules), rules_hash(GAMES[name])
    noted = dict(line.split() for line in file.read_text(encoding="utf-8").splitlines()) if file.exists() else {}
    if noted.setdefault(version, present) != present:
        sys.exit(f"the rules of {name} have changed: raise `rules` in src/bali/{name}/meta.py, then run this again")
    file.write_text("".join(f"{number} {known}\n" for number, known in noted.items()), encoding="utf-8")


def write_sentences(name: str) -> None:
    """Write what some of the saved games report, in every language."""
    (HERE / name / "sentences.json").write_text(golden_sentences(name), encoding="utf-8")


if __name__ == "__main__":
    for game_name in GAMES:
        write_rules(game_name)
        write_perft(game_name)
        write_games(game_name)
        write_sentences(game_name)
    saved_games.write()
    write_tables()
