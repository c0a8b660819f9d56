"""How a server runs."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

CLIENT = Path(__file__).parents[1] / "client"


@dataclass(frozen=True)
class Settings:
    """Everything that an operator can choose; `bali serve --help` explains it."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    proxies: str = ""  # addresses and networks of proxies whose word about the client's address is believed
    secure: bool = False  # cookies only over HTTPS, and browsers are told to use nothing else
    thinkers: int = 1  # processes in which bots think
    pace: float = 0.6  # seconds after which a bot answers, whatever it thought about, so that the time tells nothing
    patience: float = 20.0  # seconds that a bot may take before another process is tried
    idle: float = 60.0  # seconds after which a table that nothing happens at leaves the memory
    per_second: float = 20.0  # requests or messages of one guest, in the long run
    burst: int = 100  # and in a short time
    connections: int = 50  # sockets of one guest
    per_address: int = 4  # how many times as much one address may do as one guest, and open as many sockets
    max_connections: int = 4_000  # of everyone
    new_guests: int = 100  # from one address, per hour
    log_json: bool = False
    client: Path = CLIENT  # the folder of the built pages for the browser

    @property
    def url(self) -> str:
        """Gets the database's address, with the driver that we use."""
        if not self.database:
            folder = user_data_path("bali", appauthor=False)
            folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        if "://" not in self.database:
            return f"sqlite+aiosqlite:///{self.database}"
        scheme, rest = self.database.split("://", 1)
        drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        return f"{drivers.get(scheme, scheme)}://{rest}"
