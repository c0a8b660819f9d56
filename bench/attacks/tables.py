"""Attacks with tables: bots without people, a crowded list, unwanted games, a full chat."""

import asyncio
from functools import partial

from bench.attacks.attack_context import AttackContext
from bench.attacks.client import GuestClient, RequestRefused
from bench.attacks.sockets import SPEAKERS, speak

MASTERS, LISTED = 250, 498
VICTIM = 1  # the seat


async def think_much(context: AttackContext) -> None:
    """Keep all bots busy: 250 tables of masters that play each other."""
    (guest,) = await context.guests(1)
    await context.many("tables", partial(_masters, context, guest), MASTERS)
    await asyncio.Event().wait()


async def _masters(context: AttackContext, guest: GuestClient) -> None:
    """Open a table of masters. If that requires a person, take a seat and leave it to a bot."""
    try:
        await guest.open(("master",) * 4, game="dalang")
    except RequestRefused as refusal:
        if refusal.code.startswith("429"):
            raise
        context.refused[refusal.code] += 1
        table = await guest.open(("you", "master", "master", "master"), game="dalang")
        await guest.do(table, "leave")


async def crowd_list(context: AttackContext) -> None:
    """Push everyone else's tables off the list."""
    (guest,) = await context.guests(1)
    await context.many("listed tables", partial(guest.open, ("you", None), listed=True), LISTED)
    await asyncio.Event().wait()


async def force_games(context: AttackContext) -> None:
    """Play with a victim once, then resign, request a rematch and start it, over and over."""
    (attacker,) = await context.guests(1)
    victim = await GuestClient.enter(context.victims, "Victor")
    table = await attacker.open(("you", None))
    await victim.do(table, "sit", seat=VICTIM)
    await attacker.do(table, "start")
    while True:
        await context.persist("resignations", partial(attacker.do, table, "resign", seat=0))
        view = await context.persist("rematches", partial(attacker.do, table, "rematch"))
        table = view["table"]["next"]
        await context.persist("games forced on a victim", partial(attacker.do, table, "start"))


async def speak_as_spectators(context: AttackContext) -> None:
    """Fill the chat of innocent players."""
    await asyncio.gather(*(speak(context, guest, context.table) for guest in await context.guests(SPEAKERS)))
