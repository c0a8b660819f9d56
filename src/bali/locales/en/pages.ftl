### What the pages of rules, settings and about say.

## The rules

pages-rules-choose = Which game’s rules?
pages-rules-games = The games
pages-rules-read = Read the rules
pages-rules-contents = Contents
pages-rules-details = A turn in detail
pages-rules-memory = Memory on this page
pages-rules-search = Search the rules
pages-rules-search-hint = word or number: { $number }
pages-rules-clear = Clear
pages-rules-found = { $count ->
    [0] No rule contains all of these words.
    [one] 1 rule found
   *[other] { $count } rules found
}
pages-rules-link = Link to rule { $number }

## Colours of players

pages-red = Red
pages-blue = Blue
pages-yellow = Yellow
pages-green = Green

## Pictures of altar's rules

pages-altar-kinds = The playing cards, and how many of each there are
pages-altar-goods = The four types of goods as sacrifice cards, and the tokens
pages-altar-stone = Stone
pages-altar-point = Victory point
pages-altar-sets = The four starting sets: each one lacks one type of farmer
pages-altar-turn = Your turn, phase by phase
pages-altar-phase-A3 = Buy
pages-altar-phase-A4 = Play
pages-altar-phase-A5 = Sacrifice
pages-altar-phase-A6 = Take
pages-altar-phase-A7 = Score
pages-altar-when-A3 = optional
pages-altar-when-A4 = always
pages-altar-when-A5 = after a shrine
pages-altar-when-A6 = until you hold 3
pages-altar-when-A7 = for everyone
pages-altar-price = The price of a sacrifice card
pages-altar-price-farmers = Farmers of its type in your tableau
pages-altar-price-stone = Price in stone
pages-altar-costs = What you can play, and what it costs in stone
pages-altar-costs-stone = { $cost } stone
pages-altar-offering = After a shrine, cards go on the altar in this order
pages-altar-offering-others = Every other player: one of their own, face up
pages-altar-offering-own = The active player: one of their own, face down
pages-altar-offering-supply = Then one from the supply, face up
pages-altar-offering-altar = The altar
pages-altar-offer = The offer: four columns of four cards. You can take only the bottom card of a column.
pages-altar-takeable = can be taken
pages-altar-uncovered = An example: the last card you take is a peanut farmer. That uncovers the priest above it, so priests score.
pages-altar-taken = taken
pages-altar-scores = scores
pages-altar-rewards = What each kind pays when it scores
pages-altar-reward-stonemason = 1 stone for each stonemason
pages-altar-reward-priest = 1 victory point for each priest
pages-altar-reward-shrine = 1 victory point or 1 stone for each shrine
pages-altar-reward-farmer = 1 sacrifice card of the type
pages-altar-values = An example: the cards on the altar, and what each sacrifice card you have kept is worth
pages-altar-values-good = Goods
pages-altar-values-count = On the altar
pages-altar-values-worth = Each is worth
pages-altar-variants = The oracle lets you look into the altar; the demon blocks a column

## Pictures of dalang's rules

pages-dalang-islands = The four islands and their emblems
pages-dalang-court = The court cards, and how many of each there are
pages-dalang-travel = The Dalang cards: four for each pair of islands
pages-dalang-tokens = Chips, seals and masks: four of each kind
pages-dalang-mask = Mask of { $value }
pages-dalang-start = The four start cards
pages-dalang-start-card = Start card
pages-dalang-dalang = Dalang
pages-dalang-stacks = A player’s cards: the hand at the active island, and a face-down stack at each of the others
pages-dalang-stack = Stack
pages-dalang-cards = What you can do with each card
pages-dalang-does-warrior = Challenges all other players but one: they repel it or flee
pages-dalang-does-scholar = Puts cards on your stacks, or takes some back
pages-dalang-does-artist = Exchanges cards from your hand for new ones
pages-dalang-does-priest = Starts a contest for the priest chip
pages-dalang-does-prince = Starts a contest for the prince chip
pages-dalang-does-dalang = Moves the Dalang to another island, where there may be a scoring
pages-dalang-dalang-card = Dalang card
pages-dalang-flight = If you flee, you save three cards; the others are lost
pages-dalang-saved = On your stacks
pages-dalang-lost = Discarded
pages-dalang-scholar = The scholar: put up to three cards on your stacks, or take up to three back
pages-dalang-put = From your hand to your stacks
pages-dalang-take = or from your stacks to your hand
pages-dalang-artist = The artist: discard up to three cards, then draw as many
pages-dalang-drawn = Drawn
pages-dalang-contest = An example: a contest for the priest chip
pages-dalang-contest-first = Yellow plays a priest and shows 2 more
pages-dalang-contest-pass = Green passes
pages-dalang-contest-more = Red shows 3
pages-dalang-contest-won = Red takes the chip
pages-dalang-seal = Both chips in one village win the seal
pages-dalang-seal-chips = Both chips of the island
pages-dalang-seal-points = The seal: 3 points
pages-dalang-scoring = An example of a scoring: two players each have one of the island’s chips
pages-dalang-scoring-other = The other player: the lowest mask
pages-dalang-scoring-active = The active player: the next higher one
pages-dalang-bottom = After a scoring, you take up only the bottom four cards of a stack of six
pages-dalang-bottom-kept = The bottom 4 become your hand
pages-dalang-bottom-lost = The cards above them are discarded
pages-dalang-points = What counts at the end
pages-dalang-points-mask = A mask: its value
pages-dalang-points-seal = A seal: 3 points

