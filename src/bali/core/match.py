"""A game in progress: its options, its list of actions, and the resulting state."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

import numpy as np

from bali.core.audience import Memory, Stage, irreversible, received
from bali.core.contract import CHANCE, NOBODY, SPECTATOR, Game
from bali.core.dealers import Dealer
from bali.core.dice import new_dice
from bali.core.errors import BaliError
from bali.core.events import Event
from bali.core.loops import buffer, engine, new_states
from bali.core.options import Options
from bali.core.record import Array, copied
from bali.core.reported import narrated
from bali.core.reports import new_rows


class Match:
    """A game in progress. `options` and `actions` determine everything else: the actors, the events and the state."""

    def __init__(self, game: Game, options: Options) -> None:
        """Set up the game without dealing any cards."""
        self.game = game
        self.options = options
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.events: list[list[Event]] = []
        self.memory = Memory.of(options, game.META)  # what the seats' logs retain
        self._news_floor: dict[int, int] = {}  # for each seat, the first action that may still be news after an undo
        self._engine = engine(game)
        self.records = new_states(game, 2)  # the current position and the previous one
        self.records[0] = game.new(options)
        self._list, self._rows = buffer(game), new_rows()

    @property
    def state(self) -> Any:
        """The current position."""
        return self.records[0]

    @state.setter
    def state(self, state: Any) -> None:
        self.records[0] = state

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE or NOBODY."""
        return self._engine.current_actor(self.records)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    def legal(self) -> Array:
        """Return the legal actions."""
        return self._list[: self._engine.list_legal(self.records, self._list)].copy()

    def act(self, action: int) -> list[Event]:
        """Apply an action and return its events. Raise `BaliError` if it is illegal."""
        if action not in self.legal().tolist():
            raise BaliError(f"'{self.game.describe(action)}' is not possible here")
        return self.apply_trusted(action)

    def apply_trusted(self, action: int) -> list[Event]:
        """Apply an action that is known to be legal, because the caller checked it or our own log contains it."""
        self.actors.append(self.actor)
        self.actions.append(action)
        self._engine.advance(self.records, action)
        count = self._engine.narrate_last(self.records, action, self._rows)
        self.events.append([self.game.EVENTS.event(row) for row in self._rows[:count].tolist()])
        return self.events[-1]

    def deal(self, dealer: Dealer) -> None:
        """Draw cards until a player has to act or the game is over."""
        while self.actor == CHANCE:
            self.act(dealer.draw(self.game, self.records))

    def draws_after(self, action: int | None, dealer: Dealer) -> list[int]:
        """Return the draws that would follow an action, or those due now if it is None. The match itself does not change."""
        records, draws = copied(self.records), []
        asked = self.actor if action is None else self._engine.advance(records, action)
        while asked == CHANCE:
            draws.append(dealer.draw(self.game, records))
            asked = self._engine.advance(records, draws[-1])
        return draws

    def news_from(self, seat: int) -> int:
        """Return the number of the first action that is news to a seat: its own last action before the others' latest ones.

        For a spectator, only the last action is news. Anything that has faded stays faded, even when others undo their actions.
        """
        return max(self._latest_news(seat), self._news_floor.get(seat, 0))

    def _latest_news(self, seat: int) -> int:
        return max(len(self.actors) - 1, 0) if seat == SPECTATOR else self.last_own_action(seat)

    def last_own_action(self, seat: int, others: AbstractSet[int] = frozenset()) -> int:
        """Return the number of a seat's last action before the others' latest ones.

        The actions `others` do not count as its own.
        """
        actors = self.actors
        number = len(actors) - 1
        while number > 0 and (actors[number] == CHANCE or (actors[number] == seat and number not in others)):
            number -= 1
        while number > 0 and (actors[number] != seat or number in others):
            number -= 1
        return max(number, 0)

    def last_answered_action(self, seat: int, others: AbstractSet[int] = frozenset()) -> int | None:
        """Return the number of a seat's last action if another player has acted since, and None otherwise.

        The actions `others` do not count as its own.
        """
        latest = next((number for number in range(len(self.actors) - 1, -1, -1) if self.actors[number] != CHANCE), 0)
        own = self.last_own_action(seat, others)
        return own if self.actors and self._is_own(own, seat, others) and not self._is_own(latest, seat, others) else None

    def _is_own(self, number: int, seat: int, others: AbstractSet[int]) -> bool:
        return self.actors[number] == seat and number not in others

    def log(self, seat: int) -> list[list[Event]]:
        """Return the events as a seat's log shows them: news in full, and the rest as far as the memory option retains it."""
        news, old = self.news_from(seat), Stage.OPEN if self.over else Stage.FADED
        stages = [old if number < news else Stage.FRESH for number in range(len(self.events))]
        return [received(events, seat, self.memory, stage) for events, stage in zip(self.events, stages, strict=True)]

    @property
    def draws(self) -> int:
        """The number of cards drawn so far."""
        return self.actors.count(CHANCE)

    def undoable(self) -> int:
        """Return how many of the last actions can be undone: the deciding player's own, from this turn, that revealed no card."""
        count, asked = 0, self.actor
        for actor, events in zip(reversed(self.actors), reversed(self.events), strict=True):
            if actor != asked or irreversible(events, self.memory):
                break
            count += 1
        return count

    def rewind(self, count: int) -> None:
        """Return to the position after the first `count` actions."""
        earlier = self.at(count)
        seats = (SPECTATOR, *range(self.options.players))
        self._news_floor = {seat: min(self.news_from(seat), count) for seat in seats}
        self.actions, self.actors, self.events, self.state = earlier.actions, earlier.actors, earlier.events, earlier.state

    def at(self, count: int) -> "Match":
        """Return the game as it was after the first `count` actions."""
        earlier = Match(self.game, self.options)
        earlier.actions, earlier.actors, earlier.events = self.actions[:count], self.actors[:count], self.events[:count]
        self._engine.replay(earlier.records, np.array(earlier.actions, np.int64))
        return earlier

    def replay(self) -> Iterator["Match"]:
        """Yield the game before its first action and after each one. It is the same match object, advanced by one action."""
        copy = Match(self.game, self.options)
        yield copy
        for action in self.actions:
            copy.actions.append(action)
            self._engine.advance(copy.records, action)
            yield copy

    def first_illegal(self, actions: Sequence[int]) -> int:
        """Return the index of the first illegal action in a sequence, or its length if all are legal."""
        return self._engine.replay_legal(copied(self.records), np.array(actions, np.int64), self._list)

    def places(self) -> list[int]:
        """Return each seat's place."""
        places = np.zeros(self.options.players, np.int64)
        self.game.places(self.state, places)
        return places.tolist()

    def points(self) -> list[int]:
        """Return each seat's points."""
        points = np.zeros(self.options.players, np.int64)
        self.game.scores(self.state, points)
        return points.tolist()

    def winners(self) -> list[int]:
        """Return the seats in first place."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def view(self, seat: int) -> Any:
        """Return the state with everything hidden that a seat may not know."""
        view = self.state.copy()
        self.game.redact(view, seat)
        return view

    def screen(self, seat: int) -> Any:
        """Return what a seat's screen shows under the memory option."""
        return self.screens([seat])[0]

    def screens(self, seats: Sequence[int]) -> Array:
        """Return what the screens of several seats show."""
        records = new_states(self.game, len(seats) + 1)
        records[0] = self.state
        self._engine.screens(records, np.array(seats), self.memory.faithful)
        return records[1:]

    def known_points(self, screens: Array) -> list[list[tuple[int, bool]]]:
        """Return what each screen shows of the seats' points: the fewest that each can have now, and whether that is exact."""
        players = self.options.players
        out = np.zeros((len(screens), 2 * players), np.int64)
        self._engine.known(screens, out)
        return [list(zip(row[:players], map(bool, row[players:]), strict=True)) for row in out.tolist()]

    def preview(self, seat: int, action: int) -> list[Event]:
        """Return the events an action would cause, as far as they follow from the seat's screen."""
        return self.consequences(seat, action)[0]

    def consequences(self, seat: int, action: int) -> tuple[list[Event], bool]:
        """Return the events an action would cause, and whether it would be final rather than open to undo.

        Both are computed only from the seat's screen, filled in with consistent cards, so they repeat nothing that the memory has
        dropped.
        """
        before = self.screen(seat)
        self.game.imagine(before, seat, new_dice(len(self.actions)))
        after = before.copy()
        self.game.apply(after, action)
        events = narrated(self.game, before, action, after)
        final = self.game.actor(after) != seat or irreversible(events, self.memory)
        return received(events, seat, self.memory, Stage.PREVIEW), final
