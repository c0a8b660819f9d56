"""One socket from its opening to its end, without a network: what it sends while a hint is pending, and what a hint costs."""

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
from bali.server.registry import TableRegistry
from bali.server.settings import Settings
from bali.server.socket import _SocketSession
from bali.server.store import Store
from bali.server.token_buckets import Limits
from bali.table.commands import Start
from bali.table.entries import BotPlayer, Opened, Person, Seated
from bali.table.handlers import Visitor
from bali.table.options import TableOptions

Json = dict[str, Any]
ANN = Visitor("ann", "Ann")
TIMEOUT = 60.0  # seconds after which a test gives up waiting


class WaitingBotPool(BotPool):
    """A bot pool that gives hints only when the test allows it, and whose bots take the first legal action."""

    def __init__(self) -> None:
        super().__init__(size=1, bot_timeout=0)
        self.tasks: list[BotTask] = []
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()

    async def solve(self, task: BotTask, payers: Sequence[Payer]) -> Decision:
        return Decision(task.actions[0], 0.0)

    async def weigh(self, task: BotTask, payers: Sequence[Payer]) -> ActionChances:
        self.tasks.append(task)
        self.asked.set()
        await self.may_answer.wait()
        return [(task.actions[0], 0.5)]


class SocketStub:
    """A stub for the socket and its protocol: what the client sends and what it receives."""

    def __init__(self) -> None:
        self.is_open = True
        self.connection = SimpleNamespace(network="here", queued=0)
        self.sent: asyncio.Queue[Json] = asyncio.Queue()
        self.received: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, do: str, **values: Any) -> None:
        self.sent.put_nowait({"type": "websocket.receive", "text": json.dumps({"do": do, **values})})

    def disconnect(self) -> None:
        self.sent.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Json:
        return await self.sent.get()

    def send_now(self, message: bytes) -> bool:
        self.received.put_nowait(json.loads(message))
        return True

    async def receive_until(self, wanted: Callable[[Json], bool]) -> Json:
        """Wait for a message and return it. Discard the messages before it."""
        async with asyncio.timeout(TIMEOUT):
            while not wanted(message := await self.received.get()):
                pass
        return message


def of_type(name: str) -> Callable[[Json], bool]:
    return lambda message: bool(message["type"] == name)


class Conversation(SimpleNamespace):
    """A session with all that belongs to it."""

    live: LiveTable
    bot_pool: WaitingBotPool
    socket: SocketStub
    session: _SocketSession
    task: asyncio.Task[None]
    step: int


@asynccontextmanager
async def connected(database: Path, burst: int = 10_000) -> AsyncIterator[Conversation]:
    """Connect Ann, who plays against a bot and has to decide."""
    settings, bot_pool = Settings(database=str(database), bot_delay=0), WaitingBotPool()
    store = Store(settings.url)
    await store.open()
    registry = TableRegistry(settings, store, bot_pool)
    options = TableOptions.model_validate({"game": "altar", "players": 2})
    opened = Opened(at=0, host="ann", options=options, secret=secret_from("hint").hex())
    person, bot = Person(guest="ann", name="Ann"), BotPlayer(level="novice", name="Bot")
    live = registry.live_table(
        await registry.open([opened, Seated(at=0, seat=0, player=person), Seated(at=0, seat=1, player=bot)])
    )
    await live.execute(Start(), ANN)
    socket: Any = SocketStub()
    session = _SocketSession(socket, live, Listener(ANN, socket, socket.receive), Limits(Settings(per_second=0, burst=burst)))
    task = asyncio.create_task(session.run())
    try:
        step = (await socket.receive_until(of_type("view")))["game"]["step"]
        yield Conversation(live=live, bot_pool=bot_pool, socket=socket, session=session, task=task, step=step)
    finally:
        socket.disconnect()
        await task
        await registry.close()
        bot_pool.stop()
        await store.close()


def first_action(conversation: Conversation) -> str:
    assert conversation.live.table
    match = conversation.live.table.match
    return str(match.game.describe(int(match.legal()[0])))


