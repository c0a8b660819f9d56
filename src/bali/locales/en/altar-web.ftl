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
altar-board-legend-last = scores when the card below it is taken
altar-board-legend-now = is being scored
altar-board-uncovered = { $what }; { $when }
altar-board-take = take from column { $row }; uncovers: { $next }
altar-board-take-last = take from column { $row }; then a new column is dealt
altar-board-new-row = then a new column
altar-board-take-ends = take from column { $row }; then the draw pile is empty and the game ends
altar-board-row-ends = ends the game
altar-board-pile-ends = The next new column ends the game
altar-board-barred = The demon is on column { $row }: you can’t take cards there.

## The altar

altar-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
altar-board-bare = There are no cards here yet.
altar-board-built = { $who }’s shrine
altar-board-top = on top: { $what }
altar-board-face-down = a face-down card
altar-board-unknown = unknown: { $count }
altar-board-row-cards = Cards
altar-board-row-worth = Worth each
altar-board-worth = { $what }: { $count } on the altar, worth { $worth } each now
altar-board-worth-unsure = { $what }: { $count } on the altar, worth { $worth } each now if the unknown cards don’t change it

## Cards and what a click does

altar-board-count = { $what }: { $count }
altar-board-sole-count = { $what }: { $count }, sole majority
altar-board-sole = sole majority
altar-board-does = { $what }: { $deed }
altar-board-why = { $what } (not possible now; why?)
altar-board-how-many = { $what }: choose how many to play
altar-board-hand-empty = Your hand is empty.
altar-board-stuck = You hold three shrines and have fewer than { $cost } stone, so one goes back to the box.

## A player's panel

altar-board-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
altar-board-played = Played: { $cards }
altar-board-none-played = No cards played
altar-board-unsure = as far as everyone could see

## The end

altar-end-turn = The cards on the altar are turned face up.
altar-end-value = The most sacrificed type is worth the most.
altar-end-worth = { $worth } each
altar-end-tie-break = Tied on points: the player with the most shrines wins, then the one with the most stone.

## Answers in advance

altar-question-shrine = Reward for my shrines

## With a hint

altar-effect-uncovers = uncovers: { $kind }
altar-ahead-sole = gives you the sole majority
altar-ahead-first = your first one: you gain when it is scored
altar-ahead-stonemason = { $count } stone whenever a stonemason is scored
altar-ahead-priest = { $count ->
    [one] 1 point whenever a priest is scored
   *[other] { $count } points whenever a priest is scored
}
altar-ahead-shrine = { $points } points at the end
altar-preview-shrine = { $points } points at the end; everyone else puts a card on the altar, you put two
altar-ahead-worth = worth { $worth } at the end, as the altar is now

## What the others did, where there is little space

altar-brief-took = { $who } takes { $cards }.
altar-brief-vain = Nobody gains.

## A button with the amount that it stands for

altar-answer-choose = choose { $gain }
