"""Tables online: HTTP and WebSocket around `bali.table`, on SQLite or PostgreSQL.

There is one write path. A ruling turns a command into entries. Under the table's lock they are applied to the table in memory and
appended to its log in one transaction, and only then is anyone told. If the append fails, or nobody knows whether it did, the
table in memory is dropped and loaded from the log.
"""
