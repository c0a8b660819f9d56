### What the page in the browser says about any game.

## Around everything

web-title = Two card games called Bali
web-skip = To the content
web-pages = Pages
web-home = Start page
web-rules = Rules
web-settings = Settings
web-about = About
web-language = Language
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-loading = One moment …
web-offline = The server cannot be reached.
web-again = Try again
web-stop = { ". " }
web-colon = { ": " }

## The games

web-game = Game
web-game-altar = Bali: the altar
web-game-dalang = Bali: the Dalang
web-by-altar = by Klaus-Jürgen Wrede
web-by-dalang = by Uwe Rosenberg
web-about-altar = Farm the island, build shrines and bring offerings. What lies on the altar most often is worth most at the end. For 2 to 4 players, about 30 minutes.
web-about-dalang = Four islands, and the master of the shadow play travels between them. Lay your cards down in the right places, win chips and masks. For 3 or 4 players, about 60 minutes.
web-level-novice = novice
web-level-casual = casual
web-level-club = club
web-level-expert = expert
web-level-master = master
web-bot = Bot, { $level }
web-variant-oracle = with the oracle
web-variant-demon = with the demon

## The start page

web-your-name = Your name
web-bots-level = Strength of the bots
web-play-now = Play now
web-learn = Learn by playing
web-together = Together at this screen
web-how-many = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-new-table = New table
web-my-tables = Your tables
web-my-tables-none = You have no table yet. “Play now” opens one.
web-open-tables = Tables that wait for players
web-open-tables-none = No open table is listed right now.
web-join = Join by link
web-join-go = Go
web-bad-link = This is not the link of a table.
web-status-open = waits for players
web-status-dealing = dealing
web-status-playing = in play
web-status-over = over
web-status-frozen = frozen
web-your-turn = Your turn

## A new table

web-seats = Seats
web-seat-you = You
web-seat-too = Another player at this screen
web-seat-open = Open for a friend
web-seats-hint = Open seats are for those you send the link to. Several players can share this screen: a curtain hides the cards between turns.
web-options = What you agree on
web-memory = Memory
web-memory-faithful = faithful memory
web-memory-open = open notes
web-memory-faithful-why = As at a real table: what was seen once is shown only for a while.
web-memory-open-why = The page remembers for you what could be seen: in the altar game what all saw, with the Dalang also what you saw yourself.
web-clock = Clock
web-clock-none = no clock
web-clock-days = { $count ->
    [one] a day for each move
   *[other] { $count } days for each move
}
web-clock-live = { $move } s per move, { $minutes } min in reserve
web-clock-choice-none = none
web-clock-choice-fast = fast: 20 seconds, 2 minutes in reserve
web-clock-choice-normal = relaxed: 45 seconds, 10 minutes in reserve
web-clock-choice-day = a day for each move
web-clock-choice-days = three days for each move
web-no-undo = no undo
web-listed = public
web-undo-allowed = Steps can be taken back
web-spectators = Others may watch
web-list-it = List the table publicly
web-open-table = Open the table

## Before the game

web-free-seat = free
web-sit = Sit here
web-sit-here-too = Add someone at this screen
web-seat-name = Name
web-guest = Player { $number }
web-stand = Stand up
web-dismiss = Send away
web-invite-bot = Bot
web-kept-for = kept for { $who }
web-declined = free, { $who } declined
web-free-up = Free the seat
web-share = Share the link
web-link-copied = The link is copied.
web-share-hint = Send the link to your friends, or give the free seats to bots.
web-all-here = Everyone is here.
web-start = Start the game
web-commitment = Server’s commitment: { $hash }
web-commitment-why = What is this?
web-no-share = no share in the deal
web-dealing = Dealing the cards …
web-deal-changed = This table changed while the cards were being dealt. Don’t trust this deal.
web-deal-left-out = { $who }’s share was not revealed in time. The cards were dealt without it.
web-deal-left-out-you = Your browser’s share was not revealed in time. The cards were dealt without it.

## At the table

