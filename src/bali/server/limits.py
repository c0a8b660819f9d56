"""Every limit of the server: how much a guest, a network and everyone together may do.

`Settings` takes its defaults from here. `bali serve` can change those marked with an option. A *network* is an IPv4 address,
or the /64 network of an IPv6 address. The rate limits are enforced in `token_buckets`, the others where they apply.
"""

KIB, MIB = 2**10, 2**20
DAY = 24 * 3600 * 1000  # milliseconds

# Requests and messages. Each costs 1 unless it is listed under the costs.
PER_SECOND = 20.0  # of one guest, in the long run (--per-second)
BURST = 100  # of one guest, in a short time (--burst)
PER_ADDRESS = 4  # a network may send and open this many times as much as one guest (--per-address)
ARTWORK_FACTOR = 10  # files of the page allowed for each request: a page loads more than a hundred, and they are cheap
GUARANTEED_PER_SECOND, GUARANTEED_BURST = 1.0, 9.0  # for each guest, whatever others in the network do: a view, not a game
NEW_GUESTS_PER_HOUR = 100  # of one network (--new-guests)
CODES_PER_MINUTE = 10  # recovery codes that one network may try
MAX_CODE_LENGTH = 40  # characters of a recovery code as people type it
KEPT_PER_DAY = 100  # finished games that one guest may share with a link
KEPT_PER_HOUR = 60  # finished games that one network may share, across all of its guests
LISTINGS_PER_HOUR = 30  # public tables that one network may open, across all of its guests
MAX_STRIKES = 20  # messages that exceed the limit or are invalid, before a socket is closed

# Costs of expensive requests, roughly in proportion to how long they keep the server busy.
COSTS = {  # by command
    "look": 5,  # sends everything from the first action onwards
    "position": 5,  # replays the game up to there
    "hint": 10,  # occupies a bot process that all tables share
    "rematch": 10,  # opens a table
    "jump": 10,  # makes the decisions of many turns
}
REQUEST_COSTS = {"/api/schema.json": 5, "/api/tables": 3, "/api/open-tables": 3, "/api/tables/mine": 3}  # by path
WHOLE_VIEW = COSTS["look"]  # also charged for a new socket and for a refusal as stale, because both send the whole view
NEW_TABLE = 10  # it is stored
WHOLE_GAME = 10  # a replay, or a verification of all deals: a game is read, replayed, and sent position by position
LISTENERS_PER_COST = 50  # sockets at a table that a change can be sent to for a cost of 1

# Tables of one guest.
OPEN_TABLES = 10  # waiting for players (--open-tables)
RUNNING_TABLES = 40  # with activity in the last day (--running-tables)
MAX_LISTED = 3  # public tables that may wait for players, and that a list shows

# Connections.
SOCKETS_PER_GUEST = 50  # (--connections)
MAX_CONNECTIONS = 4_000  # of everyone (--max-connections)
REQUESTS_PER_NETWORK = 200  # connections of one network in addition to its sockets: a browser opens six
MAX_REFUSED = 64  # clients waiting for their refusal; any more are disconnected without one
RESERVED = 0.1  # the fraction of all connections reserved for networks that have fewer than `FEW`
FEW = 8

# Seconds that a connection may take.
HEAD_SECONDS = 10.0  # for a request's head, from when the connection opened or the request's first byte arrived
BODY_SECONDS = 30.0  # for a request's body
IDLE_SECONDS = 15.0  # between two requests; Uvicorn itself closes a connection that has sent nothing after five seconds
CLOSING_SECONDS = 60.0  # for data still unsent when a connection was closed
STOPPING_SECONDS = 2.0  # for the same data when the server stops
REFUSAL_SECONDS = 2.0  # for a client to send a request, so that the refusal can be sent as its response

# Sizes in bytes.
MAX_MESSAGE = 16 * KIB  # of a socket
MAX_BODY = 16 * KIB  # of a request
MAX_UPLOAD = MIB  # of a saved game: five times the longest ever seen
MAX_UPLOAD_LINES = 10_000  # of a saved game: three times the longest of a thousand random games
MAX_HEAD = 16 * KIB  # of a request's first line and headers
MAX_DISCARDED = 8 * MIB  # of an oversized body that is read anyway, so that the client receives the reason
MAX_PIPELINED = 8  # requests on one connection that wait for the response to an earlier one

# Slow readers.
MAX_QUEUED_MESSAGES = 64  # for one socket
MAX_QUEUED_BYTES = MIB  # for one socket; a single message may always wait
READ_BELOW_MESSAGES, READ_BELOW_BYTES = 16, 64 * KIB  # with at most this much queued, the client's next message is read
MAX_PENDING = 64 * MIB  # unread bytes of all clients together

# Frames of a socket.
MAX_PARSED_AHEAD = 16  # messages parsed before the application has received them
MAX_AFTER_CLOSE = 16 * KIB  # bytes that are parsed after a socket was closed
# Frames other than whole messages: pings, pongs, fragments. A browser answers a ping every 20 seconds.
EXTRA_FRAMES, EXTRA_FRAMES_PER_SECOND = 30.0, 1.0
# Heartbeats that are free; any more are charged as messages.
HEARTBEATS, HEARTBEATS_PER_SECOND = 5.0, 0.5
HEARTBEAT_EVERY = 3_500  # milliseconds between two heartbeats of a page

# Shared work.
MAX_BOT_TASKS = 2_000  # that wait for a bot process
MAX_OFFLOADED = 16  # whole games waiting to be read or being read
MAX_OFFLOADED_PER_NETWORK = 6
BOT_TIMEOUT = 20.0  # seconds that a bot may take before another process is tried (--bot-timeout)

# The log.
MAX_LOG_LINES = 10  # of one kind in one window; the rest is only counted
LOG_WINDOW = 60.0  # seconds
MAX_LOG_KINDS = 200  # that are counted separately; all others count as one kind
MAX_LOG_VALUE = 10_000  # characters of one value, a traceback included
