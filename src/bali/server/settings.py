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
    proxies: str = ""  # addresses of proxies whose word about the client's address is believed
    secure: bool = False  # cookies only over HTTPS
    thinkers: int = 1  # processes in which bots think
    pace: float = 0.6  # seconds after which a bot answers, whatever it thought about, so that the time tells nothing
    patience: float = 20.0  # seconds that a bot may take before another process is tried
    idle: float = 60.0  # seconds after which a table that nothing happens at leaves the memory
    per_second: float = 20.0  # requests or messages of one guest or address, in the long run
    burst: int = 100  # and at once
    connections: int = 50  # sockets of one guest, and four times as many of one address
    keep_guests: int = 400  # days after which a guest who has no table and does not come is deleted; 0: never
    keep_open: int = 90  # days for a table that nobody starts
    keep_running: int = 0  # days for a game that nobody continues
    keep_finished: int = 0  # days for a game that is over
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
