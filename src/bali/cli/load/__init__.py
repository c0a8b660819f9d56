"""The load on a server: clients that play at many tables at once, the same for our server and for a peer's."""
