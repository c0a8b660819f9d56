"""altar's rules with plain lists, written from the numbered rules alone, as a reference for the fast engine."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypeVar

CHANCE, NOBODY = -1, -2
GOODS = ["rice", "peanut", "banana", "pepper"]  # A1.1; a farmer is named after the goods
DECK = {"rice": 5, "peanut": 5, "banana": 5, "pepper": 5, "stonemason": 12, "priest": 9, "shrine": 9}  # A1.2
ORACLES = 8  # A1.2
SACRIFICE_CARDS = 25  # A1.3, of each type
COLUMNS, COLUMN = 4, 4  # A2.3
HAND = 3  # A6.1
LOOK = 4  # A9.2

T = TypeVar("T")


class Question(NamedTuple):
    """A decision that the game waits for: the phase, the actor (a seat, CHANCE or NOBODY), and the legal actions."""

    phase: str
    seat: int
    choices: set[str]


Asking: TypeAlias = Generator[Question, str, T]  # yields a question, receives the choice


class AltarCard(NamedTuple):
    good: str
    face_up: bool


@dataclass
class Player:
    hand: list[str]
    tableau: list[str]
    sacrifices: list[str]
    stones: int
    points: int = 0


class PileEmptyError(Exception):
    """The last card of the draw pile has been drawn, so the game is over (A8.1)."""


class Reference:
    def __init__(self, players: int, variants: tuple[str, ...] = ()) -> None:
        self.oracle = "oracle" in variants
        self.players = [
            Player(
                hand=[good for good in GOODS if good != GOODS[seat]],  # A1.5, A2.1
                tableau=["stonemason"],  # A2.1
                sacrifices=list(GOODS),  # A2.2
                stones=2 + seat,  # A2.4
            )
            for seat in range(players)
        ]
        self.supply = dict.fromkeys(GOODS, SACRIFICE_CARDS - players)  # A2.2
        self.pile = [card for card, copies in DECK.items() for _ in range(copies)]
        self.offer: list[list[str]] = [[] for _ in range(COLUMNS)]
        self.altar: list[AltarCard] = []
        self.box: list[str] = []
        self.demon = 0 if "demon" in variants else None  # A9.4
        self.turn = 0  # A2.4
        self.looks = 0
        self._game = self._play()
        self.question = next(self._game)

    def act(self, words: str) -> None:
        if words not in self.question.choices:
            raise ValueError(f"{words!r} is not one of {sorted(self.question.choices)}")
        try:
            self.question = self._game.send(words)
        except StopIteration:
            self.question = Question("over", NOBODY, set())

    def scores(self) -> list[int]:
        values = self._values()
        return [
            player.points + 4 * _shrines(player) + player.stones // 5 + sum(values[good] for good in player.sacrifices)  # A8.5
            for player in self.players
        ]

    def places(self) -> list[int]:
        scores = self.scores()
        ranks = [(score, _shrines(player), player.stones) for score, player in zip(scores, self.players, strict=True)]  # A8.6
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def _values(self) -> dict[str, int]:
        goods = [card.good for card in self.altar]
        counts = sorted({goods.count(good) for good in GOODS}, reverse=True)
        ranked = {good: 3 - counts.index(goods.count(good)) for good in GOODS}  # A8.3
        return {good: value if good in goods else 0 for good, value in ranked.items()}  # A8.4

    def _play(self) -> Asking[None]:
        try:
            yield from self._set_up()
            while True:
                yield from self._take_turn()
                self.turn = (self.turn + 1) % len(self.players)  # A2.5
        except PileEmptyError:
            return

    @property
    def _active(self) -> Player:
        return self.players[self.turn]

    def _clockwise(self) -> Iterator[tuple[int, Player]]:
        """Yield every seat and its player, the active player first."""
        for step in range(len(self.players)):
            seat = (self.turn + step) % len(self.players)
            yield seat, self.players[seat]

    # Setup

    def _set_up(self) -> Asking[None]:
        if self.oracle:
            yield from self._prepare_altar()
        for column in self.offer:
            for _ in range(COLUMN):
                column.append((yield from self._draw("offering")))  # A2.3
        if self.oracle:
            self.pile += ["oracle"] * ORACLES  # A9.1: the offer has none

    def _prepare_altar(self) -> Asking[None]:
        for good in GOODS:
            self.supply[good] -= 1
        left = list(GOODS)
        while left:
            good = _last((yield Question("laying", CHANCE, {f"lay {good}" for good in left})))
            left.remove(good)
            self.altar.append(AltarCard(good, face_up=False))  # A9.1

    def _draw(self, phase: str) -> Asking[str]:
        card = _last((yield Question(phase, CHANCE, {f"draw {card}" for card in self.pile})))
        self.pile.remove(card)
        return card

    # The phases of a turn (A2.5)

    def _take_turn(self) -> Asking[None]:
        words = yield Question("buying", self.turn, self._buys() | self._plays())  # A3.1: buying is optional
        if words.startswith("buy"):
            self._buy(_last(words))
            words = yield Question("playing", self.turn, self._plays())
        if self._play_cards(words) == "shrine":
            yield from self._sacrifice()
        column = yield from self._take()
        yield from self._score(self.offer[column][-1])  # A7.1

    # Phase 1, buy

    def _price(self, good: str) -> int:
        return max(0, 5 - self._active.tableau.count(good))  # A3.1

    def _buys(self) -> set[str]:
        return {f"buy {good}" for good in self._in_supply() if self._price(good) <= self._active.stones}  # A3.2

    def _buy(self, good: str) -> None:
        self._active.stones -= self._price(good)
        self._gain(self._active, good)

    def _in_supply(self) -> list[str]:
        return [good for good in GOODS if self.supply[good] > 0]

    def _gain(self, player: Player, good: str) -> None:
        self.supply[good] -= 1
        player.sacrifices.append(good)

    # Phase 2a, play

    def _plays(self) -> set[str]:
        hand, stones = self._active.hand, self._active.stones
        if hand == ["shrine"] * HAND and stones < 7:
            return {"return shrine"}  # A4.3
        plays = {f"play {card}" for card in ("stonemason", "priest") if card in hand}  # A4.1
        if "shrine" in hand and stones >= 7:  # A4.1
            plays.add("play shrine")
        for good in GOODS:
            for count in range(1, hand.count(good) + 1):
                if stones >= count - 1:  # A4.1
                    plays.add(f"play {count} {good} farmer{'s' if count > 1 else ''}")
        return plays

    def _play_cards(self, words: str) -> str | None:
        """Play or return the cards, and return the kind of the cards played."""
        match words.split():
            case ["return", card]:
                self._active.hand.remove(card)
                self.box.append(card)  # A4.3
                return None
            case [_, count, card, _]:
                self._put_down(card, int(count))
                self._active.stones -= int(count) - 1  # A4.1
            case [_, card]:
                self._put_down(card, 1)
                if card == "shrine":
                    self._active.stones -= 7  # A4.1
                if card == "priest" and self.demon is not None:
                    self.demon = (self.demon + 1) % COLUMNS  # A9.5
        return card

    def _put_down(self, card: str, count: int) -> None:
        for _ in range(count):
            self._active.hand.remove(card)
            self._active.tableau.append(card)  # A4.2

    # Phase 2b, sacrifice

    def _sacrifice(self) -> Asking[None]:
        active, *others = self._clockwise()
        for seat, player in (*others, active):  # A5.1, A5.2
            if player.sacrifices:  # A5.4
                good = _last((yield Question("sacrificing", seat, {f"sacrifice {good}" for good in player.sacrifices})))
                player.sacrifices.remove(good)
                self.altar.append(AltarCard(good, face_up=seat != self.turn))
        if goods := self._in_supply():  # A5.5
            good = _last((yield Question("crowning", self.turn, {f"crown {good}" for good in goods})))
            self.supply[good] -= 1
            self.altar.append(AltarCard(good, face_up=True))  # A5.3

    # Phase 3, take

    def _take(self) -> Asking[int]:
        """Let the active player take cards, and return the column of the last one."""
        column = -1
        while len(self._active.hand) < HAND:  # A6.1
            column = int(_last((yield Question("taking", self.turn, self._takes())))) - 1
            self._active.hand.append(self.offer[column].pop())
            if not self.offer[column]:
                yield from self._deal_column(column)  # A6.3
                yield from self._look_at_altar()
        return column

    def _takes(self) -> set[str]:
        return {f"take {column + 1}" for column in range(COLUMNS) if column != self.demon}  # A6.2, A9.6

    def _deal_column(self, number: int) -> Asking[None]:
        column = self.offer[number]
        while not column:  # A9.2: a whole new column, if all four were oracles
            for _ in range(COLUMN):
                column.append((yield from self._draw("dealing")))
                if not self.pile:
                    raise PileEmptyError  # A8.1, A8.2; A9.3: oracles stay in this column
            if "oracle" in column:
                self.looks += 1  # A9.3: one for each column dealt
            while "oracle" in column:
                column.remove("oracle")
                self.box.append("oracle")  # A9.2

    def _look_at_altar(self) -> Asking[None]:
        while self.looks > 0:
            self.looks -= 1
            if not self.altar:
                continue  # A9.3
            words = yield Question("looking", self.turn, {"look", "decline"})  # A9.3
            if words == "look":
                seen = min(LOOK, len(self.altar))  # A9.2
                kept = int(_last((yield Question("keeping", self.turn, {f"keep {number + 1}" for number in range(seen)}))))
                self._active.sacrifices.append(self.altar.pop(-kept).good)  # A9.2: the first is the top card

    # Phase 4, score

    def _score(self, card: str) -> Asking[None]:
        sole = self._sole_majority(card)
        for seat, player in self._clockwise():
            reward = player.tableau.count(card) + (player is sole)
            match card:
                case "stonemason":
                    player.stones += reward  # A7.2
                case "priest":
                    player.points += reward  # A7.3
                case "shrine":
                    if reward:
                        yield from self._pay_shrines(seat, reward)
                case _:
                    if reward:
                        yield from self._pay_farmer(seat, card)  # A7.5: one, however many farmers
        if sole and card in GOODS:
            yield from self._pay_farmer(self.players.index(sole), card)  # A7.6: after everyone else

    def _sole_majority(self, card: str) -> Player | None:
        counts = [player.tableau.count(card) for player in self.players]
        most = max(counts)
        return self.players[counts.index(most)] if most >= 2 and counts.count(most) == 1 else None  # A7.6

    def _pay_shrines(self, seat: int, reward: int) -> Asking[None]:
        words = yield Question("rewarding", seat, {"choose points", "choose stone"})  # A7.4
        if words == "choose points":
            self.players[seat].points += reward
        else:
            self.players[seat].stones += reward

    def _pay_farmer(self, seat: int, good: str) -> Asking[None]:
        goods = self._in_supply()
        if good in goods:
            self._gain(self.players[seat], good)
        elif goods:  # A7.7
            self._gain(self.players[seat], _last((yield Question("claiming", seat, {f"claim {other}" for other in goods}))))


def _shrines(player: Player) -> int:
    return player.tableau.count("shrine")


def _last(words: str) -> str:
    return words.rsplit(maxsplit=1)[-1]
