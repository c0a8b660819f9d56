### What the page in the browser says about any game.

## Around everything

web-title = Two card games called Bali
web-skip = Skip to content
web-pages = Pages
web-home = Home
web-rules = Rules
web-settings = Settings
web-about = About
web-language = Language
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-loading = One moment …
web-offline = Can’t reach the server.
web-again = Try again
web-stop = { ". " }
web-colon = { ": " }

## The games

web-game = Game
web-game-altar = Bali: the altar
web-game-dalang = Bali: the Dalang
web-by-altar = by Klaus-Jürgen Wrede
web-by-dalang = by Uwe Rosenberg
web-about-altar = Farm the island, build shrines and make sacrifices. The goods most often sacrificed are worth the most at the end. For 2 to 4 players, about 30 minutes.
web-about-dalang = The master of the shadow play travels between four islands. Leave the right cards in the right places, and win chips and masks. For 3 or 4 players, about 60 minutes.
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
web-bots-level = Bot level
web-play-now = Play now
web-learn = Learn by playing
web-together = Pass and play
web-how-many = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-new-table = New table
web-my-tables = Your tables
web-my-tables-none = You have no tables yet. Choose “Play now” to open one.
web-open-tables = Tables waiting for players
web-open-tables-none = No public tables are waiting right now.
web-join = Join by link
web-join-go = Go
web-bad-link = This isn’t a link to a table.
web-status-open = waiting for players
web-status-dealing = dealing
web-status-playing = in play
web-status-over = over
web-status-frozen = frozen
web-your-turn = Your turn

## A new table

web-seats = Seats
web-seat-you = You
web-seat-too = Another player at this screen
web-seat-open = Empty seat for a friend
web-seats-hint = Send the link to friends to fill the empty seats. Several players can share this screen: a curtain hides the cards between turns.
web-options = Table options
web-memory = Memory
web-memory-faithful = realistic memory
web-memory-open = automatic notes
web-memory-faithful-why = As at a real table: cards you have seen soon fade from the board and log.
web-memory-open-why = The page takes notes for you. In the altar game it notes what everyone could see; in the Dalang game, also what only you have seen.
web-clock = Clock
web-clock-none = no clock
web-clock-days = { $count ->
    [one] one day per move
   *[other] { $count } days per move
}
web-clock-live = { $move } s per move, plus { $minutes } min for the whole game
web-clock-choice-none = none
web-clock-choice-fast = fast: 20 seconds per move, plus 2 minutes for the whole game
web-clock-choice-normal = relaxed: 45 seconds per move, plus 10 minutes for the whole game
web-clock-choice-day = one day per move
web-clock-choice-days = three days per move
web-no-undo = no undo
web-listed = public
web-undo-allowed = Allow undo
web-spectators = Allow spectators
web-list-it = List this table publicly
web-open-table = Open table

## Before the game

web-free-seat = empty
web-sit = Sit here
web-sit-here-too = Add a player at this screen
web-seat-name = Name
web-guest = Player { $number }
web-stand = Stand up
web-remove-bot = Remove bot
web-invite-bot = Add bot
web-reserved-for = reserved for { $who }
web-declined = empty; { $who } declined
web-release-seat = Release seat
web-share = Share link
web-link-copied = Link copied.
web-share-hint = Send the link to your friends, or fill the empty seats with bots.
web-seats-full = Everyone is here.
web-start = Start game
web-commitment = Server’s commitment: { $hash }
web-commitment-why = What is this?
web-no-share = no share in the deal
web-dealing = Dealing the cards …
web-deal-changed = This table changed while the cards were being dealt. Don’t trust this deal.
web-deal-left-out = { $who }’s share was not revealed in time. The cards were dealt without it.
web-deal-left-out-you = Your browser’s share was not revealed in time. The cards were dealt without it.

## At the table

