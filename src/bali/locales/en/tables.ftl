### Around a table: your tables, joining, leaving, several players at one screen, replays.

## Your tables

web-turn-of = { $who } is deciding
web-time-left = { $time } left
web-days-hours = { $days } d { $hours } h
web-next-table = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
web-finished = Finished games
web-finished-none = Your finished games will be listed here.
web-finished-all = Show all
web-replay-saved = Replay a saved game
web-result-won = You won { $points }
web-result-shared = You shared the victory { $points }
web-result-place = { $place ->
    [2] You came 2nd { $points }
    [3] You came 3rd { $points }
   *[other] You came { $place }th { $points }
}
web-result-won-resigned = You won by resignation
web-result-resigned = You resigned
web-result-winner = { $who } won { $points }
web-result-winner-resigned = { $who } won by resignation

## A new table

web-variant-oracle-why = When oracles are dealt, the active player may look at the top four cards of the altar and secretly keep one.
web-variant-demon-why = A demon blocks one column of the offer. Each priest played moves it to the next column.
web-seat-name-of = Name of player { $number }
web-seats-shared = You share one screen. A curtain hides the cards between turns, and only the next player opens it.

## Joining

web-join-name = What’s your name?
web-join-table = Join the table

## Leaving

web-resign-sure = Resign for good?
web-resign-ends = The game ends now, and you lose it. You can’t undo this.
web-resign-continues = You lose this game and can’t return. A bot plays on in your seat, and everyone sees that you resigned.
web-resign-yes = Yes, resign
web-resign-no = Keep playing
web-note-left = { $who } leaves. A bot takes over.
web-note-time = { $who } runs out of time. A bot takes over.
web-note-called = A bot takes over for { $who }.
web-note-resigned = { $who } resigns.
web-note-returned = { $who } returns.
web-note-renamed = { $before } is now called { $who }.

## Memory

web-memory-why = Older lines no longer name every card. Why?
web-memory-note = At a real table, nobody writes down the cards for you. This table works the same way: the page names a card only while it is new. After that, you have to remember what matters to you. If you want the page to remember for you, choose “automatic notes” when you open a table.
web-memory-note-own = The page names the cards that everyone saw for the whole game. It names cards that only you saw while they are new, but not later. Remember those yourself.
web-memory-note-ok = Got it

## Several players at one screen

web-handover = { $who } is next.
web-handover-go = Pass the screen to { $who }

## Replays

web-replay-choose = Choose a file
web-replay-about = Choose a game that was saved as a file. Your finished games are on the home page.
web-play = Play
web-replay-speed = Speed
web-previous-turn = Previous turn
web-next-turn = Next turn
web-next-scoring = Next scoring
web-replay-options = Speed and viewpoint
web-front = Seat in front
web-key-replay-turn = in a replay: previous or next turn
web-key-replay-play = in a replay: play or pause, next scoring
