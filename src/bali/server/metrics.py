"""What an operator can watch at /metrics."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("bali_requests", "HTTP requests.", ["method", "route", "status"])
COMMANDS = Counter("bali_commands", "Commands to tables.", ["do", "outcome"])
COMMAND_SECONDS = Histogram(
    "bali_command_seconds",
    "From a command to its message, the log on disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
COMMITS = Counter("bali_commits", "Transactions that appended to the log.")
SOCKETS = Gauge("bali_sockets", "Open WebSockets.")
TABLES = Gauge("bali_tables", "Tables in memory.")
FROZEN_TABLES = Counter("bali_tables_frozen", "Tables loaded whose log no longer fits the rules.")
DELETED = Counter("bali_deleted", "Tables and guests deleted because their time was over.", ["what"])
SLOW_READERS = Counter("bali_slow_readers", "Sockets closed because their reader was too slow.")
THOUGHTS = Counter("bali_thoughts", "Decisions of bots.", ["level", "outcome"])
THINKERS_REPLACED = Counter("bali_thinkers_replaced", "Processes of bots that died or took too long.")
