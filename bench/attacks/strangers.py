"""Attacks without a cookie: silent connections, an endless header, invalid requests."""

import asyncio
from contextlib import suppress

from bench.attacks.attack_context import AttackContext

SILENT, SENSELESS = 1100, 20  # connections
LETTERS = b"a" * 2**16
NONSENSE = b"\x16\x03\x01 this is no request\r\n\r\n"


async def stay_silent(context: AttackContext) -> None:
    """Open many connections, and send nothing."""
    await asyncio.gather(*(_stay_silent(context) for _ in range(SILENT)))


async def _stay_silent(context: AttackContext) -> None:
    while True:
        reader, writer = await context.persist("silent connections", context.server.connect)
        with suppress(OSError):
            await reader.read()
        writer.close()
        context.refused["closed"] += 1
        await asyncio.sleep(1)


async def send_endless_header(context: AttackContext) -> None:
    """Send one header that never ends, as fast as the server accepts it."""
    while True:
        reader, writer = await context.persist("connections", context.server.connect)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Endless: ")
        with suppress(OSError):
            while not reader.at_eof():
                writer.write(LETTERS)
                await writer.drain()
                context.done["KiB of a header"] += len(LETTERS) // 1024
        writer.close()
        context.refused["closed"] += 1


async def talk_nonsense(context: AttackContext) -> None:
    """Send invalid requests on new connections without a pause."""
    await asyncio.gather(*(_talk_nonsense(context) for _ in range(SENSELESS)))


async def _talk_nonsense(context: AttackContext) -> None:
    while True:
        reader, writer = await context.persist("senseless requests", context.server.connect)
        writer.write(NONSENSE)
        with suppress(OSError):
            await reader.read()
        writer.close()
