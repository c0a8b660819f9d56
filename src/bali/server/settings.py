"""Everything an operator can configure, with its default. `limits` declares the defaults of all limits."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from bali.server import limits
from bali.server.database import TIMEOUT
from bali.server.database_url import with_driver

OWNER_ONLY = 0o700
CLIENT = Path(__file__).parents[1] / "client"


@dataclass(frozen=True)
class Settings:
    """The settings of one server. `bali serve --help` explains them."""

    database: str = ""
    database_timeout: float = TIMEOUT  # seconds that a database call may take
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    trusted_proxies: str = ""  # addresses and networks of proxies that are trusted to report the client's address
    secure: bool = False  # cookies only over HTTPS, and browsers are told to use nothing else
    bot_processes: int = 1  # processes in which bots think
    bot_delay: float = 0.6  # typical seconds until a bot answers; each delay is random, so that its timing reveals nothing
    bot_timeout: float = limits.BOT_TIMEOUT
    unload_after: float = 60.0  # seconds after which an inactive table is dropped from memory
    per_second: float = limits.PER_SECOND
    burst: int = limits.BURST
    connections: int = limits.SOCKETS_PER_GUEST
    per_address: int = limits.PER_ADDRESS
    max_connections: int = limits.MAX_CONNECTIONS
    new_guests: int = limits.NEW_GUESTS_PER_HOUR
    open_tables: int = limits.OPEN_TABLES
    running_tables: int = limits.RUNNING_TABLES
    metrics_port: int | None = None  # for metrics; they are not served unless it is set
    metrics_host: str = "127.0.0.1"
    keep_guests: int = 400  # days after which an absent guest without tables is deleted; 0: never
    keep_open: int = 90  # days for a table that nobody starts
    keep_running: int = 0  # days for a game that nobody continues
    keep_finished: int = 0  # days for a finished game
    log_json: bool = False
    client: Path = CLIENT  # the folder of the built client

    @property
    def url(self) -> str:
        """The database's URL, including the driver that we use."""
        return with_driver(self.database or str(_own_folder() / "tables.sqlite"))


def _own_folder() -> Path:
    """Return the folder of the default database, accessible only to its owner."""
    folder = user_data_path("bali", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(OWNER_ONLY)
    return folder
