### What the terminal says about any game.

you = (you)
default-names = Wayan, Made, Nyoman, Ketut
keys = number or words · u undo · h hint · l log · ? help · q save and leave
comma = { ", " }
and = { " and " }
semicolon = { "; " }
between-sentences = { " " }
aside = { $text } ({ $note })
ask = >
unknown-words = I do not know “{ $words }”; you can: { $list }
several = “{ $words }” fits several: { $list }
not-possible = { $reason } [{ $clause }]; you can: { $list }
no-number = choose one of the numbers { $list }
cannot-undo = nothing to take back: only your own last step, if nobody has acted since and it showed no card
undone = taken back
hint = chances to win, as a strong bot sees them: { $list }
hint-choice = { $words } { $percent }%
thinking = { $who } is thinking …
press-enter = Enter goes on
curtain = Pass the keyboard to { $who }. Nobody else looks! Enter opens the cards.
curtain-or-pass = Pass the keyboard to { $who }. Nobody else looks! Enter opens the cards; p passes at once, cards unseen.
saved = The game is kept in { $file }
resume = go on with: { $command } play --resume { $file }
replay = see it again with: { $command } replay { $file }
too-small = Please enlarge the terminal to { $width } x { $height }, then press Enter.
log-empty = Nothing has happened yet.
log-keys = page { $at } of { $count } · b earlier · Enter back to the table
compiling = Preparing the rules for this machine, once…
winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
replay-keys = { $at } of { $count } · Enter or n next · b back · a number: go there · q leave
replay-bad = press Enter, n, b, q, or type a number from 0 to { $count }
result = Final points
result-total = Total
result-place = Place
help =
    Choose an action by its number, by its words as listed (in your language or in English), or by enough of them to tell it apart.
    u  takes your last step back, if nobody has acted since and it showed no card; a card played stays played
    h  shows what a strong bot thinks of your choices; it knows only what you know
    l  shows the whole log
    q  leaves; the game is kept after every step, so nothing is lost
