"""Metrics for the operator, served on a separate port.

Metrics must not reveal players' secrets, even to an operator who plays, so commands are counted in families: `play` is what
everyone at the table sees, `ask` is what only one player learns of, such as a question or an answer in advance.
"""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from bali.core.errors import BaliError

FAMILIES = {"act": "play", "auto_pass": "play", "undo": "play", "say": "chat"} | dict.fromkeys(
    ("look", "preview", "why", "position", "hint", "answer_in_advance", "cancel_answer", "cancel_auto_pass"), "ask"
)
OTHERS = "table"  # all other commands: seats and presence
OUTCOMES = ("done", "limit", "busy", "storage", "error")  # all other outcomes count as refused by the rules

REQUESTS = Counter("bali_requests", "HTTP requests.", ["method", "route", "status"])
COMMANDS = Counter("bali_commands", "Commands to tables.", ["family", "outcome"])
COMMAND_SECONDS = Histogram(
    "bali_command_seconds",
    "From a command to its message, the log on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
COMMITS = Counter("bali_commits", "Transactions that appended to the log.")
STORAGE_FAILURES = Counter("bali_storage_failures", "Calls to the database that failed.", ["calls"])
PREPARING = Gauge("bali_preparing", "Whether the rules of a game are still being compiled or loaded.", ["game"])
SOCKETS = Gauge("bali_sockets", "Open WebSockets.")
TABLES = Gauge("bali_tables", "Tables in memory.")
FROZEN_TABLES = Counter("bali_tables_frozen", "Tables loaded whose log no longer fits the rules.")
DELETED = Counter("bali_deleted", "Tables and guests deleted because their time was over.", ["what"])
SLOW_READERS = Counter("bali_slow_readers", "Sockets closed because their reader was too slow.")
THOUGHTS = Counter("bali_thoughts", "Decisions of bots, and hints.", ["outcome"])
BOT_PROCESSES_REPLACED = Counter("bali_bot_processes_replaced", "Processes of bots that died or took too long.")


def count_command(do: str, outcome: str) -> None:
    """Count a command."""
    _counter(FAMILIES.get(do, OTHERS), outcome if outcome in OUTCOMES else "refused").inc()


@cache
def _counter(family: str, outcome: str) -> Counter:
    return COMMANDS.labels(family, outcome)


def serve_metrics(host: str, port: int) -> int:
    """Serve the metrics in a separate thread and return the port. Port 0 lets the system choose one."""
    try:
        server, _ = start_http_server(port, host)
    except (OSError, OverflowError) as error:
        raise BaliError(f"cannot serve metrics on {host}, port {port}: {getattr(error, 'strerror', None) or error}") from None
    return int(server.server_port)
