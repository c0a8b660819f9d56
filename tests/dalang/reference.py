"""dalang's rules with plain lists, written from the numbered rules alone, as a reference for the fast engine."""

from collections.abc import Callable, Generator, Iterator
from itertools import combinations
from typing import TypeAlias, TypeVar

CHANCE, NOBODY = -1, -2
COLOURS = ["yellow", "green", "red", "blue"]
ISLANDS = ["kukusch", "panschar", "tschakkalag", "wontong"]
COURT = {"priest": 30, "warrior": 30, "prince": 30, "scholar": 30, "artist": 15}
DALANG = {f"{one}-{other}": 4 for one, other in combinations(ISLANDS, 2)}
MASKS = [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4
# D1.5: prince, priest, Dalang
START_CARDS = {
    1: ("panschar", "kukusch", "tschakkalag"),
    2: ("tschakkalag", "panschar", "wontong"),
    3: ("wontong", "tschakkalag", "kukusch"),
    4: ("kukusch", "wontong", "panschar"),
}
LAST_TURN = 400

T = TypeVar("T")
Asking: TypeAlias = Generator[tuple[int, set[str]], str, T]  # yields a seat and its legal actions, receives the choice


class Reference:
    def __init__(self, players: int) -> None:
        self.players = players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.stacks: list[list[list[str]]] = [[[] for _ in ISLANDS] for _ in range(players)]
        self.pile = [card for card, copies in (COURT | DALANG).items() for _ in range(copies)]
        self.discards: list[str] = []
        self.chips: dict[str, list[int | None]] = {"priest": [None] * 4, "prince": [None] * 4}
        self.seals: list[int | None] = [None] * 4
        self.masks: list[list[int]] = [[] for _ in range(players)]
        self.masks_left = list(MASKS)
        self.island = -1
        self.turn = -1
        self.turns = 0
        self.fled: set[int] = set()
        self.ender: int | None = None
        self._game = self._play()
        self.asked, self.possible = next(self._game)

    def act(self, words: str) -> None:
        if words not in self.possible:
            raise ValueError(f"{words!r} is not one of {sorted(self.possible)}")
        try:
            self.asked, self.possible = self._game.send(words)
        except StopIteration:
            self.asked, self.possible = NOBODY, set()

    def scores(self) -> list[int]:
        return [sum(self.masks[seat]) + 3 * self.seals.count(seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        scores = self.scores()
        # D10.2: having ended the game decides among the leaders only
        ranks = [(score, score == max(scores) and seat == self.ender) for seat, score in enumerate(scores)]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def _play(self) -> Asking[None]:
        yield from self._set_up()
        while True:
            yield from self._take_turn()
            if not self.masks_left:
                self.ender = self.turn
                return
            self.turns += 1
            if self.turns == LAST_TURN:
                return
            self.turn = (self.turn + 1) % self.players
            self.fled.clear()

    # Setup

    def _set_up(self) -> Asking[None]:
        for island in range(4):
            for _ in range(3):
                for stacks in self.stacks:
                    yield from self._draw(stacks[island])
        held: list[int] = []
        for _ in range(self.players):
            words = yield CHANCE, {f"start {number}" for number in START_CARDS if number not in held}
            held.append(int(words.removeprefix("start ")))
        for seat, number in enumerate(held):
            prince, priest, _ = START_CARDS[number]
            self.chips["prince"][ISLANDS.index(prince)] = seat
            self.chips["priest"][ISLANDS.index(priest)] = seat
        self.turn = held.index(min(held))
        self.island = ISLANDS.index(START_CARDS[held[self.turn - 1]][2])  # D2.5: the right neighbour's card
        self._take_up()

    # The parts of every turn

    def _take_turn(self) -> Asking[None]:
        for seat in self._clockwise():
            for _ in range(2 if seat == self.turn else 1):
                yield from self._draw(self.hands[seat])
        ended = False
        while not ended:
            words = yield self.turn, self._plays()
            match words.split():
                case ["play", card, *choice]:
                    self._discard(self.turn, card)
                    ended = yield from self._resolve(card, choice)
                case _:
                    ended = True

    def _plays(self) -> set[str]:
        hand = self.hands[self.turn]
        plays = {"stop"} | {f"play {card}" for card in ("scholar", "artist") if card in hand}
        plays |= {f"play {rank}" for rank in self.chips if hand.count(rank) >= 2}  # D7.1
        if "warrior" in hand:
            plays |= {f"play warrior sparing {COLOURS[seat]}" for seat in self._clockwise() if seat != self.turn}
        for card in DALANG.keys() & set(hand):
            plays |= {f"play {card} to {goal}" for goal in card.split("-") if goal != ISLANDS[self.island]}
        return plays

    def _resolve(self, card: str, choice: list[str]) -> Asking[bool]:
        """Ask for everything that follows the card played, and return whether the turn has ended."""
        match card:
            case "warrior":
                return (yield from self._challenge(COLOURS.index(choice[1])))
            case "scholar":
                return (yield from self._exchange(card, self._study))
            case "artist":
                return (yield from self._exchange(card, self._renew))
            case "priest" | "prince":
                yield from self._contest(card)
                return False
            case _:
                return (yield from self._travel(choice[1]))

    def _clockwise(self) -> Iterator[int]:
        for step in range(self.players):
            yield (self.turn + step) % self.players

    def _passive(self) -> Iterator[int]:
        for seat in self._clockwise():
            if seat != self.turn and seat not in self.fled and self.hands[seat]:  # D3.6
                yield seat

    def _draw(self, cards: list[str]) -> Asking[None]:
        if not self.pile:
            self.pile, self.discards = self.discards, []
        if self.pile:  # D2.2: otherwise the draw lapses
            words = yield CHANCE, {f"draw {card}" for card in self.pile}
            card = words.removeprefix("draw ")
            self.pile.remove(card)
            cards.append(card)

    def _discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)

    def _put(self, seat: int, words: str) -> None:
        _, card, _, island = words.split()
        self.hands[seat].remove(card)
        self.stacks[seat][ISLANDS.index(island)].append(card)

    def _puts(self, seat: int) -> set[str]:
        return {f"put {card} on {ISLANDS[island]}" for card in self.hands[seat] for island in self._elsewhere()}

    def _elsewhere(self) -> list[int]:
        return [island for island in range(4) if island != self.island]

    def _reacts(self, seat: int, card: str, with_card: str, without: str) -> Asking[bool]:
        words = yield seat, {with_card, without} if card in self.hands[seat] else {without}
        if words == with_card:
            self._discard(seat, card)
        return words == with_card

    def _second(self, seat: int, card: str) -> Asking[bool]:
        forces = bool(self.hands[seat]) and (yield from self._reacts(seat, card, "force", "pass"))
        if forces:
            yield from self._draw(self.hands[seat])
        return forces

    # Warrior

    def _challenge(self, spared: int) -> Asking[bool]:
        forced = False
        for seat in self._passive():
            if seat == spared:
                continue
            if (yield from self._reacts(seat, "warrior", "repel", "flee")):
                forced = forced or (yield from self._second(seat, "warrior"))  # D3.4: one forced end is enough
            else:
                yield from self._flee(seat)
        return forced

    def _flee(self, seat: int) -> Asking[None]:
        for _ in range(min(3, len(self.hands[seat]))):
            words = yield seat, self._puts(seat)
            self._put(seat, words)
        self.discards += self.hands[seat]
        self.hands[seat].clear()
        self.fled.add(seat)

    # Scholar and artist

    def _exchange(self, card: str, own: Callable[[int], Asking[None]]) -> Asking[bool]:
        yield from own(self.turn)
        forced = False
        for seat in self._passive():
            if (yield from self._reacts(seat, card, "join", "pass")):
                yield from own(seat)
                forced = forced or (yield from self._second(seat, card))  # D3.4
        return forced

    def _study(self, seat: int) -> Asking[None]:
        stacks = self.stacks[seat]
        way = ""
        for _ in range(3):
            takes = {f"take from {ISLANDS[island]}" for island in self._elsewhere() if stacks[island]}
            moves = {words for words in self._puts(seat) | takes if words.startswith(way)}  # D5.1: not both
            if not moves:
                return
            words = yield seat, moves | {"done"}
            if words == "done":
                return
            way = words.split()[0]
            if way == "put":
                self._put(seat, words)
            else:
                self.hands[seat].append(stacks[ISLANDS.index(words.removeprefix("take from "))].pop())

    def _renew(self, seat: int) -> Asking[None]:
        owed = 0
        while owed < 3 and self.hands[seat]:
            words = yield seat, {f"discard {card}" for card in self.hands[seat]} | {"done"}
            if words == "done":
                break
            self._discard(seat, words.removeprefix("discard "))
            owed += 1
        for _ in range(owed):  # D6.1: all discards come before the first draw
            yield from self._draw(self.hands[seat])

    # Priest and prince

    def _contest(self, rank: str) -> Asking[None]:
        words = yield self.turn, self._shows(self.turn, rank, 0)
        winner, most = self.turn, int(words.removeprefix("show "))
        for seat in self._passive():
            words = yield seat, self._shows(seat, rank, most) | {"pass"}
            if words != "pass":
                winner, most = seat, int(words.removeprefix("show "))
        self.chips[rank][self.island] = winner  # D7.4: this brings a chip that was set aside into play
        if self.chips["priest"][self.island] == self.chips["prince"][self.island]:
            self.seals[self.island] = winner

    def _shows(self, seat: int, rank: str, most: int) -> set[str]:
        return {f"show {number}" for number in range(most + 1, self.hands[seat].count(rank) + 1)}

    # Dalang card

    def _travel(self, goal: str) -> Asking[bool]:
        for seat in self._passive():
            blocks = {f"block with {card}" for card in self.hands[seat] if goal in card.split("-")}
            words = yield seat, blocks | {"pass"}
            if words != "pass":
                self._discard(seat, words.removeprefix("block with "))
                return False
        left, self.island = self.island, ISLANDS.index(goal)
        for seat in self._clockwise():
            yield from self._lay_down(seat, left)
        self.fled.clear()
        scoring = self._score()
        if self.masks_left:  # D10.1: otherwise no stack is taken up any more
            self._take_up(4 if scoring else None)
        return scoring

    def _lay_down(self, seat: int, island: int) -> Asking[None]:
        hand, stack = self.hands[seat], self.stacks[seat][island]
        while len(hand) > 1:
            words = yield seat, {f"lay {card}" for card in hand}
            card = words.removeprefix("lay ")
            hand.remove(card)
            stack.append(card)
        stack += hand
        hand.clear()

    def _score(self) -> bool:
        holders = {self.chips["priest"][self.island], self.chips["prince"][self.island]}
        if self.turn not in holders:
            return False
        prize = self.masks_left[0]
        for other in holders - {self.turn, None}:
            if other is not None and len(self.masks_left) > 1:  # D9.6: the last mask is the active player's
                self.masks[other].append(self.masks_left.pop(0))
                prize = next((mask for mask in self.masks_left if mask > prize), prize)
        self.masks_left.remove(prize)
        self.masks[self.turn].append(prize)
        return True

    def _take_up(self, most: int | None = None) -> None:
        for hand, stacks in zip(self.hands, self.stacks, strict=True):
            stack = stacks[self.island]
            hand.extend(stack[:most])
            if most is not None:
                self.discards += stack[most:]
            stack.clear()