def test_a_player_who_waits_for_a_hint_can_send_other_commands(tmp_path: Path) -> None:
    async def converse() -> None:
        async with connected(tmp_path / "tables.sqlite") as conversation:
            socket = conversation.socket
            socket.send("hint", step=conversation.step)
            socket.send("act", step=conversation.step, action=first_action(conversation))
            socket.send("say", text="well")
            assert (await socket.receive_until(of_type("view")))["game"]["step"] > conversation.step
            await socket.receive_until(lambda message: bool(message.get("chat")))
            assert conversation.session.hint
            assert not conversation.session.hint.done()
            conversation.bot_pool.may_answer.set()
            hint = await socket.receive_until(of_type("hinted"))
            assert hint["step"] == conversation.step
            assert len(conversation.bot_pool.tasks) == 1

    asyncio.run(converse())


def test_one_hint_at_a_time_is_thought_about(tmp_path: Path) -> None:
    async def converse() -> None:
        async with connected(tmp_path / "tables.sqlite") as conversation:
            socket = conversation.socket
            socket.send("hint", step=conversation.step)
            socket.send("hint", step=conversation.step)
            refusal = await socket.receive_until(of_type("refused"))
            assert refusal == {
                "type": "refused",
                "code": "busy",
                "message": "you have already asked for a hint; please wait",
                "do": "hint",
            }
            conversation.bot_pool.may_answer.set()
            await socket.receive_until(of_type("hinted"))
            assert len(conversation.bot_pool.tasks) == 1
            await asyncio.sleep(0)
            socket.send("hint", step=conversation.step)
            await socket.receive_until(of_type("hinted"))
            assert socket.received.empty()

    asyncio.run(converse())


def test_a_hint_that_is_refused_does_not_stand_in_the_way_of_the_next(tmp_path: Path) -> None:
    async def converse() -> None:
        async with connected(tmp_path / "tables.sqlite") as conversation:
            conversation.bot_pool.may_answer.set()
            conversation.socket.send("hint", step=conversation.step + 1)
            assert (await conversation.socket.receive_until(of_type("refused")))["code"] == "stale"
            await asyncio.sleep(0)
            conversation.socket.send("hint", step=conversation.step)
            await conversation.socket.receive_until(of_type("hinted"))

    asyncio.run(converse())


def test_no_bot_thinks_for_a_client_that_has_gone(tmp_path: Path) -> None:
    async def converse() -> None:
        async with connected(tmp_path / "tables.sqlite") as conversation:
            conversation.socket.send("hint", step=conversation.step)
            await conversation.bot_pool.asked.wait()
            assert conversation.live.hint_lock.locked()
            conversation.socket.disconnect()
            await conversation.task
            assert conversation.session.hint
            with suppress(asyncio.CancelledError):
                await conversation.session.hint
            assert conversation.session.hint.cancelled()
            assert not conversation.live.hint_lock.locked()
            assert conversation.socket.received.empty()

    asyncio.run(converse())


def test_looks_moments_and_hints_cost_more_than_other_messages(tmp_path: Path) -> None:
    async def converse() -> None:
        async with connected(tmp_path / "tables.sqlite", burst=19) as conversation:
            socket = conversation.socket
            conversation.bot_pool.may_answer.set()
            socket.send("hint", step=conversation.step)
            assert (await socket.receive_until(of_type("hinted")))["step"] == conversation.step
            socket.send("position", step=conversation.step)
            assert (await socket.receive_until(of_type("position")))["step"] == conversation.step
            for do, values in (("look", {}), ("position", {"step": conversation.step}), ("hint", {"step": conversation.step})):
                socket.send(do, **values)
                refusal = await socket.receive_until(of_type("refused"))
                assert (refusal["code"], refusal["do"]) == ("limit", do)
            socket.send("why", action=first_action(conversation))
            await socket.receive_until(of_type("reasoned"))
            socket.send("why", action=first_action(conversation))
            assert (await socket.receive_until(of_type("refused")))["code"] == "limit"
            assert conversation.session.strikes == 4

    asyncio.run(converse())
