"""One socket from its opening to its end, without a network: what is heard while a hint is thought about, and what it costs."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bali.core.dealers import secret_from
from bali.server.bot_pool import BotPool, Decision
from bali.server.bot_process import ActionChances, BotTask
from bali.server.fair_queue import Payer
from bali.server.listener import Listener
from bali.server.live_table import LiveTable
from bali.server.rate_limits import Limits
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.socket import _Session
from bali.server.store import Store
from bali.table.commands import Start
from bali.table.entries import BotPlayer, Opened, Person, Seated
from bali.table.handlers import Visitor
from bali.table.options import TableOptions

Json = dict[str, Any]
ANN = Visitor("ann", "Ann")
PATIENCE = 60.0  # seconds after which a test gives up waiting


class Pensive(BotPool):
    """A bot pool that has no idea until it is told to, and whose bots do the first thing that they can."""

    def __init__(self) -> None:
        super().__init__(size=1, bot_timeout=0)
        self.problems: list[BotTask] = []
        self.asked, self.idea = asyncio.Event(), asyncio.Event()

    async def solve(self, problem: BotTask, payers: Sequence[Payer]) -> Decision:
        return Decision(problem.actions[0], 0.0)

    async def weigh(self, problem: BotTask, payers: Sequence[Payer]) -> ActionChances:
        self.problems.append(problem)
        self.asked.set()
        await self.idea.wait()
        return [(problem.actions[0], 0.5)]


class Phone:
    """A socket's other end: what is said into it, and what was heard from it."""

    def __init__(self) -> None:
        self.is_open = True
        self.connection = SimpleNamespace(network="here", queued=0)
        self.said: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: asyncio.Queue[Json] = asyncio.Queue()

    def say(self, do: str, **values: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps({"do": do, **values})})

    def hang_up(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Json:
        return await self.said.get()

    def send_now(self, message: bytes) -> bool:
        self.heard.put_nowait(json.loads(message))
        return True

    async def hears(self, wanted: Callable[[Json], bool]) -> Json:
        """Waits for a message; gets it, and forgets those before."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(message := await self.heard.get()):
                pass
        return message


def of_type(name: str) -> Callable[[Json], bool]:
    return lambda message: bool(message["type"] == name)


class CallBot(SimpleNamespace):
    """A session with all that belongs to it."""

    live: LiveTable
    bot_processes: Pensive
    phone: Phone
    session: _Session
    task: asyncio.Task[None]
    step: int


@asynccontextmanager
async def on_the_phone(database: Path, burst: int = 10_000) -> AsyncIterator[CallBot]:
    """Ann, who is asked, plays against a bot."""
    settings, bot_processes = Settings(database=str(database), bot_delay=0), Pensive()
    store = Store(settings.url)
    await store.open()
    registry = TableRegistry(settings, store, bot_processes)
    options = TableOptions.model_validate({"game": "altar", "players": 2})
    opened = Opened(at=0, host="ann", options=options, secret=secret_from("hint").hex())
    person, bot = Person(guest="ann", name="Ann"), BotPlayer(level="novice", name="Bot")
    live = registry.live_table(
        await registry.open([opened, Seated(at=0, seat=0, player=person), Seated(at=0, seat=1, player=bot)])
    )
    await live.execute(Start(), ANN)
    phone: Any = Phone()
    session = _Session(phone, live, Listener(ANN, phone, phone.receive), Limits(Settings(per_second=0, burst=burst)))
    task = asyncio.create_task(session.run())
    try:
        step = (await phone.hears(of_type("view")))["game"]["step"]
        yield CallBot(live=live, bot_processes=bot_processes, phone=phone, session=session, task=task, step=step)
    finally:
        phone.hang_up()
        await task
        await registry.close()
        bot_processes.stop()
        await store.close()


def first_action(call: CallBot) -> str:
    assert call.live.table
    match = call.live.table.match
    return str(match.game.describe(int(match.legal()[0])))


def test_who_waits_for_a_hint_can_go_on(tmp_path: Path) -> None:
    async def talk() -> None:
        async with on_the_phone(tmp_path / "tables.sqlite") as call:
            phone = call.phone
            phone.say("hint", step=call.step)
            phone.say("act", step=call.step, action=first_action(call))
            phone.say("say", text="well")
            assert (await phone.hears(of_type("view")))["game"]["step"] > call.step
            await phone.hears(lambda message: bool(message.get("chat")))
            assert call.session.hint
            assert not call.session.hint.done()
            call.bot_processes.idea.set()
            hint = await phone.hears(of_type("hinted"))
            assert hint["step"] == call.step
            assert len(call.bot_processes.problems) == 1

    asyncio.run(talk())


def test_one_hint_at_a_time_is_thought_about(tmp_path: Path) -> None:
    async def talk() -> None:
        async with on_the_phone(tmp_path / "tables.sqlite") as call:
            phone = call.phone
            phone.say("hint", step=call.step)
            phone.say("hint", step=call.step)
            refusal = await phone.hears(of_type("refused"))
            assert refusal == {"type": "refused", "code": "busy", "message": "a hint is already on its way", "do": "hint"}
            call.bot_processes.idea.set()
            await phone.hears(of_type("hinted"))
            assert len(call.bot_processes.problems) == 1
            await asyncio.sleep(0)
            phone.say("hint", step=call.step)
            await phone.hears(of_type("hinted"))
            assert phone.heard.empty()

    asyncio.run(talk())


def test_a_hint_that_is_refused_does_not_stand_in_the_way_of_the_next(tmp_path: Path) -> None:
    async def talk() -> None:
        async with on_the_phone(tmp_path / "tables.sqlite") as call:
            call.bot_processes.idea.set()
            call.phone.say("hint", step=call.step + 1)
            assert (await call.phone.hears(of_type("refused")))["code"] == "stale"
            await asyncio.sleep(0)
            call.phone.say("hint", step=call.step)
            await call.phone.hears(of_type("hinted"))

    asyncio.run(talk())


def test_nobody_thinks_on_for_who_has_gone(tmp_path: Path) -> None:
    async def talk() -> None:
        async with on_the_phone(tmp_path / "tables.sqlite") as call:
            call.phone.say("hint", step=call.step)
            await call.bot_processes.asked.wait()
            assert call.live.hint_lock.locked()
            call.phone.hang_up()
            await call.task
            assert call.session.hint
            with suppress(asyncio.CancelledError):
                await call.session.hint
            assert call.session.hint.cancelled()
            assert not call.live.hint_lock.locked()
            assert call.phone.heard.empty()

    asyncio.run(talk())


def test_looks_moments_and_hints_cost_more_than_other_messages(tmp_path: Path) -> None:
    async def talk() -> None:
        async with on_the_phone(tmp_path / "tables.sqlite", burst=19) as call:
            phone = call.phone
            call.bot_processes.idea.set()
            phone.say("hint", step=call.step)
            assert (await phone.hears(of_type("hinted")))["step"] == call.step
            phone.say("position", step=call.step)
            assert (await phone.hears(of_type("position")))["step"] == call.step
            for do, values in (("look", {}), ("position", {"step": call.step}), ("hint", {"step": call.step})):
                phone.say(do, **values)
                refusal = await phone.hears(of_type("refused"))
                assert (refusal["code"], refusal["do"]) == ("limit", do)
            phone.say("why", action=first_action(call))
            await phone.hears(of_type("reasoned"))
            phone.say("why", action=first_action(call))
            assert (await phone.hears(of_type("refused")))["code"] == "limit"
            assert call.session.strikes == 4

    asyncio.run(talk())
