"""How a server runs."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from bali.server.address import with_driver
from bali.server.database import TIMEOUT

OWNER_ONLY = 0o700
CLIENT = Path(__file__).parents[1] / "client"


@dataclass(frozen=True)
class Settings:
    """Everything that an operator can choose; `bali serve --help` explains it."""

    database: str = ""
    database_timeout: float = TIMEOUT  # seconds that a call to the database may take
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    proxies: str = ""  # addresses and networks of proxies whose word about the client's address is believed
    secure: bool = False  # cookies only over HTTPS, and browsers are told to use nothing else
    thinkers: int = 1  # processes in which bots think
    pace: float = 0.6  # seconds after which a bot typically answers; each answer has a delay of chance, so that it tells nothing
    patience: float = 20.0  # seconds that a bot may take before another process is tried
    idle: float = 60.0  # seconds after which a table that nothing happens at leaves the memory
    per_second: float = 20.0  # requests or messages of one guest, in the long run
    burst: int = 100  # and in a short time
    connections: int = 50  # sockets of one guest
    per_address: int = 4  # how many times as much one address may do as one guest, and open as many sockets
    max_connections: int = 4_000  # of everyone
    new_guests: int = 100  # from one address, per hour
    open_tables: int = 10  # of one guest, that wait for players
    running_tables: int = 40  # of one guest, at which something has happened in the last day
    metrics_port: int | None = None  # where figures are served; nowhere unless it is set
    metrics_host: str = "127.0.0.1"
    keep_guests: int = 400  # days after which a guest who has no table and does not come is deleted; 0: never
    keep_open: int = 90  # days for a table that nobody starts
    keep_running: int = 0  # days for a game that nobody continues
    keep_finished: int = 0  # days for a game that is over
    log_json: bool = False
    client: Path = CLIENT  # the folder of the built pages for the browser

    @property
    def url(self) -> str:
        """The database's address, with the driver that we use."""
        return with_driver(self.database or str(_own_folder() / "tables.sqlite"))


def _own_folder() -> Path:
    """Return the folder of the default database, which nobody else can look into."""
    folder = user_data_path("bali", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(OWNER_ONLY)
    return folder
