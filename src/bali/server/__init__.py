"""Tables online: HTTP and WebSocket around `bali.table`, on SQLite or PostgreSQL.

There is one write path: a command is ruled on, its entries are appended to the log in one transaction, and only then are they
carried out and told. Whatever a process holds in memory can be made again from the log.
"""
