### What altar's board in the browser says beyond the terminal, in Dutch.

## Regions

altar-board-offer = Aanbod
altar-board-altar = Offerplaats
altar-board-table = De tafel
altar-board-own = Jouw kant
altar-board-tableau = Jouw gespeelde kaarten
altar-board-look = Het orakel toont je, bovenste eerst

## The offer

altar-board-legend = wordt gewaardeerd als je de kaart eronder als laatste pakt
altar-board-legend-now = wordt nu gewaardeerd
altar-board-uncovered = { $what }; wordt gewaardeerd als je de kaart eronder als laatste pakt
altar-board-scoring = { $what }; wordt nu gewaardeerd
altar-board-take = pak uit rij { $row }; dan komt vrij: { $next }
altar-board-take-last = pak uit rij { $row }; daarna komt er een nieuwe rij
altar-board-new-row = dan een nieuwe rij
altar-board-barred = De demon staat op rij { $row }: daar kun je geen kaarten pakken.

## The altar

altar-board-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
altar-board-bare = Hier liggen nog geen kaarten.
altar-board-top = bovenop: { $what }
altar-board-face-down = een gedekte kaart
altar-board-unknown = onbekend: { $count }

## Cards and what a click does

altar-board-count = { $what }: { $count }
altar-board-sole-count = { $what }: { $count }, als enige de meeste
altar-board-sole = als enige de meeste
altar-board-does = { $what }: { $deed }
altar-board-why = { $what } (kan nu niet: waarom?)
altar-board-how-many = { $what }: kies hoeveel je er speelt
altar-board-hand-empty = Je hand is leeg.

## A player's panel

altar-board-hand-size = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
altar-board-unsure = voor zover iedereen het kon zien
