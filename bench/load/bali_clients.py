"""Players for our own server."""

import asyncio
import random
from collections.abc import Sequence

from pydantic_core import from_json, to_json

from bench.load.table_clients import PLAYERS, TableClients
from bench.load.websocket_client import WebSocketClient

STEP, ACTIONS, OVER = b'"step":', b'"actions":[', b'"status":"over"'


class BaliClient(WebSocketClient):
    """One seat at one table."""

    def __init__(self, clients: TableClients, table: str, cookie: str) -> None:
        """Set the table and the guest's cookie."""
        super().__init__(f"/api/tables/{table}/socket", f"Cookie: {cookie}\r\n")
        self.clients = clients
        self.actions: list[str] = []
        self.ready = asyncio.get_running_loop().create_future()

    def on_message(self, message: bytes) -> None:
        """Parse only the needed parts of a view."""
        if not message.startswith(b'{"type":"view"'):
            raise AssertionError(message[:300])
        if not self.ready.done():
            self.ready.set_result(None)
        at = message.find(STEP)
        if at < 0:
            return
        step = int(message[at + len(STEP) : message.find(b",", at)])
        if message.find(OVER) > 0:
            self.clients.on_position(step, None, len(message))
            self.clients.over.set()
            return
        first = message.find(ACTIONS, at)
        last = message.find(b"]", first)
        asked = last > first + len(ACTIONS)
        if asked:
            self.actions = from_json(message[first + len(ACTIONS) - 1 : last + 1])
        self.clients.on_position(step, self if asked else None, len(message))

    def move(self, step: int, choice: random.Random) -> None:
        """Send one of the legal actions."""
        self.send(to_json({"do": "act", "step": step, "action": choice.choice(self.actions)}))

    def on_lost(self, error: Exception | None) -> None:
        """Count a lost connection."""
        self.clients.measurements.lost += 1


class BaliClientFactory:
    """A factory that opens tables and connects their players."""

    def __init__(self, port: int, game: str) -> None:
        """Set the server's port and the game to play."""
        self.port, self.game = port, game
        self.cookies: list[str] = []

    async def open(self, clients: TableClients, number: int) -> list[BaliClient]:
        """Open a table and seat four players, who do not connect yet."""
        while len(self.cookies) < (number + 1) * PLAYERS:
            self.cookies.append("")
        cookies = [await self._cookie(number * PLAYERS + seat) for seat in range(PLAYERS)]
        options = {"game": self.game, "players": PLAYERS}
        table = (await self._post("/api/tables", {"options": options}, cookies[0]))[1]["id"]
        for seat, cookie in enumerate(cookies):
            await self._post(f"/api/tables/{table}/commands", {"do": "sit", "seat": seat}, cookie)
        await self._post(f"/api/tables/{table}/commands", {"do": "start"}, cookies[0])
        return [BaliClient(clients, table, cookie) for cookie in cookies]

    async def listen(self, players: Sequence[BaliClient]) -> None:
        """Connect all players."""
        for player in players:
            await player.connect(self.port)
            await player.ready

    async def _cookie(self, guest: int) -> str:
        if not self.cookies[guest]:
            headers, _ = await self._post("/api/guest", {"name": f"Guest {guest}"}, "")
            line = next(line for line in headers.split("\r\n") if line.lower().startswith("set-cookie:"))
            self.cookies[guest] = line.split(":", 1)[1].split(";")[0].strip()
        return self.cookies[guest]

    async def _post(self, path: str, body: object, cookie: str) -> tuple[str, dict[str, str]]:
        return await post(self.port, path, body, f"Cookie: {cookie}\r\n" if cookie else "")


async def post(port: int, path: str, body: object, headers: str = "") -> tuple[str, dict[str, str]]:
    """Send one request on its own connection. Return the headers and the response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = to_json(body)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"{headers}Content-Length: {len(data)}\r\n\r\n".encode()
        + data
    )
    answer = await reader.read()
    writer.close()
    head, _, text = answer.partition(b"\r\n\r\n")
    if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        raise ConnectionError(answer.decode(errors="replace"))
    return head.decode(), from_json(text)
