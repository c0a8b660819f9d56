### What the page in the browser says about any game.

## Around everything

web-title = Two card games set on Bali
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
web-again-confirms = again to confirm
web-loading = One moment …
web-offline = No connection to the server. Games on this device still work. Online tables return with the connection.
web-load-failed = This page couldn’t be loaded. Check your connection and try again.
web-update = A new version is ready. Your games are safe.
web-update-reload = Reload
web-again = Try again
web-stop = { ". " }
web-colon = { ": " }
web-or = { " or " }

## The games

web-game = Game
web-game-altar = Bali: the altar
web-game-dalang = Bali: the Dalang
web-by-altar = by Klaus-Jürgen Wrede
web-by-dalang = by Uwe Rosenberg
web-about-altar = Farm the island, build shrines and make sacrifices. The goods most often sacrificed are worth the most at the end. For 2 to 4 players, about 30 minutes.
web-tag-altar = What is sacrificed most often counts the most.
web-about-dalang = The master of the shadow play travels between four islands. Leave the right cards in the right places, and win chips and masks. For 3 or 4 players, about 60 minutes.
web-tag-dalang = Leave the right cards on the right islands.
web-level-novice = novice
web-level-casual = casual
web-level-club = club
web-level-expert = expert
web-level-master = master
web-level-champion = champion
web-bot = Bot, { $level }
web-variant-oracle = with the oracle
web-variant-demon = with the demon

## The start page