## Settings

pages-settings-kept = Changes are saved automatically in this browser.
pages-settings-look = Appearance and sound
pages-settings-table = At the table
pages-settings-you = You
pages-theme = Colours
pages-theme-auto = same as device
pages-theme-light = light
pages-theme-dark = dark
pages-motion = Card animation
pages-motion-why = Cards and tokens move across the table.
pages-motion-reduced = Your device asks for less motion, so cards aren’t animated, whatever you choose here.
pages-patterns = Patterns as well as colours
pages-patterns-why = Seats are marked by a pattern too, not by colour alone.
pages-sound = Sounds
pages-sound-why = A tap when a card moves, and a gong when it’s your turn, even if you’re in another tab.
pages-sound-try = Try it
pages-notices = Notifications
pages-notices-why = Your browser notifies you when it’s your turn and you’re looking at another tab or app.
pages-notices-refused = Your browser doesn’t allow notifications. You can change that in its settings for this site.
pages-speed-why = They are shown one at a time. Click the table to skip to the present. While your clock is running, catching up takes at most a second and a half.
pages-skip-confirm = Don’t confirm actions I can undo
pages-skip-confirm-why = One click carries out an action that you can undo, or the only legal one. You still have to confirm every other action, and taking a card from your stack.
pages-forced = Answer for me if I have no choice
pages-forced-why = When you can only pass or flee, the page says why and does it for you, if you play against bots alone. It also lays your hand down if all cards are the same, or the game ends then. If you play with other people, you answer yourself: the time it takes could give your hand away.
pages-keys = Show keys on cards and buttons
pages-muted = Hide chat
pages-muted-why = Messages from other people at a table aren’t shown.
pages-name-why = Others see this name at the tables you join from now on.
pages-name-kept = From now on you are { $name }.
pages-storage = Storage
pages-storage-games = Games on this device: { $count }. Finished: { $finished }.
pages-storage-use = Space used, including the files for playing offline: { $size }.
pages-storage-kept = The browser keeps this data until you delete it.
pages-storage-loose = The browser may delete this data when space runs low.
pages-storage-keep = Keep this data
pages-storage-refused = The browser won’t promise that yet. To be safe, export your games.
pages-storage-export = Export all games
pages-storage-import = Import games
pages-storage-imported = Games imported: { $count }.
pages-storage-delete = Delete finished games
pages-storage-sure = Delete all finished games on this device?
pages-storage-sure-why = Their results and replays will be gone. Export them first if you may want them again.
pages-code = Recovery code
pages-code-why = There are no accounts here: this browser remembers who you are. With a recovery code, you can be the same player on another device too, and get your tables back if the browser forgets you.
pages-code-make = Create code
pages-code-once = If you already have a code, the new one replaces it. Devices that are signed in stay signed in.
pages-code-yours = Your recovery code
pages-code-shown = Write it down or copy it now: it’s shown only this once. Anyone who has it can play as you.
pages-code-copy = Copy
pages-code-copied = Code copied.
pages-code-enter = Enter a code
pages-code-enter-why = You’ll then play as the player this code belongs to. To be able to return to the player you are now, create a code first.
pages-code-use = Use code
pages-code-welcome = Welcome back, { $name }!
pages-code-unknown = No player has this code. Check it for typing mistakes. A newer code may also have replaced it.
pages-sign-out = Sign out everywhere
pages-sign-out-why = Have you lost a device, or is someone else playing as you? This signs out every other device and browser. Your recovery code stops working too, so create a new one afterwards.
pages-sign-out-sure = Sign out on all other devices?
pages-sign-out-done = All other devices are signed out. This browser stays signed in.

## About

