"""Attacks with tables: bots without people, a crowded list, unwanted games, a full chat."""

import asyncio
from functools import partial

from bench.attacks.client import GuestClient, RequestRefused
from bench.attacks.scene import Scene
from bench.attacks.sockets import SPEAKERS, speak

MASTERS, LISTED = 250, 498
VICTIM = 1  # the seat


async def think_much(scene: Scene) -> None:
    """Keep all bots busy: 250 tables of masters that play each other."""
    (guest,) = await scene.guests(1)
    await scene.many("tables", partial(_masters, scene, guest), MASTERS)
    await asyncio.Event().wait()


async def _masters(scene: Scene, guest: GuestClient) -> None:
    """Open a table of masters. If that requires a person, take a seat and leave it to a bot."""
    try:
        await guest.open(("master",) * 4, game="dalang")
    except RequestRefused as refusal:
        if refusal.code.startswith("429"):
            raise
        scene.refused[refusal.code] += 1
        table = await guest.open(("you", "master", "master", "master"), game="dalang")
        await guest.do(table, "leave")


async def crowd_list(scene: Scene) -> None:
    """Push everyone else's tables off the list."""
    (guest,) = await scene.guests(1)
    await scene.many("listed tables", partial(guest.open, ("you", None), listed=True), LISTED)
    await asyncio.Event().wait()


async def force_games(scene: Scene) -> None:
    """Play with a victim once, then resign, request a rematch and start it, over and over."""
    (attacker,) = await scene.guests(1)
    victim = await GuestClient.enter(scene.victims, "Victor")
    table = await attacker.open(("you", None))
    await victim.do(table, "sit", seat=VICTIM)
    await attacker.do(table, "start")
    while True:
        await scene.persist("resignations", partial(attacker.do, table, "resign", seat=0))
        view = await scene.persist("rematches", partial(attacker.do, table, "rematch"))
        table = view["table"]["next"]
        await scene.persist("games forced on a victim", partial(attacker.do, table, "start"))


async def speak_as_spectators(scene: Scene) -> None:
    """Fill the chat of innocent players."""
    await asyncio.gather(*(speak(scene, guest, scene.table) for guest in await scene.guests(SPEAKERS)))
