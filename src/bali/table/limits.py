"""Limits of a table: how much, how often and how long. Each log and each view stays small, whatever its guests send."""

MIN_MOVE_SECONDS = 5  # a slower connection than this would lose every decision
MAX_MOVE_SECONDS = 30 * 24 * 3600  # for games played over weeks; a table must not wait for ever
MAX_BANK_SECONDS = 24 * 3600

MAX_VARIANTS = 4  # in a list of variants, which may name one twice; only bounds the input
MAX_STEP = 1_000_000  # a number that no game reaches; only bounds the input
MAX_ACTION_LENGTH = 60  # characters; longer than any action's words
MAX_CHAT_LENGTH = 500  # characters of a message

MAX_UNDOS = 150  # of a seat: each one replays the game
MAX_ANSWERS = 500  # how often a seat may set answers in advance: setting or cancelling one is an entry of the log
MAX_CHANGES = 100  # how often a guest may take or rename a seat, add a bot or leave at a table: each is sent to everyone
MAX_NOTES = 200  # of people who left, returned or took another name, in a table's log; older ones are dropped
MAX_COMMITS = 20  # of a guest to a share of the deal; a browser needs one for each visit

MAX_PLAYER_CHAT = 500  # messages of a player
MAX_CHAT_BEFORE_START = 500  # messages of all players together: seats change hands for free until then
MAX_SPECTATOR_CHAT = 100  # messages of a spectator
MAX_ALL_SPECTATOR_CHAT = 1_000  # messages of all spectators together: anyone can watch, under many names
SPECTATOR_BURST = 10  # messages of all spectators within SPECTATOR_BURST_TIME: moves wait until each is stored
SPECTATOR_BURST_TIME = 5_000  # milliseconds
CHAT_IN_WHOLE_VIEW = 100  # messages; a whole view is sent at every reconnection

REVEAL_TIME = 10_000  # milliseconds to reveal a share; a browser needs much less, unless it has to reconnect
CALL_BOT_AFTER = 120_000  # milliseconds; then the others need not wait any longer for a player without a clock
RESERVED_FOR = 60_000  # milliseconds for which only its player can free a seat that a rematch has reserved
