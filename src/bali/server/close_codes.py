"""The codes with which the server closes a WebSocket. From 4000 onwards they are our own; the page handles them, too."""

POLICY = 1008  # the client violates the limits
INTERNAL = 1011
TRY_AGAIN = 1013  # the database is not available, or the client reads too slowly
NO_GUEST = 4401
PRIVATE = 4403
NO_TABLE = 4404
SIGNED_OUT = 4410  # a browser that is still signed in reconnects
