"""Attacks over sockets: unread messages, pings, and many guests with a few messages each."""

import asyncio
from contextlib import suppress
from functools import partial

from bench.attacks.attack_context import AttackContext
from bench.attacks.client import GuestClient
from bench.websocket_frames import PING, framed

SPEECH = "\N{GRINNING FACE}" * 500  # the longest chat message, in the largest characters
SPEAKERS, TABLES = 10, 5
AT_ONCE, MESSAGES_PER_SECOND = 70, 19  # messages that a guest may send: in a burst, and then per second
FILLS = 12.0  # seconds until the chats contain enough
CROWD, SOCKETS_EACH, LOOKS = 40, 5, 20
WINDOW = 4096  # bytes that the system buffers for a client that reads nothing
ONE_PING, PINGS = framed(b"", PING), 4096  # sent together
CHATTERERS = 60


async def fill_memory(context: AttackContext) -> None:
    """Fill the chats of a few tables, then request the whole tables on 200 sockets and read nothing."""
    speakers, crowd = await context.guests(SPEAKERS), await context.guests(CROWD)
    tables = [await context.persist("tables", partial(guest.open, ("you", None))) for guest in speakers[:TABLES]]
    speaking = [asyncio.ensure_future(speak(context, guest, tables[n % TABLES])) for n, guest in enumerate(speakers)]
    await asyncio.sleep(FILLS)
    for task in speaking:  # otherwise sockets that read nothing are soon closed
        task.cancel()
    await asyncio.gather(
        *(_read_nothing(context, guest, tables[n % TABLES]) for n, guest in enumerate(crowd) for _ in range(SOCKETS_EACH))
    )


async def speak(context: AttackContext, guest: GuestClient, table: str) -> None:
    """Fill the chat of a table."""
    first = AT_ONCE
    while True:
        socket = await context.persist("sockets", partial(guest.listen, table))
        reading = asyncio.create_task(socket.drain(context.refused))
        while not reading.done():
            socket.send("say", text=SPEECH)
            context.done["lines of chat"] += 1
            await asyncio.sleep(0 if first > 0 else 1 / MESSAGES_PER_SECOND)
            first -= 1
        socket.close()


async def _read_nothing(context: AttackContext, guest: GuestClient, table: str) -> None:
    while True:
        socket = await context.persist("sockets", partial(guest.listen, table, WINDOW))
        socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(LOOKS):
            socket.send("look")
            context.done["looks"] += 1
        while not socket.writer.is_closing():  # which shows only when something is sent
            await asyncio.sleep(1)
            socket.writer.write(ONE_PING)
        context.refused["closed"] += 1


async def flood_pings(context: AttackContext) -> None:
    """Send pings on one socket as fast as the server accepts them."""
    (guest,) = await context.guests(1)
    table = await context.persist("tables", partial(guest.open, ("you", None)))
    while True:
        socket = await context.persist("sockets", partial(guest.listen, table))
        reading = asyncio.create_task(socket.drain(context.refused))
        with suppress(OSError):
            while not reading.done():
                socket.writer.write(ONE_PING * PINGS)
                await socket.writer.drain()
                context.done["pings"] += PINGS
        socket.close()
        await reading


async def chatter(context: AttackContext) -> None:
    """Let many guests from one address each send slightly less than a guest may."""
    (host,) = await context.guests(1)
    table = await context.persist("tables", partial(host.open, ("you", "novice")))
    await asyncio.gather(*(_chatter_as(context, table) for _ in range(CHATTERERS)))


async def _chatter_as(context: AttackContext, table: str) -> None:
    (guest,) = await context.guests(1)
    while True:
        socket = await context.persist("sockets", partial(guest.listen, table))
        reading = asyncio.create_task(socket.drain(context.refused))
        while not reading.done():
            socket.send("look")
            context.done["looks"] += 1
            await asyncio.sleep(1 / MESSAGES_PER_SECOND)
        socket.close()
