### What the terminal says about any game.

you = (you)
default-names = Wayan, Kadek, Nyoman, Ketut
keys = number or words · u undo · h hint · l log · ? help · q save and quit
comma = { ", " }
and = { " and " }
semicolon = { "; " }
between-sentences = { " " }
aside = { $text } ({ $note })
for-you = You: { $prompt }
then-asked = then { $who }
ask = >
unknown-words = I don’t know “{ $words }”. You can: { $list }
several = “{ $words }” matches several choices: { $list }
not-possible = { $reason } [{ $clause }]. You can: { $list }
no-number = choose one of the numbers { $list }
undone = undone
hint = chances of winning, as a strong bot sees them: { $list }
hint-choice = { $words } { $percent }%
thinking = { $who } is thinking …
press-enter = Press Enter to continue
curtain = Pass the keyboard to { $who }. Everyone else, look away! Press Enter to show the cards.
curtain-or-pass = Pass the keyboard to { $who }. Everyone else, look away! Press Enter to show the cards, or p to pass without looking.
saved = Game saved in { $file }
resume = resume with: { $command } play --resume { $file }
replay = replay with: { $command } replay { $file }
too-small = Please enlarge the terminal to { $width } x { $height }, then press Enter.
log-empty = Nothing has happened yet.
log-keys = page { $at } of { $count } · b earlier · Enter back to the table
compiling = Preparing { $game } for this machine: about a minute, the first time only …
compiling-replay = Preparing the rules for this machine (first time only) …
loading = Loading { $game } …
winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
replay-keys = { $at } of { $count } · Enter or n next · b back · a number: go there · q quit
replay-bad = press Enter, n, b, q, or type a number from 0 to { $count }
result = Final points
result-total = Total
result-place = Place
help =
    Choose an action by its number, by its words as listed (in your language or in English), or by enough of them to tell it apart.
    u  undoes your last action, if it belongs to your own turn and revealed no card
    h  shows what a strong bot thinks of your choices; it knows only what you know
    l  shows the whole log
    q  quits; the game is saved after every action, so nothing is lost