web-action-line = What is awaited
web-choices = Your choices
web-see-rule = The rule
web-players = Players
web-active = has the turn
web-thinks = decides
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-away-left = away, a bot plays
web-away-time = out of time, a bot plays
web-away-called = a bot plays
web-away-resigned = has given up
web-undo = Undo
web-reset = Reset turn
web-hint = Hint
web-hint-why = Chances to win, as a strong bot sees them. It knows only what you know.
web-pondering = Thinking …
web-order = Pass for the rest of this turn
web-order-why = Passes now and whenever you are asked the same again in this turn, each time after a short, irregular delay, so that nobody learns anything from it.
web-recall = Stop passing
web-why = “{ $action }” is not possible: { $reason }.
web-call = Let a bot play for { $who }
web-leave-menu = Leave or give up
web-leave-hint = If you leave, a bot plays for you until you return. If you give up, you cannot come back.
web-leave = Leave for now
web-resign = Give up
web-return = Take your seat back
web-lost = The connection is lost. It comes back by itself …
web-log = Log
web-log-and-talk = Log and talk
web-since = since your last turn
web-see-moment = See this moment
web-moment = You are looking at an earlier moment.
web-back-to-now = Back to now
web-talk = Talk
web-talk-say = Say something
web-talk-send = Send
web-talk-mute = Hide the talk
web-talk-hear = Show the talk
web-talk-muted = The talk is hidden.
web-spectator = spectator
web-talk-aside = The players see what you write after the game.
web-curtain = Pass the screen to { $who }. Nobody else looks!
web-curtain-open = I am { $who }: show my cards
web-refused-no-undo = There is nothing to take back here: only your own steps of this turn that showed no card, at a table that allows it.
web-refused-faded = Your memory does not reach back that far at this table.
web-refused-taken = This seat is taken.
web-refused-limit = That was too much at once. Wait a little.
web-refused-storage = The server can't save or load anything right now. Please try again in a moment.
web-refused-not-now = Not now.
web-refused-offline = The server cannot be reached.
web-refused-no-table = There is no such table.
web-refused-private = Only the players of this table can see it.
web-refused-patience = A bot can be called after two minutes.
web-refused-not-asked = It is not your decision.
web-refused-busy = Too many want something at once. Try again.
web-refused-error = Something went wrong. Try again.
web-refused-no-guest = This browser has not said its name yet. Open the start page.
web-refused-no-hint = Hints are there only where all others are bots.
web-refused-no-moment = That moment does not exist.
web-refused-unfinished = This game is not over yet.
web-refused-file = This is not a saved game of Bali.
web-refused-bad = This file cannot be read as a game.
web-refused-no-share = You have no share in this deal.
web-refused-revealed = Your share has already been revealed.
web-refused-wrong-share = This is not the share that you committed to.
web-refused-file-short = The file is cut short: its closing line is missing.
web-refused-file-changed = The file was changed after the game was saved.
web-refused-file-format = The file comes from a newer version of Bali.
web-refused-file-secret = The server’s secret in the file does not fit its commitment.
web-refused-file-share = A player’s share in the file does not fit its commitment.
web-refused-talk = Enough was said at this table.
web-refused-misunderstood = That was not understood.
web-refused-away = A bot plays for you. Take your seat back first.
web-refused-rematched = The rematch has a table already.
web-refused-seats = Every seat needs a player or a bot.
web-refused-not-yours = This is not your seat.
web-refused-impossible = That is not possible here.
web-refused-code = Nobody has this code.
web-refused-bot-asked = The bot is just deciding for you. Return in a moment.
web-refused-open-tables = You have too many tables waiting for players. Start one of them first.
web-refused-listed-tables = You have too many public tables waiting for players. Open this one without listing it.
web-refused-running-tables = You have too many games running. Finish or give up one of them first.
web-refused-reserved = This seat is kept for a player of the last game, for a minute.
web-refused-changes = You have changed seats too often at this table.
web-refused-frozen = This table was played with another version of the rules. You can look at it, but nobody can continue it here.
web-refused-name = This name can’t be used. Choose up to 12 characters that everyone can see.
web-refused-other-rules = This game was saved with another version of the rules. Only a program of that version can verify it.

## The end and the replay

web-over = The game is over.
web-frozen = This game can’t continue here.
web-frozen-why = It was played with another version of the rules, which no longer fits this server’s. You see the game as far as it fits. Hidden cards stay hidden: with the other version it could still continue.
web-frozen-save = Save the log
web-given-up = The game was given up.
web-category = Category
web-rematch = Rematch
web-to-rematch = To the rematch
web-rematch-asked = { $who } wants a rematch.
web-rematch-join = Join
web-rematch-decline = Decline
web-rematch-declined = You declined the rematch.
web-replay = Replay
web-replay-file = A saved game
web-verify = Verify the deal
web-export = Save as a file
web-first = First position
web-previous = Previous decision
web-following = Next decision
web-last = Last position
web-step = Position
web-seen-from = Seen from
web-all-open = all cards open

## Keys

web-keys = Keys
web-key-number = choose the first, second, … of your choices
web-key-enter = do what is chosen
web-key-escape = choose nothing, or back to now
web-key-undo = take back a step, or the turn
web-key-pass = pass
web-key-hint = hint
web-key-help = this list
web-key-replay = in a replay: back, on, to the beginning, to the end

## The first game

web-coach = Explanation
web-coach-next = Next
web-coach-done = Play on
web-coach-leave = Enough explained
