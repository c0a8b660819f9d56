"""Innocent players: two people who play against a bot and against each other, and record how long everything takes."""

import asyncio
import itertools
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from bench.attacks.client import GuestClient, Json, RequestRefused, Server, Socket

BOT, BOT_SEAT = "club", 2
TABLES: tuple[tuple[str, tuple[str | None, ...]], ...] = (("dalang", ("you", None, BOT)), ("altar", ("you", None)))
THINKS = 0.1  # seconds before a person moves
SPEAKS = 2.0  # seconds between two chat messages
VISITS = 1.0  # seconds between two requests for the list of tables, each on a new connection
RETRIES = 0.5  # seconds until a person retries after a refusal


@dataclass
class Notes:
    """The players' measurements: when something began, and how many seconds it took."""

    moves: list[tuple[float, float]] = field(default_factory=list)
    bots: list[tuple[float, float]] = field(default_factory=list)
    chats: list[tuple[float, float]] = field(default_factory=list)
    pages: list[tuple[float, float]] = field(default_factory=list)
    listed: list[tuple[float, float]] = field(default_factory=list)  # 1 if the waiting table was on the list, otherwise 0
    faults: list[tuple[float, str]] = field(default_factory=list)


class InnocentPlayer:
    """One person at a table."""

    def __init__(self, guest: GuestClient, notes: Notes, number: int) -> None:
        self.guest, self.notes, self.number = guest, notes, number
        self.socket: Socket | None = None
        self.game: Json = {}
        self.over = asyncio.Event()
        self.moved: tuple[int, float] | None = None  # the step of an unanswered move, and when it was sent
        self.spoke: tuple[str, float] | None = None  # an unanswered chat message, and when it was sent
        self.waits: tuple[int, float] | None = None  # the step of a bot's pending decision, and since when
        self.lines = itertools.count()
        self.random = random.Random(number)

    async def sit(self, table: str) -> None:
        """Play at a table until its game is over, whatever happens to the connection."""
        self.over.clear()
        self.moved = self.spoke = self.waits = None
        speaking = asyncio.create_task(self._speak())
        try:
            while not self.over.is_set():
                try:
                    self.socket = await self.guest.listen(table)
                    async for message in self.socket.messages():
                        self._see(message)
                        if self.over.is_set():
                            break
                except RequestRefused as fault:
                    self._complain(f"socket: {fault.code}")
                    self.moved = self.spoke = None
                    await asyncio.sleep(RETRIES)
        finally:
            speaking.cancel()
            if self.socket:
                self.socket.close()

    def _see(self, message: Json) -> None:
        now = time.perf_counter()
        if message["type"] == "refused":
            self._try_again(message)
            return
        if message["type"] != "view" or not message["game"]:
            return
        self.game = message["game"]
        self._note(now, message)
        if self.game["result"]:
            self.over.set()
        elif self.game["actions"] and not self.moved:
            asyncio.get_running_loop().call_later(THINKS, self._move, self.game["step"])

    def _try_again(self, refusal: Json) -> None:
        """Record a refusal, and retry a little later. A refusal may not say what it refers to."""
        do = refusal.get("do")
        self._complain(f"{do or 'message'}: {refusal['code']}")
        if do in ("act", None):
            self.moved = None
            asyncio.get_running_loop().call_later(RETRIES, self._move, self.game["step"])
        if do in ("say", None):
            self.spoke = None

    def _note(self, now: float, view: Json) -> None:
        """Record the time of everything that a view answers."""
        step, asked = self.game["step"], self.game["asked"]
        if self.moved and step > self.moved[0]:
            self.notes.moves.append((self.moved[1], now - self.moved[1]))
            self.moved = None
        if self.waits and step > self.waits[0]:
            self.notes.bots.append((self.waits[1], now - self.waits[1]))
            self.waits = None
        if asked == BOT_SEAT and self.number == 0 and not self.waits:
            self.waits = (step, now)
        if self.spoke and any(line["text"] == self.spoke[0] for line in view["chat"]):
            self.notes.chats.append((self.spoke[1], now - self.spoke[1]))
            self.spoke = None

    def _move(self, step: int) -> None:
        if self.socket and not self.moved and self.game["step"] == step and self.game["actions"]:
            self.moved = (step, time.perf_counter())
            self.socket.send("act", step=step, action=self.random.choice(self.game["actions"]))

    async def _speak(self) -> None:
        while True:
            await asyncio.sleep(SPEAKS)
            if self.socket and self.game and not self.spoke:
                self.spoke = (f"Well, {next(self.lines)} it is.", time.perf_counter())
                self.socket.send("say", text=self.spoke[0])

    def _complain(self, fault: str) -> None:
        self.notes.faults.append((time.perf_counter(), fault))

    def still_waiting(self) -> None:
        """Record how long everything that is still unanswered has taken so far."""
        now = time.perf_counter()
        for pending, times in ((self.moved, self.notes.moves), (self.waits, self.notes.bots), (self.spoke, self.notes.chats)):
            if pending:
                times.append((pending[1], now - pending[1]))


