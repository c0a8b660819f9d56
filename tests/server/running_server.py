"""Real servers in their own processes, and real clients."""

import json
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.forked import Forked
from tests.server.waiting import TIMEOUT, wait_for

Json = dict[str, Any]
LIMITS = ("--per-second", "100000", "--burst", "100000", "--connections", "1000", "--new-guests", "100000")
QUOTAS = ("--open-tables", "100000", "--running-tables", "100000")
FOUR = ("Anna", "Ben", "Cleo", "Dan")
COOKIE = "bali_guest"
PLAIN: Json = {"verify": False, "timeout": TIMEOUT}  # no client reads all certificates, which takes 20 milliseconds
to_close = ExitStack()  # everything that a test has opened
metrics_ports: dict[int, int] = {}  # of each server, by its own port


class RunningServer:
    """A server process."""

    def __init__(self, database: str, *options: str, port: int = 0) -> None:
        where = ["--port", str(port), "--database", database, "--metrics-port", "0"]
        self.process = Forked(["serve", *where, "--bot-delay", "0", *LIMITS, *QUOTAS, *options])
        self.port = self._named_port()
        self.metrics_port = metrics_ports[self.port] = self._named_port()
        wait_for(self._is_healthy, "a healthy server")

    def _is_healthy(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health", **PLAIN).text == "ok"
        except httpx.TransportError:
            assert self.process.poll() is None, self.process.communicate()
            return False

    def _named_port(self) -> int:
        """Return the port in the next line of output."""
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, self.process.communicate(timeout=TIMEOUT)
        return int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop the process and return its stderr."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=TIMEOUT)[1]


@contextmanager
def run_server(database: str, *options: str) -> Iterator[RunningServer]:
    """Run a server, and fail the test if it logs a traceback."""
    running = RunningServer(database, *options)
    try:
        yield running
    finally:
        log = running.stop()
    assert "Traceback" not in log, log


def bot_processes_of(running: RunningServer) -> list[int]:
    """Return the processes in which a server's bots think."""
    return children_of(running, b"spawn_main")


def children_of(running: RunningServer, word: bytes) -> list[int]:
    """Return the processes that a server has started with this word in their command line."""
    found: list[int] = []
    for listed in Path(f"/proc/{running.process.pid}/task").glob("*/children"):
        with suppress(FileNotFoundError):  # a thread, or one of its processes, has just ended
            found += [int(pid) for pid in listed.read_text().split() if word in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return found


def metrics_of(port: int) -> str:
    """Return all metrics of the server at this port."""
    return httpx.get(f"http://127.0.0.1:{metrics_ports[port]}/metrics", **PLAIN).text


def counted(port: int, name: str) -> float:
    """Return a metric's value, summed over its labels."""
    text = metrics_of(port)
    return sum(float(value) for value in re.findall(rf"^{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE))


def anonymous(port: int, **headers: str) -> httpx.Client:
    """Return a client without a cookie."""
    return to_close.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, **PLAIN))


def error_of(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of an error response, which must have the common format."""
    body = answer.json()
    assert set(body) == {"code", "message"}
    assert body["message"]
    assert "Traceback" not in answer.text
    assert 400 <= answer.status_code < 500, answer.text
    return answer.status_code, body["code"]


class Guest:
    """A guest with a cookie."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.http = to_close.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", **PLAIN))
        self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the response to a request that must succeed."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Return the status and the code of a request that must be refused."""
        answer = self.http.request(method, path, json=body)
        return answer.status_code, answer.json()["code"]

    def open(self, game: str = "altar", players: int = 2, seats: tuple[str | None, ...] = (), **options: Any) -> str:
        """Open a table, and start it if every seat has a player."""
        ready = len(seats) == players and all(seats)
        body = {"options": {"game": game, "players": players, **options}, "seats": seats, "start": ready}
        return str(self.ask("POST", "/api/tables", body)["id"])

    def do(self, table: str, do: str, **values: object) -> Json:
        """Send a command over HTTP and return the view."""
        return dict(self.ask("POST", f"/api/tables/{table}/commands", {"do": do, **values}))

    def see(self, table: str) -> Json:
        """Return the view of a table."""
        return dict(self.ask("GET", f"/api/tables/{table}"))

    def moved(self, port: int, cookies: dict[str, str] | None = None) -> "Guest":
        """Return the same guest at another server, or another guest."""
        twin = object.__new__(Guest)
        twin.port = port
        http = httpx.Client(base_url=f"http://127.0.0.1:{port}", cookies=cookies or self.http.cookies, **PLAIN)
        twin.http = to_close.enter_context(http)
        return twin

    def listen(self, table: str) -> "TableSocket":
        """Open a socket."""
        return TableSocket(self, table)


class TableSocket:
    """A socket at a table, of a player or a spectator, and the latest view."""

    def __init__(self, guest: Guest, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        uri = f"ws://127.0.0.1:{guest.port}/api/tables/{table}/socket"
        opening = connect(
            uri, additional_headers={"Cookie": cookies}, compression=None, open_timeout=TIMEOUT, max_size=2**22, max_queue=None
        )
        self.socket: ClientConnection = to_close.enter_context(opening)
        self.view: Json = {}
        self.raw = ""
        self.next()

    def next(self) -> Json:
        """Return the next message."""
        self.raw = str(self.socket.recv(TIMEOUT))
        message: Json = json.loads(self.raw)
        if message["type"] == "view":
            self.view = message | {"table": message["table"] or self.view["table"]}
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Wait for a view that meets a condition."""
        while not wanted(self.view):
            self.next()
        return self.view

    def until_version(self, version: int) -> Json:
        """Wait for a view of this version or a later one."""
        return self.until(lambda view: view["version"] >= version)

    def until_after(self, step: int) -> Json:
        """Wait for a view after more than `step` actions."""
        return self.until(lambda view: view["game"]["step"] > step)

    def until_resigned(self, seat: int) -> Json:
        """Wait for a view in which a seat's player has resigned."""
        return self.until(lambda view: view["table"]["seats"][seat]["away"] == "resigned")

    def send(self, do: str, **values: object) -> None:
        self.socket.send(json.dumps({"do": do, **values}))

    def call(self, do: str, **values: object) -> Json:
        """Send a command and return the next message."""
        self.send(do, **values)
        return self.next()

    def act(self, number: int = 0) -> None:
        """Send one of the legal actions."""
        actions = self.view["game"]["actions"]
        self.send("act", step=self.view["game"]["step"], action=actions[number % len(actions)])

    @property
    def asked(self) -> bool:
        """Whether it is this seat's decision."""
        return bool(self.view["game"] and self.view["game"]["actions"])

    @property
    def over(self) -> bool:
        return bool(self.view["table"]["status"] == "over")

    def close(self) -> None:
        self.socket.close()

    def closed(self) -> int:
        """Wait until the server closes the socket, and return the code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0


def cookie_of(guest: Guest) -> str:
    return str(guest.http.cookies[COOKIE])


def open_socket(port: int, table: str, cookie: str = "", **headers: str) -> ClientConnection:
    """Open a socket with any cookie, or none."""
    uri = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    sent = {"Cookie": f"{COOKIE}={cookie}", **headers}
    return to_close.enter_context(
        connect(uri, additional_headers=sent, compression=None, open_timeout=TIMEOUT, max_size=2**24, max_queue=None)
    )


def send_until_closed(opened: ClientConnection, messages: list[str]) -> None:
    """Send messages until all are sent or the server closes the socket."""
    with suppress(ConnectionClosed):
        for message in messages:
            opened.send(message)


def messages_until_closed(opened: ClientConnection) -> tuple[list[Json], int]:
    """Return all messages until the server closes the socket, and the code."""
    messages: list[Json] = []
    try:
        while True:
            messages.append(json.loads(opened.recv(TIMEOUT)))
    except ConnectionClosed as error:
        return messages, error.rcvd.code if error.rcvd else 0


def sit(port: int, game: str, people: int, players: int, **options: Any) -> tuple[str, list[Guest], list[TableSocket]]:
    """Seat people and bots, and start."""
    guests = [Guest(port, name) for name in FOUR[:people]]
    table = guests[0].open(game, players, **options)
    seats = [guest.listen(table) for guest in guests]
    for number, guest in enumerate(guests):
        guest.do(table, "sit", seat=number)
    for number in range(people, players):
        guests[0].do(table, "invite", seat=number, level="novice")
    view = guests[0].do(table, "start")
    for seat in seats:
        seat.until_version(view["version"])
    return table, guests, seats


def play(seats: list[TableSocket], moves: int = 10_000) -> int:
    """Play until the game is over, or for the given number of moves. Return the number made. Every seat sees every one."""
    made = 0
    while made < moves and not seats[0].over:
        asked = next((seat for seat in seats if seat.asked), None)
        if asked is None:
            seats[0].next()
            version = seats[0].view["version"]
        else:
            version = asked.view["version"] + 1
            asked.act(made * 7)
            made += 1
        for seat in seats:
            seat.until_version(version)
    return made