web-action-line = Current action
web-choices = Your choices
web-see-rule = See the rule
web-players = Players
web-active = Active player
web-deciding = Deciding now
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-away-left = away; a bot is playing
web-away-time = out of time; a bot is playing
web-away-called = a bot is playing
web-away-resigned = resigned
web-undo = Undo
web-reset = Reset turn
web-hint = Hint
web-hint-why = Your chances of winning, as a strong bot sees them. The bot knows only what you know.
web-thinking = Thinking …
web-auto-pass = Pass for the rest of this turn
web-auto-pass-why = Passes now, and again whenever you’re asked the same question this turn. Each pass comes after a short, irregular delay, so the timing gives nothing away.
web-cancel-auto-pass = Stop passing
web-why = “{ $action }” isn’t possible: { $reason }.
web-call-bot = Let a bot play for { $who }
web-leave-menu = Leave or resign
web-leave-hint = If you leave, a bot plays for you until you return. If you resign, you can’t come back.
web-leave = Leave for now
web-resign = Resign
web-return = Take your seat back
web-lost = Connection lost. Reconnecting …
web-log = Log
web-log-chat = Log and chat
web-since = since your last turn
web-see-position = See this position
web-position = You’re looking at an earlier position.
web-back-to-now = Back to now
web-chat = Chat
web-chat-say = Write a message
web-chat-send = Send
web-chat-mute = Hide chat
web-chat-show = Show chat
web-chat-muted = Chat is hidden.
web-spectator = spectator
web-chat-aside = The players will see your messages after the game.
web-curtain = Pass the screen to { $who }. Everyone else, look away!
web-curtain-open = I’m { $who }: show my cards
web-refused-no-undo = Nothing to undo. You can undo only your own actions this turn that revealed no card, if the table allows undo.
web-refused-faded = With this memory option you can’t look back that far.
web-refused-taken = This seat is taken.
web-refused-limit = Too many requests. Please wait a moment.
web-refused-storage = The server can’t save or load anything right now. Please try again in a moment.
web-refused-not-now = You can’t do that right now.
web-refused-offline = Can’t reach the server.
web-refused-no-table = This table doesn’t exist.
web-refused-private = Only the players at this table can see it.
web-refused-patience = You can call in a bot after a player has kept you waiting for two minutes.
web-refused-not-asked = This isn’t your decision.
web-refused-busy = The server is busy. Please try again.
web-refused-error = Something went wrong. Please try again.
web-refused-no-guest = Choose a name on the home page first.
web-refused-no-hint = Hints are available only when all opponents are bots.
web-refused-no-position = That position doesn’t exist.
web-refused-unfinished = This game isn’t over yet.
web-refused-file = This isn’t a saved Bali game.
web-refused-bad = The game in this file can’t be read.
web-refused-no-share = You have no share in this deal.
web-refused-revealed = Your share has already been revealed.
web-refused-wrong-share = This isn’t the share you committed to.
web-refused-file-short = The file is incomplete: its closing line is missing.
web-refused-file-changed = The file was changed after the game was saved.
web-refused-file-format = The file comes from a newer version of Bali.
web-refused-file-secret = The server’s secret in the file doesn’t match its commitment.
web-refused-file-share = A player’s share in the file doesn’t match its commitment.
web-refused-chat = This table’s chat is full.
web-refused-misunderstood = The server didn’t understand that. Please reload the page and try again.
web-refused-away = A bot is playing for you. Take your seat back first.
web-refused-rematched = There’s already a table for the rematch.
web-refused-seats = Every seat needs a player or a bot.
web-refused-not-yours = This isn’t your seat.
web-refused-impossible = That isn’t possible here.
web-refused-code = No player has this code. Check it for typing mistakes.
web-refused-bot-asked = The bot is deciding for you right now. Try again in a moment.
web-refused-open-tables = You have too many tables waiting for players. Start one of them first.
web-refused-listed-tables = You have too many public tables waiting for players. Open this one without listing it.
web-refused-running-tables = You have too many games running. Finish or resign one of them first.
web-refused-reserved = This seat is reserved for a player from the last game for one minute.
web-refused-changes = You have changed seats too often at this table.
web-refused-frozen = This table was played under another version of the rules. You can look at it, but nobody can continue it here.
web-refused-name = This name can’t be used. Choose up to 12 visible characters.
web-refused-other-rules = This game was saved under another version of the rules. Only a version of Bali with those rules can verify it.
web-refused-seat = This seat doesn’t exist.
web-refused-stale = The table has changed in the meantime. Please look again.
web-refused-seated = You already have a seat. Another player at this screen needs a name.
web-refused-free = This seat is already empty.
web-refused-no-auto-pass = There’s no automatic pass to set or cancel right now.
web-refused-not-away = No bot is playing for you.
web-refused-resigned = You have already resigned.
web-refused-not-waiting = You can call in a bot only for the player everyone is waiting for, at a table without a clock.
web-refused-unknown = The game has no such action.
web-refused-not-seated = You need a seat at this table for that.
web-refused-origin = This request came from another website. Please reload the page.
web-refused-too-large = That’s too large for the server.
web-refused-bad-request = The server couldn’t read the request.
web-refused-length = The server couldn’t read the request: its length is missing.

## The end and the replay

web-over = The game is over.
web-frozen = This game can’t continue here.
web-frozen-why = It was played under another version of the rules, which is no longer compatible with this server’s. You can see the game up to the point where the two versions differ. Hidden cards stay hidden, because the game could still continue under the other version.
web-frozen-save = Save log
web-ended-by-resignation = The game ended by resignation.
web-category = Category
web-rematch = Rematch
web-to-rematch = Go to rematch
web-rematch-asked = { $who } wants a rematch.
web-rematch-join = Join
web-rematch-decline = Decline
web-rematch-declined = You declined the rematch.
web-replay = Replay
web-replay-file = Saved game
web-verify = Verify the deal
web-export = Save as file
web-first = First position
web-previous = Previous decision
web-following = Next decision
web-last = Last position
web-step = Position
web-seen-from = Viewpoint
web-all-open = all cards face up

## Keys

web-keys = Keys
web-key-number = select your first, second, … choice
web-key-enter = confirm the selection
web-key-escape = clear the selection, or return to the current position
web-key-undo = undo an action, or the whole turn
web-key-pass = pass
web-key-hint = hint
web-key-help = this list
web-key-replay = in a replay: back, forward, to the beginning, to the end

## The first game

web-coach = Tutorial
web-coach-next = Next
web-coach-done = Keep playing
web-coach-leave = Skip the tutorial