class InnocentTable:
    """Two people who play at one table after the other."""

    def __init__(self, guests: list[GuestClient], notes: Notes, game: str, seats: tuple[str | None, ...]) -> None:
        self.notes, self.game, self.seats = notes, game, seats
        self.people = [InnocentPlayer(guest, notes, number) for number, guest in enumerate(guests)]
        self.table = ""

    async def open(self) -> None:
        """Open the next table."""
        host, other = (person.guest for person in self.people)
        table = await host.open(self.seats, self.game)
        await other.do(table, "sit", seat=1)
        await host.do(table, "start")
        self.table = table

    async def play(self) -> None:
        """Play game after game."""
        while True:
            await asyncio.gather(*(person.sit(self.table) for person in self.people))
            try:
                await self.open()
            except RequestRefused as fault:
                self.notes.faults.append((time.perf_counter(), f"new table: {fault.code}"))
                await asyncio.sleep(RETRIES)


class Innocents:
    """Two people who play at two tables, and have a third one on the list that waits for players."""

    def __init__(self, server: Server) -> None:
        self.server, self.notes = server, Notes()
        self.guests: list[GuestClient] = []
        self.tables: list[InnocentTable] = []
        self.waiting = ""
        self.visited: float | None = None  # when a pending request began
        self.tasks: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        """Open the tables and play until the bot has made its first move. After that, nothing has to be loaded."""
        self.guests = [await GuestClient.enter(self.server, name) for name in ("Ina", "Ino")]
        self.tables = [InnocentTable(self.guests, self.notes, *table) for table in TABLES]
        self.waiting = await self.guests[0].open(("you", None), listed=True)
        for table in self.tables:
            await table.open()
        self.tasks = [asyncio.create_task(work) for work in (*(table.play() for table in self.tables), self._visit())]
        while not self.notes.bots:
            self.check()
            await asyncio.sleep(THINKS)

    def check(self) -> None:
        """Raise the error that has stopped the players, if there is one."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def _visit(self) -> None:
        """Request the list of tables repeatedly, like a person who opens the page."""
        while True:
            began = self.visited = time.perf_counter()
            try:
                tables = await self.guests[0].ask("GET", "/api/tables")
                self.notes.listed.append((began, float(any(table["id"] == self.waiting for table in tables))))
            except RequestRefused as fault:
                self.notes.faults.append((began, f"page: {fault.code}"))
            self.visited = None
            self.notes.pages.append((began, time.perf_counter() - began))
            await asyncio.sleep(VISITS)

    async def leave(self) -> None:
        """Record what is still unanswered, and stop."""
        for person in (person for table in self.tables for person in table.people):
            person.still_waiting()
        if self.visited:
            self.notes.pages.append((self.visited, time.perf_counter() - self.visited))
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def counted(faults: list[tuple[float, str]], since: float) -> dict[str, int]:
    """Return how often each fault has occurred."""
    return dict(Counter(fault for when, fault in faults if when >= since))
