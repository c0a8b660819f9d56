### What altar's board in the browser says beyond the terminal, in German.

## Regions

altar-board-offer = Dorfplatz
altar-board-altar = Altar
altar-board-table = Tisch
altar-board-own = Deine Seite
altar-board-tableau = Deine Auslage
altar-board-look = Das Orakel zeigt dir, von oben nach unten

## The offer

altar-board-legend = wird gewertet, wenn die Karte darunter als letzte genommen wird
altar-board-legend-now = wird jetzt gewertet
altar-board-uncovered = { $what }; wird gewertet, wenn die Karte darunter als letzte genommen wird
altar-board-scoring = { $what }; wird jetzt gewertet
altar-board-take = aus Reihe { $row } nehmen; legt frei: { $next }
altar-board-take-last = aus Reihe { $row } nehmen; dann wird eine neue Reihe ausgelegt
altar-board-new-row = dann neue Reihe
altar-board-barred = Auf Reihe { $row } steht der Dämon: Dort kannst du keine Karte nehmen.

## The altar

altar-board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
altar-board-bare = Hier liegt noch keine Karte.
altar-board-top = zuoberst: { $what }
altar-board-face-down = eine verdeckte Karte
altar-board-unknown = unbekannt: { $count }

## Cards and what a click does

altar-board-count = { $what }: { $count }
altar-board-sole-count = { $what }: { $count }, alleinige Mehrheit
altar-board-sole = alleinige Mehrheit
altar-board-does = { $what }: { $deed }
altar-board-why = { $what } (geht gerade nicht: warum?)
altar-board-how-many = { $what }: wähle, wie viele du ausspielst
altar-board-hand-empty = Deine Hand ist leer.

## A player's panel

altar-board-hand-size = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
altar-board-unsure = soweit alle es sehen konnten
