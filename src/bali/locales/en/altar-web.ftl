### What altar's board in the browser says beyond the terminal.

## Regions

altar-board-offer = Offer
altar-board-altar = Altar
altar-board-table = Table
altar-board-own = Your side
altar-board-tableau = Your tableau
altar-board-look = The oracle shows you, from the top

## The offer

altar-board-legend = scores if the card below it is the last one taken
altar-board-legend-now = is being scored
altar-board-uncovered = { $what }; scores if the card below it is the last one taken
altar-board-scoring = { $what }; is being scored
altar-board-take = take from column { $row }; uncovers: { $next }
altar-board-take-last = take from column { $row }; then a new column is dealt
altar-board-new-row = then a new column
altar-board-barred = The demon is on column { $row }: you can’t take cards there.

## The altar

altar-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
altar-board-bare = There are no cards here yet.
altar-board-top = on top: { $what }
altar-board-face-down = a face-down card
altar-board-unknown = unknown: { $count }

## Cards and what a click does

altar-board-count = { $what }: { $count }
altar-board-sole-count = { $what }: { $count }, sole majority
altar-board-sole = sole majority
altar-board-does = { $what }: { $deed }
altar-board-why = { $what } (not possible now; why?)
altar-board-how-many = { $what }: choose how many to play
altar-board-hand-empty = Your hand is empty.

## A player's panel

altar-board-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
altar-board-unsure = as far as everyone could see