web-free = Free, and without an account: play against bots or with friends.
web-more = More
web-your-name = Your name
web-bots-level = Bot level
web-play-now = Play now
web-overview = A turn in one minute
web-lessons = Lessons
web-lessons-new = New here? Start with lesson 1.
web-lesson-begin = Start: { $lesson }
web-lesson-continue = Continue: { $lesson }
web-lesson-again = Again: { $lesson }
web-lesson-done = finished
web-lesson-begun = started
web-together = Pass and play
web-how-many = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-new-table = New table
web-my-tables = Your tables
web-open-tables = Tables waiting for players
web-open-tables-none = No public tables are waiting right now.
web-join = Join by link
web-join-go = Go
web-bad-link = This isn’t a link to a table.
web-online = Online tables
web-no-server = Everything here runs on your device. To play with friends elsewhere, one of you has to run a server.
web-online-at = Games with friends elsewhere are at { $host }.
web-online-go = Play online
web-install = Install Bali
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
web-memory-faithful-why = As at a real table: the page names a card only while it is new. After that, you have to remember it.
web-memory-open-why = The page remembers cards for you. In the altar game: the cards that everyone could see. In the Dalang game: also those that only you have seen.
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
web-hands-open = spectators see all cards
web-undo-allowed = Allow undo
web-spectators = Allow spectators
web-list-it = List this table publicly
web-where = Where
web-where-device = On this device
web-where-online = Online
web-where-device-why = The game runs on your device. It needs no connection, and nobody else can join.
web-where-online-why = The table is on the server. Friends can join by link, and everyone needs a connection.
web-where-nowhere-why = Fill every seat with a player at this screen or a bot: friends elsewhere can join only through a server.
web-on-device = on this device
web-open-hands = Spectators see all cards
web-open-hands-why = Possible only if every seat has a bot.
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
web-reserved-for = { $who } hasn’t answered yet
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
web-rule = Rule { $clause }
web-info-does = Effect
web-info-costs = Cost
web-info-scores = Scoring
web-info-left = How many
web-players = Players
web-look-at = Look at { $who }
web-look-seat = Seat { $number }
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
web-points = Points:
web-points-known = { $who } would have at least { $count ->
    [one] 1 point
   *[other] { $count } points
} if the game ended now. Hidden cards may add to that.
web-points-exact = { $who } would have { $count ->
    [one] 1 point
   *[other] { $count } points
} if the game ended now.
web-points-final = { $who } has { $count ->
    [one] 1 point
   *[other] { $count } points
}.
web-connected = connected
web-not-connected = not connected
web-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-undo = Undo
web-final = You can’t undo this.
web-reset = Reset turn
web-hint = Hint
web-hint-chance = Your chance to win with each choice
web-hint-why = Estimated by the champion, the strongest bot. It knows only what you know.
web-hint-thinking = The champion is thinking …
web-hint-close = Esc closes the hint.
web-hint-equal = The best two are about equal.
web-hint-none = no immediate effect
web-thinking = Thinking …
web-answers = Auto-replies
web-answers-count = { $count ->
    [0] Auto-replies
   *[other] Auto-replies: { $count } set
}
web-answers-point = Answer a question here in advance, and you won’t be asked: your answer is given for you. Only you see this list.
web-answers-why = Each answer comes after a short, irregular delay. You can choose any answer, whatever you hold. If it isn’t possible when you’re asked, the closest possible one counts. So nobody learns anything about your hand.
web-answers-newest = If several answers fit, the one you set last counts.
web-answers-until = New answers apply
web-answers-until-turn = for this turn
web-answers-until-own_turn = until my next turn
web-answers-until-cancelled = until I cancel
web-answers-ask = Ask me
web-answers-set = { $question }: { $reply } ({ $until })
web-answers-cancel = Cancel: { $answer }
web-answers-cancel-all = Cancel all
web-answers-done-cancelled = From now on, you’ll pass on this. You can cancel that under “Auto-replies”.
web-answers-done-own_turn = Until your next turn, you’ll pass whenever that’s possible. You can cancel that under “Auto-replies”.
web-answers-offer = You can also pass in advance. That tells nobody what you hold.
web-answered = Answering for you: { $answer }
web-answered-change = Change
web-answered-why = Cancel this answer and decide yourself
web-forced-why = You have no choice here, so the page answers for you. You can turn that off in the settings.
web-call-bot = Let a bot play for { $who }
web-leave-menu = Leave or resign
web-leave-hint = If you leave, a bot plays for you until you return. If you resign, you can’t come back.
web-leave-waits = If you leave, the game waits for you on the home page. If you resign, you can’t come back.
web-leave = Leave for now
web-resign = Resign
web-return = Take your seat back
web-lost = Connection lost. Reconnecting …
web-unsent = You’re not connected, so this wasn’t sent. Try again in a moment.
web-unconfirmed = The connection was lost before your action was confirmed. If the table doesn’t show it, please repeat it.
web-log = Log
web-log-newest = Newest
web-log-chat = Log and chat
web-since = since your last action
web-see-position = See this position
web-recent = Last actions
web-skip-tip = { $touch ->
    [1] Tap
   *[0] Click
} the table to skip ahead
web-speed = Speed of other players’ actions
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-step = step by step
web-speed-instant = instant
web-pause = Pause
web-continue = Continue
web-next-action = Next action
web-to-present = Skip to the present
web-position = You’re looking at an earlier position.
web-back-to-now = Back to now
web-chat = Chat
web-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-chat-unread = Chat ({ $count } new)
web-chat-say = Write a message
web-chat-send = Send
web-chat-mute = Hide chat
web-chat-show = Show chat
web-chat-muted = Chat is hidden.
web-spectator = spectator
web-chat-aside = The players will see your messages after the game.
web-curtain = Pass the screen to { $who }. Everyone else, look away!
web-curtain-open = I’m { $who }: show my cards
web-refused-no-undo = Nothing to undo. You can undo only actions from your own turn that revealed no card, at a table that allows undo.
web-refused-faded = You can’t look back that far: at this table, you have to remember earlier cards yourself.
web-refused-taken = This seat is taken.
web-refused-open-hands = Only bots can play at this table, because spectators see all cards.
web-refused-limit = Too many requests. Please wait a moment.
web-refused-storage = The server can’t save or load anything right now. Please try again in a moment.
web-refused-storage-full = There’s no space left for games on this device. Delete finished games in the settings, or free some space, and try again.
web-refused-storage-failed = This device couldn’t store that, so nothing has happened. Please try again.
web-refused-no-storage = This browser doesn’t store games for this site, perhaps because the window is private. Use a normal window, or play online.
web-refused-no-local = This browser is too old to play without a server. Online tables still work.
web-refused-no-engine = The rules of this game couldn’t be loaded. Check your connection and try again.
web-refused-no-champion = The champion couldn’t be loaded, so there are no hints, and it can’t play. Check your connection. Bots of all other levels still play.
web-refused-no-bots = The bots couldn’t be loaded. Check your connection. The game continues as soon as that works.
web-refused-file-online = This game was played online, so it can’t continue on this device. You can still watch its replay.
web-refused-not-now = You can’t do that right now.
web-asked-now = Now: { $prompt }
web-refused-offline = Can’t reach the server.
web-refused-no-server = This works only with a server, and this page has none.
web-refused-no-table = This table doesn’t exist.
web-refused-private = Only the players at this table can see it.
web-refused-patience = You can call in a bot after a player has kept you waiting for two minutes.
web-refused-not-asked = This isn’t your decision.
web-refused-busy = The server is busy. Please try again.
web-refused-preparing = The server is still preparing this game. That takes a minute or two, the first time only, and then this page continues by itself. Games against bots on this device start immediately.
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
web-refused-file-secret = The secret in the file doesn’t match its commitment.
web-refused-file-share = A player’s share in the file doesn’t match its commitment.
web-refused-chat = This table’s chat is full.
web-refused-misunderstood = The server didn’t understand that. Please reload the page and try again.
web-refused-away = A bot is playing for you. Take your seat back first.
web-refused-rematched = There’s already a table for the rematch.
web-refused-lesson = A lesson is for you alone, with bots.
web-refused-no-jump = You can’t skip ahead from here.
web-refused-lesson-deal = The cards of a lesson are fixed, so there’s no deal to verify.
web-refused-seats = Every seat needs a player or a bot.
web-refused-not-yours = This isn’t your seat.
web-refused-impossible = That isn’t possible here.
web-refused-code = No player has this code. Check it for typing mistakes.
web-refused-bot-asked = The bot is deciding for you right now. Try again in a moment.
web-refused-open-tables = You have too many tables waiting for players. Start one of them first.
web-refused-listed-tables = You have too many public tables waiting for players. Open this one without listing it.
web-refused-running-tables = You have too many games running. Finish or resign one of them first.
web-refused-reserved = For one minute, this seat is reserved for a player from the last game.
web-refused-changes = You have changed seats too often at this table.
web-refused-frozen = This table was played under another version of the rules. You can look at it, but nobody can continue it here.
web-refused-name = This name can’t be used. Choose up to 12 visible characters.
web-refused-other-rules = This game was saved under another version of the rules. Only a version of Bali with those rules can verify it.
web-refused-unfair = This game’s cards don’t follow from its secret, so it can’t be shared.
web-refused-kept-games = You’ve shared as many games as you can in one day. Try again tomorrow.
web-refused-seat = This seat doesn’t exist.
web-refused-stale = The table has changed in the meantime. Please look again.
web-refused-seated = You already have a seat. Another player at this screen needs a name.
web-refused-free = This seat is already empty.
web-refused-no-answer = That answer in advance doesn’t exist, or is no longer set.
web-refused-many-answers = You have changed your answers in advance too often at this table.
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
web-ended-by-resignation = The game ended by resignation. These were the points at that moment.
web-end-counting = Counting the points …
web-end-skip = Skip
web-end-you-win = You win by { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-end-you-tie-break = You win the tie-break
web-end-you-share = You share the victory with { $who }
web-end-win = { $who } wins by { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-end-tie-break = { $who } wins the tie-break
web-end-share = { $who } share the victory
web-end-and-you = { $headline }; you are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
web-end-you-resigned = You resigned. { $who } { $count ->
    [one] wins
   *[other] win
}
web-end-win-by-resignation = You win: { $who } { $count ->
    [one] has
   *[other] have
} resigned
web-end-resigned = { $who } resigned. { $winners } { $count ->
    [one] wins
   *[other] win
}
web-end-board = See the board
web-end-result = See the result
web-end-again = Watch the count
web-end-picture = Share as a picture
web-end-picture-share = Share
web-end-picture-save = Save picture
web-end-picture-saved = Saved as { $file } in your downloads folder.
web-end-picture-failed = This browser can’t make the picture.
web-category = Category
web-rematch = Rematch
web-to-rematch = Go to rematch
web-rematch-asked = { $who } wants a rematch.
web-rematch-join = Join
web-rematch-decline = Decline
web-rematch-declined = You declined the rematch.
web-rematch-joined = joined
web-rematch-waiting = Waiting for { $who }.
web-rematch-patience = You can start without them after a minute.
web-rematch-without = Start without { $who }
web-rematch-without-really = Start without { $who }?
web-rematch-without-why = { $count ->
    [one] A bot takes the seat, and the player can no longer join.
   *[other] Bots take the seats, and the players can no longer join.
}
web-rematch-wait = Keep waiting
web-rematch-seats = { $number ->
    [1] Seats rotated: you are first. Order: { $order }.
    [2] Seats rotated: you are second. Order: { $order }.
    [3] Seats rotated: you are third. Order: { $order }.
   *[other] Seats rotated: you are fourth. Order: { $order }.
}
web-replay = Replay
web-replay-file = Saved game
web-verify = Was the deal fair?
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
web-help = Symbols and keys
web-signs = Symbols
web-sign-points = Points this player would have if the game ended now
web-sign-at-least = At least this many points: hidden cards may add to that
web-clicks = Clicks and taps
web-clicks-why = A button that names an action carries it out immediately. A click on the board does so if you can undo the action. Everything else asks for a second click. You always have to confirm that you end your turn, flee, or take a card. If the first click of a double click carries out an action, the second does nothing.
web-key-number = select a card or an action by its number
web-key-enter = confirm the selection, or carry out your only legal action
web-key-escape = close the hint, clear the selection, or return to the current position
web-key-undo = undo an action, or the whole turn
web-key-end = end your turn, or finish
web-key-pass = pass
web-key-answers = auto-replies
web-key-hint = hint
web-key-next = show the next action
web-key-help = this list
web-key-replay = in a replay: back, forward, to the beginning, to the end

## The first game

web-coach = Lesson
web-coach-next = Next
web-coach-more = Read on
web-coach-leave = Hide lesson
web-coach-fold = Collapse
web-coach-unfold = Expand
web-coach-resume = Show lesson
web-coach-suggestion = Your move: { $action }
web-coach-own = Your move: decide for yourself
web-coach-play-on = Continue this game
web-coach-new-game = New game ({ $level })
web-coach-jump = Skip to the last turns
web-coach-next-lesson = Next lesson
web-coach-following = Next lesson: { $lesson }
web-coach-you = You
web-coach-free = You chose another action. That’s fine: the game continues, and the lesson still explains what happens. If you undo it, the lesson’s suggestions return.

# The titles of the lessons.

altar-1 = How to play
altar-2 = With the oracle
altar-3 = With the demon
dalang-1 = How to play
dalang-2 = On other players’ turns
dalang-3 = Contests and laying down
