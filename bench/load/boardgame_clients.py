"""Players for boardgame.io's server: its lobby over HTTP, then socket.io over a WebSocket."""

import asyncio
import random
from collections.abc import Sequence

from pydantic_core import to_json

from bench.load.bali_clients import post
from bench.load.table_clients import PLAYERS, TableClients
from bench.load.websocket_client import WebSocketClient

GAME = "bench"
NAMESPACE = f"/{GAME},".encode()
STATE, CURRENT = b'"_stateID":', b'"currentPlayer":"'
HAND = 20  # cards, one of which is played by a move


class BoardgameClient(WebSocketClient):
    """One seat in one match."""

    def __init__(self, clients: TableClients, match: str, seat: int, credentials: str) -> None:
        """Set the match and the seat."""
        super().__init__("/socket.io/?EIO=4&transport=websocket")
        self.clients, self.match, self.seat, self.credentials = clients, match, seat, credentials
        self.ready = asyncio.get_running_loop().create_future()

    def on_message(self, message: bytes) -> None:
        """Answer the handshake, and parse only the needed parts of a state."""
        if message.startswith(b"42" + NAMESPACE + b'["update"'):
            self._see(message)
        elif message == b"2":
            self.send(b"3")
        elif message.startswith(b"0{"):
            self.send(b"40" + NAMESPACE)
        elif message.startswith(b"40" + NAMESPACE):
            self._emit(["sync", self.match, str(self.seat), self.credentials, PLAYERS])
        elif message.startswith(b"42" + NAMESPACE + b'["matchData"') and not self.ready.done():
            self.ready.set_result(None)  # from now on it receives every move

    def _see(self, message: bytes) -> None:
        at = message.find(STATE) + len(STATE)
        step = int(message[at : at + 10].partition(b",")[0].rstrip(b"}"))
        at = message.find(CURRENT) + len(CURRENT)
        self.clients.on_position(step, self if message[at] - ord("0") == self.seat else None, len(message))

    def move(self, step: int, choice: random.Random) -> None:
        """Play a card."""
        payload = {"type": "play", "args": [choice.randrange(HAND)], "playerID": str(self.seat), "credentials": self.credentials}
        self._emit(["update", {"type": "MAKE_MOVE", "payload": payload}, step, self.match, str(self.seat)])

    def _emit(self, event: list[object]) -> None:
        self.send(b"42" + NAMESPACE + to_json(event))

    def on_lost(self, error: Exception | None) -> None:
        """Count a lost connection."""
        self.clients.measurements.lost += 1


class BoardgameClientFactory:
    """A factory that opens matches and connects their players."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open(self, clients: TableClients, number: int) -> list[BoardgameClient]:
        """Open a match and seat four players, who do not connect yet."""
        _, made = await post(self.port, f"/games/{GAME}/create", {"numPlayers": PLAYERS})
        match, players = made["matchID"], []
        for seat in range(PLAYERS):
            _, joined = await post(self.port, f"/games/{GAME}/{match}/join", {"playerID": str(seat), "playerName": f"p{seat}"})
            players.append(BoardgameClient(clients, match, seat, joined["playerCredentials"]))
        return players

    async def listen(self, players: Sequence[BoardgameClient]) -> None:
        """Connect all players."""
        for player in players:
            await player.connect(self.port)
            await player.ready
        players[0].clients.on_position(0, players[0], 0)