pages-about-title = About these games
pages-about-what = These are free digital editions of two card games, both called Bali, made by people who like them. You can play here without an account or adverts: against bots, with friends elsewhere, or together at one screen.
pages-about-ours = Our program and all our artwork are free under the MIT licence.
pages-here = This page
pages-here-version = Version { $version }
pages-here-online = This page comes from a server. Games against bots or at one screen run on your device. Online tables and their replays need the server.
pages-here-site = This page needs no server: everything runs on your device. Online tables and their replays are not part of it.
pages-here-site-server = This page needs no server: everything runs on your device. Online tables and their replays are at { $host }.
pages-here-ready = It works offline: all its files are stored in this browser.
pages-here-loading = It’s being stored in this browser, so that you can use it offline.
pages-here-failed = It couldn’t be stored in this browser, so it needs a connection. It will try again on your next visit.
pages-here-impossible = It needs a connection: this browser doesn’t store pages here. Most browsers do so only over HTTPS and outside private windows.
pages-here-install = Once installed, it opens in its own window, like any other app.
pages-about-games = Whose games these are
pages-about-designer = Design: { $name }
pages-about-publisher = Publisher: { $name }, { $year }
pages-about-theirs = The ideas of these games are the work of their designers and publishers. The artwork and texts of the original boxes remain theirs, and none of them are used here: the pictures, the rules and all other texts are our own. If you like a game and can still find the box, please buy it.
pages-about-no-tie = This edition is not affiliated with the designers or publishers.
pages-fair = How fair deals work
pages-fair-why = Neither the server nor a player can choose the cards. You can check this after the game.
pages-fair-before = When a table opens, the server picks a secret and shows only its fingerprint: the commitment. From then on, it can’t change the secret without being noticed.
pages-fair-share = When you sit down, your browser picks a secret of its own, called your share, and shows only its fingerprint.
pages-fair-reveal = When the game starts, the seats are fixed, the server adds a random number that everyone sees, and every browser reveals its share. A share that isn’t revealed within ten seconds is left out, and everyone can see that.
pages-fair-deal = Every card follows from the server’s secret, its random number and the shares, and from nothing else. As long as your share is unknown, nobody can predict or choose a card.
pages-fair-after = When the game is over, the server reveals its secret. Your browser compares everything with what it saw before the deal, and anyone can deal the whole game again, card by card.
pages-fair-device = In a game on this device, your own browser picks the secret and deals. Once the game is over, save it as a file: anyone can verify the deal from that.
pages-fair-limits = What this doesn’t prove
pages-fair-not-hands = Whoever runs the server can read every hand in its database.
pages-fair-not-withheld = A player who can read the database can compare two deals, with and without their own share, and then decide whether to reveal it. Everyone can see when a share is missing.
pages-fair-not-operator = Whoever runs the server can refuse to start a game, or leave out a share. If the share is yours, this page tells you.
pages-fair-not-page = This page also comes from the server. If you don’t want to trust anyone else, run “bali verify” on your own computer and compare the commitments.
pages-verify = Verify a deal
pages-verify-how = Choose a game that you saved as a file after it ended, or paste its text.
pages-verify-own = The game is dealt again, and your browser compares the commitments. If you don’t want to trust anyone else, run “bali verify FILE” on your own computer.
pages-verify-file = Choose a file
pages-verify-text = or paste its text
pages-verify-seen = Commitment you saw at the table (if you saved it)
pages-verify-go = Verify
pages-verify-busy = Dealing again …
pages-verify-fair = The cards were dealt as promised.
pages-verify-doubtful = Something is wrong with this deal.
pages-verify-fair-why = { $draws ->
    [one] The only draw follows from the secret and the players’ shares.
   *[other] All { $draws } draws follow from the secret and the players’ shares.
}
pages-verify-unfair = The cards were not dealt as promised.
pages-verify-wrong = Action { $number } was “{ $was }”; the secret and the shares give “{ $due }”.
pages-verify-right = { $draws ->
    [0] No earlier draw was correct.
    [one] 1 earlier draw was correct.
   *[other] { $draws } earlier draws were correct.
}
pages-verify-commitment = Commitment to the secret
pages-verify-draws = Draws
pages-verify-same = This is the commitment you saw at the table.
pages-verify-unlike = Not the commitment you saw
pages-verify-other = This isn’t the commitment you entered. Either this is a different game, or the secret was changed.
pages-verify-compare = Compare it with the one you saw at the table.
pages-verify-bad = This can’t be verified.
pages-verify-bad-large = The file is too large for a saved game.
pages-verify-bad-running = The game at this table isn’t over yet. Its secret stays hidden until then.
pages-proof-yours = Your browser’s share was part of this deal.
pages-proof-yours-left-out = Your browser revealed its share, but it isn’t in this deal: it came too late, or the server left it out.
pages-proof-yours-missing = Your browser’s share isn’t part of this deal.
pages-proof-server = The server’s secret is the one it committed to before your browser revealed its share.
pages-proof-server-changed = The server’s secret isn’t the one it committed to.
pages-proof-fixed = Everything else was fixed before your browser revealed its share.
pages-proof-changed = The deal doesn’t follow from what was fixed before your browser revealed its share.
pages-proof-left-out = { $who }’s share was not revealed in time and was left out.
pages-proof-no-share = { $who } added no share.
pages-proof-nobody = So neither the server nor a player could choose these cards. The most anyone could do was leave out a share, and that would be listed here.
pages-proof-not-yours = This browser had no share in this deal, so it can’t tell whether someone chose the cards. Players whose share is in it can check that in their own browser.
pages-proof-no-shares = No player’s share is in this deal. The cards follow from the secret, but nothing shows that it wasn’t picked to get these cards.
pages-keys-why = Turns on by itself when you choose something with a key.
pages-parts = Made with
pages-parts-svelte = the pages in the browser
pages-parts-fluent = texts in four languages
pages-parts-fastapi = the server
pages-parts-numpy = fast rules and bots
