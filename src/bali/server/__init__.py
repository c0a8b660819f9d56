"""Online tables: HTTP and WebSocket around `bali.table`, stored in SQLite or PostgreSQL.

There is one write path. A handler turns a command into entries. Under the table's lock, the entries are applied to the table
in memory and appended to its log in one transaction; only then are clients notified. If the append fails, or its outcome is
unknown, the table in memory is dropped and reloaded from the log.
"""
