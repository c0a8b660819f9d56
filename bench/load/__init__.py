"""A load test for servers: clients that play at many tables simultaneously, the same for our server and for a peer's."""
